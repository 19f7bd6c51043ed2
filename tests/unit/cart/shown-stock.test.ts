import { expect, test } from 'vitest';
import { type LineInput, type Offer, priceCart } from '#modules/cart/quote.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';

const offer = (free: number): Offer => ({
  productId: 1,
  categoryId: 1,
  merchantId: 1,
  merchantName: 'متجر النيل',
  merchantLogo: '',
  title: 'كوب',
  image: '',
  variantId: 1,
  optionNames: [],
  options: [],
  price: 1_000,
  free,
  sold: true,
  taxClass: 'standard',
  vatRegistered: false,
  takesCash: true,
  preparingDays: 1,
  cutOffHour: 12,
  shipsWith: '',
  freeDeliveryFrom: null,
});

const quote = (free: number, ...quantities: number[]) => {
  const asked: LineInput[] = quantities.map(quantity => ({ productId: 1, quantity }));
  const fees = { delivery: 0, packaging: 0, admin: 0, taxes: DEFAULT_SETTINGS };
  return priceCart(
    asked,
    asked.map(() => offer(free)),
    fees,
  );
};

/** All that a stranger can learn of a stock by quotes: each quantity alone, and a rest of one beside it. */
const everythingTold = (free: number) =>
  Array.from({ length: 99 }, (_, at) => [quote(free, at + 1), quote(free, at + 1, 1)]).map(both =>
    both.map(({ lines, ready }) => ({
      ready,
      lines: lines.map(({ buyable, available }) => [buyable, available]),
    })),
  );

test.each([
  [75, 98],
  [50, 74],
  [6, 9],
])('no series of quotes distinguishes %i units from %i', (few, many) => {
  expect(everythingTold(few)).toEqual(everythingTold(many));
});

test('up to 6 units are shown exactly, as on pages', () => {
  for (const free of [1, 2, 3, 4, 5, 6]) {
    expect(quote(free, 99).lines[0]).toMatchObject({
      buyable: free,
      available: free,
      changes: ['fewer_left'],
    });
  }
  expect(quote(0, 1).lines[0]?.changes).toEqual(['out_of_stock']);
});
