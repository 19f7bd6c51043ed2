import type { Piastres } from '#platform/money.ts';

/** Who brings parcels. `merchant` is the merchant's own delivery, which every shop has. */
export const COURIER_NAMES = ['merchant', 'bosta'] as const;
export type CourierName = (typeof COURIER_NAMES)[number];

/** Where a parcel is, in one vocabulary for all couriers. Each courier's own codes are mapped to exactly one of them. */
export const COURIER_STATES = [
  'booked',
  'on_the_way',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  /** For good, at the door or after the last attempt: it is on its way back. */
  'refused',
  'returned',
  'lost',
  'damaged',
  'cancelled',
  /** Held, under investigation, or a code that nobody has told us of. */
  'held',
] as const;
export type CourierState = (typeof COURIER_STATES)[number];

/** Why an attempt failed or a parcel was refused. */
export const COURIER_REASONS = [
  'not_at_address',
  'not_answering',
  'wrong_address',
  'wrong_mobile',
  'postponed',
  'out_of_coverage',
  'bad_weather',
  'refused_at_door',
  'refused_after_inspection',
  'attempts_exhausted',
  'other',
] as const;
export type CourierReason = (typeof COURIER_REASONS)[number];

/** The event of a parcel that a state stands for; null where nothing has happened to the parcel yet. */
export const EVENT_OF = {
  booked: null,
  on_the_way: 'handed_over',
  out_for_delivery: 'out_for_delivery',
  attempt_failed: 'attempt_failed',
  delivered: 'delivered',
  refused: 'refused',
  returned: 'back_at_merchant',
  lost: 'lost',
  damaged: 'damaged',
  cancelled: null,
  held: null,
} as const satisfies Record<CourierState, string | null>;

/** What a courier needs to know to bring one parcel. */
export interface Booking {
  /** Ours, never used for two bookings: by it a booking is found whose answer was lost. */
  reference: string;
  /** To be taken at the door; 0 where nothing is. */
  cashDue: Piastres;
  units: number;
  recipient: string;
  /** As stored: `+201…`. */
  mobile: string;
  governorateId: number;
  cityName: string;
  street: string;
  building: string;
  floor: string;
  flat: string;
  landmark: string;
}

/** What a courier says of a parcel when he is asked. */
export interface Report {
  trackingNumber: string;
  state: CourierState;
  /** The same for the same happening however often it is told, and another for the next. */
  newsId: string;
  /** Failed attempts so far. */
  attempts: number;
  /** Null where none belongs to the state, or the courier keeps no clock. */
  at: Date | null;
  reason: CourierReason | null;
  /** Taken at the door, once delivered. */
  collected: Piastres | null;
  /** How it came back, once returned. */
  condition: 'sellable' | 'damaged' | 'lost' | null;
}

/** What a message says that came unasked: nothing is believed of it but that there is something to ask about. */
export interface Webhook {
  trackingNumber: string;
  /** The same for the same message sent again. */
  eventId: string;
}

/**
 * One courier. All of it but `parseWebhook` may be a call to the outside, so it never stands inside a transaction.
 * A call whose outcome is unknown (a time-out, a 5xx) throws; one that surely did nothing throws `CourierRefused`.
 */
export interface Courier {
  name: CourierName;
  /** Asks for a parcel to be brought, and gives its tracking number. Never asked twice with one reference. */
  book(booking: Booking): Promise<string>;
  /** The tracking number of an earlier booking; null when there surely is none. */
  find(reference: string): Promise<string | null>;
  /** Null for a tracking number that the courier does not know. */
  track(trackingNumber: string): Promise<Report | null>;
  /** Calls a booking off; `too_late` once the courier has the parcel. Calling it off again is no error. */
  cancel(trackingNumber: string): Promise<'cancelled' | 'too_late'>;
  /** Null when the message is none of this courier's. */
  parseWebhook(message: unknown): Webhook | null;
}

/** The courier did nothing and said why; asking again may do. */
export class CourierRefused extends Error {
  override name = 'CourierRefused';
}
