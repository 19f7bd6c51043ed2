import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaintsOf, namedIn } from './named-tests.ts';

interface Row {
  section: string;
  state: string;
  shown: string;
}

const rows: Row[] = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => {
    const [, section = '', , state = '', shown = ''] = line.split('|').map(cell => cell.trim());
    return { section, state, shown };
  });
/** How many sections each chapter of ASVS 5.0 has. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];

test('every section of the standard has a row', () => {
  const all = SECTIONS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, at) => `${chapter + 1}.${at + 1}`),
  );
  expect(rows.map(({ section }) => section)).toEqual(all);
});

test('a row that is held names tests, any other says why, and at most five are open', () => {
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['held', 'not used', 'open']));
  expect(rows.filter(row => row.state === 'held' && namedIn(row.shown).length === 0)).toEqual([]);
  expect(rows.filter(({ state, shown }) => state !== 'held' && shown.length < 12)).toEqual([]);
  expect(rows.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(5);
});

test('and the named tests are there', () => {
  expect(
    rows.flatMap(({ section, shown }) => complaintsOf(shown).map(each => `${section}: ${each}`)),
  ).toEqual([]);
});
