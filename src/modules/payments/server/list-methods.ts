import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { listMethods as listCall } from '../calls.ts';
import { offeredMethods } from './providers.ts';
import { selectCredit } from './queries.ts';

/** The methods the buyer can choose, in the order of the checkout, and the buyer's credit. */
export async function listMethods(
  ctx: Ctx,
  _: CallInput<typeof listCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const methods = offeredMethods(ctx.config, await readSettings(ctx));
  return { methods, credit: toPounds(await selectCredit(ctx.db, viewer.userId)) };
}
