import { globSync, readdirSync, readFileSync } from 'node:fs';
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

/** Emptying a page that the next journey gets changes none of it; to read the clipboard is asked for by many. */
const LEFT_BEHIND = /\b(?:setOffline|setGeolocation|newCDPSession)\(|\bgrantPermissions\(\['(?!clipboard)/;

test('a journey that leaves something behind in its page has one of its own (support/journeys/visit.ts: OWN_PAGE)', () => {
  const journeys = globSync('tests/journeys/**/*.ts').map(file => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const leaving = journeys.filter(({ text }) => LEFT_BEHIND.test(text));
  expect(leaving.length).toBeGreaterThan(0);
  expect(
    leaving.filter(({ text }) => !/test\.use\(\{?[^)]*OWN_PAGE/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
