import type { OrderAction, Shipment } from '#modules/orders/order-view.ts';
import { BackSheet } from './back-sheet.tsx';
import { DeliverSheet } from './deliver-sheet.tsx';
import type { ParcelSheetProps } from './parcel-sheet-props.ts';
import { ReasonedSheet } from './reasoned-sheet.tsx';

/** The question before a step of a parcel that needs to know more. */
export function ParcelSheet({
  event,
  shipment,
  ...props
}: ParcelSheetProps & { event: OrderAction['event']; shipment: Shipment }) {
  if (event === 'delivered') return <DeliverSheet {...props} />;
  if (event === 'back_at_merchant') return <BackSheet {...props} shipment={shipment} />;
  return <ReasonedSheet {...props} event={event} />;
}
