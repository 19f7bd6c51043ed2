import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from './log.ts';

/** SQL is written with Kysely's `sql` tag, so the type system knows no tables: each query types its rows. */
type NoTables = Record<never, never>;
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;
/** What a query runs on: the database or a transaction. */
export type Runner = Db | Tx;

// Ids and counts fit in a double; without this setting bigint arrives as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);

/**
 * Excludes `begin` and the like, and statements that start with the comment `unnamed`, whose plans depend on their
 * values.
 */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/;

const MAX_NAMED = 500;
/** Pages far down a list are texts of their own and hardly ever asked for again: they must not use the names up. */
const NAMED_AT_RUN = 3;
const MAX_COUNTED = 5_000;

/** The name of a statement that is run often; none of one that is not. */
function namer(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const runs = new Map<string, number>();
  return text => {
    const name = names.get(text);
    if (name || names.size === MAX_NAMED) return name;
    const run = (runs.get(text) ?? 0) + 1;
    runs.set(text, run);
    if (run === NAMED_AT_RUN) {
      names.set(text, `q${names.size}`);
      runs.delete(text);
    }
    if (runs.size > MAX_COUNTED) runs.clear();
    return names.get(text);
  };
}

/**
 * PostgreSQL plans a named statement once per connection instead of at each run, and planning is most of the cost of a
 * small query (16,000 against 7,600 a second, measured). After 500 names, statements stay unnamed, because lists of
 * filters vary.
 */
function nameStatements(pool: pg.Pool): pg.Pool {
  const nameOf = namer();
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const named = new WeakSet<pg.PoolClient>();
  pool.connect = (async () => {
    const client = await connect();
    if (named.has(client)) return client;
    named.add(client);
    const query = client.query.bind(client) as (q: unknown, values?: unknown) => unknown;
    client.query = ((text: unknown, values?: unknown[]) => {
      if (typeof text !== 'string' || !values || !PLANNED.test(text)) return query(text, values);
      const name = nameOf(text);
      return query(name ? { name, text, values } : { text, values });
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
  return pool;
}

export interface Database {
  db: Db;
  /** The plain pool, for the job queue. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool of at most `size` connections. Nothing is connected until the first query. The pool
 * replaces a connection that breaks; `log`, where given, hears of it.
 */
export function openDatabase(url: string, size = 10, log?: Log): Database {
  const options = { connectionString: url, max: size, application_name: 'wekala' };
  const pool = new pg.Pool({ ...options, max: 4 });
  const queries = new pg.Pool(options);
  for (const each of [pool, queries]) {
    each.on('connect', client => {
      client.on('error', err => log?.warn({ err }, 'a connection to the database broke'));
    });
    // The pool repeats the error of an idle connection; without a listener that would end the process.
    each.on('error', () => undefined);
  }
  const db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: nameStatements(queries) }) });
  return {
    db,
    pool,
    async close() {
      await Promise.all([db.destroy(), pool.end()]);
    },
  };
}

/** Asks the database for a sign of life; throws if it gives none. */
export async function touch(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
