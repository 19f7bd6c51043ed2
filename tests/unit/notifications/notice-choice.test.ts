import { expect, test } from 'vitest';
import { allChoices } from '#modules/notifications/notice-choice.ts';
import { endOfQuietNight } from '#modules/notifications/quiet-night.ts';

const wanted = (chosen: Parameters<typeof allChoices>[0]) =>
  allChoices(chosen, { whatsapp: null })
    .filter(choice => choice.wanted)
    .map(({ kind, channel }) => `${kind} ${channel}`);

test('by default only what belongs to a purchase or was asked for is notified', () => {
  expect(wanted([])).toEqual([
    'orders app',
    'orders email',
    'orders sms',
    'messages app',
    'messages email',
    'money app',
    'money email',
    'money sms',
    'watched app',
  ]);
});

test('WhatsApp is offered by a shop that has it, for what belongs to a purchase, and is off until it is chosen', () => {
  const offered = allChoices([], { whatsapp: {} }).filter(({ channel }) => channel === 'whatsapp');
  expect(offered).toEqual([
    { kind: 'orders', channel: 'whatsapp', wanted: false, isFixed: false },
    { kind: 'money', channel: 'whatsapp', wanted: false, isFixed: false },
  ]);
});

test('a choice holds, and notifications of orders cannot be switched off', () => {
  const off = (['app', 'email', 'sms'] as const).map(
    channel => ({ kind: 'orders', channel, wanted: false }) as const,
  );
  const now = wanted([...off, { kind: 'offers', channel: 'email', wanted: true }]);
  expect(now).toContain('orders app');
  expect(now).toContain('orders sms');
  expect(now).not.toContain('orders email');
  expect(now).toContain('offers email');
});

test('a quiet night ends at nine in Cairo, and a day has none', () => {
  const at = (utc: string) => endOfQuietNight(new Date(utc))?.toISOString() ?? null;
  expect(at('2026-11-23T19:59:00Z')).toBeNull();
  expect(at('2026-11-23T20:00:00Z')).toBe('2026-11-24T07:00:00.000Z');
  expect(at('2026-11-24T03:00:00Z')).toBe('2026-11-24T07:00:00.000Z');
  expect(at('2026-11-24T07:00:00Z')).toBeNull();
});
