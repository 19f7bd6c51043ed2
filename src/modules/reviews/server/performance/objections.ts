import { countAttempt } from '#modules/accounts/server/limits.ts';
import { notifyMerchant } from '#modules/merchants/server/notify-merchant.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { orderNumber } from '#platform/id.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import { generalRefusal } from '#platform/text.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { COUNTED_DAYS } from '../../merchant-rating.ts';
import { objectionMessages, refuseObjection, SETBACK_NAMES } from '../../objection.text.ts';
import { decisionDue, OBJECTIONS_A_PAGE, objectionState, objectUntil } from '../../objection.ts';
import type {
  decideObjection as decideCall,
  listObjections as listCall,
  sendObjection as sendCall,
} from '../../objections.calls.ts';
import {
  countObjections,
  insertObjection,
  lockObjection,
  markDecided,
  selectObjections,
} from './objections.sql.ts';
import { selectSetback } from './performance.sql.ts';

/** Of the merchant's own shop alone (A1). Refuses an event that is not counted against it. Audited. */
export async function sendObjection(
  ctx: Ctx,
  { orderId, what, reason }: CallInput<typeof sendCall>,
  by: Caller<Account>,
): Promise<CallBody<typeof sendCall>> {
  const { merchantId, userId } = by.viewer;
  if (merchantId === null) throw generalRefusal('not_allowed');
  await countAttempt(ctx, 'objection_by_member', userId);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY);
  return transaction(ctx, async tx => {
    const setback = await selectSetback(tx, { merchantId, orderId, what, since });
    if (!setback) throw refuseObjection('setback_not_found');
    if (objectUntil(setback.at) <= now) throw refuseObjection('objection_too_late');
    const { merchantOrderId } = setback;
    const id = await insertObjection(tx, { merchantId, merchantOrderId, what, reason, by: userId, now });
    if (id === null) throw refuseObjection('objection_sent');
    const subject = { type: 'objection', id };
    await recordChange(tx, by, { what: 'objection.state', subject, from: null, to: 'waiting', reason });
    return { objectionId: id };
  });
}

/** What waits by its age, the oldest on top; what was decided newest first. */
export async function listObjections(
  { db, clock }: Ctx,
  { tab, page }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const counts = await countObjections(db);
  const { rows, totalPages } = await pageOf({ page, limit: OBJECTIONS_A_PAGE, count: counts[tab] }, place =>
    selectObjections(db, { tab, ...place }),
  );
  const now = clock.now();
  return {
    objections: rows.map(({ accepted, sentAt, ...row }) => ({
      ...row,
      sentAt: sentAt.toISOString(),
      dueAt: decisionDue(sentAt).toISOString(),
      isOverdue: accepted === null && decisionDue(sentAt) <= now,
      state: objectionState(accepted),
    })),
    counts,
    totalPages,
  };
}

/**
 * Decides once. An accepted one no longer counts from the next nightly count on; its merchant is told either way. Refuses
 * what somebody else has decided meanwhile. Audited.
 */
export function decideObjection(
  ctx: Ctx,
  { objectionId, decision, answer }: CallInput<typeof decideCall>,
  by: Caller<Account>,
): Promise<CallBody<typeof decideCall>> {
  return transaction(ctx, async tx => {
    const objection = await lockObjection(tx, objectionId);
    if (!objection) throw refuseObjection('objection_not_found');
    if (objection.accepted !== null) throw refuseObjection('objection_decided');
    const accepted = decision === 'accepted';
    await markDecided(tx, { id: objectionId, accepted, answer, by: by.viewer.userId, now: ctx.clock.now() });
    const { merchantId, orderId, what } = objection;
    const { title, body } = objectionMessages[decision];
    await notifyMerchant(ctx, tx, {
      merchantId,
      title: title(orderNumber(orderId)),
      body: body(SETBACK_NAMES[what], answer),
      link: '/performance',
    });
    const subject = { type: 'objection', id: objectionId };
    await recordChange(tx, by, {
      what: 'objection.state',
      subject,
      from: 'waiting',
      to: decision,
      reason: answer,
    });
    return { state: decision };
  });
}
