import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type FolderLock = { release(): void };

/**
 * Takes a folder for this process alone; `null` if another process has it. The system releases the lock when its holder
 * dies in any way, so no stale lock can remain (unlike a file with a process number). SQLite serves only as the file
 * lock that Node offers.
 */
export function lockFolder(folder: string): FolderLock | null {
  const lock = new DatabaseSync(path.join(folder, 'lock'));
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => void (lock.isOpen && lock.close()) };
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return null;
    throw error;
  }
}
