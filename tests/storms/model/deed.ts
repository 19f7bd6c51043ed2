import fc from 'fast-check';
import type { PartEvent } from '#modules/orders/order-event.ts';
import { ATTEMPT_REASONS, CONDITIONS, type Condition, type ParcelEvent } from '#modules/orders/parcel.ts';

/** Who tries it, as seen from the order that it is tried on. */
const ACTORS = [
  'buyer',
  'other_buyer',
  'merchant',
  'other_merchant',
  'staff',
  'courier',
  'other_courier',
  'gateway',
  'timer',
] as const;
export type Who = (typeof ACTORS)[number];

export const PRODUCTS = 5;
export const BUYERS = 4;
export const MERCHANTS = 3;

interface Try {
  who: Who;
  /** Which of those that it can happen to by then, counted round; where there is none, of all. */
  which: number;
  reason: string;
}

/** Something that somebody tries, as data: a sequence that fails can be read, made smaller and run again. */
export type Deed =
  | {
      deed: 'place';
      buyer: number;
      lines: { product: number; quantity: number }[];
      presses: number;
      paid: 'at the door' | 'by card';
    }
  | { deed: 'press again'; which: number }
  | ({ deed: 'part'; event: PartEvent; units: number; parcels: number } & Try)
  | ({ deed: 'order'; event: 'confirmed' | 'cancelled' | 'paid' | 'not_confirmed' } & Try)
  | ({ deed: 'parcel'; event: ParcelEvent; condition: Condition; units: number } & Try)
  | { deed: 'news'; event: ParcelEvent; which: number; newsId: number; condition: Condition }
  | { deed: 'wait'; hours: number }
  | { deed: 'merchant'; merchant: number; status: 'active' | 'suspended' };

/** Steps of a part with who usually takes them; the timer's own come with `wait`. */
const USUAL: readonly [PartEvent, Who][] = [
  ['accepted', 'merchant'],
  ['accepted', 'merchant'],
  ['packed', 'merchant'],
  ['packed', 'merchant'],
  ['packed', 'merchant'],
  ['packed', 'staff'],
  ['rejected', 'merchant'],
  ['cancelled', 'buyer'],
  ['cancelled', 'merchant'],
  ['cancelled', 'staff'],
  ['confirmed', 'staff'],
  ['not_received', 'buyer'],
  ['switched_to_cash', 'buyer'],
  ['paid', 'gateway'],
  ['paid_late', 'gateway'],
];

const EVERY_STEP: readonly PartEvent[] = [
  ...new Set(USUAL.map(([event]) => event)),
  'payment_expired',
  'not_confirmed',
  'merchant_reminded',
  'merchant_timed_out',
  'delivery_overdue',
  'completed',
];

const PARCEL_STEPS: readonly ParcelEvent[] = [
  'handed_over',
  'handed_over',
  'handed_over',
  'delivered',
  'delivered',
  'out_for_delivery',
  'attempt_failed',
  'refused',
  'refused',
  'lost',
  'damaged',
  'back_at_merchant',
  'back_at_merchant',
  'not_back_in_time',
  'reopened',
];

const index = fc.nat({ max: 11 });
const reason = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...ATTEMPT_REASONS) },
  { weight: 1, arbitrary: fc.constant('') },
);
const units = fc.nat({ max: 5 });
const condition = fc.constantFrom(...CONDITIONS);
const just = <const T extends string>(deed: T) => fc.constant(deed);

const place = fc.record({
  deed: just('place'),
  buyer: fc.nat({ max: BUYERS - 1 }),
  lines: fc.array(
    fc.record({ product: fc.nat({ max: PRODUCTS - 1 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  presses: fc.constantFrom(1, 1, 1, 2, 3),
  paid: fc.constantFrom('at the door' as const, 'at the door' as const, 'by card' as const),
});

const part = (step: fc.Arbitrary<readonly [PartEvent, Who]>) =>
  fc
    .record({ step, which: index, reason, units, parcels: fc.integer({ min: 1, max: 2 }) })
    .map(({ step: [event, who], ...rest }) => ({ deed: 'part' as const, event, who, ...rest }));

const parcel = (who: fc.Arbitrary<Who>) =>
  fc.record({
    deed: just('parcel'),
    event: fc.constantFrom(...PARCEL_STEPS),
    who,
    which: index,
    reason,
    condition,
    units,
  });

const order = fc.record({
  deed: just('order'),
  event: fc.constantFrom('confirmed' as const, 'cancelled' as const, 'paid' as const, 'not_confirmed' as const),
  who: fc.constantFrom('buyer' as const, 'buyer' as const, 'gateway' as const, 'other_buyer' as const),
  which: index,
  reason,
});

export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: place },
  { weight: 1, arbitrary: fc.record({ deed: just('press again'), which: index }) },
  { weight: 12, arbitrary: part(fc.constantFrom(...USUAL)) },
  { weight: 2, arbitrary: part(fc.tuple(fc.constantFrom(...EVERY_STEP), fc.constantFrom(...ACTORS))) },
  {
    weight: 12,
    arbitrary: parcel(fc.constantFrom<Who[]>('merchant', 'courier', 'staff', 'staff')),
  },
  { weight: 2, arbitrary: parcel(fc.constantFrom(...ACTORS)) },
  { weight: 2, arbitrary: order },
  {
    weight: 4,
    arbitrary: fc.record({
      deed: just('news'),
      event: fc.constantFrom(...PARCEL_STEPS.filter(event => event !== 'reopened')),
      which: index,
      newsId: fc.nat({ max: 5 }),
      condition,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ deed: just('wait'), hours: fc.constantFrom(1, 20, 30, 80, 400, 1000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      deed: just('merchant'),
      merchant: fc.nat({ max: MERCHANTS - 1 }),
      status: fc.constantFrom('active' as const, 'active' as const, 'suspended' as const),
    }),
  },
);

/** What happens at one moment: one deed alone, or several that meet. */
export const anySequence: fc.Arbitrary<Deed[][]> = fc.array(
  fc.oneof(
    fc.array(anyDeed, { minLength: 1, maxLength: 1 }),
    fc.array(anyDeed, { minLength: 2, maxLength: 4 }),
  ),
  { minLength: 4, maxLength: 24 },
);
