import { returnBorne } from '#modules/ledger/server/bear-shortfall.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import type { CaseActor } from '../../case-actor.ts';
import { splitRefund } from '../../refund-amount.ts';
import { recordCaseStep } from '../record-case-step.ts';
import { addFees } from '../refunds/add-fees.ts';
import { addGivenBefore, setRefundState } from '../refunds/queries.ts';
import { lockRefund } from '../refunds/send-refund.ts';
import { paidBy } from '../refunds/split-again.ts';
import { addTenders, markCameBack, selectExchangePaid } from './queries.ts';

/**
 * After a replacement order gave back what paid for it: that goes on to the buyer by the means of the first order, and
 * never stays as account credit. If all of it came back, the fees that go back with a withdrawal follow.
 */
export async function exchangeFellThrough(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const cameBack = await selectExchangePaid(tx, id);
  const before = cameBack && (await lockRefund(tx, cameBack.refundId));
  if (!before) return;
  const { id: refundId, merchantOrderId } = before;
  const now = ctx.clock.now();
  const isWhole = await markCameBack(tx, { refundId, amount: cameBack.amount });
  const after = isWhole ? await addFees(ctx, tx, before) : before;
  const owed = cameBack.amount + after.amount - before.amount;
  const paid = (await paidBy(tx, merchantOrderId)).filter(({ means }) => means !== 'had');
  const amount = Math.min(owed, sumPiastres(paid.map(({ left }) => left)));
  await addTenders(tx, refundId, amount > 0 ? splitRefund(amount, paid, 'refund').tenders : []);
  // The rest is with the buyer already, because a bank took the first payment back.
  await addGivenBefore(tx, { id: refundId, amount: owed - amount });
  const borne = { refundId, merchantOrderId, amount: owed - amount, at: now };
  await returnBorne(tx, { ...borne, kind: `borne_reversed/${id}` });
  await setRefundState(tx, { id: refundId, state: 'approved', now });
  const by: CaseActor = { kind: 'timer', requestId: `exchange-${id}` };
  await recordCaseStep(tx, {
    subject: 'refund',
    subjectId: refundId,
    event: 'fell_through',
    from: before.state,
    to: 'approved',
    by,
    now,
  });
}
