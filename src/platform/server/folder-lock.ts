import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type FolderLock = { release(): void };

/**
 * Takes a folder for this process alone; `null` when another process has it. The system itself lets go of the lock
 * when its holder dies, however it dies, so that nothing stale can ever be in the way (a file with a process number
 * in it can). SQLite is here for its file lock only: it is the one that Node brings.
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
