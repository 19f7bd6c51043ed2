import type { Wish } from '#modules/refunds/refund.ts';
import { returnText } from '../text.ts';

interface Going {
  wish: Wish;
  amount: number;
  /** What the goods that are wanted instead cost; 0 if there are none. */
  replacement?: number | undefined;
}

/** By which way the money of a return goes back; of an exchange, which way its difference goes. */
export function goesTo({ wish, amount, replacement = 0 }: Going): string {
  if (wish !== 'exchange' || replacement === 0 || replacement === amount)
    return returnText.refundGoesTo[wish];
  return returnText.exchangeRest[replacement > amount ? 'due' : 'back'];
}
