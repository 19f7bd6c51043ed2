import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import { forgetQuotes } from '#modules/notifications/server/forget-quotes.ts';
import { withoutEnd } from '#platform/full-stop.ts';
import type { Tx } from '#platform/server/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import {
  collectOrders,
  eraseFromOrders,
  hasOpenClaims,
  hasOpenOrders,
  selectTypedReasons,
} from './personal-data.sql.ts';

/** A buyer's orders. */
export const personalData: PersonalData = {
  collect: collectOrders,
  erase,
  async findOpen(tx, userId) {
    if (await hasOpenOrders(tx, userId)) return 'open_orders';
    return (await hasOpenClaims(tx, userId)) ? 'open_claims' : null;
  },
};

/** Merchants were told why the buyer cancelled, in the buyer's own words. */
async function erase(tx: Tx, userId: number): Promise<void> {
  const reasons = await selectTypedReasons(tx, userId);
  await forgetQuotes(
    tx,
    reasons.map(({ orderId, reason }) => ({ link: `/order-details/${orderId}`, words: withoutEnd(reason) })),
  );
  await releasePictures(tx, await eraseFromOrders(tx, userId));
}
