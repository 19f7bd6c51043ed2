import type { Jobs } from '#platform/server/jobs.ts';
import { askCourier } from './ask-courier.ts';
import { bookParcel } from './book-parcel.ts';

/** Calls to the outside, so none of them runs in a transaction. */
export const jobs: Jobs = {
  'orders.book-parcel': (ctx, payload) => bookParcel(ctx, (payload as { parcelId: number }).parcelId),
  'orders.ask-courier': (ctx, payload) => askCourier(ctx, (payload as { parcelId: number }).parcelId),
};
