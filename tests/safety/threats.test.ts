import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { complaintsOf, namedIn, titlesIn } from './named-tests.ts';

const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| asset') && !line.startsWith('| ---'));

test('every threat names the tests that show what stops it, by their titles', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(row => namedIn(row).length === 0)).toEqual([]);
});

test('and they are there', () => expect(rows.flatMap(row => complaintsOf(row))).toEqual([]));

test('a title that no test has is seen, and so is a file without a title', () => {
  const read = () => `test('holds', () => {});`;
  expect(complaintsOf('| `unit/x.test.ts: holds` |', read)).toEqual([]);
  expect(complaintsOf('| `unit/x.test.ts: held` |', read)).toEqual(['unit/x.test.ts has no test "held"']);
  expect(complaintsOf('| `unit/x.test.ts` |', read)).toHaveLength(1);
  expect(complaintsOf('| `unit/x.test.ts: holds` |', () => null)).toHaveLength(1);
});

test('titles are read as they are written, however the test is made', () => {
  const source = [
    `describe("somebody's", () => {`,
    `test.each([1, 2])('%d of both', n => {});`,
    `test.each([\n  'x',\n])(\n  'each %s',\n  x => {});`,
    ['test(`', '{COUNT} of them`, () => {});'].join('$'),
  ].join('\n');
  expect(titlesIn(source)).toEqual(["somebody's", '%d of both', 'each %s', '… of them']);
});
