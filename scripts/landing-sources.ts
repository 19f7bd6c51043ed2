import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
/** What the first visit of a shopper runs. */
const STARTS = ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/storefront/landing.tsx'];
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/**
 * The files of ours that the landing page is made of: what they import, and so on, but not what is fetched later. What
 * only other pages use must not come with it, however many of them share it.
 */
export function landingSources(): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    // Of a call's declaration a browser keeps method and path (calls-without-schemas.ts): not what its schemas import.
    if (!/\.tsx?$/.test(file) || /[\\/]contract([\\/][\w-]+)?\.ts$/.test(file)) return;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (target.startsWith('#')) visit(path.join(ROOT, 'src', target.slice(1)));
      if (target.startsWith('.')) visit(path.resolve(path.dirname(file), target));
    }
  };
  for (const start of STARTS) visit(path.join(ROOT, start));
  return found;
}
