import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as refunds from '#modules/refunds/calls.ts';
import { findEverywhere, showHome } from '#modules/reports/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { watchRefunds } from '#modules/returns/server/refunds/watch-refunds.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';
import { DAY } from '#platform/clock.ts';
import { cairoDay, endOfCairoDay } from '#platform/dates.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Delivered, type Market, openMarket } from '../../support/market.ts';
import { noticesOf } from '../../support/readers.ts';
import { addStaff, photoOf, receiveReturned, sendRefunds } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let staff: Awaited<ReturnType<typeof addStaff>>;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  staff = await addStaff(shop);
  // Every refund waits for finance.
  const aloneUpTo = { ...DEFAULT_SETTINGS.aloneUpTo, refund: 0 };
  await shop.rows(sql`insert into settings (name, value) values ('aloneUpTo', ${JSON.stringify(aloneUpTo)})`);
});
afterEach(() => expectBooksRight(shop));

const seller = () => ({ token: market.luxor.owner.token });
const support = () => ({ token: staff.support.token });
const finance = () => ({ token: staff.finance.token });
const refuse = (refundId: number) =>
  shop.call(backOffice.refuseRefund, { refundId, reason: 'لا نوافق على المبلغ' }, finance());
const listed = async (refundId: number) =>
  (await shop.call(refunds.listRefunds, { tab: 'drafted' }, finance())).body.refunds.find(
    ({ id }) => id === refundId,
  );

/** Units that came back as good as new, resolved as the shop says. */
async function back(sold: Delivered, quantity: number, outcome?: { accepted: number }) {
  const { merchantOrderId, lineId, by } = sold;
  const lines = [{ lineId, quantity }];
  const input = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { id: returnId } = (await shop.call(calls.requestReturn, input, by)).body;
  await receiveReturned(shop, market, { returnId, lineId, quantity });
  const partial = outcome && {
    outcome: 'partial' as const,
    accepted: [{ lineId, quantity: outcome.accepted }],
    reason: 'قطعة مستعملة',
  };
  await shop.call(backOffice.resolveReturn, { returnId, ...partial }, seller());
  const show = async () => (await shop.call(calls.showReturn, { returnId }, by)).body;
  return { returnId, show, refundId: (await show()).refund?.id as number };
}

test('nobody refuses what the law gives for goods that are back', async () => {
  const { refundId, show } = await back(await market.deliver(2), 2);
  expect((await listed(refundId))?.mayRefuse).toBe(false);
  const refused = await refuse(refundId);
  expect([refused.status, refused.error.code]).toEqual([409, 'lawful_refund']);
  expect((await show()).refund?.state).toBe('drafted');
});

test('a refused offer for a part of it is decided again, and the units are recounted', async () => {
  const sold = await market.deliver(3);
  const { returnId, refundId, show } = await back(sold, 2, { accepted: 1 });
  expect((await listed(refundId))?.mayRefuse).toBe(true);
  expect((await refuse(refundId)).status).toBe(200);
  expect(await show()).toMatchObject({ state: 'inspected', outcome: null, refund: null });
  await shop.call(backOffice.resolveReturn, { returnId, outcome: 'refund' }, support());
  expect(await show()).toMatchObject({ state: 'resolved', refund: { state: 'drafted', goods: 200 } });
});

test('a refused claim goes back to who decides it', async () => {
  const { merchantOrderId, lineId, by } = await market.deliver(1);
  const photos = [await photoOf(shop, by)];
  const lines = [{ lineId, quantity: 1 }];
  const input = {
    merchantOrderId,
    lines,
    reason: 'damaged',
    wish: 'refund',
    photos,
  } as const;
  const { id: claimId } = (await shop.call(calls.requestReturn, input, by)).body;
  await shop.call(backOffice.answerClaim, { claimId, answer: 'غلّفناها جيدًا' }, seller());
  const decide = (decision: 'refund' | 'refuse') =>
    shop.call(
      backOffice.decideClaim,
      { claimId, decision, reason: 'الصور واضحة', recoveredFrom: 'merchant' },
      support(),
    );
  await decide('refund');
  const show = async () => (await shop.call(calls.showClaim, { claimId }, by)).body;
  const refundId = (await show()).refund?.id as number;
  expect((await refuse(refundId)).status).toBe(200);
  expect(await show()).toMatchObject({ state: 'answered', decision: null, refund: null });
  expect((await decide('refund')).status).toBe(200);
  expect((await show()).refund).toMatchObject({ state: 'drafted', goods: 100 });
});

test('a refund is due seven days after the goods are back, not after somebody decided', async () => {
  const sold = await market.deliver(1);
  const lines = [{ lineId: sold.lineId, quantity: 1 }];
  const input = {
    merchantOrderId: sold.merchantOrderId,
    lines,
    reason: 'changed_mind',
    wish: 'refund',
  } as const;
  const { id: returnId } = (await shop.call(calls.requestReturn, input, sold.by)).body;
  await receiveReturned(shop, market, { returnId, lineId: sold.lineId, quantity: 1 });
  const backAt = shop.clock.now();
  shop.clock.advance(DAY);
  await shop.call(backOffice.resolveReturn, { returnId }, seller());
  const { refund } = (await shop.call(calls.showReturn, { returnId }, sold.by)).body;
  const due = (await listed(refund?.id as number))?.dueAt as string;
  expect(due).toBe(endOfCairoDay(backAt, 7).toISOString());
  expect(cairoDay(new Date(due)) > cairoDay(shop.clock.now())).toBe(true);
});

test('finance is notified every day of refunds that reach the end of their term', async () => {
  const notices = async () =>
    (await noticesOf(shop, staff.finance.id, 'link')).filter(({ link }) => link === '/refunds').length;
  const before = await notices();
  await watchRefunds(shop.ctx);
  expect(await notices()).toBe(before);
  shop.clock.advance(6 * DAY);
  expect(await watchRefunds(shop.ctx)).toBeGreaterThan(0);
  expect(await notices()).toBe(before + 1);
});

test('transfers by hand stand on the home of finance, and the refunds open on the tab that has them', async () => {
  const { refundId } = await back(await market.deliver(1), 1);
  const tasksNow = async () =>
    (await shop.call(showHome, {}, finance())).body.tasks.find(({ task }) => task === 'refunds_to_transfer')
      ?.count ?? 0;
  const before = await tasksNow();
  for (const by of [staff.finance, staff.other])
    await shop.call(refunds.approveRefund, { refundId }, { token: by.token });
  await sendRefunds(shop);
  expect(await tasksNow()).toBe(before + 1);
  const { body } = await shop.call(refunds.listRefunds, { tab: 'to_transfer' }, finance());
  expect(body.refunds.map(({ id }) => id)).toContain(refundId);
  expect(body.counts.to_transfer).toBe(before + 1);
  const find = async (who: { token: string }) =>
    (await shop.call(findEverywhere, { q: `#${refundId}` }, who)).body.found.filter(
      ({ kind }) => kind === 'refund',
    );
  expect(await find(finance()), 'by its number, on that tab').toMatchObject([
    { id: refundId, tab: 'to_transfer' },
  ]);
  expect(await find(support())).toEqual([]);
  const opened = (await shop.call(refunds.listRefunds, {}, finance())).body;
  const first = refunds.REFUND_TABS.find(tab => opened.counts[tab] > 0);
  expect(opened.tab).toBe(first);
  expect(opened.refunds.length).toBe(opened.counts[opened.tab]);
});

test('staff who decide a return see beforehand whose it is, by when and what it pays; the buyer does not', async () => {
  const { merchantOrderId, lineId, by } = await market.deliver(2);
  const lines = [{ lineId, quantity: 2 }];
  const input = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { id: returnId } = (await shop.call(calls.requestReturn, input, by)).body;
  const show = async (who: { token: string }) => (await shop.call(calls.showReturn, { returnId }, who)).body;
  expect((await show(by)).facts).toBeNull();
  const seen = await show(seller());
  expect(seen.facts).toMatchObject({ paymentMethod: 'cash_on_delivery', wouldRefund: { goods: 200 } });
  expect(seen.facts?.customer).not.toBe('');
  expect(seen.dueAt).not.toBeNull();
  await receiveReturned(shop, market, { returnId, lineId, quantity: 2 });
  await shop.call(backOffice.resolveReturn, { returnId }, seller());
  const after = await show(support());
  expect(after.facts?.wouldRefund).toBeNull();
  const { goods, delivery, fees, deducted, amount } = after.refund ?? {};
  expect({ goods, delivery, fees, deducted, amount, givenBefore: 0 }).toEqual(seen.facts?.wouldRefund);
});
