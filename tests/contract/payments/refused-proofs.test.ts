import { afterEach, expect, test } from 'vitest';
import { confirmTransfer, sendTransferProof } from '#modules/checkout/calls.ts';
import { listPaymentWork, refuseTransferProof } from '#modules/payments/back-office.calls.ts';
import { showHome } from '#modules/reports/calls.ts';
import { DAY } from '#platform/clock.ts';
import { formatDateTime } from '#platform/dates.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket, wait } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { auditOf, noticesOf } from '../../support/readers.ts';
import { allFollowed, openPayingShop, seen, start } from './paying-shop.ts';

const { shop } = await openPayingShop();
const market = await openMarket(shop, 1000);
const finance = await addPerson(shop, { role: 'finance' });
const support = await addPerson(shop, { role: 'support' });
const by = { token: finance.token };
/** Typed with its full stop: the message has it once. */
const REASON = 'المبلغ في الصورة غير واضح.';

afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

async function placeTransfer() {
  const bought = await market.placeOrder([1, 1], { paymentMethod: 'bank_transfer' });
  await start(shop, bought, 'bank_transfer');
  return bought;
}
type Transfer = Awaited<ReturnType<typeof placeTransfer>>;

async function showPicture({ orderId, buyer }: Transfer): Promise<void> {
  const sent = await shop.call(sendTransferProof, { orderId, file: await picture() }, { token: buyer.token });
  expect(sent.body).toEqual({ success: true });
}

async function listed({ orderId }: Transfer) {
  const { transfers } = (await shop.call(listPaymentWork, {}, by)).body;
  return transfers.find(each => each.orderId === orderId);
}

/** Refuses the picture that is listed, or one that was seen before. */
async function refuse(bought: Transfer, before?: Awaited<ReturnType<typeof listed>>) {
  const row = before ?? (await listed(bought));
  const input = { paymentId: row?.paymentId as number, seen: row?.proof?.at ?? '', reason: REASON };
  const reply = await shop.call(refuseTransferProof, input, by);
  await allFollowed(shop);
  return reply;
}

const messagesTo = async ({ buyer }: Transfer) =>
  (await noticesOf(shop, buyer.id, 'title', 'body', 'link')).filter(({ title }) =>
    title.includes('صورة تحويل'),
  );

test('a picture that staff cannot use is refused with a reason: its buyer reads it, and may send another', async () => {
  const bought = await placeTransfer();
  await showPicture(bought);
  expect((await seen(shop, bought)).payment.attempt?.proof).toEqual({ refusal: null });
  expect((await refuse(bought)).body).toEqual({ success: true });
  expect((await seen(shop, bought)).payment.attempt?.proof).toEqual({ refusal: REASON });
  expect(await listed(bought)).toMatchObject({ proof: { refusal: REASON } });
  const until = formatDateTime(new Date((await seen(shop, bought)).payment.heldUntil ?? ''));
  expect(await messagesTo(bought)).toEqual([
    {
      title: expect.stringContaining(`WK-${bought.orderId}`),
      body: `السبب: \u2068المبلغ في الصورة غير واضح\u2069. نحجز منتجاتك حتى \u2068${until}\u2069. أرفق صورة أخرى في صفحة الدفع قبل انتهاء المهلة.`,
      link: `/payment/${bought.orderId}`,
    },
  ]);
  const audited = (await auditOf(shop, { what: 'payment.proof' }, 'by', 'to', 'reason')).at(-1);
  expect(audited).toEqual({ by: finance.id, to: 'refused', reason: REASON });

  await showPicture(bought);
  expect(await listed(bought)).toMatchObject({ proof: { refusal: null } });
  expect((await seen(shop, bought)).payment.attempt?.proof).toEqual({ refusal: null });
  await refuse(bought);
  expect(await messagesTo(bought)).toHaveLength(2);
});

test('it moves no money and no deadline: what came is confirmed all the same', async () => {
  const bought = await placeTransfer();
  await showPicture(bought);
  const { heldUntil } = (await seen(shop, bought)).payment;
  await refuse(bought);
  const { payment, order } = await seen(shop, bought);
  expect([payment.heldUntil, payment.state, order.status]).toEqual([
    heldUntil,
    'waiting',
    'awaiting_payment',
  ]);
  const confirmed = await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, by);
  expect(confirmed.body).toEqual({ waits: false });
  await allFollowed(shop);
  expect((await seen(shop, bought)).order.status).toBe('in_preparation');
});

test('a picture is refused once, and only the one that was looked at', async () => {
  const bought = await placeTransfer();
  await showPicture(bought);
  const first = await listed(bought);
  shop.clock.advance(1000);
  await showPicture(bought);
  expect((await refuse(bought, first)).error.code).toBe('proof_changed');
  expect(await messagesTo(bought)).toEqual([]);
  const second = await listed(bought);
  const both = await Promise.all([refuse(bought, second), refuse(bought, second)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await messagesTo(bought)).toHaveLength(1);
  await shop.call(confirmTransfer, { orderId: bought.orderId, amount: 455 }, by);
  await allFollowed(shop);
  await expect(refuse(bought, second)).resolves.toMatchObject({ error: { code: 'proof_changed' } });
});

test('a moment that no picture can have come at is a mistake in the input', async () => {
  const bought = await placeTransfer();
  await showPicture(bought);
  const { paymentId = 0 } = (await listed(bought)) ?? {};
  for (const seenAt of ['-271821-04-20T00:00:00.000Z', '1', 'today', '2026-02-31T00:00:00.000Z']) {
    const reply = await shop.call(refuseTransferProof, { paymentId, seen: seenAt, reason: REASON }, by);
    expect([seenAt, reply.status, reply.error.code]).toEqual([seenAt, 400, 'invalid_input']);
  }
});

/** What the home says that waits, which is what the list has; nobody but finance and super_admin sees it. */
async function countedTransfers() {
  const countFor = async ({ token }: { token: string }) =>
    (await shop.call(showHome, {}, { token })).body.tasks.find(({ task }) => task === 'transfers_to_confirm')
      ?.count ?? 0;
  const { transfers } = (await shop.call(listPaymentWork, {}, by)).body;
  expect(await countFor(finance)).toBe(transfers.length);
  expect([await countFor(support), await countFor(market.luxor.owner)]).toEqual([0, 0]);
  return transfers.length;
}

test('one that came for an order cancelled meanwhile leaves the list, until another comes', async () => {
  const before = await countedTransfers();
  const bought = await placeTransfer();
  await showPicture(bought);
  expect(await countedTransfers()).toBe(before + 1);
  await wait(shop, 10 * DAY);
  await allFollowed(shop);
  expect(await listed(bought)).toMatchObject({ isLate: true });
  const late = await countedTransfers();
  await refuse(bought);
  expect(await listed(bought)).toBeUndefined();
  expect(await countedTransfers()).toBe(late - 1);
  expect(await messagesTo(bought)).toMatchObject([{ link: `/order-details/${bought.orderId}` }]);
  await showPicture(bought);
  expect(await listed(bought)).toMatchObject({ isLate: true, proof: { refusal: null } });
});
