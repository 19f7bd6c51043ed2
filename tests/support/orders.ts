import { quoteCart } from '#modules/cart/calls.ts';
import type { LineInput } from '#modules/cart/quote.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { CAIRO_ADDRESS } from './people.ts';
import type { TestShop } from './shop.ts';

export type OrderRequest = CallRequest<typeof placeOrder>;

/** What a checkout page would send for these lines: each price and the total as the quote shows them now. */
export async function orderFor(
  shop: TestShop,
  token: string,
  lines: readonly LineInput[],
): Promise<OrderRequest> {
  const quote = await shop.call(
    quoteCart,
    { lines: [...lines], governorateId: CAIRO_ADDRESS.governorateId },
    { token },
  );
  return {
    idempotencyKey: shop.key(),
    lines: lines.map((line, at) => ({ ...line, seenPrice: quote.body.lines[at]?.price })),
    address: CAIRO_ADDRESS,
    paymentMethod: 'cash_on_delivery',
    seenTotal: quote.body.total ?? 0,
    acceptTerms: true,
  };
}

/** Asks for a quote and places the order that it describes. */
export async function buy(shop: TestShop, token: string, lines: readonly LineInput[]) {
  return shop.call(placeOrder, await orderFor(shop, token, lines), { token });
}
