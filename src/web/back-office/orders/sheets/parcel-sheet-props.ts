import type { ShownParcel } from '#modules/orders/order-view.ts';

/** The properties of every question about a parcel's step. */
export interface ParcelSheetProps {
  parcel: ShownParcel;
  /** «الطرد ١ من ٢» */
  place: string;
  onClose: () => void;
  onChanged: () => Promise<void>;
}
