import type { ShownParcel } from '#modules/orders/order-view.ts';

/** What every question about a step of a parcel is given. */
export interface ParcelSheetProps {
  parcel: ShownParcel;
  /** «الطرد ١ من ٢» */
  place: string;
  onClose: () => void;
  onChanged: () => Promise<void>;
}
