import { fromPounds, raisedPrice, toPounds } from '#platform/money.ts';

/**
 * The old price of a home row, in pounds: the current price times the shop's factor, 1.1 by the specification [LND-13].
 * Undefined if the factor is 0; then the product's own former price is shown.
 */
export function homeOldPrice(pounds: number, factor: number): number | undefined {
  return factor > 0 ? toPounds(raisedPrice(fromPounds(pounds), factor)) : undefined;
}
