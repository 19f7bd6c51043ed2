import { expect, test } from 'vitest';
import { parseChannel } from '#modules/payouts/channel.ts';
import { isPayoutDay, nextPayoutDay, PAYOUT_RULES } from '#modules/payouts/payout.ts';
import { parseIban } from '#modules/refunds/channel.ts';
import { endOfCairoDay } from '#platform/dates.ts';

/** Summer time in Egypt: from the last Friday of April (24 April 2026) to the last Thursday of October (29 October 2026). */
const at = (time: string) => new Date(time);

test.each([
  // A statement of 1 November has until the end of day 15 after it.
  [at('2026-11-01T10:00:00Z'), 15, '2026-11-16T22:00:00.000Z'],
  [at('2026-11-01T21:59:59Z'), 15, '2026-11-16T22:00:00.000Z'],
  [at('2026-11-01T22:00:00Z'), 15, '2026-11-17T22:00:00.000Z'],
  // 30 days over the end of summer time, and over its beginning.
  [at('2026-10-15T10:00:00Z'), 30, '2026-11-14T22:00:00.000Z'],
  [at('2026-04-10T10:00:00Z'), 30, '2026-05-10T21:00:00.000Z'],
  // Midnight at which there is no midnight: summer time begins at 00:00 of 24 April.
  [at('2026-04-08T10:00:00Z'), 15, '2026-04-23T22:00:00.000Z'],
  [at('2026-10-14T20:59:59Z'), 14, '2026-10-28T21:00:00.000Z'],
  [at('2026-10-14T21:00:00Z'), 14, '2026-10-29T22:00:00.000Z'],
])('from %s, %i full days in Cairo end at %s', (from, days, end) => {
  expect(endOfCairoDay(from, days).toISOString()).toBe(end);
});

test.each([
  // Sunday 25 October is in summer time, Sunday 1 November is not: Cairo is at midnight an hour later by UTC.
  ['2026-10-24T20:59:59Z', false],
  ['2026-10-24T21:00:00Z', true],
  ['2026-10-25T20:59:59Z', true],
  ['2026-10-25T21:00:00Z', false],
  ['2026-10-31T21:30:00Z', false],
  ['2026-10-31T22:00:00Z', true],
])('at %s it is the day of payouts in Cairo: %s', (time, isDay) => {
  expect(isPayoutDay(at(time), 0)).toBe(isDay);
});

test.each([
  ['2026-10-24T21:00:00Z', '2026-11-01'],
  ['2026-10-24T20:59:59Z', '2026-10-25'],
  ['2026-10-31T21:30:00Z', '2026-11-01'],
  ['2026-10-31T22:00:00Z', '2026-11-08'],
])('after %s merchants are paid next on %s', (time, day) => {
  expect(nextPayoutDay(at(time), 0)).toBe(day);
});

test.each([
  ['EG380019000500000000263180002', 'EG380019000500000000263180002'],
  ['eg38 0019 0005 0000 0000 2631 8000 2', 'EG380019000500000000263180002'],
  ['EG٣٨٠٠١٩٠٠٠٥٠٠٠٠٠٠٠٠٢٦٣١٨٠٠٠٢', 'EG380019000500000000263180002'],
  ['EG390019000500000000263180002', null],
  ['EG380019000500000000263180020', null],
  ['EG38001900050000000026318000', null],
  ['GB82WEST12345698765432', null],
])('the account number %s is stored as %s', (typed, parsed) => {
  expect(parseIban(typed)).toBe(parsed);
});

test('a wallet is an Egyptian mobile number', () => {
  expect(parseChannel('wallet', '٠١٠ ١٢٣٤ ٥٦٧٨')).toBe('+201012345678');
  expect(parseChannel('wallet', '0212345678')).toBeNull();
});

test('nothing leads out of paid, and nothing leads back but failing', () => {
  const rules = Object.values(PAYOUT_RULES);
  expect(rules.some(({ from }) => from.includes('paid'))).toBe(false);
  expect(rules.map(({ to }) => to)).not.toContain('draft');
});
