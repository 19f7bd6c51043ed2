import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
/** The code that a shopper's first visit runs. */
const STARTS = ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/storefront/landing.tsx'];
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/**
 * Our own files behind the landing page: its imports and their imports, but nothing that loads later. Code that only
 * other pages use must not be among them, however many of them share it.
 */
export function landingSources(): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    // A browser keeps a call's method and path (calls-without-schemas.ts) and not the imports of its schemas.
    if (!/\.tsx?$/.test(file) || /[\\/]modules[\\/]\w+[\\/](?:[\w-]+\.)?calls\.ts$/.test(file)) return;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (target.startsWith('#')) visit(path.join(ROOT, 'src', target.slice(1)));
      if (target.startsWith('.')) visit(path.resolve(path.dirname(file), target));
    }
  };
  for (const start of STARTS) visit(path.join(ROOT, start));
  return found;
}
