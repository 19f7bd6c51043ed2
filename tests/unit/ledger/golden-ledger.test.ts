import { describe, expect, test } from 'vitest';
import { moneyBetween } from '#modules/ledger/line-money.ts';
import { type PostingEntry, signedEntries } from '#modules/ledger/posting.ts';
import { earnedBetween } from '#modules/orders/earned.ts';
import type { MerchantOrder, MerchantOrderLine, Parcel } from '#modules/orders/merchant-order.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';

/** The worked example of docs/orders-rules.md, Books: goods 550, delivery 40, admin fee 10; commission 60, VAT 8.40. */
const A = 'merchant_payable:7';

const line: MerchantOrderLine = {
  id: 1,
  variantId: 1,
  unitPrice: 55_000,
  ordered: 1,
  open: 0,
  cancelled: 0,
  inParcel: 1,
  delivered: 0,
  failed: 0,
  returned: 0,
  expired: 0,
  discount: 0,
  platformDiscount: 0,
  commission: 6000,
  commissionVat: 840,
};

const parcel = (carrier: CourierName): Parcel => ({
  id: 1,
  state: 'shipped',
  carrier,
  trackingNumber: null,
  attempts: 0,
  outForDelivery: false,
  deliveryCode: null,
  proof: '',
  condition: null,
  fees: 5000,
  credit: 0,
  collected: null,
  lines: [{ lineId: 1, units: 1, restocked: 0, net: 55_000 }],
});

const shipped = (paymentMethod: string, carrier: CourierName): MerchantOrder => ({
  id: 1,
  orderId: 1,
  buyerId: 1,
  merchantId: 7,
  merchantStatus: 'active',
  status: 'shipped',
  stage: 'accepted',
  isCompleted: false,
  paymentMethod,
  cancelReason: '',
  cancelledAt: null,
  fees: 5000,
  credit: 0,
  deliveryFee: 4000,
  borneDelivery: 0,
  waived: { delivery: 0, others: 0 },
  openClaims: 0,
  isOverdue: false,
  hasReturnOrClaim: false,
  openReturns: 0,
  lines: [line],
  parcels: [parcel(carrier)],
});

const deliver = (part: MerchantOrder): MerchantOrder => ({
  ...part,
  status: 'delivered',
  lines: part.lines.map(each => ({ ...each, inParcel: 0, delivered: 1 })),
  parcels: part.parcels.map(each => ({ ...each, state: 'delivered' })),
});

/** Debits and credits in pounds, as the table writes them. */
const written = (entries: readonly PostingEntry[]) =>
  Object.fromEntries(
    entries.map(entry =>
      'debit' in entry
        ? [`${entry.account} Dr`, entry.debit / 100]
        : [`${entry.account} Cr`, entry.credit / 100],
    ),
  );

const TABLE: [string, MerchantOrder, Record<string, number>][] = [
  [
    'delivered, prepaid',
    shipped('card', 'bosta'),
    { 'buyer_advances Dr': 600, [`${A} Cr`]: 550, 'delivery_income Cr': 40, 'fee_income Cr': 10 },
  ],
  [
    'delivered, cash by platform courier',
    shipped('cash_on_delivery', 'bosta'),
    { 'courier_receivable:bosta Dr': 600, [`${A} Cr`]: 550, 'delivery_income Cr': 40, 'fee_income Cr': 10 },
  ],
  [
    "delivered, cash by merchant's own courier",
    shipped('cash_on_delivery', 'merchant'),
    { [`${A} Dr`]: 600, [`${A} Cr`]: 590, 'fee_income Cr': 10 },
  ],
];

describe('the golden ledger (docs/orders-rules.md, Books)', () => {
  test.each(TABLE)('%s', (_, part, expected) => {
    const { delivered, commission } = earnedBetween(part, deliver(part));
    expect(written(delivered)).toEqual(expected);
    expect(written(commission)).toEqual({
      [`${A} Dr`]: 68.4,
      'commission_income Cr': 60,
      'vat_payable Cr': 8.4,
    });
  });

  test.each(TABLE)('%s, and reopened: every account as it was', (_, part) => {
    const there = earnedBetween(part, deliver(part));
    const back = earnedBetween(deliver(part), part);
    const all = signedEntries([
      ...there.delivered,
      ...there.commission,
      ...back.delivered,
      ...back.commission,
    ]);
    const sums = Map.groupBy(all, ({ account }) => account)
      .values()
      .map(entries => entries.reduce((sum, { amount }) => sum + amount, 0));
    expect(new Set(sums)).toEqual(new Set([0]));
  });

  test('from capture to payout the books sum to zero, and the merchant got its earnings', () => {
    const part = shipped('card', 'bosta');
    const { delivered, commission } = earnedBetween(part, deliver(part));
    const books = signedEntries([
      { account: 'gateway_receivable:paymob', debit: 60_000 },
      { account: 'buyer_advances', credit: 60_000 },
      ...delivered,
      ...commission,
      { account: A, debit: 48_160 },
      { account: 'payout_clearing', credit: 48_160 },
      { account: 'payout_clearing', debit: 48_160 },
      { account: 'bank', credit: 48_160 },
    ]);
    const balance = (name: string) =>
      books.reduce((sum, { account, amount }) => sum + (account === name ? amount : 0), 0);
    expect(books.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect([A, 'buyer_advances', 'payout_clearing'].map(balance)).toEqual([0, 0, 0]);
    expect(balance('commission_income')).toBe(-6000);
  });

  test('a merchant that delivers the parcel itself owes 78.40 in the end', () => {
    const part = shipped('cash_on_delivery', 'merchant');
    const { delivered, commission } = earnedBetween(part, deliver(part));
    const owed = signedEntries([...delivered, ...commission])
      .filter(({ account }) => account === A)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(owed).toBe(7840);
  });

  test('the refund of all units is exactly what they earned and cost', () => {
    const frozen = { ...line, quantity: 1 };
    const [there, back] = [moneyBetween(frozen, 0, 1), moneyBetween(frozen, 1, 0)];
    expect([back.net, back.commission, back.commissionVat]).toEqual([
      -there.net,
      -there.commission,
      -there.commissionVat,
    ]);
  });
});
