import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| asset') && !line.startsWith('| ---'));
const testsOf = (row: string) =>
  [...row.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, file]) => file as string);

test('every threat names the tests that show what stops it', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(row => testsOf(row).length === 0)).toEqual([]);
});

test('and they are there', () => {
  expect(rows.flatMap(testsOf).filter(file => !existsSync(`tests/${file}`))).toEqual([]);
});
