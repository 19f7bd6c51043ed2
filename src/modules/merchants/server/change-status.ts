import { recordChange } from '#platform/server/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import type { Caller } from '#platform/viewer.ts';
import { type MerchantEvent, type MerchantStatus, statusAfter } from '../merchant-status.ts';
import { merchantRefusal } from '../text.ts';
import { hasOpenOrders, insertEvent, lockMerchant, updateStatus } from './queries.ts';

export interface StatusChange {
  merchantId: number;
  event: MerchantEvent;
  reason?: string;
  /** The last day of a holiday. */
  holidayUntil?: string;
}

/**
 * Applies an event to a merchant: status, history, audit row and consequences, all in the caller's transaction. Refuses
 * with `merchant_unknown`, with `not_now` if the table of transitions lacks it, and to close a merchant with open
 * orders. Returns the new status.
 */
export async function changeStatus(
  ctx: Ctx,
  tx: Tx,
  { change, by }: { change: StatusChange; by: Pick<Caller, 'viewer' | 'requestId'> },
): Promise<MerchantStatus> {
  const { merchantId, event, reason = '', holidayUntil = null } = change;
  const from = await lockMerchant(tx, merchantId);
  if (from === undefined) throw merchantRefusal('merchant_unknown');
  const to = statusAfter(from, event);
  if (to === null) throw merchantRefusal('not_now');
  // After the lock, an order that was being placed is either written or finds the merchant closed.
  if (to === 'closed' && (await hasOpenOrders(tx, merchantId))) throw merchantRefusal('open_orders');
  const now = ctx.clock.now();
  await updateStatus(tx, { merchantId, status: to, reason, holidayUntil, now });
  const userId = by.viewer.kind === 'account' ? by.viewer.userId : null;
  const id = await insertEvent(tx, { merchantId, event, from, to, reason, userId, now });
  await recordChange(tx, by, {
    what: 'merchant.status',
    subject: { type: 'merchant', id: merchantId },
    from,
    to,
    reason,
  });
  await emit(tx, 'merchant.status_changed', { id });
  return to;
}
