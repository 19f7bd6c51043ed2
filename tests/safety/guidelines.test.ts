import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaintsOf, namedIn } from './named-tests.ts';

const rows = readFileSync('docs/guidelines.md', 'utf8')
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => {
    const [, number = '', , state = '', shown = ''] = line.split('|').map(cell => cell.trim());
    return { number: Number(number), state, shown };
  });
const filesIn = (text: string) => [...text.matchAll(/`(src\/[\w./-]+)`/g)].map(([, file = '']) => file);

test('each of the 74 guidelines has a row, and at least 66 are held', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 74 }, (_, at) => at + 1));
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['held', 'not held']));
  expect(rows.filter(({ state }) => state === 'held').length).toBeGreaterThanOrEqual(66);
});

test('a guideline that is held is shown by a test or a place in the code, any other says why not', () => {
  const shownBy = (text: string) => namedIn(text).length + filesIn(text).length;
  expect(rows.filter(({ state, shown }) => state === 'held' && shownBy(shown) === 0)).toEqual([]);
  expect(rows.filter(({ state, shown }) => state === 'not held' && shown.length < 40)).toEqual([]);
});

test('and the named tests and places are there', () => {
  expect(
    rows.flatMap(({ number, shown }) => [
      ...complaintsOf(shown).map(each => `${number}: ${each}`),
      ...filesIn(shown).flatMap(file => (existsSync(file) ? [] : [`${number}: there is no ${file}`])),
    ]),
  ).toEqual([]);
});
