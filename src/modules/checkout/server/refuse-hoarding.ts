import type { Settings } from '#modules/settings/settings.ts';
import type { Tx } from '#platform/server/database.ts';
import type { OrderDraft } from '../order-draft.ts';
import { checkoutRefusal } from '../text.ts';
import { countUnpaid, lockDoor, type Waiting } from './unpaid.sql.ts';

/**
 * Units are held for unpaid orders, and nobody may keep a rival's goods from others for nothing: neither by one account,
 * nor by several that share a mobile or a door. Refuses with `too_many_unpaid` and `too_many_unpaid_units`.
 */
export async function refuseHoarding(
  tx: Tx,
  waiting: Waiting,
  { draft, settings }: { draft: OrderDraft; settings: Settings },
): Promise<void> {
  await lockDoor(tx, waiting);
  const unpaid = await countUnpaid(tx, waiting);
  if (unpaid.orders >= settings.unpaidOrdersMax) throw checkoutRefusal('too_many_unpaid');
  const lines = draft.merchantOrders.flatMap(merchantOrder => merchantOrder.lines);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, unpaid.units);
  if (units > settings.unpaidUnitsMax) throw checkoutRefusal('too_many_unpaid_units');
}
