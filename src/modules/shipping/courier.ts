import type { Piastres } from '#platform/money.ts';
import { COURIERS, type CourierName } from './couriers.ts';

export const COURIER_NAMES = Object.keys(COURIERS) as CourierName[];

/** The couriers that collect our cash and bring it by statements. */
export const COLLECTORS = COURIER_NAMES.filter(name => COURIERS[name].account === 'courier_receivable');

/** The state of a parcel, in one vocabulary for all couriers. Each courier's code maps to exactly one of them. */
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
  /** Held, under investigation, or an unknown code. */
  'held',
] as const;
export type CourierState = (typeof COURIER_STATES)[number];

/** Why an attempt failed that is made again. */
export const FAILED_REASONS = [
  'not_at_address',
  'not_answering',
  'wrong_address',
  'wrong_mobile',
  'postponed',
  'out_of_coverage',
  'bad_weather',
] as const;
/** Why an attempt failed or a parcel was refused. */
export const COURIER_REASONS = [
  ...FAILED_REASONS,
  'refused_at_door',
  'refused_after_inspection',
  'attempts_exhausted',
  'other',
] as const;
export type CourierReason = (typeof COURIER_REASONS)[number];

/** The parcel event that a state implies; null if nothing has happened to the parcel yet. */
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

/** Which way a parcel goes: to the buyer, or from there as a return. */
export type Leg = 'delivery' | 'pickup';

/** The parts of an address that a courier needs. */
export interface Destination {
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

/** The same as an order stores it: with another mobile, and the buyer's words to the courier; each may be empty. */
export interface StoredDestination extends Destination {
  secondMobile: string;
  courierNote: string;
}

/** What a courier needs to know to deliver one parcel, or to fetch it. Recipient and place are the buyer's either way. */
export interface Booking extends Destination {
  leg: Leg;
  /** Our reference, unique for each booking. It finds a booking whose answer was lost. */
  reference: string;
  /** The amount to collect at the door; 0 if nothing is due. */
  cashDue: Piastres;
  units: number;
  /** Another mobile of the same form, and the buyer's words to the courier; each may be empty. */
  secondMobile: string;
  note: string;
}

/** A courier's answer about a parcel. */
export interface Report {
  trackingNumber: string;
  state: CourierState;
  /** The same for the same event, however often it is reported, and different for the next. */
  reportId: string;
  /** Failed attempts so far. */
  attempts: number;
  /** Null if the state has no time, or the courier gives none. */
  at: Date | null;
  reason: CourierReason | null;
  /** The amount collected at the door, once delivered. */
  collected: Piastres | null;
  /** Its condition, once returned. */
  condition: 'sellable' | 'damaged' | 'lost' | null;
}

/** The content of an unrequested message. It is only a reason to ask; nothing in it is believed. */
export interface Webhook {
  trackingNumber: string;
  /** The same for a repeated message. */
  eventId: string;
}

/**
 * One courier. Every method except `parseWebhook` may call the outside, so it must not run inside a transaction. A call
 * with an unknown outcome (a time-out, a 5xx) throws; one that surely did nothing throws `CourierRefused`.
 */
export interface Courier {
  name: CourierName;
  /** Books a delivery or a pickup and returns its tracking number. Never called twice with one reference. */
  book(booking: Booking): Promise<string>;
  /** The tracking number of an earlier booking; null if there surely is none. */
  find(reference: string): Promise<string | null>;
  /** Null if the courier does not know the tracking number. */
  track(trackingNumber: string): Promise<Report | null>;
  /** Cancels a booking; `too_late` once the courier has the parcel. A repeated call is harmless. */
  cancel(trackingNumber: string): Promise<'cancelled' | 'too_late'>;
  /** Null if the message is not from this courier. */
  parseWebhook(message: unknown): Webhook | null;
}

/** The courier did nothing and said why; a later request may succeed. */
export class CourierRefused extends Error {
  override name = 'CourierRefused';
}
