import { endSessionsOfBefore } from '#modules/accounts/server/sessions/sessions.ts';
import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { MerchantFile } from '../../merchant-file.ts';
import { checklistOf } from '../../papers.ts';
import type * as calls from '../../review.calls.ts';
import { merchantRefusal } from '../../text.ts';
import { NATIONAL_ID } from '../application.ts';
import { appointMember } from '../appoint-member.ts';
import { changeStatus } from '../change-status.ts';
import { lockMerchant } from '../queries.ts';
import { readMerchantFile } from './merchant-file.ts';
import {
  deleteCheck,
  insertCheck,
  selectNationalId,
  selectReadiness,
  setPapersAsked,
  setReviewsProducts,
} from './queries.ts';

type By = Caller<Account>;

/** Ticks a point of the checklist or removes the tick; the first one begins the review. */
export async function checkItem(
  ctx: Ctx,
  { merchantId, item, checked }: CallInput<typeof calls.checkItem>,
  by: By,
): Promise<MerchantFile> {
  await transaction(ctx, async tx => {
    const status = await lockMerchant(tx, merchantId);
    if (status === undefined) throw merchantRefusal('merchant_unknown');
    if (!['applied', 'under_review', 'needs_info'].includes(status)) throw merchantRefusal('not_now');
    if (status === 'applied')
      await changeStatus(ctx, tx, { change: { merchantId, event: 'review_begun' }, by });
    const tick = { merchantId, item, userId: by.viewer.userId, now: ctx.clock.now() };
    await (checked ? insertCheck(tx, tick) : deleteCheck(tx, merchantId, item));
  });
  return readMerchantFile(ctx, { merchantId });
}

/** Opens the shop and makes the applicant its owner, who signs in again: a token from before must not be an owner's. */
export async function acceptMerchant(
  ctx: Ctx,
  { merchantId }: CallInput<typeof calls.acceptMerchant>,
  by: By,
): Promise<MerchantFile> {
  await transaction(ctx, async tx => {
    await changeStatus(ctx, tx, { change: { merchantId, event: 'accepted' }, by });
    const applicantId = await refuseUnready(tx, merchantId);
    if (!(await appointMember(tx, { merchantId, userId: applicantId, duty: 'owner' })))
      throw merchantRefusal('applicant_has_other_role');
    await endSessionsOfBefore(tx, applicantId);
    await recordChange(tx, by, {
      what: 'user.role',
      subject: { type: 'user', id: applicantId },
      from: 'user',
      to: 'merchant',
    });
  });
  return readMerchantFile(ctx, { merchantId });
}

/** Returns the applicant; refuses with `checklist_incomplete`. */
async function refuseUnready(tx: Tx, merchantId: number): Promise<number> {
  const found = await selectReadiness(tx, merchantId);
  const missing =
    found && checklistOf(found.entityKind, found.papers).filter(item => !found.checked.includes(item));
  if (!found || found.applicantId === null || missing?.length)
    throw merchantRefusal('checklist_incomplete', { items: missing });
  return found.applicantId;
}

/** Requests papers; the applicant sees which and why, and may send the application again. */
export async function askForPapers(
  ctx: Ctx,
  { merchantId, papers, reason }: CallInput<typeof calls.askForPapers>,
  by: By,
): Promise<MerchantFile> {
  await transaction(ctx, async tx => {
    await changeStatus(ctx, tx, { change: { merchantId, event: 'papers_asked', reason }, by });
    await setPapersAsked(tx, merchantId, { papers, reason });
  });
  return readMerchantFile(ctx, { merchantId });
}

export async function rejectMerchant(
  ctx: Ctx,
  { merchantId, reason }: CallInput<typeof calls.rejectMerchant>,
  by: By,
): Promise<MerchantFile> {
  await transaction(ctx, tx =>
    changeStatus(ctx, tx, { change: { merchantId, event: 'rejected', reason }, by }),
  );
  return readMerchantFile(ctx, { merchantId });
}

/** Restricts, suspends, reactivates or closes a merchant, with the effects in docs/orders-rules.md, Merchants. */
export async function changeMerchantStatus(
  ctx: Ctx,
  { merchantId, event, reason }: CallInput<typeof calls.changeMerchantStatus>,
  by: By,
): Promise<MerchantFile> {
  await transaction(ctx, tx => changeStatus(ctx, tx, { change: { merchantId, event, reason }, by }));
  return readMerchantFile(ctx, { merchantId });
}

export async function setProductReview(
  ctx: Ctx,
  { merchantId, reviews }: CallInput<typeof calls.setProductReview>,
  by: By,
): Promise<MerchantFile> {
  await transaction(ctx, async tx => {
    const from = await setReviewsProducts(tx, { merchantId, reviews });
    if (from === undefined) throw merchantRefusal('merchant_unknown');
    const subject = { type: 'merchant', id: merchantId };
    await recordChange(tx, by, { what: 'merchant.reviews_products', subject, from, to: reviews });
  });
  return readMerchantFile(ctx, { merchantId });
}

/** The full number, to compare it with the card; the audit log records who saw it. */
export async function revealNationalId(
  ctx: Ctx,
  { merchantId }: CallInput<typeof calls.revealNationalId>,
  by: By,
): Promise<{ nationalId: string }> {
  const sealed = await selectNationalId(ctx.db, merchantId);
  if (sealed === null) throw merchantRefusal('merchant_unknown');
  await transaction(ctx, tx =>
    recordChange(tx, by, {
      what: 'merchant.national_id_seen',
      subject: { type: 'merchant', id: merchantId },
      from: null,
      to: null,
    }),
  );
  return { nationalId: ctx.secrets.open(sealed, NATIONAL_ID) };
}
