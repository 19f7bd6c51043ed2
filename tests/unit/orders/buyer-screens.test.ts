import { expect, test } from 'vitest';
import { cartAdditions } from '#modules/orders/again.ts';
import { cancellable } from '#modules/orders/cancelling.ts';
import type { OrderLine, ShownMerchantOrder, ShownParcel } from '#modules/orders/order-view.ts';

const line = (id: number, given: Partial<OrderLine> = {}): OrderLine => ({
  id,
  productId: id * 10,
  variantId: id * 100,
  sku: '',
  shelf: '',
  title: `منتج ${id}`,
  options: '',
  imageUrl: '/media/a',
  price: 50,
  quantity: 3,
  open: 3,
  cancelled: 0,
  inParcel: 0,
  delivered: 0,
  failed: 0,
  returned: 0,
  ...given,
});
const parcel = (state: ShownParcel['state'], lineId: number, quantity: number) =>
  ({ state, lines: [{ lineId, quantity }] }) as ShownParcel;

test('units that have not left their merchant can be cancelled, packed or not', () => {
  const lines = [line(1, { open: 1, inParcel: 2 }), line(2, { open: 0, inParcel: 3 }), line(3)];
  const parcels = [parcel('packed', 1, 2), parcel('shipped', 2, 3), parcel('cancelled', 3, 0)];

  expect(cancellable({ lines, parcels }).map(each => [each.line.id, each.most])).toEqual([
    [1, 3],
    [3, 3],
  ]);
});

test('ordering again takes what is sold, at its price of today, with the choice that was made', () => {
  const merchantOrder = {
    merchantId: 7,
    merchantName: 'متجر النيل',
    merchantLogoUrl: '/media/logo',
    lines: [line(1), line(2, { options: 'المقاس: ٤٢' }), line(3)],
  } as ShownMerchantOrder;
  const sold = [
    { productId: 10, variantId: 100, quantity: 3, title: 'منتج 1', price: 55 },
    { productId: 20, variantId: 200, quantity: 1, title: 'منتج 2', price: 60 },
    { productId: 90, variantId: 900, quantity: 1, title: 'من متجر آخر', price: 60 },
  ];

  const additions = cartAdditions(merchantOrder, sold);

  expect(
    additions.map(({ addition, quantity }) => [addition.id, addition.variantId, addition.price, quantity]),
  ).toEqual([
    [10, undefined, 55, 3],
    [20, 200, 60, 1],
  ]);
  expect(additions[1]?.addition).toMatchObject({
    merchantId: 7,
    options: 'المقاس: ٤٢',
    images: [{ url: '/media/a' }],
  });
});
