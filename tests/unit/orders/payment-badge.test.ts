import { expect, test } from 'vitest';
import { paymentBadge } from '#modules/orders/order.ts';

const nothing = { due: 0, collected: 0, paid: 0, awaited: 0, refunded: 0, surplus: 0 };

test('what went back counts whatever the way of paying, and what was paid twice says so', () => {
  expect(paymentBadge({ ...nothing, collected: 285 })).toBe('paid');
  expect(paymentBadge({ ...nothing, collected: 285, refunded: 285 })).toBe('refunded');
  expect(paymentBadge({ ...nothing, collected: 285, refunded: 100 })).toBe('partly_refunded');
  expect(paymentBadge({ ...nothing, paid: 100, collected: 185, refunded: 100 })).toBe('partly_refunded');
  expect(paymentBadge({ ...nothing, paid: 285, surplus: 285 })).toBe('overpaid');
  expect(paymentBadge({ ...nothing, collected: 142, due: 142 })).toBe('on_delivery');
  expect(paymentBadge(nothing)).toBe('unpaid');
});

test('an order of which credit paid a part is not called paid while the rest is waited for', () => {
  expect(paymentBadge({ ...nothing, paid: 100, awaited: 185 })).toBe('partly_paid');
  expect(paymentBadge({ ...nothing, awaited: 285 })).toBe('unpaid');
  expect(paymentBadge({ ...nothing, paid: 285 })).toBe('paid');
});
