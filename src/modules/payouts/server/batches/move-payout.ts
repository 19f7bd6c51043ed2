import { merchantPayable } from '#modules/ledger/account.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import { post } from '#modules/ledger/server/post.ts';
import { signMoney, withdrawMoney } from '#modules/ledger/server/sign-money.ts';
import { ledgerRefusal } from '#modules/ledger/text.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Settings } from '#modules/settings/settings.ts';
import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { maskedNumber } from '../../channel.ts';
import { approvalsFor, isPaidStatus, PAYOUT_RULES, type PayoutStep } from '../../payout.ts';
import type { movePayout as moveCall } from '../../payouts.calls.ts';
import { payoutInput, payoutRefusal } from '../../text.ts';
import { givenBackEntries, paidOut, withheldEntries } from '../../withholding.ts';
import { issueCertificate } from '../documents/issue-certificate.ts';
import { notifyOfMoney } from '../notify-of-money.ts';
import { describePayout } from './describe-payout.ts';
import {
  lockPayout,
  releaseEntries,
  type StoredPayout,
  selectDeciders,
  selectPayout,
  updatePayout,
} from './queries.ts';

type Input = CallInput<typeof moveCall>;

/**
 * Moves a payout one step, with its postings, in one transaction. Its author cannot approve it (`own_payout`; the
 * attempt is recorded), and neither can a disputed or held one be approved. If two people do the same, the second is
 * refused.
 */
export const movePayout: UseCase<typeof moveCall> = async (ctx, input, caller) => {
  const { viewer } = caller;
  const tried = await selectPayout(ctx.db, input.payoutId);
  if (input.step === 'approve' && tried?.createdById === viewer.userId) await refuseMaker(ctx, tried, caller);
  return transaction(ctx, async tx => {
    const payout = await lockPayout(tx, input.payoutId);
    if (!payout) throw payoutRefusal('payout_not_found');
    check(payout, input);
    refuseHeld(payout, ctx.clock.now());
    const { payouts: rules } = await readSettings(ctx);
    const now = ctx.clock.now();
    const asSeen = async () =>
      describePayout((await selectPayout(tx, payout.id)) as StoredPayout, {
        userId: viewer.userId,
        now,
        ...rules,
      });
    const isSigned = await sign(ctx, tx, { payout, step: input.step, by: caller, rules });
    if (!isSigned) {
      await noteApproval(tx, payout, caller);
      return asSeen();
    }
    const { from, to } = PAYOUT_RULES[input.step];
    const moved = { id: payout.id, from, to, userId: viewer.userId, note: input.note, now };
    if (!(await updatePayout(tx, moved))) throw payoutRefusal('not_possible_now');
    await postToLedger(tx, payout, { step: input.step, userId: viewer.userId, now });
    if (input.step === 'confirm') await issueCertificate(ctx, tx, payout);
    await recordChange(tx, caller, {
      what: 'payout.state',
      subject: { type: 'payout', id: payout.id },
      from: payout.state,
      to,
      reason: input.note,
    });
    await notifyMerchant(ctx, tx, { payout, input });
    return asSeen();
  });
};

/** The first of two approvals: it stays a draft until the second. */
const noteApproval = (tx: Tx, { id }: StoredPayout, caller: Caller): Promise<void> =>
  recordChange(tx, caller, {
    what: 'payout.first_approval',
    subject: { type: 'payout', id },
    from: null,
    to: null,
  });

/** The merchant hears of money that moved, but not of a draft that was dropped. */
async function notifyMerchant(
  ctx: Ctx,
  tx: Tx,
  { payout, input }: { payout: StoredPayout; input: Input },
): Promise<void> {
  const { id: number, merchantId, kind, tail, state } = payout;
  const amount = paidOut(payout);
  const text = { approve: null, send: 'payout_sent', confirm: 'payout_paid', fail: 'payout_failed' } as const;
  const name = text[input.step];
  if (name === null || (input.step === 'fail' && state !== 'processing')) return;
  const channel = kind && tail ? maskedNumber(kind, tail) : '';
  const reason = input.step === 'fail' ? input.note : '';
  await notifyOfMoney(ctx, tx, {
    to: { merchantId },
    text: name,
    facts: { number, amount, channel, reason },
  });
}

/** Every payout needs two people (A4); staff see an attempt to do it alone. */
async function refuseMaker(ctx: Ctx, { id }: StoredPayout, caller: Caller): Promise<never> {
  await transaction(ctx, tx =>
    recordChange(tx, caller, {
      what: 'payout.approval_refused',
      subject: { type: 'payout', id },
      from: null,
      to: null,
      reason: 'own_payout',
    }),
  );
  throw payoutRefusal('own_payout');
}

function check(payout: StoredPayout, { step, note }: Input): void {
  if (!PAYOUT_RULES[step].from.includes(payout.state)) throw payoutRefusal('not_possible_now');
  if (step === 'fail' || step === 'confirm') {
    const asked = step === 'fail' ? payoutInput.reason : payoutInput.reference;
    if (note.length < 3) throw payoutRefusal('reason_needed', { fields: { note: asked } });
    return;
  }
  if (payout.isFrozen) throw payoutRefusal('payout_frozen');
  if (!isPaidStatus(payout.merchantStatus)) throw payoutRefusal('payout_held');
  if (payout.tail === null) throw payoutRefusal('no_channel');
}

/** A draft has not got its account yet; what is approved keeps the account it was approved with. */
function refuseHeld({ heldUntil }: StoredPayout, now: Date): void {
  if (heldUntil !== null && heldUntil > now)
    throw payoutRefusal('channel_held', { until: heldUntil.toISOString() });
}

interface Signing {
  payout: StoredPayout;
  step: PayoutStep;
  by: Caller<Account>;
  rules: Pick<Settings['payouts'], 'secondApprovalAbove'>;
}

/**
 * Who made it, approves it and sends it sign it; before it is sent, two people must have, and a large one waits for a
 * second approval: false until then. Nobody approves what holds a decision of their own in favour of the merchant, or goes to an account that they wrote down, and
 * whoever approved what the clock made does not send it. One that failed is signed again.
 */
async function sign(ctx: Ctx, tx: Tx, { payout, step, by, rules }: Signing): Promise<boolean> {
  const { id: subject, amount, createdById: madeBy, approvedById } = payout;
  const action = 'payout';
  if (step === 'fail') await withdrawMoney(tx, { action, subjects: [subject], at: ctx.clock.now() });
  if (step !== 'approve' && step !== 'send') return true;
  if (step === 'send' && madeBy === null && approvedById === by.viewer.userId)
    throw ledgerRefusal('second_person_needed');
  const barred = step === 'approve' ? await selectDeciders(tx, subject) : [];
  const needsSecond = approvalsFor(amount, rules.secondApprovalAbove) === 2;
  const people = needsSecond && madeBy !== null ? 3 : 2;
  const act = { action, subject, amount, asked: { payoutId: subject }, madeBy, barred, people } as const;
  const { state } = await signMoney(ctx, tx, { act, by });
  if (step === 'send' && state === 'waits') throw ledgerRefusal('second_person_needed');
  return !(step === 'approve' && needsSecond && state === 'waits');
}

/** Sent, confirmed and failed follow docs/orders-rules.md, Books; each attempt posts under its own kind. */
async function postToLedger(
  tx: Tx,
  payout: StoredPayout,
  { step, userId, now }: { step: PayoutStep; userId: number; now: Date },
): Promise<void> {
  const { id, attempt, state, withheld } = payout;
  const merchant = merchantPayable(payout.merchantId);
  const amount = paidOut(payout);
  const posting = (kind: string, entries: PostingEntry[]) =>
    post(tx, { cause: { type: 'payout', id }, kind: `${kind}/${attempt}`, entries, userId, at: now });
  const move = (debit: PostingEntry['account'], credit: PostingEntry['account']): PostingEntry[] => [
    { account: debit, debit: amount },
    { account: credit, credit: amount },
  ];
  if (step === 'send') await posting('sent', move(merchant, 'payout_clearing'));
  if (step === 'confirm') await posting('confirmed', move('payout_clearing', 'bank'));
  if (step === 'fail' && state === 'processing') await posting('failed', move('payout_clearing', merchant));
  if (withheld > 0 && step === 'send') await posting('withheld', withheldEntries(payout));
  if (withheld > 0 && step === 'fail' && state === 'processing')
    await posting('withheld_back', givenBackEntries(payout));
  if (step === 'fail') await releaseEntries(tx, id);
}
