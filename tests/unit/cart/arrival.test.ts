import { expect, test } from 'vitest';
import { arrivalText } from '#modules/shipping/promise.text.ts';
import { type DeliveryTime, daysTo, promiseFor } from '#modules/shipping/promise.ts';

const merchant = { preparingDays: 1, cutOffHour: 14, shipsWith: 'merchant' };
const promised = (now: string, holidays: string[] = [], more: Partial<typeof merchant> = {}) =>
  promiseFor({ ...merchant, ...more }, [1, 2], { now: new Date(now), holidays });

test.each([
  [
    'a Monday morning',
    '2026-11-23T08:00:00Z',
    { out: '2026-11-24', first: '2026-11-25', last: '2026-11-26' },
  ],
  [
    'a Monday after the merchant’s last hour',
    '2026-11-23T12:00:00Z',
    { out: '2026-11-25', first: '2026-11-26', last: '2026-11-29' },
  ],
  [
    'a Thursday evening, before the weekend',
    '2026-11-26T20:00:00Z',
    { out: '2026-11-30', first: '2026-12-01', last: '2026-12-02' },
  ],
  [
    'minutes after midnight in Cairo',
    '2026-11-23T22:30:00Z',
    { out: '2026-11-25', first: '2026-11-26', last: '2026-11-29' },
  ],
])('an order of %s is handed over and arrives on business days', (_, now, days) => {
  expect(promised(now)).toEqual(days);
});

test('nobody prepares or delivers on a holiday, and who needs no day hands over today', () => {
  expect(promised('2026-11-23T08:00:00Z', ['2026-11-24', '2026-11-26'])).toEqual({
    out: '2026-11-25',
    first: '2026-11-29',
    last: '2026-11-30',
  });
  expect(promised('2026-11-23T08:00:00Z', [], { preparingDays: 0 }).out).toBe('2026-11-23');
  // Until midnight means that no order is tomorrow's.
  expect(promised('2026-11-23T21:00:00Z', [], { preparingDays: 0, cutOffHour: 24 }).out).toBe('2026-11-23');
});

const time = (more: Partial<DeliveryTime>): DeliveryTime => ({
  courier: null,
  governorateId: 1,
  cityId: null,
  first: 0,
  last: 0,
  ...more,
});

test('the row that says most about the place and the courier decides, and without one the zone', () => {
  const times = [
    time({ first: 3, last: 4 }),
    time({ courier: 'bosta', first: 1, last: 1 }),
    time({ cityId: 57, first: 5, last: 6 }),
    time({ cityId: 57, courier: 'merchant', first: 7, last: 8 }),
  ];
  const days = (cityId: number | null, shipsWith: string, governorateId = 1) =>
    daysTo({ governorateId, cityId }, { shipsWith }, { times, zone: [1, 2] });
  expect(days(null, 'merchant')).toEqual([3, 4]);
  expect(days(39, 'bosta')).toEqual([1, 1]);
  expect(days(57, 'bosta')).toEqual([5, 6]);
  expect(days(57, 'merchant')).toEqual([7, 8]);
  expect(days(null, 'merchant', 2)).toEqual([1, 2]);
});

test('the days are said with their names', () => {
  expect(arrivalText({ first: '2026-11-24', last: '2026-11-29' })).toBe(
    'يصلك بين الثلاثاء ٢٤ والأحد ٢٩ نوفمبر',
  );
  expect(arrivalText({ first: '2026-11-26', last: '2026-11-26' })).toBe('يصلك الخميس ٢٦ نوفمبر');
});
