import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** Stores files by keys such as `pictures/ab12…/480.webp`. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every key there is, for copies of the whole; what is put or removed meanwhile may be among them or not. */
  keys(): AsyncIterable<string>;
}

/** Stores files under one folder, for this account alone. A key that would leave the folder is a programming error. */
export function diskStorage(folder: string): Storage {
  const root = normalize(folder);
  const place = (key: string) => {
    const path = normalize(join(root, key));
    if (!path.startsWith(root + sep)) throw new Error(`storage key leaves its folder: ${key}`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = place(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written to a temporary file and renamed, so a reader never sees half a file.
      const unfinished = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    get: key => readFile(place(key)).catch(nullWhenMissing),
    has: async key => (await stat(place(key)).catch(nullWhenMissing)) !== null,
    remove: key => rm(place(key), { recursive: true, force: true }),
    async *keys() {
      const all = await opendir(root, { recursive: true }).catch(nullWhenMissing);
      for await (const entry of all ?? [])
        if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
