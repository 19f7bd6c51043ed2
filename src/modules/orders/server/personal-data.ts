import { releasePictures } from '#modules/media/server/publish-pictures.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { collectOrders, eraseFromOrders, hasOpenClaims, hasOpenOrders } from './personal-data.sql.ts';

/** A buyer's orders. */
export const personalData: PersonalData = {
  collect: collectOrders,
  erase: async (tx, userId) => releasePictures(tx, await eraseFromOrders(tx, userId)),
  async findOpen(tx, userId) {
    if (await hasOpenOrders(tx, userId)) return 'open_orders';
    return (await hasOpenClaims(tx, userId)) ? 'open_claims' : null;
  },
};
