import { endDispute } from '#modules/checkout/server/pay/end-dispute.ts';
import { listDisputes, openDispute } from '#modules/payments/server/open-dispute.ts';
import type { Market } from '../market.ts';
import { pick } from '../pick.ts';
import type { MoneyAction } from './action.ts';
import { callerOf } from './caller.ts';
import type { Turn } from './play.ts';

const CAME: ReadonlySet<string> = new Set(['captured', 'partly_refunded', 'refunded', 'disputed']);
const REASON = 'خطاب من البنك';

/** A bank disputes a payment; one that it disputes already it decides. */
export async function actOnDispute(
  { market: { ctx, staff }, money }: Turn,
  { which, decision, lossParty, by }: Extract<MoneyAction, { kind: 'dispute' }>,
): Promise<string | void> {
  const payment = pick(money.attempts, which, ({ status }) => CAME.has(status));
  if (!payment) return 'nothing there';
  const caller = callerOf(staff[by]);
  if (payment.status === 'disputed')
    await endDispute(ctx, { paymentId: payment.id, decision, lossParty, reason: REASON }, caller);
  else await openDispute(ctx, { orderId: payment.orderId, reason: REASON }, caller);
}

/** No bank thinks for ever. */
export async function decideDisputes({ ctx, staff }: Pick<Market, 'ctx' | 'staff'>): Promise<void> {
  for (const { paymentId } of (await listDisputes(ctx)).disputes) {
    const decision = paymentId % 2 === 0 ? 'won' : 'lost';
    await endDispute(ctx, { paymentId, decision, lossParty: 'platform', reason: REASON }, callerOf(staff[1]));
  }
}
