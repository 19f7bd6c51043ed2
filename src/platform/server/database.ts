import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';

/** SQL is written with Kysely's `sql` tag, so no table is known to the type system: rows are typed at each query. */
type NoTables = Record<never, never>;
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;
/** Where a query may run: outside or inside a transaction. */
export type Runner = Db | Tx;

// Ids and counts fit in a double; without this bigint arrives as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);

const MAX_NAMED = 500;
/** Not `begin` and its like, nor what begins with a comment `unnamed`: its plan must fit its very values. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/;

/**
 * PostgreSQL plans a named statement once per connection and not at each run: that is most of the cost of a small
 * query (16,000 against 7,600 a second in the spike). Past 500 texts, statements go unnamed: lists of filters vary.
 */
function nameStatements(pool: pg.Pool): pg.Pool {
  const names = new Map<string, string>();
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const named = new WeakSet<pg.PoolClient>();
  pool.connect = (async () => {
    const client = await connect();
    if (named.has(client)) return client;
    named.add(client);
    const query = client.query.bind(client) as (q: unknown, values?: unknown) => unknown;
    client.query = ((text: unknown, values?: unknown[]) => {
      if (typeof text !== 'string' || !values || !PLANNED.test(text)) return query(text, values);
      if (!names.has(text) && names.size < MAX_NAMED) names.set(text, `q${names.size}`);
      const name = names.get(text);
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

/** Opens a pool of at most `size` connections. Nothing is connected until the first query. */
export function openDatabase(url: string, size = 10): Database {
  const options = { connectionString: url, max: size, application_name: 'wekala' };
  const pool = new pg.Pool({ ...options, max: 4 });
  const queries = new pg.Pool(options);
  // An idle connection that breaks is replaced by the pool at its next use; unheard, the event would end the process.
  for (const each of [pool, queries]) {
    each.on('error', () => undefined);
    each.on('connect', client => void client.on('error', () => undefined));
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

/** Asks the database for a sign of life; throws when it gives none. */
export async function touch(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
