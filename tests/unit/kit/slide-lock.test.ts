import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slideLock } from '#kit/carousel/slide-lock.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a slide locks the carousel for 300 ms [CRD-7]', () => {
  const lock = slideLock();
  expect(lock.isClosed()).toBe(false);
  lock.close();
  vi.advanceTimersByTime(299);
  expect(lock.isClosed()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(lock.isClosed()).toBe(false);
});
