import { lockMerchantOrder } from '#modules/orders/server/lock-merchant-order.ts';
import { type CaseActor, isPartyTo } from '#modules/refunds/case-actor.ts';
import { type Recovery } from '#modules/refunds/refund.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { type Claim, type ClaimEvent, claimRow, type Decision } from '../claim.ts';
import { refuseCase } from '../text.ts';
import { clearDecision, hadCourier, selectClaim, setAnswer, setDecision } from './claims.sql.ts';
import { recordClaimStep, takeUpClaim } from './open-claim.ts';
import { openReturn } from './record-return-step.ts';
import { draftForClaim } from './refunds/draft-for-claim.ts';

export interface ClaimEventInput {
  claimId: number;
  event: Exclude<ClaimEvent, 'opened'>;
  by: CaseActor;
  reason?: string;
  decision?: Decision;
  recoveredFrom?: Recovery;
}

/**
 * Applies an event to a claim, with the consequences of a decision, in one transaction. Refuses with `claim_not_found`,
 * if the table does not list it, and if a refund does not say who bears the loss.
 */
export async function applyClaimEvent(ctx: Ctx, happening: ClaimEventInput): Promise<void> {
  await transaction(ctx, tx => applyClaimEventIn(ctx, tx, happening));
}

export async function applyClaimEventIn(ctx: Ctx, tx: Tx, happening: ClaimEventInput): Promise<void> {
  const { claimId, event, by, reason = '' } = happening;
  const claim = await lockClaim(ctx, tx, claimId);
  if (!claim || !isPartyTo(by, claim)) throw refuseCase('claim_not_found');
  const row = claimRow(event, claim.state);
  if (!row) throw refuseCase('not_possible_now');
  if (!row.actors.includes(by.kind)) throw refuseCase('not_your_step');
  if (event === 'reconsidered') await openAgain(tx, claim);
  else if (row.to === 'answered') await setAnswer(tx, { id: claimId, answer: reason });
  else await decide(ctx, tx, { claim, happening });
  await recordClaimStep(ctx, tx, { subjectId: claimId, event, from: claim.state, to: row.to, by, reason });
}

/** Locks the order's group first, like everybody who changes an order. */
export async function lockClaim(ctx: Ctx, tx: Tx, claimId: number): Promise<Claim | undefined> {
  const found = await selectClaim(tx, claimId);
  if (!found || !(await lockMerchantOrder(tx, found.merchantOrderId))) return undefined;
  await takeUpClaim(ctx, tx, found.merchantOrderId);
  return selectClaim(tx, claimId);
}

/** Refused while the part has another open claim of what never came. */
async function openAgain(tx: Tx, { id }: Claim): Promise<void> {
  if (!(await clearDecision(tx, id))) throw refuseCase('not_possible_now');
}

/** What a decision gives the buyer without a return of the goods. */
const GIVES = { refund: 'money', replace: 'goods', return: null, refuse: null } as const;

async function decide(
  ctx: Ctx,
  tx: Tx,
  { claim, happening }: { claim: Claim; happening: ClaimEventInput },
): Promise<void> {
  const { decision = 'refuse', recoveredFrom = null, reason = '', by } = happening;
  const gives = GIVES[decision];
  if (gives && !recoveredFrom) throw refuseCase('recovery_needed');
  if (gives && recoveredFrom === 'courier' && !(await hadCourier(tx, claim.id)))
    throw refuseCase('no_courier');
  const now = ctx.clock.now();
  await setDecision(tx, { id: claim.id, decision, note: reason, recoveredFrom, now });
  if (gives && recoveredFrom) await draftForClaim(ctx, tx, { claim, recoveredFrom, by, gives });
  // The goods come back at the merchant's cost and are refunded after the inspection.
  const approved = { state: 'approved', payer: 'merchant', reason: claim.kind, claimId: claim.id } as const;
  if (decision === 'return') await openReturn(ctx, tx, { ...claim, ...approved, note: '', photos: [], by });
}
