import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPrice,
  fromPounds,
  priceParts,
  raisedPrice,
  sumPiastres,
  toPounds,
  vatIncluded,
} from '#platform/money.ts';
import { splitByWeight } from '#platform/split-money.ts';
import { rows } from './data.ts';

const piastres = fc.integer({ min: 0, max: 1e12 });

describe('pounds and piastres', () => {
  test.each([
    [1249, 124900],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.004999, 100],
    [8.125, 813],
    [1e-9, 0],
  ])('%d pounds are %d piastres, rounded half up', (pounds, expected) => {
    expect(fromPounds(pounds)).toBe(expected);
  });

  test.each([NaN, Infinity, -Infinity, 1e14])('%d is not an amount of money', pounds => {
    expect(() => fromPounds(pounds)).toThrow(RangeError);
  });

  test('a small negative amount does not become minus zero', () => {
    expect(fromPounds(-0.001)).toBe(0);
  });

  test('every whole number of piastres survives the way to pounds and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(1e15 - 1), max: 1e15 - 1 }), n => fromPounds(toPounds(n)) === n),
    );
  });
});

describe('the price shown', () => {
  test('is the Arabic-Egypt number with 2 decimals and the label after a plain space [CRD-3]', () => {
    const expected = '\u0661\u066c\u0662\u0664\u0669\u066b\u0660\u0660\u0020\u062c\u0646\u064a\u0647';
    expect(formatPrice(124900)).toBe(expected);
  });

  test.each(rows('prices_ar_eg.tsv'))('of %s pounds is as ICU writes it [CRD-3]', (pounds, amount) => {
    expect(formatPrice(fromPounds(Number(pounds)))).toBe(`${amount} جنيه`);
  });

  test('comes apart into whole, fraction and label', () => {
    expect(priceParts(123456750)).toEqual({ whole: '١٬٢٣٤٬٥٦٧', fraction: '٫٥٠', label: 'جنيه' });
  });

  test('is its parts put together', () => {
    fc.assert(
      fc.property(piastres, price => {
        const { whole, fraction, label } = priceParts(price);
        expect(`${whole}${fraction} ${label}`).toBe(formatPrice(price));
      }),
    );
  });
});

test.each([
  [1000, 1100],
  [1999, 2199],
  [5, 6],
  [4, 4],
  [15, 17],
  [124995, 137495],
])('the old price of a home row at %d piastres is %d, half up [LND-13]', (price, old) => {
  expect(raisedPrice(price, 1.1)).toBe(old);
});

describe('VAT', () => {
  // The first two were measured against the formula of the tax law's rate.
  test.each([
    [10000, 1228],
    [58055, 7130],
    [0, 0],
    [114, 14],
  ])('inside %d piastres at 14 per cent is %d', (gross, vat) => {
    expect(vatIncluded(gross, 14)).toBe(vat);
  });

  test('inside a price agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), gross => {
        const exact = (BigInt(gross) * 14n + 57n) / 114n;
        expect(vatIncluded(gross, 14)).toBe(Number(exact));
      }),
    );
  });
});

describe('splitting by weight', () => {
  test('gives the piastre left over to the largest remainder', () => {
    expect(splitByWeight(100, [5, 1, 6])).toEqual([42, 8, 50]);
    expect(splitByWeight(10, [3, 3, 5])).toEqual([3, 3, 4]);
  });

  test('gives it to the earlier of equal shares', () => {
    expect(splitByWeight(100, [1, 1, 4])).toEqual([17, 17, 66]);
    expect(splitByWeight(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByWeight(101, [0, 5, 5])).toEqual([0, 51, 50]);
  });

  test('shares equally when nothing weighs anything', () => {
    expect(splitByWeight(5, [0, 0])).toEqual([3, 2]);
  });

  test('of nothing among nobody is nothing', () => {
    expect(splitByWeight(0, [])).toEqual([]);
  });

  test.each([
    [1, []],
    [-1, [1]],
    [1, [-1, 2]],
    [1.5, [1]],
    [1, [NaN]],
  ])('of %d among %j is refused', (total, weights) => {
    expect(() => splitByWeight(total, weights)).toThrow(RangeError);
  });

  test('sums to the total, each share less than a piastre from its due', () => {
    const weights = fc.array(piastres, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(piastres, weights, (total, weighed) => {
        const shares = splitByWeight(total, weighed);
        expect(sumPiastres(shares)).toBe(total);
        const all = BigInt(sumPiastres(weighed));
        if (all === 0n) return;
        for (const [index, share] of shares.entries()) {
          const off = BigInt(share) * all - BigInt(total) * BigInt(weighed[index] ?? 0);
          expect(off > -all && off < all).toBe(true);
        }
      }),
    );
  });
});

test('a sum of no amounts is 0', () => {
  expect(sumPiastres([])).toBe(0);
  expect(sumPiastres([1, 20, 300])).toBe(321);
});
