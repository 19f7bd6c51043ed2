import { expect, test } from 'vitest';
import { arrivalIn } from '#modules/cart/arrival.ts';
import { arrivalText } from '#modules/checkout/text.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/settings.ts';

const settings = {
  deliveryDays: { ...DEFAULT_SETTINGS.deliveryDays, A: [1, 2] as [number, number] },
  timers: { ...DEFAULT_SETTINGS.timers, handOverBusinessDays: 2 },
};

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', { first: '2026-11-24', last: '2026-11-29' }],
  [
    'a Thursday evening, before the weekend',
    '2026-11-26T20:00:00Z',
    { first: '2026-11-29', last: '2026-12-02' },
  ],
  ['minutes after midnight in Cairo', '2026-11-23T22:30:00Z', { first: '2026-11-25', last: '2026-11-30' }],
])('an order of %s arrives between business days', (_, now, arrival) => {
  expect(arrivalIn('A', new Date(now), settings)).toEqual(arrival);
});

test('the days are said with their names', () => {
  expect(arrivalText({ first: '2026-11-24', last: '2026-11-29' })).toBe(
    'يصلك بين الثلاثاء ٢٤ نوفمبر والأحد ٢٩ نوفمبر',
  );
  expect(arrivalText({ first: '2026-11-26', last: '2026-11-26' })).toBe('يصلك الخميس ٢٦ نوفمبر');
});
