import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lineAt, type Violation } from './source.ts';

/** Lengths that no token has, in pixels. */
const OPTICAL = [1, 3, 5, 7, 9, 11];
/** What room is made for: a sticky bar, a header, an icon in a field, the middle of a wide screen. */
const CLEARANCES = [22, 26, 31, 34, 36, 38, 44, 72, 74, 96, 112, 120, 132, 1392];
const ALLOWED = new Set([0, ...OPTICAL, ...CLEARANCES]);

/** Margins, paddings and gaps are written as tokens (`var(--sp-3)`), so that the house breathes in one measure. */
function literalSpaces(file: string, css: string): Violation[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\n]/g, ' '));
  const spaces =
    /(?<=[;{\s])(?:(?:scroll-)?(?:margin|padding)(?:-[a-z]+)*|(?:row-|column-)?gap)\s*:([^;{}]+)(?=[;}])/g;
  return [...bare.matchAll(spaces)].flatMap(({ 0: whole, 1: value = '', index }) =>
    [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g)]
      .filter(([, count, unit]) => !ALLOWED.has(Number(count) * (unit === 'rem' ? 16 : 1)))
      .map(() => `${file}:${lineAt(bare, index)}  ${whole.trim()}: take a token of spacing`),
  );
}

test('margins, paddings and gaps are written as tokens', () => {
  const sheets = globSync('src/**/*.css').filter(file => file !== 'src/kit/tokens.css');
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap(file => literalSpaces(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('a line grows with its letters, for whoever has set them larger', () => {
  const fixed = globSync('src/**/*.css').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/line-height:\s*[\d.]+px/g)].map(
      ([found]) => `${file}  ${found}: in rem`,
    ),
  );
  expect(fixed).toEqual([]);
});

test.each([
  '.a { gap: 12px; }',
  '.a { padding: var(--sp-2) 0.5rem }',
  '.a { margin-inline-start: -10px; }',
  '.a { padding: max(12px, env(safe-area-inset-bottom)); }',
])('refuses %s', css => expect(literalSpaces('x.css', css)).toHaveLength(1));

test.each([
  '.a { gap: var(--sp-3); }',
  '.a { margin-block-start: calc(-1 * var(--sp-2)); /* gap: 12px; */ }',
  '.a { padding: 0 5px; block-size: 12px; }',
  '.a { margin: 0.33em auto 10%; }',
])('allows %s', css => expect(literalSpaces('x.css', css)).toEqual([]));
