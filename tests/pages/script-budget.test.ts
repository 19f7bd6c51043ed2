import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const CLIENT = 'build/client';
const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'),
);

/** The scripts of these sources and their imports, as they cross the wire: brotli. */
function bytesOf(sources: readonly string[]): number {
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = chunks[source];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const source of sources) visit(source);
  return [...files].reduce((sum, file) => sum + statSync(`${CLIENT}/${file}.br`).size, 0);
}

// Measured on 2026-11-23, with less than half a hundredth to spare. Whoever needs more lets something load later instead.
test.each([
  ['landing', 109_152],
  ['category', 112_631],
  ['product', 114_960],
])('the %s page does not come with more than %i bytes of scripts', (page, most) => {
  const sources = ['src/web/entry.client.tsx', 'src/web/root.tsx', `src/web/storefront/${page}.tsx`];
  expect(bytesOf(sources)).toBeLessThanOrEqual(most);
});
