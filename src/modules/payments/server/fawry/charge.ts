import { sumPiastres, toPounds } from '#platform/money.ts';
import type { PaymentRequest } from '../../provider.ts';
import { chargeSignature, type FawryKeys } from './signatures.ts';

export const PAY_AT_FAWRY = 'PAYATFAWRY';
const LONGEST_NAME = 100;

/** Pounds with two decimals, as Fawry signs them. */
export function signedPounds(piastres: number): string {
  return toPounds(piastres).toFixed(2);
}

/** The body that requests a reference number to be paid at a kiosk or in Fawry's app (docs/egypt.md, Fawry). */
export function chargeOf(keys: FawryKeys, request: PaymentRequest) {
  const { reference, amount, currency, buyer, items, orderId, expiresAt } = request;
  if (sumPiastres(items.map(item => item.amount)) !== amount)
    throw new RangeError(`the items of ${reference} do not add up to its amount`);
  const signed = { merchantRefNum: reference, paymentMethod: PAY_AT_FAWRY, amount: signedPounds(amount) };
  return {
    ...signed,
    merchantCode: keys.merchantCode,
    customerName: buyer.name,
    customerMobile: buyer.mobile.replace(/^\+20/, '0'),
    ...(buyer.email && { customerEmail: buyer.email }),
    currencyCode: currency,
    language: 'ar-eg',
    description: String(orderId),
    paymentExpiry: expiresAt.getTime(),
    chargeItems: items.map((item, index) => ({
      itemId: String(index + 1),
      description: Array.from(item.name).slice(0, LONGEST_NAME).join(''),
      price: signedPounds(item.amount),
      quantity: 1,
    })),
    signature: chargeSignature(keys, signed),
  };
}
