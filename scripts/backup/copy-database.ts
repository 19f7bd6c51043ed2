import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { openDatabase } from '#platform/server/database.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { migrate } from '#platform/server/migrate.ts';
import { PostgresError } from '#platform/server/postgres/complaint.ts';

/** One table of a backup. Columns that PostgreSQL computes are not in it. */
export interface CopiedTable {
  schema: string;
  name: string;
  columns: string[];
  rows: number;
}

export interface CopiedDatabase {
  /** The numbered files whose tables these are. */
  migrations: string[];
  /** A table comes after those that it refers to. */
  tables: CopiedTable[];
  /** The last number that each sequence gave; null: none yet. */
  sequences: { schema: string; name: string; last: number | null }[];
}

const OURS = `('public', 'graphile_worker')`;

/** Of each schema: our tables are made by migrations, those of the queue of jobs by graphile-worker. */
const TABLES = `
  select n.nspname as schema, c.relname as name, c.oid::int as id,
         array(select a.attname::text from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                order by a.attnum) as columns,
         array(select k.confrelid::int from pg_constraint k
                where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ${OURS} and c.relkind = 'r' and c.relname not in ('migrations')
   order by n.nspname, c.relname`;

interface FoundTable extends Omit<CopiedTable, 'rows'> {
  id: number;
  needs: number[];
}

const fileOf = (folder: string, { schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  path.join(folder, `${schema}.${name}.gz`);
const nameOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
const listOf = (columns: readonly string[]) => columns.map(column => pg.escapeIdentifier(column)).join(', ');

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'wekala backup' });
  // One that breaks between two statements says so at the next; without a listener a stack would be all that is said.
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Writes every table into the folder as of one moment, while the shop goes on. Refuses a database without a shop. */
export function copyOut(url: string, folder: string): Promise<CopiedDatabase> {
  return withClient(url, async client => {
    const shop = await client.query(`select to_regclass('public.migrations') as found`);
    if (shop.rows[0]?.found === null)
      throw new PostgresError('There is no shop in the database, so nothing was backed up.');
    await client.query('begin isolation level repeatable read read only');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const migrations = await client.query<{ name: string }>(
      `select name from migrations where name not like 'functions/%' order by name`,
    );
    const tables: CopiedTable[] = [];
    for (const { schema, name, columns } of inOrder((await client.query<FoundTable>(TABLES)).rows)) {
      const table = { schema, name };
      const rows = client.query(to(`copy ${nameOf(table)} (${listOf(columns)}) to stdout`));
      await pipeline(rows, createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600 }));
      tables.push({ ...table, columns, rows: rows.rowCount });
    }
    const sequences = await client.query<CopiedDatabase['sequences'][number]>(
      `select schemaname as schema, sequencename as name, last_value as last from pg_sequences
        where schemaname in ${OURS} order by 1, 2`,
    );
    await client.query('commit');
    return { migrations: migrations.rows.map(({ name }) => name), tables, sequences: sequences.rows };
  });
}

/**
 * Fills an empty database from the folder, and returns how many rows each table has then. Refuses with a PostgresError if
 * the database is not empty, or if the backup is of another version of the program.
 */
export async function copyIn(url: string, folder: string, copied: CopiedDatabase): Promise<CopiedTable[]> {
  await withClient(url, refuseFull);
  const applied = await migrate(url);
  const numbered = applied.filter(name => !name.startsWith('functions/'));
  if (numbered.join() !== copied.migrations.join())
    throw new PostgresError(
      `The backup is of a version that had ${copied.migrations.at(-1)} as its last migration: restore it with that one, then update.`,
    );
  const { pool, close } = openDatabase(url, 1);
  await migrateJobs(pool).finally(close);
  return withClient(url, client => fill(client, folder, copied));
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  );
  if (rows.length > 0)
    throw new PostgresError(
      'There is something in the database already: a backup is restored into an empty one.',
    );
}

/** In one transaction, without our triggers, which would do again what is in the backup already. */
async function fill(
  client: pg.Client,
  folder: string,
  { tables, sequences }: CopiedDatabase,
): Promise<CopiedTable[]> {
  await client.query('begin');
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
  const filled: CopiedTable[] = [];
  for (const table of tables) {
    const rows = client.query(from(`copy ${nameOf(table)} (${listOf(table.columns)}) from stdin`));
    await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), rows);
    filled.push({ ...table, rows: rows.rowCount });
  }
  for (const sequence of sequences)
    if (sequence.last !== null)
      await client.query('select setval($1, $2)', [nameOf(sequence), sequence.last]);
  // Nobody works on them any more.
  await client.query(
    'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
  );
  await client.query(
    'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
  );
  for (const table of tables) await client.query(`alter table ${nameOf(table)} enable trigger user`);
  await client.query('commit');
  await client.query('analyze');
  return filled;
}

/** A table after those that it refers to. */
function inOrder(tables: readonly FoundTable[]): FoundTable[] {
  const sorted = new Map<number, FoundTable>();
  let left = [...tables];
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every(id => sorted.has(id)));
    if (ready.length === 0)
      throw new Error(`tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    for (const table of ready) sorted.set(table.id, table);
    left = left.filter(({ id }) => !sorted.has(id));
  }
  return [...sorted.values()];
}
