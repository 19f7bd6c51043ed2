import type { OrderAction, ShownMerchantOrder } from '#modules/orders/order-view.ts';
import { EVENT_HINTS, sheetText } from '../details/text.ts';
import { BackSheet } from './back-sheet.tsx';
import { DeliverSheet } from './deliver-sheet.tsx';
import type { ParcelSheetProps } from './parcel-sheet-props.ts';
import { ReasonedSheet } from './reasoned-sheet.tsx';

/** The question before a parcel's step that needs more input. */
export function ParcelSheet({
  event,
  merchantOrder,
  isLastAttempt,
  ...props
}: ParcelSheetProps & {
  event: OrderAction['event'];
  merchantOrder: ShownMerchantOrder;
  isLastAttempt: boolean;
}) {
  if (event === 'delivered') return <DeliverSheet {...props} />;
  if (event === 'back_at_merchant') return <BackSheet {...props} merchantOrder={merchantOrder} />;
  const isLast = isLastAttempt && event === 'attempt_failed';
  const hint = isLast ? sheetText.lastAttempt : EVENT_HINTS[event];
  return <ReasonedSheet {...props} event={event} hint={hint ?? ''} />;
}
