import type { Runner } from '#platform/server/database.ts';
import { medianReturns } from '../../performance.ts';
import { selectPeerReturns } from './performance.sql.ts';

/** The median share of returns of the other shops of a merchant's category, by the nightly count; null where too few can say. */
export const showMedianReturns = async (run: Runner, merchantId: number): Promise<number | null> =>
  medianReturns(await selectPeerReturns(run, merchantId));
