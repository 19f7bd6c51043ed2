import { expect, test } from 'vitest';
import { moneyToRefund, retainedMoney } from '#modules/refunds/retained-money.ts';

/** Two units at 33.33, of which a coupon takes 6.67: the first costs 29.99 and the second 30.00. */
const line = {
  id: 1,
  arrived: 1,
  refundedUnits: 0,
  withdrawnUnits: 0,
  unitPrice: 3333,
  quantity: 2,
  discount: 667,
  platformDiscount: 0,
  commission: 0,
  commissionVat: 0,
};
const part = {
  merchantOrderId: 1,
  orderId: 1,
  isCompleted: false,
  delivery: 0,
  others: 0,
  isOpen: false,
  parcels: [
    { fees: 0, fate: 'failed' as const, hasFailed: true },
    { fees: 0, fate: 'stands' as const, hasFailed: false },
  ],
  refundedDelivery: 0,
  refundedOthers: 0,
  shares: [{ paymentId: 7, captured: 5999, left: 5999 }],
  refunded: 0,
  chargedBack: 0,
  door: null,
};

test('of units that were lost no more goes back than the delivered ones left of the money (M14)', () => {
  const lines = [{ ...line, kept: 1, earned: 3000 }];
  expect(retainedMoney({ ...part, lines })).toBe(3000);
  expect(moneyToRefund({ ...part, lines })).toEqual([{ paymentId: 7, amount: 2999 }]);
});

test('what is still under way counts as the first units', () => {
  const lines = [{ ...line, kept: 1, earned: 0 }];
  expect(retainedMoney({ ...part, lines })).toBe(2999);
});
