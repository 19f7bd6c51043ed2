import { sql } from 'kysely';
import type { Ctx } from '../context.ts';

/** A column whose values are sealed for `purpose`. */
export interface SealedColumn {
  table: string;
  /** The column that tells its rows apart. */
  id: string;
  column: string;
  purpose: string;
}

/** A column that holds the keys of sealed files. */
export type SealedFiles = Omit<SealedColumn, 'purpose' | 'id'>;

const AT_ONCE = 200;

/** Seals every value of the column with the newest key, and returns how many it was. Others may write meanwhile. */
export async function resealColumn(
  { db, secrets }: Pick<Ctx, 'db' | 'secrets'>,
  sealed: SealedColumn,
): Promise<number> {
  const [table, id, column] = [sql.table(sealed.table), sql.ref(sealed.id), sql.ref(sealed.column)];
  let resealed = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; value: Buffer }>`
      select ${id} as id, ${column} as value from ${table}
       where ${column} is not null and substr(${column}, 1, 4) <> ${secrets.newestId()} limit ${AT_ONCE}`.execute(
      db,
    );
    for (const row of rows) {
      const value = secrets.seal(secrets.openBytes(row.value, sealed.purpose), sealed.purpose);
      await sql`update ${table} set ${column} = ${value} where ${id} = ${row.id} and ${column} = ${row.value}`.execute(
        db,
      );
    }
    resealed += rows.length;
    if (rows.length === 0) return resealed;
  }
}

/** The same for files, whose keys stand in a column. */
export async function resealFiles(
  { db, storage, secrets }: Pick<Ctx, 'db' | 'storage' | 'secrets'>,
  { table, column }: SealedFiles,
): Promise<number> {
  const { rows } = await sql<{ key: string }>`
    select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
    db,
  );
  let resealed = 0;
  for (const { key } of rows) {
    const sealed = await storage.get(key);
    if (!sealed || sealed.subarray(0, 4).equals(secrets.newestId())) continue;
    await storage.put(key, secrets.seal(secrets.openBytes(sealed, key), key));
    resealed += 1;
  }
  return resealed;
}
