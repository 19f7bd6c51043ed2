import { expect, test } from 'vitest';
import {
  clampIndex,
  firstSlideOf,
  inColumns,
  pageAfterSwipe,
  pageAtScroll,
  pixelsToFollow,
  wrapIndex,
} from '#kit/carousel/pages.ts';

const swipe = (moved: number) => pageAfterSwipe({ page: 1, pages: 3, moved });

test('a swipe of 30 px turns one page either way, less none [CRD-7] [LND-2]', () => {
  expect([-20, -29.9, 0, 29.9].map(swipe)).toEqual([1, 1, 1, 1]);
  expect([30, 45, 900].map(swipe)).toEqual([2, 2, 2]);
  expect([-30, -45, -900].map(swipe)).toEqual([0, 0, 0]);
});

test('a swipe past the first or last page stays on it [CRD-7]', () => {
  expect(pageAfterSwipe({ page: 2, pages: 3, moved: 150 })).toBe(2);
  expect(pageAfterSwipe({ page: 0, pages: 3, moved: -150 })).toBe(0);
});

test('page indexes are clamped to the valid range [CRD-7]', () => {
  expect([-1, 0, 2, 3].map(index => clampIndex(index, 3))).toEqual([0, 0, 2, 2]);
  expect(clampIndex(4, 0)).toBe(0);
});

test('arrows and auto-advance wrap around at both ends [CRD-7]', () => {
  expect([-1, 0, 2, 3].map(index => wrapIndex(index, 3))).toEqual([2, 0, 2, 0]);
  expect(wrapIndex(1, 0)).toBe(0);
});

test('slides fill columns from top to bottom, the last one short', () => {
  expect(inColumns([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inColumns([], 2)).toEqual([]);
});

test('the last page is a full one, and a strip shorter than a page begins with its first slide [LND-6]', () => {
  expect([0, 1, 2].map(page => firstSlideOf(page, { slides: 10, perPage: 4 }))).toEqual([0, 4, 6]);
  expect(firstSlideOf(0, { slides: 3, perPage: 4 })).toBe(0);
});

test('the slides follow the finger, but only a third of the way where no page comes', () => {
  expect([-60, 60].map(moved => pixelsToFollow({ page: 0, pages: 2, moved }))).toEqual([-20, 60]);
  expect([-60, 60].map(moved => pixelsToFollow({ page: 1, pages: 2, moved }))).toEqual([-60, 20]);
});

test('a visitor who scrolled the plain row before hydration stays on the nearest page', () => {
  expect([0, 190, 430, 800].map(scrolled => pageAtScroll({ scrolled, perPage: 4, stride: 100 }))).toEqual([
    0, 0, 1, 2,
  ]);
  expect(pageAtScroll({ scrolled: 0, perPage: 1, stride: 0 })).toBe(0);
});
