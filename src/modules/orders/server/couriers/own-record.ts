import type { CourierState, Report } from '#modules/shipping/courier.ts';
import type { OwnRecord } from '#modules/shipping/own-delivery.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ParcelState } from '../../parcel.ts';
import { type OwnParcel, selectOwnParcel } from './queries.ts';

/** What merchants recorded about parcels that they deliver themselves. */
export function ownRecord({ db }: Ctx): OwnRecord {
  return {
    async read(trackingNumber) {
      const parcel = await selectOwnParcel(db, trackingNumber);
      return parcel ? reportOf(trackingNumber, parcel) : null;
    },
  };
}

const STATES: Readonly<Record<ParcelState, CourierState>> = {
  packed: 'booked',
  shipped: 'on_the_way',
  delivered: 'delivered',
  undelivered: 'refused',
  lost: 'lost',
  damaged: 'damaged',
  returned: 'returned',
  cancelled: 'cancelled',
};

function reportOf(trackingNumber: string, parcel: OwnParcel): Report {
  const { attempts, at, reason, collected, condition } = parcel;
  const state = stateOf(parcel);
  const reportId = [trackingNumber, state, attempts].join(':');
  return { trackingNumber, state, reportId, attempts, at, reason, collected, condition };
}

function stateOf({ state, outForDelivery, lastEvent }: OwnParcel): CourierState {
  if (state !== 'shipped') return STATES[state];
  if (outForDelivery) return 'out_for_delivery';
  return lastEvent === 'attempt_failed' ? 'attempt_failed' : 'on_the_way';
}
