import { readSettings } from '#modules/settings/server/read-settings.ts';
import { endOfCairoDay } from '#platform/dates.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../../case-actor.ts';
import type { Recovery } from '../../claim.ts';
import type { RefundCause } from '../../refund.ts';
import {
  type RefundAmount,
  type RefundInput,
  type RefundTender,
  refundAmount,
  splitRefund,
  withFeesPaid,
} from '../../refund-amount.ts';
import type { Wish } from '../../return.ts';
import { refuseCase } from '../../text.ts';
import { recordCaseStep } from '../record-case-step.ts';
import { postOwed } from './post-refund.ts';
import { insertRefund, selectLeft, selectSoldMerchantOrder } from './queries.ts';
import { paidBy } from './split-again.ts';

export interface Draft {
  merchantOrderId: number;
  cause: RefundCause;
  returnId?: number;
  claimId?: number;
  units: RefundInput['units'];
  fault: RefundInput['fault'];
  returnFee: number;
  only?: RefundInput['only'];
  wish: Wish;
  recoveredFrom: Recovery;
  reason?: string;
  /** When the goods came back; without it, nothing comes back, and the seven days begin now. */
  returnedAt?: Date | null;
  by: CaseActor;
  /** `rules`: the rules alone decided, so up to the limit nobody must approve; `person`: somebody decided it. */
  checkedBy: 'rules' | 'person';
}

/**
 * Writes what must be refunded, from the figures frozen with the order; the caller has locked the part. What the rules
 * alone decide is approved at once, up to the limit of two approvals, and so is what pays out nothing; the rest waits for
 * finance. Refuses with `nothing_paid` if the refund would exceed what came in (M4). A cause gets only one refund.
 */
export async function draftRefund(ctx: Ctx, tx: Tx, draft: Draft): Promise<void> {
  const { returns: rules, aloneUpTo } = await readSettings(ctx);
  const { amount, tenders, wish } = await quote(tx, draft, rules.feesBack);
  // Only goods that came back end a case in which nothing is left to be paid.
  if (amount.amount === 0 && draft.cause !== 'return') throw refuseCase('nothing_paid');
  const isApproved =
    amount.amount === 0 || (draft.checkedBy === 'rules' && amount.amount <= aloneUpTo.refund);
  const now = ctx.clock.now();
  const draftedBy = draft.checkedBy === 'person' && 'userId' in draft.by ? draft.by.userId : null;
  const id = await insertRefund(tx, {
    ...draft,
    returnId: draft.returnId ?? null,
    claimId: draft.claimId ?? null,
    reason: draft.reason ?? '',
    state: isApproved ? 'approved' : 'drafted',
    amount,
    tenders,
    wish,
    draftedBy,
    dueAt: endOfCairoDay(draft.returnedAt ?? now, rules.refundDays),
    now,
  });
  if (id === undefined) return;
  const step = { subject: 'refund', subjectId: id, by: draft.by, now } as const;
  await recordCaseStep(tx, { ...step, event: 'drafted', from: null, to: 'drafted' });
  if (!isApproved) return;
  await recordCaseStep(tx, { ...step, event: 'approved', from: 'drafted', to: 'approved' });
  await postOwed(ctx, tx, id);
}

export type Quoted = Pick<Draft, 'merchantOrderId' | 'units' | 'fault' | 'returnFee' | 'only' | 'wish'>;

interface Quote {
  amount: RefundAmount;
  tenders: RefundTender[];
  wish: Wish;
}

/**
 * The refund for these units, and its means. What the buyer has back already is not paid again, and whoever has some of
 * it back gets the rest instead of other goods.
 */
export async function quote(
  tx: Tx,
  { merchantOrderId, wish: asFor, ...asked }: Quoted,
  feesBack: RefundInput['feesBack'],
): Promise<Quote> {
  const merchantOrder = await selectSoldMerchantOrder(tx, merchantOrderId);
  if (!merchantOrder) throw refuseCase('return_not_found');
  const owed = refundAmount(merchantOrder, { ...asked, feesBack });
  const paid = await paidBy(tx, merchantOrderId);
  const had = sumPiastres(paid.filter(({ means }) => means === 'had').map(tender => tender.left));
  const left = Math.min(
    sumPiastres(paid.map(tender => tender.left)),
    had + (await selectLeft(tx, merchantOrderId)),
  );
  const due = withFeesPaid(owed, left);
  if (due.amount <= 0 || due.amount > left) throw refuseCase('nothing_paid');
  const { givenBefore } = splitRefund(due.amount, paid, 'refund');
  const wish = givenBefore > 0 && asFor === 'exchange' ? 'refund' : asFor;
  const { tenders } = splitRefund(due.amount, paid, wish);
  return { amount: { ...due, givenBefore, amount: due.amount - givenBefore }, tenders, wish };
}
