import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeValue } from '#web/backoffice/audit/describe-value.ts';
import { kindNames, subjectNames } from '#web/backoffice/audit/text.ts';

/** Every kind of change, and of thing that is changed, that the code writes down. */
function written(pattern: RegExp): string[] {
  const files = globSync('src/**/server/**/*.ts').filter(file =>
    readFileSync(file, 'utf8').includes('recordChange'),
  );
  const found = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, word]) => word),
  );
  return [...new Set(found as string[])].toSorted();
}

describe('the audit speaks Arabic', () => {
  test('of every kind of change that any module writes down', () => {
    const kinds = written(/what: '([a-z]+\.[a-z_]+)'/g);
    expect(kinds).toContain('user.role');
    expect(kinds.filter(kind => !kindNames[kind])).toEqual([]);
  });

  test('of every kind of thing', () => {
    const subjects = written(/subject: \{ type: '([a-z_]+)'/g);
    expect(subjects).toContain('user');
    expect(subjects.filter(subject => !subjectNames[subject])).toEqual([]);
  });

  test.each([
    ['user.role', 'support', 'دعم العملاء'],
    ['user.sessions', 3, '٣'],
    ['user.sessions', null, 'لا شيء'],
    ['merchant.reviews_products', true, 'نعم'],
    ['setting.name', 'a word nobody knows', '\u2068a word nobody knows\u2069'],
    ['product.stock', [1, 2], '١، ٢'],
    ['product.status', { status: 'draft' }, 'الحالة: مسودة'],
    ['product.status', {}, 'لا شيء'],
  ])('%s: %j', (what, value, said) => {
    expect(describeValue(what, value)).toBe(said);
  });

  test('money as money', () => {
    expect(describeValue('product.price', 12_345)).toContain('١٢٣');
    expect(describeValue('merchant.status', { price: 12_345 })).toContain('١٢٣');
  });
});
