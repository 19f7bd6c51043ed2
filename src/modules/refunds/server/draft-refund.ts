import { post } from '#modules/ledger/server/post.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { endOfCairoDay } from '#platform/dates.ts';
import { sumPiastres } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { CaseActor } from '../case-actor.ts';
import type { CaseCause, Recovery, RefundTender, Wish } from '../refund.ts';
import {
  type Paid,
  type RefundAmount,
  type RefundInput,
  refundAmount,
  splitRefund,
  withFeesPaid,
} from '../refund-amount.ts';
import { owedEntries, ownDelivery } from '../refund-posting.ts';
import { refundRefusal } from '../text.ts';
import { openRefund, stepRefund } from './finish-refund.ts';
import { selectRefund, setFees } from './queries.ts';
import { selectMoneyOf } from './refund-unused.sql.ts';
import { isOfCase } from './send-refund.ts';
import { paidBy } from './split-again.ts';

export interface Draft {
  merchantOrderId: number;
  cause: CaseCause;
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
  const { orderId, amount, tenders, wish } = await quote(tx, draft, rules.feesBack);
  // Only goods that came back end a case in which nothing is left to be paid.
  if (amount.amount === 0 && draft.cause !== 'return') throw refundRefusal('nothing_paid');
  const isApproved =
    amount.amount === 0 || (draft.checkedBy === 'rules' && amount.amount <= aloneUpTo.refund);
  const now = ctx.clock.now();
  const { reason = '', by } = draft;
  const draftedBy = draft.checkedBy === 'person' && 'userId' in by ? by.userId : null;
  const dueAt = endOfCairoDay(draft.returnedAt ?? now, rules.refundDays);
  const refund = {
    ...draft,
    orderId,
    reason,
    state: 'drafted',
    amount,
    tenders,
    wish,
    draftedBy,
    dueAt,
    now,
  } as const;
  const id = await openRefund(tx, refund, by);
  if (id === undefined) return;
  if (isApproved) await approve(ctx, tx, { refundId: id, by });
}

/**
 * A drafted refund is owed from now on: posts it with the reversed commission (docs/orders-rules.md, Books). Once for each
 * refund (M8).
 */
export async function approve(
  ctx: Ctx,
  tx: Tx,
  { refundId, by }: { refundId: number; by: CaseActor },
): Promise<void> {
  await stepRefund(ctx, tx, { refundId, event: 'approved', from: 'drafted', by });
  const refund = await selectRefund(tx, refundId);
  if (!refund || !isOfCase(refund)) return;
  const { goods } = refund;
  const owed = { ...goods, ownDelivery: ownDelivery(goods) };
  await setFees(tx, { ...owed, id: refundId });
  await post(tx, {
    cause: { type: 'refund', id: refundId },
    kind: 'owed',
    entries: owedEntries(owed),
    of: { merchantOrderId: goods.merchantOrderId },
    at: ctx.clock.now(),
  });
}

export type Quoted = Pick<Draft, 'merchantOrderId' | 'units' | 'fault' | 'returnFee' | 'only' | 'wish'>;

interface Quote {
  orderId: number;
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
  const merchantOrder = await selectMoneyOf(tx, merchantOrderId);
  if (!merchantOrder) throw refundRefusal('refund_not_found');
  const owed = refundAmount(merchantOrder, { ...asked, feesBack });
  const paid = await paidBy(tx, merchantOrderId);
  const had = leftOf(paid.tenders.filter(({ means }) => means === 'had'));
  const left = Math.min(leftOf(paid.tenders), had + paid.still);
  const due = withFeesPaid(owed, left);
  if (due.amount <= 0 || due.amount > left) throw refundRefusal('nothing_paid');
  const { givenBefore } = splitRefund(due.amount, paid, 'refund');
  const wish = givenBefore > 0 && asFor === 'exchange' ? 'refund' : asFor;
  const { tenders } = splitRefund(due.amount, paid, wish);
  const amount = { ...due, givenBefore, amount: due.amount - givenBefore };
  return { orderId: merchantOrder.orderId, amount, tenders, wish };
}

const leftOf = (tenders: Paid['tenders']) => sumPiastres(tenders.map(({ left }) => left));
