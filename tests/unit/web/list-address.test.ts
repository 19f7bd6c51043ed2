import { expect, test } from 'vitest';
import { changed, day, id, oneOf, readFilters, words } from '#web/back-office/parts/list/address.ts';

const FILTERS = { q: words, status: oneOf(['on', 'off']), merchant: id, from: day } as const;
const read = (text: string) => readFilters(new URLSearchParams(text), FILTERS);

test('what means nothing in the address filters nothing', () => {
  expect(read('q=+ساعة+&status=on&merchant=12&from=2026-02-28')).toEqual({
    q: 'ساعة',
    status: 'on',
    merchant: 12,
    from: '2026-02-28',
  });
  expect(read('q=++&status=both&merchant=-1&from=2026-02-30')).toEqual({});
  expect(read('merchant=0&status=toString')).toEqual({});
});

test('a change keeps what it does not name, and removes what it empties', () => {
  const params = new URLSearchParams('q=a&user=7&page=3');
  expect(String(changed(params, { page: null, status: 'on' }))).toBe('q=a&user=7&status=on');
  expect(String(changed(params, { q: '', user: undefined }))).toBe('page=3');
  expect(String(params)).toBe('q=a&user=7&page=3');
});
