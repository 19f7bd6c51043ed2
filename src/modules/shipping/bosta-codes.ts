import type { CourierReason, CourierState } from './courier.ts';

/** A delivery to a customer; `RTO` is the same one on its way back, for good. */
export const BOSTA_DELIVER = 10;
export const BOSTA_RETURN_TO_ORIGIN = 20;
/** A pickup of goods that a customer sends back. */
export const BOSTA_PICKUP = 25;

/**
 * Bosta's states of a delivery inside Egypt (docs/egypt.md, Bosta; international ones use the same numbers
 * differently). Other states become `held`.
 */
const STATES: Readonly<Record<number, CourierState>> = {
  10: 'booked',
  11: 'booked',
  20: 'booked',
  40: 'booked',
  22: 'booked',
  21: 'on_the_way',
  23: 'on_the_way',
  24: 'on_the_way',
  25: 'on_the_way',
  30: 'on_the_way',
  41: 'out_for_delivery',
  45: 'delivered',
  46: 'returned',
  47: 'attempt_failed',
  48: 'cancelled',
  49: 'cancelled',
  60: 'returned',
  100: 'lost',
  101: 'damaged',
};
const UNDER_WAY: ReadonlySet<CourierState> = new Set(['on_the_way', 'out_for_delivery', 'attempt_failed']);

/** Exceptions, forward and of the parcel itself (docs/egypt.md, Bosta). */
const REASONS: Readonly<Record<number, CourierReason>> = {
  1: 'not_at_address',
  2: 'wrong_address',
  3: 'postponed',
  4: 'refused_at_door',
  5: 'wrong_address',
  7: 'not_answering',
  8: 'refused_at_door',
  12: 'out_of_coverage',
  13: 'wrong_address',
  14: 'wrong_mobile',
  100: 'bad_weather',
  // A parcel that was opened and given back.
  30: 'refused_after_inspection',
};
const REFUSALS: ReadonlySet<CourierReason> = new Set(['refused_at_door', 'refused_after_inspection']);
const DAMAGED = [26, 28];
const EMPTY = 27;

/**
 * A failed attempt is not the end, whatever its code, because Bosta may try again. Only a delivery that became a return
 * has failed for good.
 */
export function bostaState(code: number, type: number): CourierState {
  const state = STATES[code] ?? 'held';
  // Fetched goods are delivered to the merchant, which is their return.
  if (type === BOSTA_PICKUP && state === 'delivered') return 'returned';
  return type === BOSTA_RETURN_TO_ORIGIN && UNDER_WAY.has(state) ? 'refused' : state;
}

/** The reason, from the codes of all exceptions so far, the newest last. */
export function bostaReason(state: CourierState, exceptions: readonly number[]): CourierReason | null {
  const reasons = exceptions.map(code => REASONS[code] ?? 'other');
  if (state === 'attempt_failed') return reasons.at(-1) ?? 'other';
  if (state !== 'refused' && state !== 'returned') return null;
  return reasons.findLast(reason => REFUSALS.has(reason)) ?? 'attempts_exhausted';
}

/** The condition of a returned parcel: as it left, unless an exception says otherwise. */
export function bostaCondition(exceptions: readonly number[]): 'sellable' | 'damaged' | 'lost' {
  if (exceptions.includes(EMPTY)) return 'lost';
  return exceptions.some(code => DAMAGED.includes(code)) ? 'damaged' : 'sellable';
}

/**
 * Bosta's code of a city by the id of our governorate. Bosta's cities are governorates, plus the North Coast (EG-03).
 */
export const BOSTA_CITY: Readonly<Record<number, string>> = {
  1: 'EG-01',
  2: 'EG-25',
  3: 'EG-02',
  4: 'EG-05',
  5: 'EG-23',
  6: 'EG-04',
  7: 'EG-15',
  8: 'EG-07',
  9: 'EG-11',
  10: 'EG-09',
  11: 'EG-19',
  12: 'EG-06',
  13: 'EG-24',
  14: 'EG-12',
  15: 'EG-21',
  16: 'EG-17',
  17: 'EG-16',
  18: 'EG-13',
  19: 'EG-14',
  20: 'EG-10',
  21: 'EG-26',
  22: 'EG-08',
  23: 'EG-28',
  24: 'EG-22',
  25: 'EG-20',
  26: 'EG-27',
  27: 'EG-18',
};
