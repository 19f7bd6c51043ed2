import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Storage } from './storage.ts';

/**
 * Copies every file of a disk's storage into another storage, and compares what arrived. A file that is there already is
 * left alone, so a run that broke off can be repeated, and run once more just before the shop changes over. Deletes
 * nothing.
 */
export async function moveFiles(folder: string, to: Storage): Promise<{ moved: number; were: number }> {
  const done = { moved: 0, were: 0 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    if (await to.has(key)) {
      done.were += 1;
      continue;
    }
    const bytes = await readFile(path);
    await to.put(key, bytes);
    if (!(await to.get(key))?.equals(bytes)) throw new Error(`${key} did not arrive as it was`);
    done.moved += 1;
  }
  return done;
}
