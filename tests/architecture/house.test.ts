import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const named = [...readFileSync('docs/house.md', 'utf8').matchAll(/`(src\/[\w./-]+)`/g)].map(
  ([, file]) => file ?? '',
);

test('where docs/house.md sends a reader, there is a file', () => {
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(file => !existsSync(file))).toEqual([]);
});
