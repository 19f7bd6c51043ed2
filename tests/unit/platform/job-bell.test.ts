import { expect, test, vi } from 'vitest';
import { jobBell, jobOf } from '#platform/server/job-bell.ts';

const open = () => {
  const looks: string[] = [];
  const bell = jobBell();
  for (const lane of ['notices', 'pictures'])
    bell.subscribe({ has: job => job.startsWith(lane), look: () => void looks.push(lane) });
  return { bell, looks };
};

test('a job wakes its own lane alone, and one that nobody names wakes all', () => {
  vi.useFakeTimers();
  const { bell, looks } = open();
  bell.ring('notices.tell');
  expect(looks).toEqual(['notices']);
  bell.ring(undefined);
  vi.advanceTimersByTime(50);
  expect(looks).toEqual(['notices', 'notices', 'pictures']);
  vi.useRealTimers();
});

test('a lane looks once for all jobs of a moment, and misses none of them', () => {
  vi.useFakeTimers();
  const { bell, looks } = open();
  for (let jobs = 0; jobs < 20; jobs += 1) bell.ring('notices.tell');
  bell.ring('pictures.shrink');
  expect(looks).toEqual(['notices']);
  vi.advanceTimersByTime(500);
  expect(looks).toEqual(['notices', 'notices', 'pictures']);
  bell.ring('pictures.shrink');
  expect(looks.at(-1)).toBe('pictures');
  expect(looks).toHaveLength(4);
  bell.close();
  vi.useRealTimers();
});

test('what somebody else says on the same channel names no job', () => {
  expect(jobOf('{"r":0.5,"count":1,"job":"order.placed"}')).toBe('order.placed');
  for (const payload of [undefined, '', 'x', '{"r":0.5,"count":1}']) expect(jobOf(payload)).toBeUndefined();
});
