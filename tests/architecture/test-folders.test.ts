import { globSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tests of no module in particular: those of every call, list or file, of the demo, and of the suite itself. */
const OF_ALL = ['attacks', 'demo', 'lists', 'matrix', 'outage', 'how-to', 'suite'];

test('the folders of tests are named as the modules and rooms that they are about', () => {
  const places = [...readdirSync('src'), ...readdirSync('src/modules'), ...OF_ALL];
  const folders = globSync('tests/{contract,unit}/*/**/*.{ts,tsx}').map(file => file.split('/')[2] ?? '');
  expect([...new Set(folders)].filter(name => !places.includes(name))).toEqual([]);
});

test('no contract test lies beside the folders', () => {
  expect(globSync('tests/contract/*.ts')).toEqual([]);
});
