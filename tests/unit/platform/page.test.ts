import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderNumber } from '#platform/id.ts';
import { clampPage, estimatedTotal, pageCount, pageLinks } from '#platform/page.ts';

test.each([
  [0, 12, 0],
  [1, 12, 1],
  [12, 12, 1],
  [13, 12, 2],
])('%d products, %d a page, fill %d pages', (total, limit, pages) => {
  expect(pageCount(total, limit)).toBe(pages);
});

test.each([
  [0, 5, 1],
  [-3, 5, 1],
  [3, 5, 3],
  [9, 5, 5],
  [2.7, 5, 2],
  [NaN, 5, 1],
  [Infinity, 5, 5],
  [4, 0, 1],
])('page %d of %d is page %d [CRD-7]', (page, pages, clamped) => {
  expect(clampPage(page, pages)).toBe(clamped);
});

describe('the page links', () => {
  test.each([
    [1, 1, [1]],
    [1, 0, []],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 'gap', 20]],
    [3, 20, [1, 2, 3, 4, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 19, 20]],
  ])('on page %d of %d are %j', (current, pages, links) => {
    expect(pageLinks(current, pages)).toEqual(links);
  });

  test('lead to the first, the current and the last page, in order and never twice', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain(pages => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([current, pages]) => {
        const numbers = pageLinks(current, pages).filter(link => link !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
      }),
    );
  });
});

test('the total shown is the pages times the products returned [DATA-6]', () => {
  expect(estimatedTotal(7, 12)).toBe(84);
  expect(estimatedTotal(0, 0)).toBe(0);
});

test('an order number is its id after WK', () => {
  expect(orderNumber(10482)).toBe('WK-10482');
});

test.each([0, -1, 1.5, NaN])('%d is no order id', id => {
  expect(() => orderNumber(id)).toThrow(RangeError);
});
