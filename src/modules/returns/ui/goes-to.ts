import type { Wish } from '#modules/refunds/refund.ts';
import type { ShownRefund } from '../case-view.ts';
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

/** What became of a refund: an order, or money and its way. An exchange whose order was cancelled is money again. */
export function goesNow(refund: ShownRefund): string {
  const { replacementOrderId, replacement, payReplacementBy, toAccount } = refund;
  if (replacementOrderId !== null && replacement === 0) return returnText.fellThrough;
  // What was promised is done once the goods have an order of their own with nothing left to pay.
  if (replacementOrderId !== null && !payReplacementBy) return returnText.replaced;
  return toAccount ? returnText.refundToAccount : goesTo(refund);
}
