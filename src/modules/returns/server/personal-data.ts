import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { forgetQuotes } from '#modules/notifications/server/forget-quotes.ts';
import { eraseReceiptsOf } from '#modules/refunds/server/transfers/receipt.ts';
import { withoutEnd } from '#platform/full-stop.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectCases, eraseFromCases, hasOpenCases, selectAppeals } from './personal-data.sql.ts';

/** A buyer's returns and claims with their photos, refunds, and the account for refunds. */
export const personalData: PersonalData = {
  collect: collectCases,
  erase: async (tx, userId) => {
    await eraseReceiptsOf(tx, userId);
    const appeals = await selectAppeals(tx, userId);
    await forgetQuotes(
      tx,
      appeals.map(({ link, reason }) => ({ link, words: withoutEnd(reason) })),
    );
    await releasePictures(tx, await eraseFromCases(tx, userId));
  },
  findOpen: async (tx, userId) => ((await hasOpenCases(tx, userId)) ? 'open_claims' : null),
};
