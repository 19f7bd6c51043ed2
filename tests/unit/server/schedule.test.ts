import { expect, test } from 'vitest';
import { byTheClock } from '#platform/server/jobs.ts';
import { jobs } from '#server/consequences.ts';
import { schedule } from '#server/upkeep/schedule.ts';

test('the worker takes every line of the schedule, and each names a job that there is', () => {
  const items = byTheClock(schedule);
  expect(items).toHaveLength(schedule.split('\n').length);
  expect(items.map(({ task }) => task).filter(task => !(task in jobs))).toEqual([]);
});

test('no schedule is nothing to do by the clock', () => {
  expect(byTheClock('')).toEqual([]);
});
