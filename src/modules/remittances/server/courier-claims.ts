import { post } from '#modules/ledger/server/post.ts';
import { type MoneyUseCase, signMoney } from '#modules/ledger/server/sign-money.ts';
import { DAY } from '#platform/clock.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { acceptedEntries, paidEntries, rejectedEntries } from '../courier-claim.ts';
import type {
  decideCourierClaim as decideCall,
  listCourierClaims as listCall,
  recordCourierPaid as paidCall,
} from '../courier-claims.calls.ts';
import { remittanceRefusal } from '../text.ts';
import {
  closeClaim,
  insertDecision,
  lockClaim,
  markPaid,
  type StoredClaim,
  selectOpenClaims,
} from './courier-claims.sql.ts';

type By = Caller<Account>;

export const listCourierClaims: UseCase<typeof listCall> = async ({ db, clock }) => {
  const now = clock.now().getTime();
  const claims = await selectOpenClaims(db);
  return {
    claims: claims.map(claim => ({
      ...claim,
      goods: toPounds(claim.goods),
      amount: toPounds(claim.amount),
      openedAt: claim.openedAt.toISOString(),
      days: Math.max(0, Math.floor((now - claim.openedAt.getTime()) / DAY)),
      state: claim.decision === null ? ('open' as const) : ('accepted' as const),
    })),
  };
};

/**
 * Records what the courier answered, once enough people have signed. Accepted: it owes the amount, and the merchant is owed
 * for the goods. Rejected: the claim ends, as the loss of its merchant or of the shop. Refuses what is decided, and an
 * answer without amount or lossParty. Audited.
 */
export const decideCourierClaim: MoneyUseCase<typeof decideCall> = async (ctx, tx, { asked, by }) => {
  const { claimId, decision, lossParty, reason } = asked;
  if (decision === 'accepted' && asked.amount === undefined) throw remittanceRefusal('amount_needed');
  if (decision === 'rejected' && lossParty === undefined) throw remittanceRefusal('loss_party_needed');
  const amount = decision === 'accepted' ? fromPounds(asked.amount ?? 0) : 0;
  const claim = await openClaim(tx, claimId);
  if (claim.decision !== null) throw remittanceRefusal('claim_decided');
  // A claim that is rejected loses what the goods are worth.
  const act = { action: 'courierClaim', subject: claimId, amount: amount || claim.goods, asked } as const;
  const signed = await signMoney(ctx, tx, { act, by });
  if (signed.state === 'waits') return { state: 'awaits_second' };
  const at = ctx.clock.now();
  const whose = decision === 'rejected' ? (lossParty ?? null) : null;
  await insertDecision(tx, { claimId, decision, amount, lossParty: whose, reason, by: signed.askedBy, at });
  const entries =
    decision === 'accepted'
      ? acceptedEntries(claim, amount)
      : rejectedEntries(claim, lossParty ?? 'merchant');
  await postToLedger(tx, claim, { kind: decision, entries, reason, by, at });
  if (decision === 'rejected') await closeClaim(tx, claimId, at);
  await note(tx, by, { claimId, to: { decision, amount, lossParty: whose }, reason });
  return { state: decision === 'accepted' ? 'accepted' : 'ended' };
};

/** The courier has paid what it accepted, which ends the claim. Refuses what it has not accepted, or paid before. */
export const recordCourierPaid: UseCase<typeof paidCall> = (ctx, { claimId, bankReference }, by) =>
  transaction(ctx, async tx => {
    const claim = await openClaim(tx, claimId);
    if (claim.decision !== 'accepted') throw remittanceRefusal('claim_decided');
    const at = ctx.clock.now();
    await markPaid(tx, { claimId, bankReference, by: by.viewer.userId, at });
    const entries = paidEntries(claim, claim.amount);
    await postToLedger(tx, claim, { kind: 'paid', entries, reason: bankReference, by, at });
    await closeClaim(tx, claimId, at);
    await note(tx, by, { claimId, to: { paid: claim.amount, bankReference }, reason: '' });
    return { state: 'ended' };
  });

async function openClaim(tx: Tx, claimId: number): Promise<StoredClaim> {
  const claim = await lockClaim(tx, claimId);
  if (!claim) throw remittanceRefusal('claim_not_found');
  if (claim.closedAt) throw remittanceRefusal('claim_decided');
  return claim;
}

interface Booked {
  kind: string;
  entries: Parameters<typeof post>[1]['entries'];
  reason: string;
  by: By;
  at: Date;
}

async function postToLedger(
  tx: Tx,
  { id, merchantOrderId }: StoredClaim,
  { by, ...booked }: Booked,
): Promise<void> {
  const cause = { type: 'courier_claim', id };
  await post(tx, { ...booked, cause, userId: by.viewer.userId, of: { merchantOrderId } });
}

async function note(
  tx: Tx,
  by: By,
  { claimId, to, reason }: { claimId: number; to: object; reason: string },
): Promise<void> {
  const subject = { type: 'claim', id: claimId };
  await recordChange(tx, by, { what: 'courier_claim.decided', subject, from: null, to, reason });
}
