import { readSettings } from '#modules/settings/server/read-settings.ts';
import { type Piastres, splitByWeight, sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../../case-actor.ts';
import type { Recovery } from '../../claim.ts';
import type { RefundCause } from '../../refund.ts';
import { type RefundAmount, type RefundAsked, refundAmount, splitRefund } from '../../refund-amount.ts';
import type { Wish } from '../../return.ts';
import { refuseCase } from '../../text.ts';
import { writeCaseStep } from '../queries.ts';
import { postOwed } from './post-refund.ts';
import { insertRefund, selectLeft, selectSoldPart, selectTenders } from './queries.ts';

export interface Draft {
  merchantOrderId: number;
  cause: RefundCause;
  returnId?: number;
  claimId?: number;
  orderEventId?: number;
  units: RefundAsked['units'];
  fault: RefundAsked['fault'];
  returnFee: number;
  only?: RefundAsked['only'];
  wish: Wish;
  recoveredFrom: Recovery;
  reason?: string;
  by: CaseActor;
  /** `rules`: the rules alone decided, so up to the limit nobody must approve; `person`: somebody decided it. */
  judgedBy: 'rules' | 'person';
}

/**
 * Writes what must be refunded, from the figures frozen with the order; the caller has locked the part. What the rules
 * alone decide is approved at once, up to the limit of two approvals; the rest waits for finance. Refuses with
 * `nothing_paid` if the refund would exceed what came in (M4). A cause gets only one refund.
 */
export async function draftRefund(ctx: Ctx, tx: Tx, draft: Draft): Promise<void> {
  const { returns: rules } = await readSettings(ctx);
  const { amount, tenders } = await quote(tx, draft, rules.feesBack);
  const isApproved = draft.judgedBy === 'rules' && amount.amount <= rules.twoApproversAbove;
  const now = ctx.clock.now();
  const draftedBy = draft.judgedBy === 'person' && 'userId' in draft.by ? draft.by.userId : null;
  const id = await insertRefund(tx, {
    ...draft,
    returnId: draft.returnId ?? null,
    claimId: draft.claimId ?? null,
    orderEventId: draft.orderEventId ?? null,
    reason: draft.reason ?? '',
    state: isApproved ? 'approved' : 'drafted',
    amount,
    tenders,
    draftedBy,
    now,
  });
  if (id === undefined) return;
  const step = { subject: 'refund', subjectId: id, by: draft.by, now } as const;
  await writeCaseStep(tx, { ...step, event: 'drafted', from: null, to: 'drafted' });
  if (!isApproved) return;
  await writeCaseStep(tx, { ...step, event: 'approved', from: 'drafted', to: 'approved' });
  await postOwed(ctx, tx, id);
}

type Quoted = Pick<Draft, 'merchantOrderId' | 'units' | 'fault' | 'returnFee' | 'only' | 'wish'>;

/** The refund for these units, and its means. */
export async function quote(
  tx: Tx,
  { merchantOrderId, wish, ...asked }: Quoted,
  feesBack: RefundAsked['feesBack'],
): Promise<{ amount: RefundAmount; tenders: ReturnType<typeof splitRefund> }> {
  const part = await selectSoldPart(tx, merchantOrderId);
  if (!part) throw refuseCase('return_not_found');
  const owed = refundAmount(part, { ...asked, feesBack });
  const paid = await selectTenders(tx, merchantOrderId);
  const left = Math.min(sumPiastres(paid.map(tender => tender.left)), await selectLeft(tx, merchantOrderId));
  const amount = withFeesPaid(owed, left);
  if (amount.amount <= 0 || amount.amount > left) throw refuseCase('nothing_paid');
  return { amount, tenders: splitRefund(amount.amount, paid, wish) };
}

/** Fees are refunded only as far as they came in: a refused parcel never brought its cash. */
function withFeesPaid(owed: RefundAmount, left: Piastres): RefundAmount {
  const { goods, deducted } = owed;
  const paid = left - goods + deducted;
  if (paid < 0 || owed.delivery + owed.fees <= paid) return owed;
  const [delivery = 0, fees = 0] = splitByWeight(paid, [owed.delivery, owed.fees]);
  return { ...owed, delivery, fees, amount: goods + delivery + fees - deducted };
}
