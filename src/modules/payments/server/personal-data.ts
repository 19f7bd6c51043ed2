import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectPayments, isOwedMoney } from './personal-data.sql.ts';

/** What a buyer paid and got back. Payments name an order and no person, so nothing of them is erased. */
export const personalData: PersonalData = {
  collect: collectPayments,
  erase: async () => undefined,
  findOpen: async (tx, userId) => ((await isOwedMoney(tx, userId)) ? 'open_refunds' : null),
};
