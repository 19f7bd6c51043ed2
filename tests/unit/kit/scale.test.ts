import { expect, test } from 'vitest';
import { ticksUpTo } from '#kit/chart/scale.ts';

test('an axis reaches the largest value, in whole and round steps', () => {
  expect(ticksUpTo(4_700)).toEqual([0, 1_000, 2_000, 3_000, 4_000, 5_000]);
  expect(ticksUpTo(8_000)).toEqual([0, 2_000, 4_000, 6_000, 8_000]);
  expect(ticksUpTo(0)).toEqual([0, 1, 2, 3]);
  for (let largest = 1; largest < 3_000; largest += 1) {
    const ticks = ticksUpTo(largest);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

test('a line uses at least two thirds of the height of its drawing', () => {
  const wasted = [...Array(3_000).keys()].filter(value => {
    const largest = value + 5;
    return largest / (ticksUpTo(largest).at(-1) ?? 1) < 2 / 3;
  });
  expect(wasted).toEqual([]);
});
