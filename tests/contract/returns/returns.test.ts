import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { confirmIdentity } from '#modules/accounts/calls.ts';
import * as refunds from '#modules/refunds/calls.ts';
import { findEverywhere } from '#modules/reports/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as credits from '#modules/returns/credit.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { DAY, HOUR, MINUTE } from '#platform/clock.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { orderNumber } from '#platform/id.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Delivered, type Market, openMarket } from '../../support/market.ts';
import { stockOf } from '../../support/readers.ts';
import { addStaff, photoOf, receiveReturned, sendRefunds, waitForReturns } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';
import { newAccount } from '../accounts/mona.ts';

const shop = await testShop();
let market: Market;
let staff: Awaited<ReturnType<typeof addStaff>>;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  staff = await addStaff(shop);
});
afterEach(() => expectBooksRight(shop));

const seller = () => ({ token: market.luxor.owner.token });
const ask = (
  { merchantOrderId, lineId, by }: Delivered,
  quantity: number,
  more: {
    reason?: 'changed_mind' | 'defect' | 'damaged';
    wish?: 'refund' | 'credit';
    photos?: string[];
  } = {},
) =>
  shop.call(
    calls.requestReturn,
    { merchantOrderId, lines: [{ lineId, quantity }], reason: 'changed_mind', wish: 'refund', ...more },
    by,
  );
const show = (returnId: number, by: { token: string }) => shop.call(calls.showReturn, { returnId }, by);

test('a lawful withdrawal is approved at once, comes back on sale once and is paid as account credit by the buyer’s choice', async () => {
  const sold = await market.deliver(3);
  const before = await stockOf(shop, market.luxor.product.variantId);
  const { body } = await ask(sold, 2, { wish: 'credit' });
  expect((await show(body.id, sold.by)).body).toMatchObject({
    state: 'approved',
    payer: 'buyer',
    wish: 'credit',
  });

  await receiveReturned(shop, market, { returnId: body.id, lineId: sold.lineId, quantity: 2 });
  expect((await stockOf(shop, market.luxor.product.variantId)).on_hand).toBe(before.on_hand + 2);
  expect((await shop.call(backOffice.resolveReturn, { returnId: body.id }, seller())).body.state).toBe(
    'resolved',
  );
  await sendRefunds(shop);

  const after = (await show(body.id, sold.by)).body;
  expect(after).toMatchObject({ outcome: 'credit', refund: { state: 'succeeded', goods: 200, amount: 200 } });
  const credit = await shop.call(credits.showCredit, {}, sold.by);
  expect(credit.body).toMatchObject({ balance: 200, moves: [{ amount: 200, balance: 200, kind: 'refund' }] });
});

test('before a return is sent its buyer sees until when to hand over, as its timer then says, and when the money leaves', async () => {
  const sold = await market.deliver(1);
  const input = { merchantOrderId: sold.merchantOrderId, lines: [{ lineId: sold.lineId, quantity: 1 }] };
  const quoted = async (reason: 'changed_mind' | 'defect') =>
    (await shop.call(calls.quoteReturn, { ...input, reason }, sold.by)).body;
  const { handOverBy, refundDays } = await quoted('changed_mind');
  const late = await quoted('defect');

  const { body } = await ask(sold, 1);
  const { dueAt } = (await show(body.id, sold.by)).body;
  expect(handOverBy).toBe(cairoDay(new Date(Date.parse(dueAt ?? '') - 1)));
  expect(refundDays).toBe(7);
  // The merchant may take two days to answer first.
  expect(late.handOverBy).toBe(addDays(handOverBy ?? '', 2));
});

test('cash goes back to a channel that the buyer named, and not before', async () => {
  const sold = await market.deliver(1);
  const { body } = await ask(sold, 1);
  await receiveReturned(shop, market, { returnId: body.id, lineId: sold.lineId, quantity: 1 });
  await shop.call(backOffice.resolveReturn, { returnId: body.id }, seller());
  await sendRefunds(shop);

  const shown = (await show(body.id, sold.by)).body.refund;
  // Everything came back: so do the delivery and the fees.
  expect(shown).toMatchObject({
    state: 'sending',
    needsChannel: true,
    toAccount: true,
    amount: sold.first.total,
  });
  const refundId = shown?.id as number;
  const finance = { token: staff.finance.token };
  const transfer = { refundId, reference: 'IPN-778812' };
  expect((await shop.call(refunds.recordTransfer, transfer, finance)).error.code).toBe('channel_missing');

  const channel = { kind: 'wallet', account: '٠١٠٠ ١٢٣ ٤٥٦٧', holder: 'عميل تجريبي' } as const;
  const saved = await shop.call(refunds.savePayoutChannel, channel, sold.by);
  expect(saved.body.channel.masked).toBe('01•••••4567');
  const clear = await shop.rows(
    sql<{ text: string }>`select row_to_json(c)::text as text from payout_channels c`,
  );
  expect(clear.map(({ text }) => text).join()).not.toContain('1001234567');

  const seen = await shop.call(refunds.showRefundChannel, { refundId }, finance);
  expect(seen.body).toMatchObject({ kind: 'wallet', account: '01001234567' });
  for (const holder of [undefined, '', 'عميل آخر']) {
    const blind = await shop.call(
      refunds.recordTransfer,
      { ...transfer, ...(holder !== undefined && { holder }) },
      finance,
    );
    expect(blind.error.code).toBe('holder_not_compared');
  }
  const compared = { ...transfer, holder: seen.body.holder };
  expect((await shop.call(refunds.recordTransfer, compared, finance)).body.state).toBe('succeeded');
  expect((await shop.call(refunds.recordTransfer, compared, finance)).error.code).toBe('not_possible_now');
});

test('the account for money paid in cash is not changed by a token alone, and its owner is notified of each change', async () => {
  const mona = await newAccount(shop, { mobile: '+201155500077' });
  const name = (account: string) =>
    shop.call(refunds.savePayoutChannel, { kind: 'wallet', account, holder: 'منى السيد' }, mona);
  const masked = async () => (await shop.call(refunds.showPayoutChannel, {}, mona)).body.channel?.masked;
  const sentBy = () =>
    shop.rows(sql<{ channel: string }>`
      select channel from messages where recipient in (${mona.email}, ${mona.mobile})
         and (subject || body) ~ 'حساب استرداد' order by channel`);
  expect((await name('01001234567')).status).toBe(200);
  await expect.poll(sentBy).toEqual([{ channel: 'email' }, { channel: 'sms' }]);

  shop.clock.advance(11 * MINUTE);
  expect((await name('01009999999')).error.code).toBe('confirmation_needed');
  expect(await masked()).toBe('01•••••4567');
  expect((await shop.call(confirmIdentity, { password: mona.password }, mona)).status).toBe(200);
  expect((await name('01009999999')).status).toBe(200);
  expect(await masked()).toBe('01•••••9999');
  await expect.poll(sentBy).toHaveLength(4);
});

test('no unit is asked back twice, and no more than were delivered', async () => {
  const sold = await market.deliver(2);
  expect((await ask(sold, 3)).error.code).toBe('wrong_units');
  expect((await ask(sold, 1)).status).toBe(200);
  expect((await ask(sold, 2)).error.code).toBe('wrong_units');
  const [one, other] = await Promise.all([ask(sold, 1), ask(sold, 1)]);
  expect([one.status, other.status].toSorted()).toEqual([200, 400]);
});

test('what needs a photo needs a real one, and a defect waits for the merchant', async () => {
  const sold = await market.deliver(1);
  expect((await ask(sold, 1, { reason: 'defect' })).error.code).toBe('photos_needed');
  const made = ['/private-media/00000000000000000000000000000000.1.AAAA'];
  expect((await ask(sold, 1, { reason: 'defect', photos: made })).error.code).toBe('photo_unknown');
  const photo = await photoOf(shop, sold.by);
  const { body } = await ask(sold, 1, { reason: 'defect', photos: [photo] });
  expect((await show(body.id, seller())).body).toMatchObject({
    state: 'requested',
    // The same picture, at an address by which the merchant cannot send it on as its own.
    photos: [expect.stringContaining(photo.split('.', 1)[0] as string)],
    payer: 'merchant',
  });
});

test('a merchant who does not answer in 48 hours has agreed; who rejects must say why, and the buyer may appeal', async () => {
  const sold = await market.deliver(2);
  const photos = [await photoOf(shop, sold.by)];
  const silent = (await ask(sold, 1, { reason: 'defect', photos })).body.id;
  const rejected = (await ask(sold, 1, { reason: 'defect', photos })).body.id;
  expect((await shop.call(backOffice.rejectReturn, { returnId: rejected }, seller())).error.code).toBe(
    'reason_needed',
  );
  await shop.call(backOffice.rejectReturn, { returnId: rejected, reason: 'القطعة سليمة' }, seller());
  expect((await show(rejected, sold.by)).body).toMatchObject({ state: 'rejected', answer: 'القطعة سليمة' });

  await waitForReturns(shop, 48 * HOUR);
  expect((await show(silent, sold.by)).body.state).toBe('approved');
  const appeal = { returnId: rejected, reason: 'العيب واضح في الصورة' };
  expect((await shop.call(calls.appealReturn, appeal, sold.by)).body.state).toBe('escalated');
  expect((await shop.call(backOffice.upholdAppeal, { returnId: rejected }, seller())).error.code).toBe(
    'not_your_step',
  );
  const upheld = await shop.call(
    backOffice.upholdAppeal,
    { returnId: rejected },
    { token: staff.support.token },
  );
  expect(upheld.body.state).toBe('approved');
  expect((await show(rejected, sold.by)).body.answer, 'why it was refused is not why it was approved').toBe(
    '',
  );
});

test('a rejection that nobody appeals is closed after seven days, and the unit can be asked for again', async () => {
  const sold = await market.deliver(1);
  const photos = [await photoOf(shop, sold.by)];
  const { id } = (await ask(sold, 1, { reason: 'defect', photos })).body;
  await shop.call(backOffice.rejectReturn, { returnId: id, reason: 'لا يوجد عيب' }, seller());
  const { dueAt } = (await show(id, sold.by)).body;
  expect(dueAt).not.toBeNull();
  const listed = (await shop.call(backOffice.listManagedCases, { tab: 'under_way' }, seller())).body.cases;
  expect(listed.find(each => each.id === id)).toMatchObject({ dueAt });
  await waitForReturns(shop, 9 * DAY);
  expect((await show(id, sold.by)).body.state).toBe('closed');
  expect((await ask(sold, 1)).status).toBe(200);
});

test('a return that is not handed over in seven days expires', async () => {
  const sold = await market.deliver(1);
  const { id } = (await ask(sold, 1)).body;
  await shop.call(calls.bookReturn, { returnId: id, way: 'drop_off' }, sold.by);
  await waitForReturns(shop, 8 * DAY);
  expect((await show(id, sold.by)).body.state).toBe('expired');
});

test('a return that nobody inspects is accepted after 48 hours and refunded by the seventh day, but not restocked', async () => {
  const sold = await market.deliver(1);
  const { id } = (await ask(sold, 1, { wish: 'credit' })).body;
  await shop.call(backOffice.receiveReturn, { returnId: id }, seller());
  const before = await stockOf(shop, market.luxor.product.variantId);
  await waitForReturns(shop, 48 * HOUR);
  expect((await show(id, sold.by)).body).toMatchObject({
    state: 'inspected',
    lines: [{ unseen: 1, sellable: 0 }],
  });
  await waitForReturns(shop, 6 * DAY);
  expect((await show(id, sold.by)).body).toMatchObject({ state: 'resolved', outcome: 'credit' });
  expect((await stockOf(shop, market.luxor.product.variantId)).on_hand).toBe(before.on_hand);
});

test('an inspection covers exactly what came, once', async () => {
  const sold = await market.deliver(3);
  const { id: returnId } = (await ask(sold, 3)).body;
  const came = { returnId, received: [{ lineId: sold.lineId, quantity: 4 }] };
  expect((await shop.call(backOffice.receiveReturn, came, seller())).error.code).toBe('wrong_units');
  await shop.call(
    backOffice.receiveReturn,
    { returnId, received: [{ lineId: sold.lineId, quantity: 2 }] },
    seller(),
  );
  const before = await stockOf(shop, market.luxor.product.variantId);
  const check = (sellable: number) =>
    shop.call(
      backOffice.inspectReturn,
      { returnId, found: [{ lineId: sold.lineId, sellable, damaged: 1, wrongItem: 0 }] },
      seller(),
    );
  expect((await check(2)).error.code).toBe('wrong_units');
  const both = await Promise.all([check(1), check(1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await stockOf(shop, market.luxor.product.variantId)).on_hand).toBe(before.on_hand + 1);
});

test('declining needs a reason, pays nothing and can be appealed; staff then decide', async () => {
  const sold = await market.deliver(1);
  const { id: returnId } = (await ask(sold, 1)).body;
  await receiveReturned(shop, market, { returnId, lineId: sold.lineId, quantity: 1 });
  const decline = { returnId, outcome: 'declined' } as const;
  expect((await shop.call(backOffice.resolveReturn, decline, seller())).error.code).toBe('reason_needed');
  await shop.call(backOffice.resolveReturn, { ...decline, reason: 'استُعملت القطعة' }, seller());
  expect((await show(returnId, sold.by)).body).toMatchObject({ outcome: 'declined', refund: null });
  await shop.call(calls.appealReturn, { returnId, reason: 'لم أستعملها' }, sold.by);
  const support = { token: staff.support.token };
  expect((await shop.call(backOffice.upholdAppeal, { returnId }, support)).body.state).toBe('inspected');
  await shop.call(backOffice.resolveReturn, { returnId }, support);
  expect((await show(returnId, sold.by)).body.refund?.amount).toBe(sold.first.total);
});

test('others find nothing: another buyer, another merchant', async () => {
  const sold = await market.deliver(1);
  const stranger = await market.deliver(1);
  const { id } = (await ask(sold, 1)).body;
  expect((await show(id, stranger.by)).status).toBe(404);
  expect((await show(id, { token: market.nubia.owner.token })).status).toBe(404);
  const foreign = await shop.call(
    backOffice.receiveReturn,
    { returnId: id },
    { token: market.nubia.owner.token },
  );
  expect(foreign.error.code).toBe('return_not_found');
  expect((await ask({ ...sold, by: stranger.by }, 1)).error.code).toBe('return_not_found');
});

test('a return is found by its number, by support and its own merchant', async () => {
  const sold = await market.deliver(1);
  const { id } = (await ask(sold, 1)).body;
  const find = async (token: string) =>
    (await shop.call(findEverywhere, { q: String(id) }, { token })).body.found.filter(
      ({ kind }) => kind === 'return',
    );
  const note = orderNumber(sold.orderId);
  expect(await find(market.luxor.owner.token)).toEqual([{ kind: 'return', id, title: `#${id}`, note }]);
  expect(await find(market.nubia.owner.token)).toEqual([]);
});

test('while a return is open nothing is completed', async () => {
  const sold = await market.deliver(1);
  const photos = [await photoOf(shop, sold.by)];
  await waitForReturns(shop, 12 * DAY);
  const { id } = (await ask(sold, 1, { reason: 'defect', photos })).body;
  await waitForReturns(shop, 3 * DAY);
  expect((await sold.show()).merchantOrders[0]?.status).toBe('delivered');
  expect((await sold.show()).returnBadge).toBe('open');
  await shop.call(calls.cancelReturn, { returnId: id }, sold.by);
  await waitForReturns(shop, 1 * DAY);
  expect((await sold.show()).merchantOrders[0]?.status).toBe('completed');
});
