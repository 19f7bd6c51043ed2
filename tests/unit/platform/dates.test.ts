import { describe, expect, test } from 'vitest';
import {
  addBusinessDays,
  ageOn,
  cairoDay,
  formatDate,
  formatDateTime,
  formatDay,
  isCalendarDay,
  startOfCairoDay,
} from '#platform/dates.ts';
import { rows } from './data.ts';

const at = (iso: string) => new Date(iso);
const words = { today: 'اليوم', yesterday: 'أمس' };

test.each(rows('dates_ar_eg.tsv'))('%s is dated as ICU writes it in Cairo', (utc, _short, long) => {
  expect(formatDate(at(utc ?? ''))).toBe(long);
});

test('a moment is a date, a comma and the time', () => {
  expect(formatDateTime(at('2025-11-20T08:30:00Z'))).toBe('٢٠ نوفمبر ٢٠٢٥، ١٠:٣٠ ص');
  expect(formatDateTime(at('2025-07-01T19:05:00Z'))).toBe('١ يوليو ٢٠٢٥، ١٠:٠٥ م');
});

describe('the day in Cairo', () => {
  test.each([
    ['2025-11-20T21:59:59Z', '2025-11-20'],
    ['2025-11-20T22:00:00Z', '2025-11-21'],
    ['2026-04-23T21:59:59Z', '2026-04-23'],
    ['2026-04-23T22:00:00Z', '2026-04-24'],
    ['2026-07-01T20:59:59Z', '2026-07-01'],
    ['2026-07-01T21:00:00Z', '2026-07-02'],
  ])('at %s is %s, with and without summer time', (utc, day) => {
    expect(cairoDay(at(utc))).toBe(day);
  });
});

describe('a day shown', () => {
  const now = at('2026-04-24T09:00:00Z');

  test.each([
    ['2026-04-23T22:30:00Z', 'اليوم'],
    ['2026-04-23T21:30:00Z', 'أمس'],
    ['2026-04-22T21:30:00Z', '٢٢ أبريل'],
    ['2025-11-20T08:30:00Z', '٢٠ نوفمبر ٢٠٢٥'],
    ['2026-04-25T09:00:00Z', '٢٥ أبريل'],
  ])('%s is «%s» on the day that summer time begins', (utc, shown) => {
    expect(formatDay(at(utc), now, words)).toBe(shown);
  });

  test('yesterday may lie in the year before', () => {
    expect(formatDay(at('2025-12-31T10:00:00Z'), at('2026-01-01T10:00:00Z'), words)).toBe('أمس');
  });
});

describe('age', () => {
  test.each([
    ['2007-11-20', '2025-11-19T21:59:59Z', 17],
    ['2007-11-20', '2025-11-19T22:00:00Z', 18],
    ['2008-02-29', '2026-02-28T12:00:00Z', 17],
    ['2008-02-29', '2026-03-01T12:00:00Z', 18],
    ['2026-01-01', '2025-11-20T12:00:00Z', -1],
  ])('of someone born on %s is, at %s, %d by the calendar of Cairo [TRM-2]', (born, now, age) => {
    expect(ageOn(born, at(now))).toBe(age);
  });

  test.each(['', '2007-02-30', '20-11-2007', '2007-13-01', '0000-01-01', '2007-1-1', '٢٠٠٧-١١-٢٠'])(
    'of «%s» is refused',
    born => {
      expect(isCalendarDay(born)).toBe(false);
      expect(() => ageOn(born, at('2025-11-20T12:00:00Z'))).toThrow(RangeError);
    },
  );
});

test('a day in Cairo begins at midnight there, summer time counted', () => {
  expect(startOfCairoDay('2026-11-20').toISOString()).toBe('2026-11-19T22:00:00.000Z');
  expect(startOfCairoDay('2026-07-01').toISOString()).toBe('2026-06-30T21:00:00.000Z');
  // Summer time begins at midnight: that day begins at 01:00.
  expect(startOfCairoDay('2026-04-24').toISOString()).toBe('2026-04-23T22:00:00.000Z');
  expect(startOfCairoDay('2026-04-25').toISOString()).toBe('2026-04-24T21:00:00.000Z');
  // It ends at midnight, when the last hour of the Thursday comes again.
  expect(startOfCairoDay('2026-10-30').toISOString()).toBe('2026-10-29T22:00:00.000Z');
});

test('business days pass over Friday and Saturday', () => {
  expect(addBusinessDays('2026-11-19', 1)).toBe('2026-11-22');
  expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-22');
  expect(addBusinessDays('2026-11-22', 20)).toBe('2026-12-20');
});
