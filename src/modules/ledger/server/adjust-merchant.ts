import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { fromPounds, type Piastres, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { merchantPayable } from '../account.ts';
import type {
  adjustMerchant as adjustCall,
  decideAdjustment as decideCall,
  listAdjustmentRequests as listCall,
} from '../calls.ts';
import { MOST_REQUESTS } from '../calls.ts';
import { ledgerRefusal } from '../text.ts';
import {
  insertRequest,
  lockRequest,
  selectAdjusted,
  selectWaiting,
  writeDecision,
} from './adjustment-requests.sql.ts';
import { post } from './post.ts';
import { merchantExists } from './queries.ts';

type By = Caller<Account>;

/**
 * Posts a penalty or a correction against `adjustment_income`, at once; what one person has given a day, above the limit
 * of the settings, waits for a second one (A4). `posted` is false if it waits, or if the key was used.
 */
export async function adjustMerchant(
  ctx: Ctx,
  { merchantId, amount: pounds, reason, key }: CallInput<typeof adjustCall>,
  by: By,
): Promise<CallBody<typeof adjustCall>> {
  const { payouts } = await readSettings(ctx);
  const asked = { key, merchantId, amount: fromPounds(pounds), reason, askedBy: by.viewer.userId };
  return transaction(ctx, async tx => {
    if (!(await merchantExists(tx, merchantId))) throw ledgerRefusal('merchant_not_found');
    const since = startOfCairoDay(cairoDay(ctx.clock.now()));
    const before = await selectAdjusted(tx, { userId: asked.askedBy, since });
    if (before + Math.abs(asked.amount) <= payouts.adjustAloneUpTo)
      return { posted: await postAdjustment(ctx, tx, { ...asked, by }), waits: false };
    if (await insertRequest(tx, { ...asked, askedAt: ctx.clock.now() }))
      await note(tx, by, { what: 'merchant.adjustment_asked', merchantId, to: asked.amount, reason });
    return { posted: false, waits: true };
  });
}

/** Adjustments that wait for a second person. */
export async function listAdjustmentRequests(
  { db }: Ctx,
  _: object,
  { viewer }: By,
): Promise<CallBody<typeof listCall>> {
  const waiting = await selectWaiting(db, MOST_REQUESTS);
  return {
    requests: waiting.map(({ amount, askedAt, askedBy, askedByName, decision: _d, ...request }) => ({
      ...request,
      amount: toPounds(amount),
      by: askedByName,
      isMine: askedBy === viewer.userId,
      askedAt: askedAt.toISOString(),
    })),
  };
}

/**
 * A second person agrees to an adjustment, which posts it, or refuses it; who asked for it may only take it back
 * (`second_signature_needed`).
 */
export async function decideAdjustment(
  ctx: Ctx,
  { key, decision }: CallInput<typeof decideCall>,
  by: By,
): Promise<CallBody<typeof decideCall>> {
  return transaction(ctx, async tx => {
    const request = await lockRequest(tx, key);
    if (!request) throw ledgerRefusal('adjustment_not_found');
    if (request.decision !== null) throw ledgerRefusal('adjustment_decided');
    const { userId } = by.viewer;
    if (decision === 'agree' && request.askedBy === userId) throw ledgerRefusal('second_signature_needed');
    await writeDecision(tx, { key, decision, userId, at: ctx.clock.now() });
    if (decision === 'agree') await postAdjustment(ctx, tx, { ...request, by });
    else
      await note(tx, by, {
        what: 'merchant.adjustment_refused',
        merchantId: request.merchantId,
        to: request.amount,
        reason: request.reason,
      });
    return { decision };
  });
}

interface Adjustment {
  key: number;
  merchantId: number;
  amount: Piastres;
  reason: string;
  askedBy: number;
  by: By;
}

/** The books name who asked for it; the audit log names who signed last. */
async function postAdjustment(
  { clock }: Ctx,
  tx: Tx,
  { key, merchantId, amount, reason, askedBy, by }: Adjustment,
): Promise<boolean> {
  const [merchant, income] = [merchantPayable(merchantId), 'adjustment_income' as const];
  const [debit, credit] = amount < 0 ? [merchant, income] : [income, merchant];
  const posted = await post(tx, {
    cause: { type: 'adjustment', id: key },
    kind: amount < 0 ? 'penalty' : 'adjustment',
    entries: [
      { account: debit, debit: Math.abs(amount) },
      { account: credit, credit: Math.abs(amount) },
    ],
    reason,
    userId: askedBy,
    at: clock.now(),
  });
  if (posted) await note(tx, by, { what: 'merchant.adjustment', merchantId, to: amount, reason });
  return posted;
}

async function note(
  tx: Tx,
  by: By,
  { what, merchantId, to, reason }: { what: string; merchantId: number; to: Piastres; reason: string },
): Promise<void> {
  const subject = { type: 'merchant', id: merchantId };
  await recordChange(tx, by, { what, subject, from: null, to, reason });
}
