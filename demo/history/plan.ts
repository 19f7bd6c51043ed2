import { DAY, HOUR } from '#platform/clock.ts';

/** The state that an order has reached by now. */
export const FATES = [
  'unpaid',
  'unconfirmed',
  'new',
  'accepted',
  'packed',
  'shipped',
  'out',
  'delivered',
  'cancelled',
  'rejected',
  'refused',
] as const;
export type Fate = (typeof FATES)[number];

export interface Planned {
  placedAt: Date;
  fate: Fate;
  pays: 'cash_on_delivery' | 'card' | 'bank_transfer';
  /** Who carries it. A demo shop has no courier, so everything that one carries has ended by now. */
  carrier: 'merchant' | 'courier';
}

/** Orders of each of the last 30 days, today first: business grows a little. */
const A_DAY = [3, 4, 3, 4, 3, 3, 2, 3, 2, 3, 2, 2, 3, 2, 2, 1, 2, 2, 1, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1];

/** Those of one age: what their orders have come to by now. */
const FATES_BY_AGE: readonly (readonly [untilDays: number, fates: readonly Fate[]])[] = [
  [1, ['new', 'accepted', 'new', 'cancelled']],
  [2, ['accepted', 'packed', 'shipped', 'accepted']],
  [4, ['shipped', 'out', 'packed', 'delivered', 'rejected', 'accepted']],
  [
    30,
    ['delivered', 'delivered', 'delivered', 'cancelled', 'delivered', 'delivered', 'refused', 'delivered'],
  ],
];

/** What is ordered when, the oldest first; the same on every machine but for the moment it counts back from. */
export function planOrders(now: Date): Planned[] {
  const planned = A_DAY.flatMap((count, age) =>
    Array.from({ length: count }, (_, at) => ({ age, at, place: age * 5 + at })),
  );
  return planned
    .map(({ age, at, place }, index) => {
      const fates = FATES_BY_AGE.find(([until]) => age < until)?.[1] ?? ['delivered'];
      return {
        // Over the day, and today not later than now.
        placedAt: new Date(now.getTime() - age * DAY - (1 + at * 3 + (place % 3)) * HOUR * 0.8),
        fate: fates[index % fates.length] as Fate,
        pays: place % 3 === 0 ? ('card' as const) : ('cash_on_delivery' as const),
        carrier: age > 4 && place % 4 !== 3 ? ('courier' as const) : ('merchant' as const),
      };
    })
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}
