import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR, SECOND } from '#platform/clock.ts';
import { taggedCache } from '#platform/server/cache.ts';
import type { Changes } from '#platform/server/changes.ts';
import { circuits } from '#platform/server/outage/circuits.ts';

/** The machine's clock is an hour ahead, and is then set right. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
});
afterEach(() => void vi.useRealTimers());
const setRight = () => vi.setSystemTime(Date.now() - HOUR);

const quiet = { listen: () => undefined } as unknown as Changes;

test('cached values live no longer when the clock is set back', async () => {
  const cache = taggedCache<string>(quiet, { limit: 10, lifetime: 30 });
  cache.set('page', 'as it was', { tags: [], since: cache.mark() });
  expect(cache.get('page')).toBe('as it was');
  setRight();
  await pause(50);
  expect(cache.get('page')).toBeUndefined();
});

test('cached values are not lost when the clock is set forward', () => {
  const cache = taggedCache<string>(quiet, { limit: 10, lifetime: 30 * SECOND });
  cache.set('page', 'as it was', { tags: [], since: cache.mark() });
  vi.setSystemTime(Date.now() + HOUR);
  expect(cache.get('page')).toBe('as it was');
});

test('a service rests no longer because the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
  const { ask } = circuits();
  const fail = () => Promise.reject(new Error('silent'));
  for (let tries = 0; tries < 5; tries += 1) await ask('sms', fail).catch(() => undefined);
  await expect(ask('sms', async () => 'sent')).rejects.toThrow('rests');
  vi.advanceTimersByTime(31 * SECOND);
  setRight();
  expect(await ask('sms', async () => 'sent')).toBe('sent');
});
