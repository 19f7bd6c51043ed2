import type { Db } from '#platform/server/database.ts';
import { castAccounts } from './cast/accounts.ts';
import { selectHasAccount, selectIsEmpty } from './queries.ts';

/** Whether the shop has nobody and nothing that a demo could disturb. */
export function isEmpty(db: Db): Promise<boolean> {
  return selectIsEmpty(db);
}

/** Whether the shop has the demo's accounts, whose password everybody knows. */
export function hasDemoAccounts(db: Db): Promise<boolean> {
  return selectHasAccount(
    db,
    castAccounts.map(({ email }) => email),
  );
}
