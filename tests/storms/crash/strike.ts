import pg from 'pg';

/** Where a blow falls: just before a statement of the transaction is sent, or once it is under way. */
export interface Boundary {
  /**
   * Counted from `begin`, which is 1; one more than `commit` is after it, before anybody heard of it. Where everything is
   * watched, from the first statement of any connection.
   */
  statement: number;
  moment: 'before' | 'during';
}

/** The target of the blow; a process that it ends gets no answer. */
export type Strike = (connection: pg.Client) => Promise<void>;

interface Watch {
  boundary: Boundary | null;
  strike: Strike;
  scope: 'one transaction' | 'everything';
  connection: pg.Client | null;
  /** Those so far. */
  statements: string[];
  isOver: boolean;
}

let watch: Watch | null = null;

/**
 * From here on the first transaction that any connection of this process begins is watched, and struck once, at the
 * boundary. Nothing in the product knows of it.
 */
export function strikeAt(boundary: Boundary | null, strike: Strike = async () => {}): readonly string[] {
  return begin({ boundary, strike, scope: 'one transaction' });
}

/** The same for whatever this process asks the database from here on, in one transaction or several. */
export function strikeAnywhere(
  boundary: Boundary | null,
  strike: Strike = async () => {},
): readonly string[] {
  return begin({ boundary, strike, scope: 'everything' });
}

function begin(begun: Pick<Watch, 'boundary' | 'strike' | 'scope'>): readonly string[] {
  watch = { ...begun, connection: null, statements: [], isOver: false };
  return watch.statements;
}

// Here and not later: a pool keeps the function that it finds when it connects.
const send = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function sendWatched(this: pg.Client, ...given: unknown[]) {
  const text = textOf(given[0]);
  if (watch?.scope === 'everything' && text !== '') return sendWatchedAnywhere(watch, this, given);
  if (watch && text === 'begin' && !watch.connection) Object.assign(watch, { connection: this });
  if (!watch || watch.isOver || watch.connection !== this) return send.apply(this, given);
  watch.statements.push(text);
  watch.isOver = text === 'commit' || text === 'rollback';
  return sendBetweenBlows(watch, given);
} as typeof pg.Client.prototype.query;

/** Each statement by itself; the empty one is a question whether the line is alive. */
function sendWatchedAnywhere(now: Watch, connection: pg.Client, given: unknown[]): Promise<unknown> {
  now.statements.push(textOf(given[0]));
  return sendBetweenBlows({ ...now, connection }, given);
}

async function sendBetweenBlows(now: Watch, given: unknown[]): Promise<unknown> {
  const { boundary, connection, statements, isOver } = now;
  const here = statements.length;
  const strikeIf = async (moment: Boundary['moment'], statement: number) => {
    if (boundary?.moment === moment && boundary.statement === statement)
      await now.strike(connection as pg.Client);
  };
  await strikeIf('before', here);
  const answer = Promise.resolve(send.apply(connection, given));
  // Whoever asked sees the error; it must only not go unheard while the blow falls.
  answer.catch(() => undefined);
  await strikeIf('during', here);
  const result = await answer;
  if (isOver) await strikeIf('before', here + 1);
  return result;
}

function textOf(first: unknown): string {
  return (typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')).trim();
}
