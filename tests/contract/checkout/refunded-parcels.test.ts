import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { AfterRefund } from '#modules/checkout/after-refund.ts';
import * as refunded from '#modules/checkout/refunded-parcels.calls.ts';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import { showFinanceWork } from '#modules/reports/finance-work.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addPerson } from '../../support/people.ts';
import { type Bought, openDisputedShop } from '../payments/disputed-shop.ts';
import { allFollowed, paymentsOf } from '../payments/paying-shop.ts';

const { shop, market, finance, by, buy, packTwo, act, since, payable } = await openDisputedShop();

/** Of one unit goods and fees: half of 285 pounds. */
const HALF = 14_250;

async function damageFirst(): Promise<{ bought: Bought; parcels: [number, number] }> {
  const bought = await buy();
  const parcels = await packTwo(bought);
  await act(parcels, [
    ['send', 0],
    ['send', 1],
    ['deliver', 1],
  ]);
  const damaged = { parcelId: parcels[0], event: 'damaged' as const, reason: 'انكسر في الطريق' };
  expect((await shop.call(orderCalls.reportLoss, damaged, by(market.admin))).status).toBe(200);
  await allFollowed(shop);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ refunded: HALF }]);
  return { bought, parcels };
}

const reopen = async (parcelId: number, afterRefund?: AfterRefund) => {
  const input = { parcelId, reason: 'وُجد الطرد سليمًا', ...(afterRefund && { afterRefund }) };
  const answer = await shop.call(reopenParcel, input, by(market.admin));
  await allFollowed(shop);
  return answer;
};
const listed = async () => (await shop.call(refunded.listRefundedParcels, {}, by(finance))).body.parcels;
const decide = async (id: number, decision: (typeof refunded.REFUNDED_PARCEL_ENDS)[number]) => {
  const input = { id, decision, reason: 'راجعنا الطرد' };
  return shop.call(refunded.decideRefundedParcel, input, by(finance));
};
const work = async () =>
  (await shop.call(showFinanceWork, {}, by(finance))).body.kinds.find(
    ({ kind }) => kind === 'refunded_parcel',
  );

test('a refunded parcel is not reopened before staff choose what becomes of its money', async () => {
  const { parcels } = await damageFirst();
  const { status, error } = await reopen(parcels[0]);
  expect([status, error.code]).toEqual([409, 'refunded_before']);
  expect(await listed()).toEqual([]);
});

test.each([['merchant'], ['platform']] as const)(
  'as a loss of the %s it is no task, and is borne once it is delivered',
  async party => {
    const { bought, parcels } = await damageFirst();
    expect((await reopen(parcels[0], party)).body.status).toBe('shipped');
    expect(await listed()).toEqual([]);
    const before = await since(bought);
    await act(parcels, [['deliver', 0]]);
    const moved = await since(bought);
    const [advances, cost] = ['buyer_advances', 'claim_cost'].map(
      account => moved(account) - before(account),
    );
    expect(advances).toBe(0);
    expect(cost).toBe(party === 'platform' ? HALF : 0);
    // The merchant earns as ever, and bears it where that was chosen.
    const earned = moved(payable()) - before(payable());
    expect(earned > 0).toBe(party === 'merchant');
  },
);

test('asked to pay again, the buyer is notified, and finance has a task until the money came', async () => {
  const { bought, parcels } = await damageFirst();
  expect((await reopen(parcels[0], 'ask_buyer')).status).toBe(200);
  const notices = await shop.rows(sql`
    select link from notifications where user_id = ${bought.buyer.id} and act = 'pay'`);
  expect(notices).toEqual([{ link: `/order-details/${bought.orderId}` }]);
  const [task] = await listed();
  expect(task).toMatchObject({
    orderId: bought.orderId,
    amount: 142.5,
    choice: 'ask_buyer',
    isDelivered: false,
  });
  expect(await work()).toMatchObject({ count: 1, amount: 142.5 });
  expect((await decide(task?.id ?? 0, 'paid')).error.code).toBe('refunded_parcel_not_delivered');
  await act(parcels, [['deliver', 0]]);
  expect((await decide(task?.id ?? 0, 'paid')).body).toEqual({ waits: false });
  await expectBooksRight(shop);
  const moved = await since(bought);
  expect(['bank', 'claim_cost', 'buyer_advances'].map(moved)).toEqual([HALF, 0, 0]);
  expect([await listed(), await work()]).toEqual([[], undefined]);
  expect((await decide(task?.id ?? 0, 'merchant')).error.code).toBe('refunded_parcel_over');
  // Paid again, it is the buyer's.
  expect((await reopen(parcels[0], 'merchant')).error.code).toBe('not_possible_now');
});

test('a parcel that was to come back and was delivered still needs a decision, and its loss moves to the loss party', async () => {
  const { bought, parcels } = await damageFirst();
  await reopen(parcels[0], 'bring_back');
  await act(parcels, [['deliver', 0]]);
  const [task] = await listed();
  expect(task).toMatchObject({ choice: 'bring_back', isDelivered: true });
  const before = (await since(bought))(payable());
  expect((await decide(task?.id ?? 0, 'merchant')).body).toEqual({ waits: false });
  const moved = await since(bought);
  expect([moved('claim_cost'), moved(payable()) - before]).toEqual([0, HALF]);
  await expectBooksRight(shop);
});

test('brought back, the task is over', async () => {
  const { parcels } = await damageFirst();
  await reopen(parcels[0], 'bring_back');
  await act(parcels, [
    ['refuse', 0],
    ['take back', 0],
  ]);
  expect(await listed()).toEqual([]);
});

test('support may not say whose loss it is', async () => {
  const support = await addPerson(shop, { role: 'support' });
  const { status } = await shop.call(refunded.listRefundedParcels, {}, by(support));
  expect(status).toBe(403);
});
