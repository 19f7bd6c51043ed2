import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import { byItself, type ChangedBy, recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { UseCase } from '#platform/server/route.ts';
import { isPayoutDay } from '../../payout.ts';
import type { draftPayouts as draftCall } from '../../payouts.calls.ts';
import { payoutRefusal } from '../../text.ts';
import { issueInvoices } from '../documents/issue-invoices.ts';
import { insertStatements } from '../statements.sql.ts';
import { insertBatch, insertDrafts, lockDrafting } from './draft-payouts.sql.ts';

type Drafted = CallBody<typeof draftCall>;

/** Drafts today's batch on request. Refuses with `payout_batch_exists` or `nothing_to_pay`. */
export const draftPayouts: UseCase<typeof draftCall> = async (ctx, _, caller) => {
  const drafted = await draft(ctx, caller, caller.viewer.userId);
  if (drafted === 'exists') throw payoutRefusal('payout_batch_exists');
  return drafted;
};

/** On the payout day in Cairo, drafts the batch automatically: once, however often it runs. */
export async function draftWeekly(ctx: Ctx): Promise<void> {
  const { payouts } = await readSettings(ctx);
  if (!isPayoutDay(ctx.clock.now(), payouts.weekday)) return;
  await draft(ctx, byItself, null);
}

/**
 * Drafts a batch in one transaction, so the statements, invoices and payouts are all of the same moment.
 *
 * 1. The lock: one batch is drafted at a time, and one a day; otherwise it returns `exists`.
 * 2. Every account that moved gets a statement; what is paid from now on is on the next one.
 * 3. Each statement with a commission gets its invoice.
 * 4. Every merchant above the minimum gets a payout in draft. A person who asked for a batch of none is refused with
 *    `nothing_to_pay`, and nothing stays.
 * 5. The audit log says who drafted which payouts.
 */
async function draft(ctx: Ctx, by: ChangedBy, userId: number | null): Promise<Drafted | 'exists'> {
  const { payouts: rules, withholdingByMerchant } = await readSettings(ctx);
  const now = ctx.clock.now();
  return transaction(ctx, async tx => {
    await lockDrafting(tx);
    const batchId = await insertBatch(tx, { day: cairoDay(now), userId, now });
    if (batchId === undefined) return 'exists';
    await insertStatements(tx, now);
    await issueInvoices(ctx, tx, now);
    const ids = await insertDrafts(tx, { ...rules, withholdingByMerchant, batchId, userId, now });
    if (ids.length === 0 && userId !== null) throw payoutRefusal('nothing_to_pay');
    if (ids.length === 0) return { batchId, payouts: 0 };
    await recordChange(tx, by, {
      what: 'payout_batch.drafted',
      subject: { type: 'payout_batch', id: batchId },
      from: null,
      to: { payouts: ids },
    });
    return { batchId, payouts: ids.length };
  });
}
