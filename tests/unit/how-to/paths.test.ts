import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Gateways and couriers that exist only in the how-tos. */
const MADE_UP = /kashier|mylerz/;

test('every file that a how-to names is there', () => {
  const named = globSync('docs/how-to/*.md').flatMap(page =>
    [
      ...readFileSync(page, 'utf8').matchAll(/`((?:src|tests|migrations|demo|scripts|bench)\/[\w./-]+)`/g),
    ].map(([, file]) => ({ page, file: file as string })),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ file }) => !MADE_UP.test(file) && !existsSync(file))).toEqual([]);
});
