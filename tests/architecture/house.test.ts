import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MODULE_LEVELS } from './rooms.ts';

const named = [...readFileSync('docs/house.md', 'utf8').matchAll(/`(src\/[\w./-]+)`/g)].map(
  ([, file]) => file ?? '',
);

test('where docs/house.md sends a reader, there is a file', () => {
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(file => !existsSync(file))).toEqual([]);
});

test('the table in README.md has a row for each module, in their order', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `(\w+)` \|/gm);
  expect([...rows].map(([, module]) => module)).toEqual(readdirSync('src/modules').toSorted());
});

test('the levels of modules in decision 1 are those that the rule knows', () => {
  const rows = readFileSync('docs/decisions/0001-layout.md', 'utf8').matchAll(/^\| \d \| ([a-z, ]+) \|$/gm);
  expect([...rows].map(([, modules = '']) => modules.split(', '))).toEqual(MODULE_LEVELS);
});
