import { readSettings } from '#modules/settings/server/read-settings.ts';
import { toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { listMethods as listCall } from '../calls.ts';
import { checkBuyersCash } from '../cash-on-delivery-rules.ts';
import { paymentRefusal } from '../text.ts';
import { selectCashRecord } from './cash-record.sql.ts';
import { offeredMethods } from './providers.ts';
import { selectCredit } from './queries.ts';

/** What came of a buyer's earlier orders at the door. */
export const readCashRecord: typeof selectCashRecord = selectCashRecord;
export { wasCancelledByBuyer } from './cash-record.sql.ts';

/** The methods the buyer can choose, in the order of the checkout, what speaks against cash, and the buyer's credit. */
export const listMethods: UseCase<typeof listCall> = async (ctx, _, { viewer }) => {
  const settings = await readSettings(ctx);
  const denial = checkBuyersCash(await readCashRecord(ctx.db, { userId: viewer.userId }), settings);
  return {
    methods: offeredMethods(ctx.config, settings),
    credit: toPounds(await selectCredit(ctx.db, viewer.userId)),
    cashDenied: denial && paymentRefusal(denial).message,
  };
};
