import type { Storage } from './storage.ts';

/**
 * Copies every file of one storage into another, and compares what arrived. A file that is there already is left alone,
 * so a run that broke off can be repeated; one that goes away meanwhile is left out. Deletes nothing.
 */
export async function copyStorage(from: Storage, to: Storage): Promise<{ copied: number; were: number }> {
  const done = { copied: 0, were: 0 };
  for await (const key of from.keys()) {
    if (await to.has(key)) {
      done.were += 1;
      continue;
    }
    const bytes = await from.get(key);
    if (bytes === null) continue;
    await to.put(key, bytes);
    if (!(await to.get(key))?.equals(bytes)) throw new Error(`${key} did not arrive as it was`);
    done.copied += 1;
  }
  return done;
}
