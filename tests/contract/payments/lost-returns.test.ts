import { expect, test } from 'vitest';
import { cancelOrder } from '#modules/orders/calls.ts';
import { approveRefund } from '#modules/refunds/calls.ts';
import { resolveReturn } from '#modules/returns/back-office.calls.ts';
import { showCredit } from '#modules/returns/credit.calls.ts';
import { requestReturn, showReturn } from '#modules/returns/returns.calls.ts';
import { noticesOf } from '../../support/readers.ts';
import { receiveReturned } from '../../support/returns.ts';
import { type Bought, openDisputedShop, type ParcelStep } from './disputed-shop.ts';
import { allFollowed } from './paying-shop.ts';

const { shop, market, finance, by, seller, payable, buy, packTwo, act, lose, since } =
  await openDisputedShop();

const DELIVERED: ParcelStep[] = [
  ['send', 0],
  ['deliver', 0],
  ['send', 1],
  ['deliver', 1],
];

async function buyDelivered(credit: number): Promise<Bought> {
  const bought = await buy({ credit });
  await act(await packTwo(bought), DELIVERED);
  return bought;
}

/** The buyer asks to give units back and wishes for their money, or for credit. */
async function askBack(
  { merchantOrderId, lineId, buyer }: Bought,
  quantity: number,
  wish: 'refund' | 'credit' = 'refund',
): Promise<number> {
  const lines = [{ lineId, quantity }];
  const input = { merchantOrderId, lines, reason: 'changed_mind', wish } as const;
  return (await shop.call(requestReturn, input, by(buyer))).body.id;
}

async function resolve(returnId: number, outcome: object = {}): Promise<void> {
  const { body } = await shop.call(resolveReturn, { returnId, ...outcome }, seller());
  expect(body.state).toBe('resolved');
  await followed();
}

async function followed(): Promise<void> {
  await allFollowed(shop);
  await allFollowed(shop);
}

/** What its buyer sees of the refund. */
const refundOf = async ({ buyer }: Bought, returnId: number) =>
  (await shop.call(showReturn, { returnId }, by(buyer))).body.refund;

const creditOf = async ({ buyer }: Bought) => (await shop.call(showCredit, {}, by(buyer))).body.balance;

const titlesTo = ({ buyer }: Bought) => noticesOf(shop, buyer.id, 'title');

/** Goods are back with their merchant and money with its buyer: nobody gained or lost anything but the bank's. */
async function expectNobodysLoss(bought: Bought): Promise<void> {
  const moved = await since(bought);
  const accounts = [
    'claim_cost',
    payable(),
    'commission_income',
    'vat_payable',
    'refund_payable',
    'buyer_advances',
  ];
  expect(accounts.map(moved)).toEqual(accounts.map(() => 0));
}

test.each(['platform', 'merchant'] as const)(
  'a return that is open then pays nothing more, and its goods undo the loss of the %s',
  async lossParty => {
    const bought = await buyDelivered(0);
    const returnId = await askBack(bought, 2);
    await lose(bought, lossParty);
    await receiveReturned(shop, market, { returnId, lineId: bought.lineId, quantity: 2 });
    await resolve(returnId);
    expect(await refundOf(bought, returnId)).toMatchObject({
      state: 'succeeded',
      givenBefore: 285,
      amount: 0,
    });
    await expectNobodysLoss(bought);
    expect((await titlesTo(bought)).filter(({ title }) => title.includes('رددنا'))).toEqual([]);
  },
);

test.each(['platform', 'merchant'] as const)(
  'what account credit paid of a return that is open then goes back; the share of the bank does not (%s)',
  async lossParty => {
    const bought = await buyDelivered(9500);
    const first = await askBack(bought, 1);
    await lose(bought, lossParty);
    await receiveReturned(shop, market, { returnId: first, lineId: bought.lineId, quantity: 1 });
    await resolve(first);
    // Credit paid a third of the order, and so of the 100 pounds of one unit.
    expect(await refundOf(bought, first)).toMatchObject({ givenBefore: 66.67, amount: 33.33 });
    const second = await askBack(bought, 1);
    await receiveReturned(shop, market, { returnId: second, lineId: bought.lineId, quantity: 1 });
    await resolve(second);
    expect(await creditOf(bought)).toBe(95);
    await expectNobodysLoss(bought);
  },
);

test('a refund that waits for finance as its payment is lost sends only what the bank has not given', async () => {
  const bought = await buyDelivered(9500);
  const returnId = await askBack(bought, 2);
  const { lineId } = bought;
  await receiveReturned(shop, market, { returnId, lineId, quantity: 2 });
  const accepted = [{ lineId, quantity: 2 }];
  await resolve(returnId, { outcome: 'partial', accepted, reason: 'العلبة مفتوحة' });
  const drafted = await refundOf(bought, returnId);
  expect(drafted).toMatchObject({ state: 'drafted', givenBefore: 0, amount: 285 });
  await lose(bought, 'platform');
  await shop.call(approveRefund, { refundId: drafted?.id as number }, by(finance));
  await followed();
  expect(await refundOf(bought, returnId)).toMatchObject({
    state: 'succeeded',
    givenBefore: 190,
    amount: 95,
  });
  expect(await creditOf(bought)).toBe(95);
  await expectNobodysLoss(bought);
});

/** Two units come back and one is accepted: its 100 pounds wait for finance. */
async function draftOne(bought: Bought, wish: 'refund' | 'credit') {
  const returnId = await askBack(bought, 2, wish);
  const { lineId } = bought;
  await receiveReturned(shop, market, { returnId, lineId, quantity: 2 });
  const accepted = [{ lineId, quantity: 1 }];
  await resolve(returnId, { outcome: 'partial', accepted, reason: 'العلبة مفتوحة' });
  const drafted = await refundOf(bought, returnId);
  return { returnId, drafted, id: drafted?.id ?? 0 };
}

test('of a refund that was drafted after the bank took a share, the share of the bank is taken once', async () => {
  const bought = await buyDelivered(0);
  await lose(bought, 'platform', 95);
  const { returnId, drafted, id } = await draftOne(bought, 'refund');
  // The bank gave a third of the order, and so of the 100 pounds of one unit.
  expect(drafted).toMatchObject({ state: 'drafted', givenBefore: 33.33, amount: 66.67 });
  await shop.call(approveRefund, { refundId: id }, by(finance));
  await followed();
  expect(await refundOf(bought, returnId)).toMatchObject({
    state: 'succeeded',
    givenBefore: 33.33,
    amount: 66.67,
  });
});

test.each([
  // 285 were paid and 100 are back as credit: what the bank leaves of the rest is still paid, and no more is sent.
  { taken: 95, amount: 90, givenBefore: 95, lost: 0 },
  { taken: 200, amount: 0, givenBefore: 185, lost: 15 },
])(
  'after credit by choice and $taken by the bank, the last unit pays what is still paid: $amount',
  async ({ taken, lost, ...back }) => {
    const bought = await buyDelivered(0);
    const { lineId } = bought;
    const first = await askBack(bought, 1, 'credit');
    await receiveReturned(shop, market, { returnId: first, lineId, quantity: 1 });
    await resolve(first);
    expect(await creditOf(bought)).toBe(100);
    await lose(bought, 'merchant', taken);
    const second = await askBack(bought, 1);
    await receiveReturned(shop, market, { returnId: second, lineId, quantity: 1 });
    await resolve(second);
    expect(await refundOf(bought, second)).toMatchObject({ state: 'succeeded', ...back });
    const moved = await since(bought);
    expect([moved(payable()), moved('refund_payable')]).toEqual([lost * 100, 0]);
  },
);

test('of a refund that waits between two lost disputes, the share of each is taken once', async () => {
  const bought = await buyDelivered(0);
  await lose(bought, 'platform', 95);
  const { id, returnId } = await draftOne(bought, 'refund');
  await lose(bought, 'platform', 95);
  await shop.call(approveRefund, { refundId: id }, by(finance));
  await followed();
  expect(await refundOf(bought, returnId)).toMatchObject({ givenBefore: 66.67, amount: 33.33 });
});

test.each(['refund', 'credit'] as const)(
  'a share that a bank takes while a refund waits for finance is not paid again (%s)',
  async wish => {
    const bought = await buyDelivered(0);
    const { id, returnId } = await draftOne(bought, wish);
    await lose(bought, 'platform', 95);
    await shop.call(approveRefund, { refundId: id }, by(finance));
    await followed();
    expect(await refundOf(bought, returnId)).toMatchObject({ givenBefore: 33.33, amount: 66.67 });
  },
);

test.each([
  { taken: 95, amount: 66.67, givenBefore: 33.33 },
  { taken: 285, amount: 0, givenBefore: 100 },
])(
  'an exchange that falls through after a bank took $taken undoes the loss once',
  async ({ taken, ...back }) => {
    const bought = await buyDelivered(0);
    const { lineId, merchantOrderId, buyer } = bought;
    const input = { merchantOrderId, lines: [{ lineId, quantity: 1 }], reason: 'does_not_fit' as const };
    const { body } = await shop.call(requestReturn, { ...input, wish: 'exchange' }, by(buyer));
    await receiveReturned(shop, market, { returnId: body.id, lineId, quantity: 1 });
    await resolve(body.id);
    const orderId = (await refundOf(bought, body.id))?.replacementOrderId ?? 0;
    await lose(bought, 'merchant', taken);
    expect((await shop.call(cancelOrder, { orderId }, by(buyer))).status).toBe(200);
    await followed();
    expect(await refundOf(bought, body.id)).toMatchObject({ state: 'succeeded', ...back });
    expect((await since(bought))('refund_payable')).toBe(0);
  },
);
