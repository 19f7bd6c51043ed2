import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';

const inside = new AsyncLocalStorage<{ isOpen: boolean }>();
const OUTSIDE = { isOpen: false };

/**
 * In one transaction. What its steps ask outside it, such as the settings after a change, is asked over a connection that
 * no transaction ever holds: otherwise as many transactions as there are connections would wait for each other.
 */
export function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  steps: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const own = { isOpen: true };
  // A transaction that the steps of another one begin holds its connection as long as any.
  const begun = inside.run(OUTSIDE, () => db.transaction().execute(tx => inside.run(own, () => steps(tx))));
  // A timer that a step has set runs on after it.
  return begun.finally(() => {
    own.isOpen = false;
  });
}

/** Whether the steps of a transaction that still runs are what asks. */
export const isInsideTransaction = () => inside.getStore()?.isOpen === true;
