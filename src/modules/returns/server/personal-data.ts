import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { eraseReceiptsOf } from '#modules/refunds/server/transfers/receipt.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectCases, eraseFromCases, hasOpenCases } from './personal-data.sql.ts';

/** A buyer's returns and claims with their photos, refunds, and the account for refunds. */
export const personalData: PersonalData = {
  collect: collectCases,
  erase: async (tx, userId) => {
    await eraseReceiptsOf(tx, userId);
    await releasePictures(tx, await eraseFromCases(tx, userId));
  },
  findOpen: async (tx, userId) => ((await hasOpenCases(tx, userId)) ? 'open_claims' : null),
};
