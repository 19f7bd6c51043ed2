import { expect, test } from 'vitest';
import type { LabelSheet } from '#modules/orders/back-office/label.ts';
import { pickList } from '#modules/orders/back-office/pick-list.ts';

const line = (variantId: number, sku: string, open: number) => ({
  id: variantId * 10 + open,
  variantId,
  sku,
  shelf: '',
  title: `منتج ${variantId}`,
  options: '',
  open,
  quantity: open,
  price: 100,
});

const lying = (shelf: string, one: ReturnType<typeof line>) => ({ ...one, shelf });

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

test('who fetches walks once past the shelves, and looks last for what has none', () => {
  const picks = pickList([
    sheet(1, [
      line(1, 'A', 1),
      lying('B-12', line(2, 'Z', 1)),
      lying('B-2', line(3, 'Y', 1)),
      lying('A-30', line(4, 'X', 1)),
    ]),
  ]);
  expect(picks.map(({ shelf, sku }) => [shelf, sku])).toEqual([
    ['A-30', 'X'],
    ['B-2', 'Y'],
    ['B-12', 'Z'],
    ['', 'A'],
  ]);
});
