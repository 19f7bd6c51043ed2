import type { QuoteBody } from '#modules/cart/calls.ts';
import { restAfterCredit } from '#modules/checkout/tenders.ts';
import { cashAtDoor } from '#modules/checkout/text.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { fromPounds } from '#platform/money.ts';

interface Paying {
  method: PaymentMethod;
  /** What of the account credit is spent, in pounds. */
  credit: number;
}

/** What the buyer hands over for each parcel; undefined with another method, and before it is known. */
export function cashOfParcels(quote: QuoteBody | undefined, { method, credit }: Paying): string | undefined {
  if (method !== 'cash_on_delivery' || !quote || quote.total === null || !quote.ready) return undefined;
  const totals = quote.merchants.map(({ total }) => fromPounds(total ?? 0));
  const rest = restAfterCredit(totals, { method, credit: fromPounds(credit) });
  return rest.some(amount => amount > 0) ? cashAtDoor(rest) : undefined;
}
