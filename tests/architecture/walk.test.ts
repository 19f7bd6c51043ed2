import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { src } from './rule.ts';

/** The numbered files in README.md that lead from an address to its SQL. */
const walk = [...readFileSync('README.md', 'utf8').matchAll(/^\d+\. `(src\/[^`]+)`/gm)].map(
  ([, file]) => file,
);
const sources = new Map(src.map(source => [source.file, source]));
const textOf = (file: string | undefined) => sources.get(file ?? '')?.text ?? '';

/** Whether one of two files imports the other: a declaration is imported by what asks and by what answers. */
function areJoined(one: string | undefined, other: string | undefined): boolean {
  const imports = (from: string | undefined, to: string | undefined) =>
    sources.get(from ?? '')?.imports.some(({ target }) => target === to) === true;
  return imports(one, other) || imports(other, one);
}

test('the walk in README.md is true: each file leads to the next, from the address to SQL', () => {
  const steps = walk.slice(1).map((file, at) => [walk[at], file]);
  expect(steps.filter(([from, to]) => !areJoined(from, to))).toEqual([]);
  expect(textOf(walk.at(0))).toContain("page('outlet/:categoryId'");
  expect(textOf(walk.at(-1))).toContain('sql<');
});

test('it is at most 7 files long', () => {
  expect(walk.length).toBeGreaterThan(1);
  expect(walk.length).toBeLessThanOrEqual(7);
});

/** The walks of docs/house.md, each a list of files. What follows from triggers and jobs stands behind a semicolon. */
const others = readFileSync('docs/house.md', 'utf8')
  .split('\n- **')
  .slice(1)
  .map(entry => {
    const [walked = ''] = entry.split(';');
    const files = [...walked.matchAll(/`(src\/[^`]+)`/g)].map(([, file]) => file);
    return [entry.slice(0, entry.indexOf('**')), files] as const;
  });

test.each(others)('%s: each file leads to the next, and the last asks the database', (_, files) => {
  const steps = files.slice(1).map((file, at) => [files[at], file]);
  expect(steps.filter(([from, to]) => !areJoined(from, to))).toEqual([]);
  expect(textOf(files.at(-1))).toMatch(/sql[<`]/);
  expect(files.length).toBeGreaterThan(2);
  expect(files.length).toBeLessThanOrEqual(7);
});

test('all of them are walked', () => expect(others.length).toBe(8));
