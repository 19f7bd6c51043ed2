import { Kysely, type LogEvent, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { SECOND } from '../clock.ts';
import type { Log } from './log.ts';
import { TooManyWaiting } from './outage/database-away.ts';
import type { Traces } from './telemetry/traces.ts';
import { isInsideTransaction } from './transaction.ts';

/** SQL is written with Kysely's `sql` tag, so the type system knows no tables: each query types its rows. */
type NoTables = Record<never, never>;
export type Db = Kysely<NoTables>;
export type Tx = Transaction<NoTables>;
/** What a query runs on: the database or a transaction. */
export type Runner = Db | Tx;
/** A reply's row as a query gives it: these of its fields are times, which the reply has as text. */
export type Dated<Row, Times extends keyof Row> = Omit<Row, Times> & {
  [Time in Times]: null extends Row[Time] ? Date | null : Date;
};

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

/** How long anything may take, in milliseconds, and how much may wait. */
export interface DatabaseLimits {
  /** For a free connection or a new one. */
  connect: number;
  statement: number;
  lock: number;
  idleInTransaction: number;
  /** For an answer of any kind; a little more than `statement`, because it destroys the connection. */
  answer: number;
  /** How many may wait for each connection. */
  waiting: number;
}

/** Of a shop that serves people. Commands that run alone have none. */
export const SERVING: DatabaseLimits = {
  connect: 8 * SECOND,
  statement: 30 * SECOND,
  lock: 10 * SECOND,
  idleInTransaction: 30 * SECOND,
  answer: 35 * SECOND,
  waiting: 40,
};

/** No connection stays with a server that has been replaced for longer than this. */
const LIFETIME_SECONDS = 300;

function poolOptions(url: string, max: number, limits?: DatabaseLimits): pg.PoolConfig {
  const options = { connectionString: url, max, application_name: 'wekala', keepAlive: true };
  if (!limits) return options;
  return {
    ...options,
    connectionTimeoutMillis: limits.connect,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.answer,
    maxLifetimeSeconds: LIFETIME_SECONDS,
  };
}

/** A connection that gave no answer, or leads to a server that may only be read since a fail-over, is of no use. */
function isSpoilt(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '25006' || message === 'Query read timeout' || error instanceof CommitUnknown;
}

/**
 * A commit that is cancelled while it waits for its standby ends "successfully", with a notice only, and can still vanish in
 * a fail-over. Its outcome is unknown, as that of a connection which broke. Notices are translated, names of routines are
 * not.
 */
class CommitUnknown extends Error {
  override name = 'CommitUnknown';
  readonly code = '08007';

  constructor() {
    super('a commit was cancelled before the standby confirmed it');
  }
}

const isUnconfirmed = ({ code, routine }: { code: string | undefined; routine: string | undefined }) =>
  code === '01000' && routine === 'SyncRepWaitForLSN';

type Ask = (text: unknown, values?: unknown[]) => Promise<unknown>;

interface Pools {
  pool: pg.Pool;
  /** For statements beside a transaction. */
  reserve: pg.Pool;
}

/**
 * PostgreSQL plans a named statement once per connection instead of at each run, and planning is most of the cost of a
 * small query (16,000 against 7,600 a second, measured). After 500 names, statements stay unnamed, because lists of
 * filters vary.
 */
function nameStatements({ pool, reserve }: Pools, waiting = Number.POSITIVE_INFINITY): pg.Pool {
  const nameOf = namer();
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const named = new WeakSet<pg.PoolClient>();
  const spoilt = new WeakSet<pg.PoolClient>();
  const unconfirmed = new WeakSet<pg.PoolClient>();
  pool.connect = (async () => {
    const isInside = isInsideTransaction();
    if (!isInside && pool.waitingCount >= waiting) throw new TooManyWaiting();
    const client = await (isInside ? reserve.connect() : connect());
    const release = client.release.bind(client);
    client.release = error => release(error || spoilt.has(client));
    if (named.has(client)) return client;
    named.add(client);
    client.on('notice', notice => isUnconfirmed(notice) && unconfirmed.add(client));
    const query = client.query.bind(client) as Ask;
    const ask: Ask = (text, values) => {
      if (typeof text !== 'string' || !values || !PLANNED.test(text)) return query(text, values);
      const name = nameOf(text);
      return query(name ? { name, text, values } : { text, values });
    };
    client.query = ((text: unknown, values?: unknown[]) => {
      const asked = ask(text, values);
      // A cursor is no promise.
      if (!(asked instanceof Promise)) return asked;
      const answer = asked.then(result => {
        if (!unconfirmed.has(client)) return result;
        throw new CommitUnknown();
      });
      answer.catch(error => isSpoilt(error) && spoilt.add(client));
      return answer;
    }) as typeof client.query;
    return client;
  }) as typeof pool.connect;
  return pool;
}

export interface Database {
  db: Db;
  /** One connection without limits of time, opened when it is needed: for the nightly check, which reads everything. */
  patient: Db;
  /** The plain pool, for the job queue. */
  pool: pg.Pool;
  /** The connections of statements: open, idle, and how many wait for one. */
  figures(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** One connection listens for new jobs; the others fetch and complete them. */
const FOR_JOBS = 4;

/**
 * Opens a pool of at most `size` connections, of which one is kept for what transactions ask beside themselves (with a
 * `size` of 1 it is a second one). Nothing is connected until the first query. The pool
 * replaces a connection that breaks; `log`, where given, gets it. Without `limits` a statement may take any time.
 */
export function openDatabase(
  url: string,
  size = 10,
  { log, limits, traces }: { log?: Log; limits?: DatabaseLimits; traces?: Traces | undefined } = {},
): Database {
  const pool = new pg.Pool(poolOptions(url, FOR_JOBS, limits));
  const queries = new pg.Pool(poolOptions(url, Math.max(size - 1, 1), limits));
  const reserve = new pg.Pool(poolOptions(url, 1, limits));
  const alone = new pg.Pool(poolOptions(url, 1));
  for (const each of [pool, queries, reserve, alone]) {
    each.on('connect', client => {
      client.on('error', err => log?.warn({ err }, 'a connection to the database broke'));
    });
    // The pool repeats the error of an idle connection; without a listener that would end the process.
    each.on('error', () => undefined);
  }
  const db = new Kysely<NoTables>({
    dialect: new PostgresDialect({
      pool: nameStatements({ pool: queries, reserve }, limits && limits.waiting * size),
    }),
    ...(traces && { log: event => noteStatement(traces, event) }),
  });
  const patient = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: alone }) });
  return {
    db,
    patient,
    pool,
    figures: () => ({
      open: queries.totalCount + reserve.totalCount,
      idle: queries.idleCount + reserve.idleCount,
      waiting: queries.waitingCount + reserve.waitingCount,
    }),
    async close() {
      await Promise.all([db.destroy(), reserve.end(), patient.destroy(), pool.end()]);
    },
  };
}

const noteStatement = (traces: Traces, { query, queryDurationMillis: ms, level }: LogEvent) =>
  traces.noteStatement(query.sql, { ms, hasFailed: level === 'error' });

/** Asks the database for a sign of life; throws if it gives none. */
export async function touch(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
