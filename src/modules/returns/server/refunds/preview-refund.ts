import { type Quoted, quote } from '#modules/refunds/server/draft-refund.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { RefundSums } from '../../case-view.ts';
import { sumsInPounds } from '../describe-case.ts';
import type { StoredClaim, StoredReturn } from '../show-cases.sql.ts';
import { askedForClaim } from './draft-for-claim.ts';
import { askedForReturn } from './draft-for-return.ts';

const DECIDED: ReadonlySet<string> = new Set(['rejected', 'cancelled', 'expired', 'closed', 'refused']);

/** What a return brings its buyer if everything is accepted; null once it is decided, or if nothing is left to be paid. */
export async function previewReturn(ctx: Ctx, it: StoredReturn): Promise<RefundSums | null> {
  if (it.refund || DECIDED.has(it.state)) return null;
  const { returns: rules } = await readSettings(ctx);
  const units = it.lines.map(({ lineId, quantity, received, wrongItem }) => ({
    lineId,
    quantity: (received ?? quantity) - wrongItem,
  }));
  const outcome = it.wish === 'exchange' ? 'exchange' : null;
  return preview(ctx, askedForReturn({ ...it, outcome }, units, rules.pickupFee));
}

/** The same for a claim that is decided for the buyer, without goods coming back. */
export async function previewClaim(ctx: Ctx, it: StoredClaim): Promise<RefundSums | null> {
  if (it.refund || it.decision) return null;
  return preview(ctx, askedForClaim(it, 'money'));
}

async function preview(ctx: Ctx, asked: Quoted): Promise<RefundSums | null> {
  if (asked.units.length === 0) return null;
  const { returns: rules } = await readSettings(ctx);
  try {
    const { amount } = await transaction(ctx, tx => quote(tx, asked, rules.feesBack));
    return sumsInPounds(amount);
  } catch (error) {
    if (isRefusal(error) && error.code === 'nothing_paid') return null;
    throw error;
  }
}
