import type { PersonalData } from '#platform/server/personal-data.ts';
import { selectBalance } from './queries.ts';

/** A buyer's account credit. Its entries name an account's number and no person, so nothing of them is erased. */
export const personalData: PersonalData = {
  collect: async (runner, userId) => ({
    accountCreditPiastres: 0 - (await selectBalance(runner, `store_credit:${userId}`)),
  }),
  erase: async () => undefined,
  findOpen: async (tx, userId) =>
    (await selectBalance(tx, `store_credit:${userId}`)) === 0 ? null : 'open_balance',
};
