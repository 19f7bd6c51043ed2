import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../clock.ts';
import { PostgresError } from './postgres/complaint.ts';

const LOCK = 7_301_001;
const MIGRATIONS = new URL('../../../migrations/', import.meta.url);

/** How a migration waits for tables that others use, in milliseconds. */
export interface Patience {
  /** The shop's own statements wait behind a migration that waits for its lock, so it gives up soon. */
  lock: number;
  /** Between two tries, in which the others get on. */
  pause: number;
  tries: number;
  /** Is told what it waits for: whoever starts the shop would otherwise look at nothing for two minutes. */
  say?: (sentence: string) => void;
}
const PATIENCE: Patience = { lock: SECOND, pause: 2 * SECOND, tries: 60 };

/** A file of `migrations/`; those below `functions/` are repeatable. */
interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Brings the database to the schema of `folder`, and returns the names of the files it applied, each in a transaction of
 * its own. A numbered file is applied once, in the order of the numbers. The files of `functions/` are applied after
 * them, and again whenever they have changed. The former release may serve meanwhile: a file that
 * waits too long for a lock is undone and tried again. Refuses with a PostgresError, one sentence, if the database is
 * newer than this program, if an applied file was changed, or if a lock was never to be had.
 */
export async function migrate(
  url: string,
  { folder = MIGRATIONS, ...given }: Partial<Patience> & { folder?: URL } = {},
): Promise<string[]> {
  const patience = { ...PATIENCE, ...given };
  const client = new pg.Client({ connectionString: url, application_name: 'wekala migrate' });
  // One that breaks between two statements says so at the next; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Two processes that start at once must not migrate at once.
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_free', [LOCK]);
    if (!rows[0].is_free) {
      patience.say?.('Another process brings the database to its schema: waiting for it.');
      await client.query('select pg_advisory_lock($1)', [LOCK]);
    }
    await client.query('set statement_timeout = 0');
    const applied = await readApplied(client);
    const numbered = await readMigrations(folder, '');
    const functions = await readMigrations(folder, 'functions/');
    refuseUnlike(applied, [...numbered, ...functions]);
    const pending = [
      ...numbered.filter(({ name }) => !applied.has(name)),
      ...functions.filter(({ name, checksum }) => applied.get(name)?.at(-1) !== checksum),
    ];
    for (const migration of pending) await retry(patience, () => apply(client, migration, patience.lock));
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The checksums of what the database has, by name; of a file that was applied several times, the latest last. */
async function readApplied(client: pg.Client): Promise<Map<string, string[]>> {
  await client.query(
    `create table if not exists migrations (
       name text not null,
       checksum text not null,
       applied_at timestamptz not null default clock_timestamp(),
       primary key (name, checksum)
     )`,
  );
  // Read as jsonb, because the table of a database from before the first release has no such column.
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    `select name, to_jsonb(m) ->> 'checksum' as checksum from migrations m order by applied_at`,
  );
  const applied = new Map<string, string[]>();
  for (const { name, checksum } of rows) {
    if (checksum === null)
      throw new PostgresError(
        'The database was made before the first release, and its schema cannot be brought on: start with an empty one.',
      );
    applied.set(name, [...(applied.get(name) ?? []), checksum]);
  }
  return applied;
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

function refuseUnlike(applied: ReadonlyMap<string, string[]>, ours: readonly Migration[]): void {
  const known = new Map(ours.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksums] of applied) {
    const isFunction = name.startsWith('functions/');
    const checksum = known.get(name);
    // A file of functions that the database had once and has no more is an older one: it must not come back.
    const isOlder = isFunction
      ? checksums.slice(0, -1).some(each => each === checksum)
      : checksum === undefined;
    if (isOlder)
      throw new PostgresError(
        `The database is newer than this program, by ${name}: start the version that last used it, or a newer one.`,
      );
    if (!isFunction && !checksums.includes(checksum ?? ''))
      throw new PostgresError(
        `The migration ${name} was changed after the database had got it: put it back, and add a new file instead.`,
      );
  }
}

/** No lock within its time, or two that waited for each other. */
const LOCKED = new Set(['55P03', '40P01']);

/** Runs the steps again while others hold what they need. */
async function retry({ pause: rest, tries, say }: Patience, steps: () => Promise<void>): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await steps();
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      if (!LOCKED.has(cause?.code ?? '')) throw error;
      if (left === 0)
        throw new PostgresError(`A table is in use all the time, so the ${message}.`, { cause });
      if (left === tries - 1) say?.(`A table is in use, and the ${message}: trying again.`);
      await pause(rest);
    }
  }
}

/** PostgreSQL builds such an index without a transaction. It waits for the shop, and the shop does not wait for it. */
const CONCURRENTLY = /^create (?:unique )?index concurrently (\w+)/m;

async function apply(client: pg.Client, { name, text, checksum }: Migration, lock: number): Promise<void> {
  const index = CONCURRENTLY.exec(text)?.[1];
  // An index that was given up half-way stays, and is of no use.
  const before = index
    ? `drop index concurrently if exists ${index}`
    : `begin; set local lock_timeout = ${lock}`;
  try {
    await client.query(before);
    await client.query(text);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    if (!index) await client.query('commit');
  } catch (error) {
    // A connection that broke has undone everything already.
    if (!index) await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
