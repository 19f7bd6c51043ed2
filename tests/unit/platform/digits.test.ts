import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arabicDigits,
  foldDigits,
  formatAmount,
  formatCount,
  formatFixed,
  parsePounds,
  parseWhole,
} from '#platform/digits.ts';
import { toPounds } from '#platform/money.ts';
import { plural } from '#platform/plural.ts';
import { nastyStrings, rows } from './data.ts';

const PRICE = new Intl.NumberFormat('ar-EG', { minimumFractionDigits: 2 });

describe('folding digits', () => {
  test.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['\u200F+٢٠\u200E \u2066١٠\u2069', '+20 10'],
    ['\u061C-٥', '-5'],
    ['آيفون ١٥', 'آيفون 15'],
  ])('«%s» becomes «%s»', (typed, folded) => {
    expect(foldDigits(typed)).toBe(folded);
  });
});

describe('a whole number typed', () => {
  test.each([
    ['٣', 3],
    [' 12 ', 12],
    ['١٬٢٤٩', 1249],
    ['1,249', 1249],
    ['0', 0],
  ])('«%s» is %d', (typed, value) => {
    expect(parseWhole(typed)).toBe(value);
  });

  test.each(['', ' ', '-3', '1.5', 'abc', '1e3', '0x10', '9'.repeat(30), '1,2', '٣ قطع'])(
    '«%s» is none',
    typed => {
      expect(parseWhole(typed)).toBeNull();
    },
  );
});

describe('a price typed', () => {
  test.each([
    ['١٬٢٤٩٫٥٠', 1249.5],
    ['1,249.50', 1249.5],
    ['۱۲۴۹', 1249],
    ['1 249,000', 1249000],
    ['٫٥', 0.5],
    ['12.', 12],
  ])('«%s» is %d pounds', (typed, value) => {
    expect(parsePounds(typed)).toBe(value);
  });

  test.each(['', '.', '٫', '12,50', '1.234', '-5', '1.2.3', 'مجانا', 'Infinity', 'NaN', '1e5'])(
    '«%s» is none',
    typed => {
      expect(parsePounds(typed)).toBeNull();
    },
  );

  test('as it is shown reads back the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), piastres => {
        expect(parsePounds(PRICE.format(toPounds(piastres)))).toBe(toPounds(piastres));
      }),
    );
  });

  test('is a number or none, whatever is typed', () => {
    for (const typed of nastyStrings()) {
      for (const value of [parseWhole(typed), parsePounds(typed)])
        expect(value ?? 0).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('counting', () => {
  const forms = {
    zero: 'zero',
    one: 'one',
    two: 'two',
    few: 'few {n}',
    many: 'many {n}',
    other: 'other {n}',
  };

  test.each(rows('plurals_ar_eg.tsv'))('%s is written and agrees as ICU says', (n, digits, category) => {
    const count = Number(n);
    expect(formatCount(count)).toBe(digits);
    const printed = plural(count, forms);
    expect(printed).toBe(
      ['zero', 'one', 'two'].includes(category ?? '') ? category : `${category} ${digits}`,
    );
  });

  test('replaces every place of the number', () => {
    expect(plural(3, { ...forms, few: '{n} من {n}' })).toBe('٣ من ٣');
  });
});

describe('numbers are written as Intl writes them for Egypt', () => {
  const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('ar-EG', options);
  const [counts, amounts] = [intl({ maximumFractionDigits: 0 }), intl({ maximumFractionDigits: 2 })];
  const tenths = intl({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const hundredths = intl({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const years = intl({ useGrouping: false });
  const rules = new Intl.PluralRules('ar-EG');
  const names = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  const check = (units: number) => {
    expect(formatCount(units)).toBe(counts.format(units));
    expect(formatFixed(units, 1)).toBe(tenths.format(units / 10));
    expect(formatFixed(units, 2)).toBe(hundredths.format(units / 100));
    expect(formatAmount(units / 100)).toBe(amounts.format(units / 100));
    expect(plural(units, names)).toBe(rules.select(units));
  };

  test('the first thousands, on both sides of zero', () => {
    for (let units = -1300; units <= 12_000; units++) check(units);
    expect(arabicDigits('2026')).toBe(years.format(2026));
  });

  test('any other, to ten trillion', () => {
    fc.assert(fc.property(fc.integer({ min: -1e15, max: 1e15 }), check));
  });

  test('an amount that a person never typed is rounded to two decimals', () => {
    for (const amount of [0.125, 2.675001, 4.999, 0.001, -0.004, 1e6 + 0.999]) {
      expect([amount, formatAmount(amount)]).toEqual([
        amount,
        amounts.format(amount).replace('\u061C-٠', '٠'),
      ]);
    }
  });
});
