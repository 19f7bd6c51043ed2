import { readSettings } from '#modules/settings/server/read-settings.ts';
import { DAY } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { covers, OLDEST, RECEIVERS, type Receiver } from '../receiver.ts';
import { postSale } from './post-sale.ts';
import { queueSale, removeDeadSales, selectSale, selectWording } from './queries.ts';
import type { SaleJob } from './sale.ts';

/** Those that the shop tells of its sales: switched on, and with an account. */
export async function receiversOf(ctx: Ctx): Promise<Receiver[]> {
  const { analytics } = await readSettings(ctx);
  return RECEIVERS.filter(each => analytics[each] && ctx.config.analytics[each] !== null);
}

/** After `order.delivered`: what reached a buyer who agreed is told to each service by a job of its own. */
export async function queueSaleOf(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const receivers = await receiversOf(ctx);
  if (receivers.length === 0) return;
  const sale = await selectSale(tx, id);
  if (!sale) return;
  const wording = await selectWording(tx, sale.userId);
  for (const receiver of receivers)
    if (wording !== null && covers(wording, receiver)) await queueSale(tx, { eventId: id, receiver });
}

/**
 * Tells one service of one sale. Everything is asked again, because days may have passed: nothing is told of somebody who
 * took the consent back or is gone, by a shop that switched it off, nor what the service would refuse for its age.
 */
export async function reportSale(ctx: Ctx, { eventId, receiver }: SaleJob): Promise<void> {
  if (!(await receiversOf(ctx)).includes(receiver)) return;
  const sale = await selectSale(ctx.db, eventId);
  if (!sale || ctx.clock.now().getTime() - sale.soldAt.getTime() > OLDEST[receiver]) return;
  const wording = await selectWording(ctx.db, sale.userId);
  if (wording !== null && covers(wording, receiver)) await postSale(ctx, receiver, sale);
}

/** Forgets failed jobs that no service would take any more, however often they are tried. */
export function forgetDeadSales({ db, clock }: Ctx): Promise<void> {
  const oldest = Math.max(...Object.values(OLDEST));
  return removeDeadSales(db, new Date(clock.now().getTime() - oldest - DAY));
}
