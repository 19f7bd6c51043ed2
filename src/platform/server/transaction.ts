import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';

const inside = new AsyncLocalStorage<boolean>();

/**
 * In one transaction. What its steps ask outside it, such as the settings after a change, is asked over a connection that
 * no transaction ever holds: otherwise as many transactions as there are connections would wait for each other.
 */
export function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  steps: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(tx => inside.run(true, () => steps(tx)));
}

/** Whether a transaction's steps are what runs. */
export const isInsideTransaction = () => inside.getStore() === true;
