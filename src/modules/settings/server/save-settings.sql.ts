import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface VersionRow {
  version: number;
  changedAt: Date | null;
}

export async function selectVersion(run: Runner, name: string): Promise<VersionRow> {
  const { rows } = await sql<VersionRow>`
    select version, changed_at as "changedAt" from setting_versions where name = ${name}`.execute(run);
  return rows[0] as VersionRow;
}

export interface Taken {
  name: string;
  /** The version that was seen; null accepts any. */
  version: number | null;
  /** Null: the shop itself. */
  userId: number | null;
  now: Date;
}

/** Returns whether the version is still the one that was seen, and then increases it. Concurrent callers wait. */
export async function takeNextVersion(tx: Tx, { name, version, userId, now }: Taken): Promise<boolean> {
  const { rows } = await sql`
    update setting_versions set version = version + 1, changed_at = ${now}, changed_by = ${userId}
     where name = ${name} and (${version}::integer is null or version = ${version})
    returning version`.execute(tx);
  return rows.length > 0;
}

/** A setting with its default value is not stored. */
export async function writeSetting(tx: Tx, name: string, { value, now }: { value: unknown; now: Date }) {
  await sql`
    insert into settings (name, value, changed_at) values (${name}, ${JSON.stringify(value)}::jsonb, ${now})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
     where settings.value <> excluded.value`.execute(tx);
}

export async function eraseSetting(tx: Tx, name: string): Promise<void> {
  await sql`delete from settings where name = ${name}`.execute(tx);
}

export async function merchantExists(run: Runner, merchantId: number): Promise<boolean> {
  return (await sql`select from merchants where id = ${merchantId}`.execute(run)).rows.length > 0;
}
