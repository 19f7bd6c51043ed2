import { sql } from 'kysely';
import type { Db } from '../database.ts';

export interface BackupTaken {
  madeAt: Date;
  rows: number;
  files: number;
  /** Whether it was restored on trial, and the books there were in order. */
  isTried: boolean;
}

/** Writes down that a backup was taken. What is older than a year is forgotten. */
export async function recordBackup(db: Db, { madeAt, rows, files, isTried }: BackupTaken): Promise<void> {
  await sql`
    with old as (delete from backups where made_at < now() - interval '1 year')
    insert into backups (made_at, rows, files, is_tried)
    values (${madeAt}, ${rows}, ${files}, ${isTried})`.execute(db);
}

/** The latest; null before the first. */
export async function lastBackup(db: Db): Promise<BackupTaken | null> {
  const { rows } = await sql<BackupTaken>`
    select made_at as "madeAt", rows, files, is_tried as "isTried" from backups
     order by made_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
