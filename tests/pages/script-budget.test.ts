import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const CLIENT = 'build/client';
const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'),
);

/** The scripts of these sources and their imports. */
function scriptsOf(sources: readonly string[]): string[] {
  const files = new Set<string>();
  expect(sources.filter(source => !chunks[source])).toEqual([]);
  const visit = (source: string) => {
    const chunk = chunks[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const source of sources) visit(source);
  return [...files];
}

/** As they cross the wire: brotli. */
const bytesOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, file) => sum + statSync(`${CLIENT}/${file}.br`).size, 0);

const ENTRY = ['src/web/entry.client.tsx'];
const OFFICE = [...ENTRY, 'src/web/back-office/routes.tsx', 'src/web/back-office/layout.tsx'];

// Measured on 2026-11-23, with less than half a hundredth to spare. Whoever needs more lets something load later instead.
test.each([
  ['landing', 109_152],
  ['category', 112_631],
  ['product', 114_960],
])('the %s page does not come with more than %i bytes of scripts', (page, most) => {
  expect(bytesOf(scriptsOf([...ENTRY, `src/web/storefront/${page}.tsx`]))).toBeLessThanOrEqual(most);
});

// Each was 72 to 84 files before scripts/code-groups.ts.
test.each(['in-place', 'orders/orders', 'products/products', 'finance/payouts', 'finance/ledger'])(
  'a visit to back-office/%s brings its scripts in few files',
  page => {
    const scripts = scriptsOf([...OFFICE, `src/web/back-office/${page}.tsx`]);
    expect(scripts.length).toBeLessThanOrEqual(52);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(170_000);
  },
);
