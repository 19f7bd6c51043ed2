import type { Courier, Report } from './courier.ts';

/** The merchant's own record of its parcels. The merchant is the courier, so its record is the truth. */
export interface OwnRecord {
  read(trackingNumber: string): Promise<Report | null>;
}

/**
 * The merchant delivers the parcel. Nothing outside is called: the tracking number is our own reference, and the state
 * is what the merchant recorded, `delivered` only with the buyer's code or a photo.
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
