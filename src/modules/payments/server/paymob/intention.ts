import { sumPiastres } from '#platform/money.ts';
import type { PaymentRequest } from '../../provider.ts';

/** Paymob's longest names (docs/egypt.md, Paymob). */
const LONGEST_NAME = 50;
/** The longest lifetime Paymob allows an intention, in seconds. */
const LONGEST_LIFE = 3_110_400;
/** What Paymob accepts for an unknown part of an address. */
const UNKNOWN = 'NA';

/**
 * The request body for a Paymob intention. Each line is one item of quantity 1 with the line's total, because Paymob
 * does not multiply and refuses items that do not add up to the amount.
 */
export function intentionOf(request: PaymentRequest, integration: number, now: Date) {
  const { amount, currency, reference, items, callbackUrl, returnUrl, expiresAt } = request;
  if (sumPiastres(items.map(item => item.amount)) !== amount)
    throw new RangeError(`the items of ${reference} do not add up to its amount`);
  return {
    amount,
    currency,
    payment_methods: [integration],
    items: items.map(item => ({ name: cut(item.name), amount: item.amount, quantity: 1 })),
    billing_data: billingOf(request),
    special_reference: reference,
    expiration: Math.min(LONGEST_LIFE, Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))),
    notification_url: callbackUrl,
    redirection_url: returnUrl,
  };
}

function billingOf({ buyer, returnUrl }: PaymentRequest) {
  const [first = '', ...rest] = buyer.name.trim().split(/\s+/);
  return {
    first_name: cut(first) || UNKNOWN,
    last_name: cut(rest.join(' ')) || UNKNOWN,
    // Paymob requires an address even if the buyer gave none.
    email: buyer.email || `buyer@${new URL(returnUrl).hostname}`,
    phone_number: buyer.mobile,
    apartment: UNKNOWN,
    building: UNKNOWN,
    street: UNKNOWN,
    floor: UNKNOWN,
    city: UNKNOWN,
    state: UNKNOWN,
    postal_code: UNKNOWN,
    country: 'EGY',
  };
}

/** By code point, because half of a surrogate pair is no character. */
function cut(name: string): string {
  return Array.from(name.trim()).slice(0, LONGEST_NAME).join('');
}
