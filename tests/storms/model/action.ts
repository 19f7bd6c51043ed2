import fc from 'fast-check';
import type { MerchantOrderEvent } from '#modules/orders/order-event.ts';
import { CONDITIONS, type Condition, type ParcelEvent } from '#modules/orders/parcel.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { COURIER_REASONS } from '#modules/shipping/courier.ts';
import { anyMoneyAction, type MoneyAction } from './money/action.ts';
import { COUPONS } from './money/set-up.ts';

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
export type Action =
  | {
      kind: 'place';
      buyer: number;
      lines: { product: number; quantity: number }[];
      presses: number;
      method: PaymentMethod;
      useCredit: boolean;
      coupon: string | null;
    }
  | { kind: 'press again'; which: number }
  | ({ kind: 'part'; event: MerchantOrderEvent; units: number; parcels: number } & Try)
  | ({ kind: 'order'; event: MerchantOrderEvent } & Try)
  | ({ kind: 'parcel'; event: ParcelEvent; condition: Condition; units: number } & Try)
  | { kind: 'carry on'; which: number; parcels: number; ends: 'delivered' | 'refused' }
  | { kind: 'news'; event: ParcelEvent; which: number; reportId: number; condition: Condition }
  | { kind: 'wait'; hours: number }
  | { kind: 'merchant'; merchant: number; status: 'active' | 'suspended' }
  | MoneyAction;

/** Steps of a part with who usually takes them; the timer's own come with `wait`. */
const USUAL: readonly [MerchantOrderEvent, Who][] = [
  ['accepted', 'merchant'],
  ['packed', 'merchant'],
  ['packed', 'staff'],
  ['rejected', 'merchant'],
  ['cancelled', 'buyer'],
  ['cancelled', 'buyer'],
  ['cancelled', 'merchant'],
  ['cancelled', 'staff'],
  ['not_received', 'buyer'],
];

/** Steps that cover the whole order, with who usually takes them. */
const OF_ORDERS: readonly [MerchantOrderEvent, Who][] = [
  ['confirmed', 'buyer'],
  ['confirmed', 'staff'],
  ['not_confirmed', 'buyer'],
  ['cancelled', 'buyer'],
];

const EVERY_STEP: readonly MerchantOrderEvent[] = [
  ...new Set(USUAL.map(([event]) => event)),
  'merchant_reminded',
  'merchant_timed_out',
  'hand_over_late',
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
  { weight: 9, arbitrary: fc.constantFrom(...COURIER_REASONS) },
  { weight: 1, arbitrary: fc.constant('') },
);
/** 0 stands for all of them. */
const units = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5 }));
const condition = fc.constantFrom(...CONDITIONS);
const just = <const T extends string>(action: T) => fc.constant(action);

const place = fc.record({
  kind: just('place'),
  buyer: fc.nat({ max: BUYERS - 1 }),
  lines: fc.array(
    fc.record({ product: fc.nat({ max: PRODUCTS - 1 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  presses: fc.constantFrom(1, 1, 1, 2, 3),
  method: fc.constantFrom<PaymentMethod>(
    'cash_on_delivery',
    'cash_on_delivery',
    'card',
    'card',
    'wallet',
    'kiosk',
    'bank_transfer',
  ),
  useCredit: fc.boolean(),
  coupon: fc.option(fc.constantFrom(...COUPONS, 'NONE'), { freq: 2, nil: null }),
});

const carryOn = fc.record({
  kind: just('carry on'),
  which: index,
  parcels: fc.integer({ min: 1, max: 2 }),
  ends: fc.constantFrom('delivered' as const, 'delivered' as const, 'refused' as const),
});

/** One part of an order, by one step. */
const part = (step: fc.Arbitrary<readonly [MerchantOrderEvent, Who]>) =>
  fc
    .record({ step, which: index, reason, units, parcels: fc.integer({ min: 1, max: 2 }) })
    .map(({ step: [event, who], ...rest }) => ({ kind: 'part' as const, event, who, ...rest }));

const parcel = (who: fc.Arbitrary<Who>) =>
  fc.record({
    kind: just('parcel'),
    event: fc.constantFrom(...PARCEL_STEPS),
    who,
    which: index,
    reason,
    condition,
    units,
  });

const order = fc
  .record({
    step: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...OF_ORDERS) },
      {
        weight: 1,
        arbitrary: fc.tuple(
          fc.constantFrom(...OF_ORDERS.map(([event]) => event), 'payment_expired' as const),
          fc.constantFrom(...ACTORS),
        ),
      },
    ),
    which: index,
    reason,
  })
  .map(({ step: [event, who], ...rest }) => ({ kind: 'order' as const, event, who, ...rest }));

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: place },
  { weight: 1, arbitrary: fc.record({ kind: just('press again'), which: index }) },
  { weight: 34, arbitrary: carryOn },
  { weight: 6, arbitrary: part(fc.constantFrom(...USUAL)) },
  { weight: 2, arbitrary: part(fc.tuple(fc.constantFrom(...EVERY_STEP), fc.constantFrom(...ACTORS))) },
  {
    weight: 8,
    arbitrary: parcel(fc.constantFrom<Who[]>('merchant', 'courier', 'staff', 'staff')),
  },
  { weight: 2, arbitrary: parcel(fc.constantFrom(...ACTORS)) },
  { weight: 4, arbitrary: order },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: just('news'),
      event: fc.constantFrom(...PARCEL_STEPS.filter(event => event !== 'reopened')),
      which: index,
      reportId: fc.nat({ max: 5 }),
      condition,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: just('wait'), hours: fc.constantFrom(1, 20, 30, 80, 400, 1000) }),
  },
  { weight: 26, arbitrary: anyMoneyAction },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: just('merchant'),
      merchant: fc.nat({ max: MERCHANTS - 1 }),
      status: fc.constantFrom('active' as const, 'active' as const, 'suspended' as const),
    }),
  },
);

/** What happens at one moment: one action alone, or several that meet. */
const anyMoment: fc.Arbitrary<Action[]> = fc.oneof(
  fc.array(anyAction, { minLength: 1, maxLength: 1 }),
  fc.array(anyAction, { minLength: 2, maxLength: 4 }),
);

/** Without an order nothing can happen, so each begins with some, of which some are soon on their way. */
export const anySequence: fc.Arbitrary<Action[][]> = fc
  .tuple(
    fc.array(place, { minLength: 1, maxLength: 3 }),
    fc.array(fc.array(carryOn, { minLength: 2, maxLength: 4 }), { maxLength: 7 }),
    fc.array(anyMoment, { minLength: 4, maxLength: 30, size: 'max' }),
  )
  .map(([orders, steps, moments]) => [orders, ...steps, ...moments]);
