import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** A short name for all that stands in these folders; it changes when any file of theirs does. */
export function hashOf(...folders: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(folders.map(folder => `${folder}/**/*`)).filter(file => statSync(file).isFile());
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
