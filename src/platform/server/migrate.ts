import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { PostgresError } from './postgres/complaint.ts';

const LOCK = 7_301_001;
const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

/** A file of `migrations/`; those below `functions/` are repeatable. */
interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings the database to the schema of `folder`, and returns the names of the files it applied. A numbered file is
 * applied once, in the order of the numbers, in a transaction of its own. The files of `functions/` are applied after
 * them, all in one transaction, and again whenever they have changed. Refuses with a PostgresError, one sentence, if the
 * database is newer than this program or if an applied file was changed.
 */
export async function migrate(url: string, folder = MIGRATIONS): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'wekala migrate' });
  await client.connect();
  try {
    // Two processes that start at once must not migrate at once.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await readApplied(client);
    const numbered = await readMigrations(folder, '');
    refuseUnlike(applied, numbered);
    const pending = numbered.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, [migration]);
    const functions = await readMigrations(folder, 'functions/');
    const changed = functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
    await apply(client, changed);
    return [...pending, ...changed].map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The checksums of what the database has, by name. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists migrations
       (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  // Read as jsonb, because the table of a database from before the first release has no such column.
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    `select name, to_jsonb(m) ->> 'checksum' as checksum from migrations m`,
  );
  if (rows.some(({ checksum }) => checksum === null))
    throw new PostgresError(
      'The database was made before the first release, and its schema cannot be brought on: start with an empty one.',
    );
  return new Map(rows.map(({ name, checksum }) => [name, checksum ?? '']));
}

async function readMigrations(folder: URL, part: '' | 'functions/'): Promise<Migration[]> {
  const pattern = part ? /\.sql$/ : /^\d{4}-.*\.sql$/;
  const files = (await readdir(new URL(part, folder))).filter(file => pattern.test(file)).toSorted();
  return Promise.all(
    files.map(async file => {
      const text = await readFile(new URL(part + file, folder), 'utf8');
      return { name: part + file, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuseUnlike(applied: ReadonlyMap<string, string>, numbered: readonly Migration[]): void {
  const known = new Map(numbered.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (name.startsWith('functions/') || known.get(name) === checksum) continue;
    throw new PostgresError(
      known.has(name)
        ? `The migration ${name} was changed after the database had got it: put it back, and add a new file instead.`
        : `The database is newer than this program: it has the migration ${name}. Start the version that made it.`,
    );
  }
}

/** Several files in one transaction. */
async function apply(client: pg.Client, migrations: readonly Migration[]) {
  await client.query('begin');
  let name = '';
  try {
    for (const migration of migrations) {
      name = migration.name;
      await client.query(migration.text);
      await client.query(
        `insert into migrations (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
        [name, migration.checksum],
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
