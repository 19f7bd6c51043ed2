import { expect, test } from 'vitest';
import { onPaymentCaptured } from '#modules/checkout/server/pay/on-payment-captured.ts';
import { receiveParcelBack } from '#modules/orders/calls.ts';
import { DAY } from '#platform/clock.ts';
import { transaction } from '#platform/server/context.ts';
import { expectBooksRight } from '../../support/books.ts';
import { waitForReturns } from '../../support/returns.ts';
import { type Bought, openDisputedShop, type ParcelStep } from './disputed-shop.ts';
import { allFollowed, captureUnprocessed } from './paying-shop.ts';

const { shop, seller, buy, packTwo, act, lose, since, payable } = await openDisputedShop();

const ONE_OF_TWO: ParcelStep[] = [
  ['send', 0],
  ['send', 1],
  ['deliver', 0],
  ['refuse', 1],
  ['take back', 1],
];

async function complete(bought: Bought): Promise<void> {
  await waitForReturns(shop, 20 * DAY);
  await allFollowed(shop);
  await expectBooksRight(shop);
  const [part] = await bought.merchantOrders();
  expect(part?.status).toBe('completed');
}

/** What is left of the advances, and what the shop earned of fees, in piastres. */
async function fees(bought: Bought) {
  const moved = await since(bought);
  return [moved('buyer_advances'), 0 - moved('delivery_income'), 0 - moved('fee_income')];
}

// Of 85 pounds of fees the delivered parcel earns half: 30 of delivery for its merchant, who carried it, and 12.50. Of the
// other half, the delivery is kept.
test('the delivery of a parcel that nobody took is earned once the rest of its order is completed', async () => {
  const bought = await buy();
  await act(await packTwo(bought), ONE_OF_TWO);
  expect(await fees(bought)).toEqual([-3000, 0, 1250]);
  await complete(bought);
  expect(await fees(bought)).toEqual([0, 3000, 1250]);
});

// The refund of what did not come is a job of its own, and the order may be completed before it has run.
test('completing takes nothing of what is still to go back', async () => {
  const bought = await buy();
  const parcels = await packTwo(bought);
  await act(parcels, ONE_OF_TWO.slice(0, -1));
  const back = { parcelId: parcels[1], condition: 'sellable' as const };
  expect((await shop.call(receiveParcelBack, back, seller())).status).toBe(200);
  await waitForReturns(shop, 20 * DAY);
  await allFollowed(shop);
  expect(await fees(bought)).toEqual([0, 3000, 1250]);
});

test('and are the buyer’s again where the delivery was a mistake', async () => {
  const bought = await buy();
  const parcels = await packTwo(bought);
  await act(parcels, ONE_OF_TWO);
  await complete(bought);
  await act(parcels, [['reopen', 0]]);
  expect(await fees(bought)).toEqual([-3000 - 14_250, 0, 0]);
  await act(parcels, [
    ['refuse', 0],
    ['take back', 0],
  ]);
  expect(await fees(bought)).toEqual([0, 6000, 0]);
  expect((await since(bought))(payable())).toBe(0);
});

test('a bank that takes them back afterwards takes what is earned', async () => {
  const bought = await buy();
  await act(await packTwo(bought), ONE_OF_TWO);
  await complete(bought);
  await lose(bought, 'platform');
  const moved = await since(bought);
  expect(['buyer_advances', 'claim_cost'].map(moved)).toEqual([0, 17_250]);
});

test('no fee is kept of an order that arrived as a whole', async () => {
  const bought = await buy();
  await act(await packTwo(bought), [
    ['send', 0],
    ['deliver', 0],
    ['send', 1],
    ['deliver', 1],
  ]);
  const before = await fees(bought);
  await complete(bought);
  expect(await fees(bought)).toEqual(before);
});

test('no fee is kept of money that came twice and goes back, where a bank has taken the first', async () => {
  const bought = await buy();
  await act(await packTwo(bought), ONE_OF_TWO);
  await lose(bought, 'platform');
  const before = await fees(bought);
  const again = await captureUnprocessed(shop, bought.orderId, 'again');
  await waitForReturns(shop, 20 * DAY);
  await transaction(shop.ctx, tx => onPaymentCaptured(shop.ctx, tx, { id: again }));
  await allFollowed(shop);
  expect((await bought.merchantOrders())[0]?.status).toBe('completed');
  expect(await fees(bought)).toEqual(before);
});
