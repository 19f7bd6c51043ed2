import { expect, test } from 'vitest';
import type { LabelSheet } from '#modules/orders/back-office/label.ts';
import { pickList } from '#modules/orders/back-office/pick-list.ts';

const line = (variantId: number, sku: string, open: number) => ({
  id: variantId * 10 + open,
  variantId,
  sku,
  title: `منتج ${variantId}`,
  options: '',
  open,
  quantity: open,
  price: 100,
});

const sheet = (orderId: number, lines: LabelSheet['lines']): LabelSheet => ({
  orderId,
  merchantOrderId: orderId,
  placedAt: '2026-11-22T10:00:00.000Z',
  merchantName: 'متجر',
  address: null,
  gift: null,
  lines,
  parcels: [],
});

test('one kind of goods is fetched once for all orders that need it, in the order of its codes', () => {
  const picks = pickList([
    sheet(1, [line(1, 'A-10', 2), line(2, 'A-9', 1)]),
    sheet(2, [line(1, 'A-10', 3)]),
    sheet(3, [line(3, 'A-1', 0)]),
  ]);
  expect(picks.map(({ sku, quantity, orderIds }) => [sku, quantity, orderIds])).toEqual([
    ['A-9', 1, [1]],
    ['A-10', 5, [1, 2]],
  ]);
});
