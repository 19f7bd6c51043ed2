import { expect, test } from 'vitest';
import { PARCEL_EVENTS, PARCEL_RULES } from '#modules/orders/parcel.ts';
import {
  BOSTA_CITY,
  BOSTA_PICKUP,
  bostaCondition,
  bostaReason,
  bostaState,
} from '#modules/shipping/bosta-codes.ts';
import { readBostaWebhook } from '#modules/shipping/bosta-webhook.ts';
import { COURIER_STATES, EVENT_OF } from '#modules/shipping/courier.ts';

const [DELIVER, RETURN] = [10, 20];

test('each state of a courier stands for at most one event of a parcel, which couriers may cause', () => {
  const events = COURIER_STATES.flatMap(state => EVENT_OF[state] ?? []);

  expect(new Set(events).size).toBe(events.length);
  const byCouriers = PARCEL_RULES.filter(({ actors }) => actors.includes('courier')).map(
    ({ event }) => event,
  );
  expect(events.toSorted()).toEqual(byCouriers.toSorted());
  expect(PARCEL_EVENTS).toEqual(expect.arrayContaining(events));
});

test.each([
  [10, 'booked'],
  [11, 'booked'],
  [20, 'booked'],
  [21, 'on_the_way'],
  [24, 'on_the_way'],
  [25, 'on_the_way'],
  [30, 'on_the_way'],
  [40, 'booked'],
  [41, 'out_for_delivery'],
  [45, 'delivered'],
  [46, 'returned'],
  [47, 'attempt_failed'],
  [48, 'cancelled'],
  [49, 'cancelled'],
  [60, 'returned'],
  [100, 'lost'],
  [101, 'damaged'],
  [102, 'held'],
  [103, 'held'],
  [104, 'held'],
  [105, 'held'],
  [102, 'held'],
  [999, 'held'],
])("Bosta's state %i of a delivery is %s", (code, state) => expect(bostaState(code, DELIVER)).toBe(state));

test.each([
  [10, 'booked'],
  [22, 'booked'],
  [23, 'on_the_way'],
  [45, 'returned'],
  [46, 'returned'],
] as const)("Bosta's state %i of a return that it fetches is %s", (code, state) =>
  expect(bostaState(code, BOSTA_PICKUP)).toBe(state),
);

test.each([21, 24, 30, 41, 47])("Bosta's state %i of a delivery on its way back is a refusal", code =>
  expect(bostaState(code, RETURN)).toBe('refused'),
);

test.each([
  [45, 'delivered'],
  [46, 'returned'],
  [100, 'lost'],
  [101, 'damaged'],
])("Bosta's state %i stays %s on the way back", (code, state) =>
  expect(bostaState(code, RETURN)).toBe(state),
);

test.each([
  [[1], 'not_at_address'],
  [[2], 'wrong_address'],
  [[3], 'postponed'],
  [[5], 'wrong_address'],
  [[6], 'other'],
  [[7], 'not_answering'],
  [[8], 'refused_at_door'],
  [[12], 'out_of_coverage'],
  [[13], 'wrong_address'],
  [[14], 'wrong_mobile'],
  [[100], 'bad_weather'],
  [[101], 'other'],
  [[8, 7], 'not_answering'],
  [[], 'other'],
])('an attempt after the exceptions %j failed for %s', (exceptions, reason) =>
  expect(bostaReason('attempt_failed', exceptions)).toBe(reason),
);

test.each([
  [[30], 'refused_after_inspection'],
  [[7, 8], 'refused_at_door'],
  [[8, 1], 'refused_at_door'],
  [[1, 7, 3], 'attempts_exhausted'],
  [[], 'attempts_exhausted'],
])('a parcel with the exceptions %j goes back for %s', (exceptions, reason) => {
  expect(bostaReason('refused', exceptions)).toBe(reason);
  expect(bostaReason('returned', exceptions)).toBe(reason);
  expect(bostaReason('delivered', exceptions)).toBeNull();
});

test.each([
  [[], 'sellable'],
  [[8, 30], 'sellable'],
  [[26], 'damaged'],
  [[28, 7], 'damaged'],
  [[26, 27], 'lost'],
])('a parcel with the exceptions %j comes back %s', (exceptions, condition) =>
  expect(bostaCondition(exceptions)).toBe(condition),
);

test('each of the 27 governorates is a city of Bosta, none of them twice', () => {
  expect(Object.keys(BOSTA_CITY).map(Number)).toEqual(Array.from({ length: 27 }, (_, at) => at + 1));
  expect(new Set(Object.values(BOSTA_CITY)).size).toBe(27);
  expect(BOSTA_CITY[1]).toBe('EG-01');
});

test('a webhook is the same one only when it reports the same event', () => {
  const message = {
    _id: 'a',
    trackingNumber: 7,
    state: 47,
    timeStamp: 1,
    numberOfAttempts: 1,
    exceptionCode: null,
  };
  const first = readBostaWebhook(message);

  expect(first?.trackingNumber).toBe('7');
  expect(readBostaWebhook({ ...message, exceptionReason: 'late' })?.eventId).toBe(first?.eventId);
  for (const other of [{ state: 41 }, { timeStamp: 2 }, { numberOfAttempts: 2 }, { _id: 'b' }])
    expect(readBostaWebhook({ ...message, ...other })?.eventId).not.toBe(first?.eventId);
});
