import { readSettings } from '#modules/settings/server/read-settings.ts';
import { COURIER_NAMES } from '#modules/shipping/courier.ts';
import { openCourier } from '#modules/shipping/server/couriers.ts';
import type { CallBody } from '#platform/call.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { showOrderChoices as showCall } from '../../back-office.calls.ts';
import { ownRecord } from '../couriers/own-record.ts';
import { selectGovernorates, selectMerchants } from './queries.ts';
import { scopeOf } from './scope.ts';

/** What the list can be filtered by; a merchant does not see other merchants. */
export async function showOrderChoices(
  ctx: Ctx,
  _: object,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const { timers } = await readSettings(ctx);
  return {
    merchants: scopeOf(viewer) === 'all' ? await selectMerchants(ctx.db) : [],
    governorates: await selectGovernorates(ctx.db),
    couriers: COURIER_NAMES.filter(name => openCourier(ctx.config, name, ownRecord(ctx))),
    deliveryAttempts: timers.deliveryAttempts,
  };
}
