import { expect, test } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { onPaymentCaptured } from '#modules/checkout/server/pay/on-payment-captured.ts';
import { openDispute } from '#modules/payments/disputes.calls.ts';
import { showCredit } from '#modules/returns/credit.calls.ts';
import { transaction } from '#platform/server/context.ts';
import { eventsOf, stockOf } from '../../support/readers.ts';

import { openDisputedShop, type ParcelStep } from './disputed-shop.ts';
import { allFollowed, captureUnprocessed, paymentsOf } from './paying-shop.ts';

const { shop, market, finance, by, buy, packTwo, act, lose, since, payable } = await openDisputedShop();

test('lost before anything left: it is cancelled, its units are on sale again, and it is nobody’s loss', async () => {
  const stock = await stockOf(shop, market.luxor.product.variantId);
  const bought = await buy({ quantities: [1, 1] });
  await lose(bought, 'merchant');
  expect((await bought.merchantOrders()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(await stockOf(shop, market.luxor.product.variantId)).toEqual(stock);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'lost', refund_claimed: 0 }]);
  const events = await eventsOf(shop, { orderId: bought.orderId }, 'event', 'role', 'by', 'reason');
  const cancelled = { event: 'cancelled', role: 'finance', by: finance.id, reason: 'charged_back' };
  expect(events.filter(({ event }) => event === 'cancelled')).toEqual([cancelled, cancelled]);
  const moved = await since(bought);
  expect(['buyer_advances', 'gateway_receivable:paymob', payable(), 'claim_cost'].map(moved)).toEqual([
    0, 0, 0, 0,
  ]);
});

test('the account credit in it goes back to the buyer', async () => {
  const bought = await buy({ credit: 5000 });
  await lose(bought, 'platform');
  expect((await shop.call(showCredit, {}, by(bought.buyer))).body.balance).toBe(50);
  expect((await since(bought))('buyer_advances')).toBe(0);
});

/** Of one unit goods and fees: half of 285 pounds. */
const HALF = 14_250;

test.each<[string, { taken: 'after it came' | 'before'; delivered: ParcelStep[] }]>([
  ['once a bank takes the first', { taken: 'after it came', delivered: [] }],
  ['where a bank has taken the first', { taken: 'before', delivered: [['deliver', 0]] }],
])('money that came twice covers no loss %s, and goes back as a whole', async (_, { taken, delivered }) => {
  const bought = await buy();
  const parcels = await packTwo(bought);
  await act(parcels, [
    ['send', 0],
    ['send', 1],
    ...(taken === 'before' ? [] : ([['deliver', 0]] as ParcelStep[])),
  ]);
  const { body } = await shop.call(
    openDispute,
    { orderId: bought.orderId, reason: 'خطاب من البنك' },
    by(finance),
  );
  const lost = {
    paymentId: body.paymentId,
    decision: 'lost',
    lossParty: 'platform',
    reason: 'قرار البنك',
  } as const;
  const again = taken === 'before' ? null : await captureUnprocessed(shop, bought.orderId, `again ${taken}`);
  expect((await shop.call(endDispute, lost, by(finance))).status).toBe(200);
  const came = again ?? (await captureUnprocessed(shop, bought.orderId, `again ${taken}`));
  await act(parcels, delivered);
  await transaction(shop.ctx, tx => onPaymentCaptured(shop.ctx, tx, { id: came }));
  await allFollowed(shop);
  const moved = await since(bought);
  expect(['buyer_advances', 'claim_cost'].map(moved)).toEqual([0, HALF]);
});

test.each<[string, { first: ParcelStep[]; later: ParcelStep[]; delivered: 0 | 1 | 2 }]>([
  [
    'under way as a whole, then delivered',
    {
      first: [
        ['send', 0],
        ['send', 1],
      ],
      later: [
        ['deliver', 0],
        ['deliver', 1],
      ],
      delivered: 2,
    },
  ],
  [
    'half delivered and half under way, then delivered',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
      ],
      later: [['deliver', 1]],
      delivered: 2,
    },
  ],
  [
    'half delivered and half under way, then refused and back',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
      ],
      later: [
        ['refuse', 1],
        ['take back', 1],
      ],
      delivered: 1,
    },
  ],
  [
    'half delivered, half still here, which is cancelled',
    {
      first: [
        ['send', 0],
        ['deliver', 0],
      ],
      later: [],
      delivered: 1,
    },
  ],
  [
    'one delivered and one refused, which is delivered after all',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
        ['refuse', 1],
      ],
      later: [
        ['reopen', 1],
        ['deliver', 1],
      ],
      delivered: 2,
    },
  ],
  [
    'delivered, which was a mistake and is refused in truth',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
        ['deliver', 1],
      ],
      later: [
        ['reopen', 1],
        ['reopen', 0],
        ['refuse', 1],
        ['take back', 1],
        ['deliver', 0],
      ],
      delivered: 1,
    },
  ],
])('a dispute lost %s: what was delivered is the loss, once', async (_, { first, later, delivered }) => {
  for (const lossParty of ['platform', 'merchant'] as const) {
    const bought = await buy();
    const parcels = await packTwo(bought);
    await act(parcels, first);
    await lose(bought, lossParty);
    await act(parcels, later);
    const moved = await since(bought);
    expect([moved('buyer_advances'), moved('gateway_receivable:paymob')]).toEqual([0, 0]);
    const isOwn = lossParty === 'merchant';
    expect(moved('claim_cost')).toBe(isOwn ? 0 : delivered * HALF);
    // It earned 130 pounds a unit, which it delivered itself, less 11.40 of commission with its VAT.
    expect(moved(payable())).toBe(delivered * ((isOwn ? HALF : 0) - 13_000 + 1140));
  }
});
