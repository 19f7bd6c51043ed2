import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectCases, eraseFromCases, hasOpenCases } from './personal-data.sql.ts';

/** A buyer's returns, claims and refunds, and the account for refunds. */
export const personalData: PersonalData = {
  collect: collectCases,
  erase: eraseFromCases,
  findOpen: async (tx, userId) => ((await hasOpenCases(tx, userId)) ? 'open_claims' : null),
};
