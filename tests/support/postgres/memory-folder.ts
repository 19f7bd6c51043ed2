import { existsSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes; the databases of a whole run need a fifth of it. */
const ROOM = 2 * 1024 ** 3;

/**
 * A new folder for files that need not survive the run: in memory where Linux offers enough of it, which makes and drops
 * a database in a quarter of the time, else among the temporary files. The caller removes it.
 */
export function memoryFolder(prefix: string): Promise<string> {
  return mkdtemp(join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM;
}
