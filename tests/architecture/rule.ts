import { expect, test } from 'vitest';
import { parseSource, readSources, type Source, type Violation } from './source.ts';

/** A rule of docs/decisions/0001-layout.md: what it has against these sources. */
export type Rule = (sources: readonly Source[]) => Violation[];

export const src = readSources('src');

/** Everything that people read and change, tests included. */
export const everything = [...src, ...readSources('demo', 'bench', 'scripts', 'tests')];

export function ofEach(rule: (source: Source) => Violation[]): Rule {
  return sources => sources.flatMap(rule);
}

/** The rule holds now, and all its violations are listed at once. */
export function holds(rule: Rule, sources: readonly Source[] = src): void {
  test('holds', () => expect(rule(sources)).toEqual([]));
}

/** A rule that never refuses would hold always: each must see what was planted for it. */
export function refuses(rule: Rule, file: string, planted: string): void {
  test(`refuses ${planted.trim()} in ${file}`, () =>
    expect(rule([parseSource(file, planted)])).toHaveLength(1));
}

export function allows(rule: Rule, file: string, planted: string): void {
  test(`allows ${planted.trim()} in ${file}`, () => expect(rule([parseSource(file, planted)])).toEqual([]));
}

/** The screens: what the tables of routes import from the rooms of web. */
export function pagesOf(sources: readonly Source[]): Set<string> {
  const tables = sources.filter(({ file }) => /^src\/web\/(back-office\/)?routes\.tsx?$/.test(file));
  const files = tables.flatMap(({ imports }) => imports.flatMap(({ target }) => target ?? []));
  return new Set(files.filter(file => /^src\/web\/[^/]+\/.+\.tsx$/.test(file)));
}
