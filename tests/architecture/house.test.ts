import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
