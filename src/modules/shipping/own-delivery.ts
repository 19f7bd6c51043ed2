import type { Courier, Report } from './courier.ts';

/** What the merchant recorded of his parcels: he is the courier, so his record is the truth. */
export interface OwnRecord {
  read(trackingNumber: string): Promise<Report | null>;
}

/**
 * The merchant brings the parcel himself. Nothing is asked of the outside: a parcel's tracking number is our own
 * reference, and what happened to it is what the merchant recorded, `delivered` only with the buyer's code or a photo.
 */
export function ownDelivery(record: OwnRecord): Courier {
  return {
    name: 'merchant',
    book: async ({ reference }) => reference,
    find: async reference => ((await record.read(reference)) ? reference : null),
    track: trackingNumber => record.read(trackingNumber),
    async cancel(trackingNumber) {
      const state = (await record.read(trackingNumber))?.state ?? 'booked';
      return state === 'booked' || state === 'cancelled' ? 'cancelled' : 'too_late';
    },
    parseWebhook: () => null,
  };
}
