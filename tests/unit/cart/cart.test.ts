import { expect, test } from 'vitest';
import {
  addItem,
  type CartAddition,
  type CartItem,
  countUnits,
  groupByMerchant,
  lineKey,
  MAX_LINES,
  removeItem,
  setQuantity,
  subtotal,
} from '#modules/cart/cart.ts';
import { type Fees, type Offer, priceCart } from '#modules/cart/quote.ts';
import { restoreItem } from '#modules/cart/restore-item.ts';
import { parseCart } from '#modules/cart/stored-cart.ts';

const cup: CartAddition = {
  id: 7,
  productName: 'كوب',
  title: 'كوب شاي',
  price: 289.5,
  images: [{ id: 3, url: '/media/a' }],
  merchantName: 'ركن المطبخ',
  merchantLogoUrl: '/media/logo',
  merchantId: 2,
};
const inCart = (...additions: CartAddition[]) => additions.reduce<readonly CartItem[]>(addItem, []);

test('a new product has quantity 1 [CART-3]', () => {
  expect(inCart(cup)).toMatchObject([{ id: 7, quantity: 1 }]);
});

test('adding the same product again adds 1 and refreshes its images [CART-3]', () => {
  const again = { ...cup, images: [{ id: 9, url: '/media/b' }] };

  expect(inCart(cup, again)).toMatchObject([{ quantity: 2, images: [{ id: 9, url: '/media/b' }] }]);
});

test('the same product in another variant is another line', () => {
  const [black, white] = [
    { ...cup, variantId: 1 },
    { ...cup, variantId: 2 },
  ];

  expect(inCart(black, white, black).map(item => [lineKey(item), item.quantity])).toEqual([
    ['7-1', 2],
    ['7-2', 1],
  ]);
});

test('removal is by id [CART-4]', () => {
  const cart = inCart(cup, { ...cup, id: 8 });

  expect(removeItem(cart, '7').map(item => item.id)).toEqual([8]);
});

test.each([
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [99, 99],
  [100, 99],
])('a quantity set to %s becomes %s [CART-4]', (given, set) => {
  expect(setQuantity(inCart(cup), '7', given)[0]?.quantity).toBe(set);
});

test('an item keeps exactly its fields, however much more the card has [CART-6]', () => {
  const card = { ...cup, isLiked: true, description: 'long', hasAttributes: false };

  expect(JSON.parse(JSON.stringify(inCart(card)[0]))).toEqual({ ...cup, quantity: 1 });
});

test('a single imageUrl becomes one image [CART-6]', () => {
  const { images: _, ...bare } = cup;

  expect(inCart({ ...bare, images: [], imageUrl: '/media/c' })[0]?.images).toEqual([
    { id: 1, url: '/media/c' },
  ]);
  expect(parseCart(JSON.stringify([{ ...bare, imageUrl: '/media/c' }]))[0]?.images).toEqual([
    { id: 1, url: '/media/c' },
  ]);
});

test('a full cart takes no new line, but more of an old one', () => {
  const full = inCart(...Array.from({ length: MAX_LINES }, (_, at) => ({ ...cup, id: at + 1 })));

  expect(addItem(full, { ...cup, id: 1000 })).toBe(full);
  expect(addItem(full, { ...cup, id: 1 })[0]?.quantity).toBe(2);
});

test('units, subtotal and merchants of a cart', () => {
  const cart = setQuantity(inCart(cup, { ...cup, id: 8, merchantId: 5, price: 0.1 }), '7', 3);

  expect(countUnits(cart)).toBe(4);
  expect(subtotal(cart)).toBe(86_860);
  expect(groupByMerchant(cart).map(group => [group.merchantId, group.items.length])).toEqual([
    [2, 1],
    [5, 1],
  ]);
});

test.each(['{"id":7}', '"cart"', '7', 'null', 'not json', '', '[', 'true'])(
  'a stored %s is no list and is discarded [CART-2]',
  stored => {
    expect(parseCart(stored)).toEqual([]);
  },
);

test('a stored cart comes back [CART-1]', () => {
  const cart = inCart({ ...cup, variantId: 4, options: 'اللون: أسود' });

  expect(parseCart(JSON.stringify(cart))).toEqual(cart);
});

test('a missing quantity counts 1 [HDR-4]', () => {
  expect(countUnits(parseCart(JSON.stringify([cup, { ...cup, id: 8, quantity: 3 }])))).toBe(4);
});

test('damaged items are repaired or dropped, and the rest is kept', () => {
  const stored = [
    null,
    5,
    [],
    {},
    { id: 'x' },
    { id: -1 },
    { id: '12', quantity: 'many', price: 'free', images: 'none' },
  ];

  expect(parseCart(JSON.stringify([...stored, { ...cup, quantity: 1e9 }, cup]))).toEqual([
    {
      id: 12,
      productName: '',
      title: '',
      price: 0,
      images: [],
      merchantName: '',
      merchantLogoUrl: '',
      quantity: 1,
    },
    { ...cup, quantity: 99 },
  ]);
});

const offer: Offer = {
  productId: 7,
  categoryId: 1,
  merchantId: 2,
  merchantName: 'ركن المطبخ',
  merchantLogo: '',
  title: 'كوب',
  image: '',
  variantId: 70,
  optionNames: [],
  options: [],
  price: 10_000,
  free: 5,
  sold: true,
  taxClass: 'standard',
  vatRegistered: true,
  takesCash: true,
  preparingDays: 1,
  cutOffHour: 14,
  shipsWith: 'merchant',
  freeDeliveryFrom: null,
};
const fees: Fees = {
  delivery: 6000,
  packaging: 1000,
  admin: 1500,
  taxes: { vatPercent: 14, reducedVatPercent: 5, scheduleTaxPercent: 8 },
};
const ask = (quantity: number, seenPrice?: number) => ({ productId: 7, quantity, seenPrice });

test('a price includes its VAT, rounded once a line', () => {
  const quote = priceCart([ask(1), ask(1)], [offer, { ...offer, variantId: 71, price: 58_055 }], fees);

  expect(quote.lines.map(line => line.vat)).toEqual([1228, 7130]);
  expect(quote).toMatchObject({ goods: 68_055, vat: 8358, merchantIds: [2], total: 76_555 });
});

test.each([
  { what: 'exempt goods', changed: { taxClass: 'exempt' }, vat: 0 },
  { what: 'goods at the reduced rate', changed: { taxClass: 'reduced' }, vat: 476 },
  { what: 'goods of the table', changed: { taxClass: 'schedule' }, vat: 741 },
  { what: 'a seller that is not registered', changed: { vatRegistered: false }, vat: 0 },
] as const)('$what: VAT is shown only where its seller charges it', ({ changed, vat }) => {
  expect(priceCart([ask(1)], [{ ...offer, ...changed }], fees).vat).toBe(vat);
});

test.each([
  { what: 'the same price', asked: ask(1, 100), changed: {}, changes: [] },
  { what: 'another price', asked: ask(1, 99.99), changed: {}, changes: ['price_changed'] },
  { what: 'too few', asked: ask(6, 100), changed: {}, changes: ['fewer_left'] },
  { what: 'none left', asked: ask(1, 90), changed: { free: 0 }, changes: ['price_changed', 'out_of_stock'] },
  { what: 'a negative rest', asked: ask(1), changed: { free: -2 }, changes: ['out_of_stock'] },
  { what: 'not sold', asked: ask(1), changed: { sold: false }, changes: ['not_sold'] },
  { what: 'a choice to make', asked: ask(1), changed: { variantId: null }, changes: ['not_sold'] },
])('$what: $changes', ({ asked, changed, changes }) => {
  expect(priceCart([asked], [{ ...offer, ...changed }], fees).lines[0]?.changes).toEqual(changes);
});

test('a cart of nothing that can be had costs nothing', () => {
  expect(priceCart([ask(1)], [null], fees)).toMatchObject({
    goods: 0,
    delivery: 0,
    packaging: 0,
    admin: 0,
    total: 0,
  });
});

test('a removed line comes back in its place, once, and what changed since then stays [CART-4]', () => {
  const cart = inCart(cup, { ...cup, id: 8 }, { ...cup, id: 9 });
  const [, removed] = cart as [CartItem, CartItem];
  const changed = setQuantity(removeItem(cart, '8'), '9', 3);

  const restored = restoreItem(changed, removed, 1);

  expect(restored.map(({ id, quantity }) => [id, quantity])).toEqual([
    [7, 1],
    [8, 1],
    [9, 3],
  ]);
  expect(restoreItem(restored, removed, 1)).toBe(restored);
});
