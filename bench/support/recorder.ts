import pg from 'pg';
import type { Statement } from './sql-loop.ts';

export interface Recorded extends Statement {
  /** The connection. */
  on: pg.Client;
}

/**
 * Every statement that any connection of this process sends from here on, in order. Call it before a connection is
 * opened.
 */
export function recordStatements(): Recorded[] {
  const statements: Recorded[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [first, values] = given as [string | Statement, unknown[]?];
    statements.push(
      typeof first === 'string'
        ? { on: this, text: first, values: values ?? [] }
        : { on: this, name: first.name, text: first.text, values: first.values ?? [] },
    );
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return statements;
}
