import { expect, test } from 'vitest';
import { type Offer, priceCart } from '#modules/cart/quote.ts';
import { placeOrder, switchToCash } from '#modules/checkout/calls.ts';
import { draftOrder } from '#modules/checkout/order-draft.ts';
import { restAfterCredit } from '#modules/checkout/tenders.ts';
import { cashAtDoor, merchantOrdersNote } from '#modules/checkout/text.ts';
import { CASH_DENIALS, CASH_RULES } from '#modules/payments/cash-on-delivery-rules.ts';
import { sumPiastres } from '#platform/money.ts';

const TAXES = { vatPercent: 14, reducedVatPercent: 5, scheduleTaxPercent: 8 };
const RATES = { ...TAXES, commissionPercent: 10, commissionByCategory: {}, commissionByMerchant: {} };

const PROMISED = { out: '2026-11-24', first: '2026-11-25', last: '2026-11-26' };

function offer(merchantId: number, price: number, variantId = merchantId * 10): Offer {
  return {
    productId: variantId,
    categoryId: 1,
    merchantId,
    merchantName: `m${merchantId}`,
    merchantLogo: '',
    title: 'كوب',
    image: '',
    variantId,
    optionNames: [],
    options: [],
    price,
    free: 99,
    sold: true,
    taxClass: 'standard',
    vatRegistered: true,
    takesCash: true,
    preparingDays: 1,
    cutOffHour: 14,
    shipsWith: 'merchant',
    freeDeliveryFrom: null,
  };
}

function draft(offers: Offer[], quantities: number[] = offers.map(() => 1)) {
  const asked = offers.map(({ productId }, at) => ({ productId, quantity: quantities[at] ?? 1 }));
  const quote = priceCart(asked, offers, { delivery: 6000, packaging: 1000, admin: 1500, taxes: TAXES });
  return { quote, order: draftOrder(quote, RATES, () => PROMISED) };
}

test('an order is the sum of its merchant orders, and each of them the sum of its amounts', () => {
  const { quote, order } = draft([offer(3, 33_333), offer(1, 10_001), offer(2, 1)], [1, 7, 3]);

  expect(order.total).toBe(quote.total);
  expect(sumPiastres(order.merchantOrders.map(merchantOrder => merchantOrder.total))).toBe(order.total);
  expect(sumPiastres(order.merchantOrders.map(merchantOrder => merchantOrder.adminFee))).toBe(1500);
  for (const merchantOrder of order.merchantOrders) {
    expect(
      merchantOrder.goods + merchantOrder.delivery + merchantOrder.packaging + merchantOrder.adminFee,
    ).toBe(merchantOrder.total);
    expect(sumPiastres(merchantOrder.lines.map(line => line.unitPrice * line.quantity))).toBe(
      merchantOrder.goods,
    );
  }
});

test('merchant orders stand in the order of their merchants, whatever the order of the cart', () => {
  const { order } = draft([offer(3, 100), offer(1, 100), offer(3, 200, 31)]);

  expect(order.merchantOrders.map(merchantOrder => merchantOrder.merchantId)).toEqual([1, 3]);
  expect(order.merchantOrders[1]?.lines).toHaveLength(2);
});

test('every merchant order costs whole pounds where the order does, and the rest of the admin fee stands on the first', () => {
  const { order } = draft([
    offer(1, 100),
    offer(2, 100),
    offer(3, 100),
    offer(4, 100),
    offer(5, 100),
    offer(6, 100),
    offer(7, 100),
  ]);

  expect(order.merchantOrders.map(merchantOrder => merchantOrder.adminFee)).toEqual([
    300, 200, 200, 200, 200, 200, 200,
  ]);
});

test('credit leaves whole pounds at every door where it leaves whole pounds in all, and never more than a parcel costs', () => {
  const totals = [139_500, 43_500];

  expect(restAfterCredit(totals, { method: 'cash_on_delivery', credit: 12_000 })).toEqual([130_400, 40_600]);
  expect(restAfterCredit(totals, { method: 'card', credit: 12_000 })).toEqual([130_352, 40_648]);
  expect(restAfterCredit([99, 199_901], { method: 'cash_on_delivery', credit: 100 })).toEqual([99, 199_801]);
});

test('the buyer reads what to hand over for each parcel, in words that agree with it', () => {
  expect(cashAtDoor([139_500, 43_500])).toBe(
    'ادفع لكل مندوب ثمن شحنته: ١٬٣٩٥ جنيهًا للشحنة ١، و٤٣٥ جنيهًا للشحنة ٢. يُفضّل تجهيز المبلغ.',
  );
  expect(cashAtDoor([30_700])).toContain('ادفع ٣٠٧ جنيهات نقدًا');
  expect(cashAtDoor([30_750])).toContain('ادفع ٣٠٧٫٥٠ جنيه نقدًا');
});

test('the VAT of lines that are merged is rounded once', () => {
  const { order } = draft([offer(1, 105), offer(1, 105)], [1, 1]);

  expect(order.merchantOrders[0]?.lines).toMatchObject([{ quantity: 2, vat: 26 }]);
});

test('the note on merchant orders agrees with their number', () => {
  expect(merchantOrdersNote(2).join('')).toBe('يصلك الطلب في شحنتين لأن منتجاتك من متجرين.');
  expect(merchantOrdersNote(3).join('')).toBe('يصلك الطلب في ٣ شحنات لأن منتجاتك من ٣ متاجر.');
});

test('calls for orders that are paid at the door say every reason why one cannot be', () => {
  const reasons = CASH_RULES.flatMap(rule => (rule.outcome === 'deny' ? [rule.reason] : []));
  expect(reasons).toEqual(CASH_DENIALS);
  for (const { refusals } of [placeOrder, switchToCash])
    expect(refusals).toEqual(expect.arrayContaining(reasons));
});
