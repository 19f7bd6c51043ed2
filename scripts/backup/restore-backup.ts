import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '#platform/server/config/environment.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { openDatabase } from '#platform/server/database.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { type Backup, restoreBackup } from './backup.ts';

export interface Target {
  dataDir: string;
  /** Null: the embedded PostgreSQL of `dataDir`, which is started for it. */
  databaseUrl: string | null;
  /** Null: files go into `dataDir`. */
  storageUrl: string | null;
  secretKey: Buffer | null;
}

const QUIET = { info: () => {}, error: console.error };

/**
 * Restores a backup into an empty place and checks what is there then: the numbers of rows, and every rule of stock,
 * money and process. Throws a ConfigError, one sentence, if something differs.
 */
export async function restoreAndCheck(folder: string, backup: Backup, target: Target): Promise<void> {
  const postgres = await joinPostgres(target, QUIET);
  try {
    const differing = await restoreBackup(folder, backup, { ...target, databaseUrl: postgres.url });
    if (differing.length > 0)
      throw new ConfigError(
        `These tables came back incomplete: ${differing.map(({ name }) => name).join(', ')}.`,
      );
    const { db, close } = openDatabase(postgres.url, 1);
    const wrong = wrongLines(await checkAll(db).finally(close));
    if (wrong.length > 0)
      throw new ConfigError(`The books of the backup are not in order: ${wrong.join('; ')}.`);
  } finally {
    await postgres.stop();
  }
}

/** Restores a backup into a place beside it that is deleted afterwards, to know that it can be restored. */
export async function tryRestore(folder: string, backup: Backup): Promise<void> {
  const dataDir = await mkdtemp(path.join(path.dirname(folder), '.trial-'));
  try {
    await restoreAndCheck(folder, backup, {
      dataDir,
      databaseUrl: null,
      storageUrl: null,
      secretKey: null,
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export function say({ tables, files, madeAt }: Backup): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables with ${rows} rows, and ${files} files, as of ${madeAt}`;
}
