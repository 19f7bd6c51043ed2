import { FEWEST_PARTS, type MerchantCounts, merchantRatingOf } from './merchant-rating.ts';

export const MEASURES = ['accepting', 'late', 'refused', 'faulty', 'described', 'answered'] as const;
export type Measure = (typeof MEASURES)[number];

/** Setbacks are shown of a shop's newest orders: of more in 90 days only those can still be remembered. */
export const SETBACKS_AMONG = 1_000;

interface Target {
  /** Good enough. */
  good: number;
  /** Beyond it buyers suffer. */
  limit: number;
}

/**
 * Minutes until an order is accepted, per cent of orders handed over late, refused, and returned through the shop's fault,
 * stars of its goods, and per cent of messages that were answered within a day. Late: noon's 3 % (specification, 9); an order
 * that waits for 24 hours is reminded of; the others are our own choice.
 */
export const TARGETS: Readonly<Record<Measure, Target>> = {
  accepting: { good: 12 * 60, limit: 24 * 60 },
  late: { good: 3, limit: 8 },
  refused: { good: 2, limit: 5 },
  faulty: { good: 3, limit: 8 },
  described: { good: 4, limit: 3 },
  answered: { good: 90, limit: 75 },
};

export type Standing = 'good' | 'near' | 'beyond';

export function standingOf(measure: Measure, value: number): Standing {
  const { good, limit } = TARGETS[measure];
  const isBetter = (one: number, other: number) => (good < limit ? one <= other : one >= other);
  if (isBetter(value, good)) return 'good';
  return isBetter(value, limit) ? 'near' : 'beyond';
}

export interface PerformanceCounts extends MerchantCounts {
  /** Parts of orders that came to the shop, and those of them that it did not want or left lying. */
  came: number;
  refused: number;
  /** Until half of them were accepted; null if none was. */
  acceptMinutes: number | null;
}

/** Fewer say more about chance than about the shop. Our own choice. */
const FEWEST_CAME = 10;

/** What each measure is now; null where there is too little to say. */
export function measuresOf(counts: PerformanceCounts): Record<Measure, number | null> {
  const rating = merchantRatingOf(counts);
  const isKnown = counts.came >= FEWEST_CAME;
  return {
    accepting: isKnown ? counts.acceptMinutes : null,
    refused: isKnown ? Math.ceil((100 * counts.refused) / counts.came) : null,
    late: rating?.handedOver == null ? null : 100 - rating.handedOver,
    faulty: rating ? 100 - rating.asPromised : null,
    described: rating?.described ?? null,
    answered: rating?.answered ?? null,
  };
}

/** Of fewer other shops a median could be traced back to one of them. Our own choice. */
export const FEWEST_PEERS = 5;

/** The middle of what other shops have, in the unit's steps; null where too few of them have any. */
function medianOf(known: readonly (number | null)[], steps = 1): number | null {
  const values = known.flatMap(value => value ?? []).toSorted((a, b) => a - b);
  if (values.length < FEWEST_PEERS) return null;
  const middle = values.slice(Math.ceil(values.length / 2) - 1, Math.floor(values.length / 2) + 1);
  const median = middle.reduce((sum, value) => sum + value, 0) / middle.length;
  return Math.round(median * steps) / steps;
}

/** The middle of what other shops of a category have, by measure; null where too few of them have any. */
export function mediansOf(peers: readonly PerformanceCounts[]): Record<Measure, number | null> {
  const measured = peers.map(measuresOf);
  return Object.fromEntries(
    MEASURES.map(measure => [
      measure,
      medianOf(
        measured.map(each => each[measure]),
        measure === 'described' ? 10 : 1,
      ),
    ]),
  ) as Record<Measure, number | null>;
}

/** What a shop delivered, and what of it came back, whoever bore it. */
export interface ReturnCounts {
  parts: number;
  units: number;
  returned: number;
}

/** The middle share of units that came back to other shops of a category, in whole per cent; null where too few can say. */
export const medianReturns = (peers: readonly ReturnCounts[]): number | null =>
  medianOf(
    peers.map(({ parts, units, returned }) =>
      parts >= FEWEST_PARTS && units > 0 ? (100 * returned) / units : null,
    ),
  );

/** How many measures stand so. */
export const countStanding = (measures: Readonly<Record<Measure, number | null>>, standing: Standing) =>
  MEASURES.filter(measure => {
    const value = measures[measure];
    return value !== null && standingOf(measure, value) === standing;
  }).length;

/** What lowered a measure, of a single order. */
export const SETBACKS = ['late', 'refused', 'timed_out', 'faulty'] as const;
export type Setback = (typeof SETBACKS)[number];
