import { qrPath } from '#modules/accounts/server/second-factor/qr-path.ts';
import { documentTitle } from '#modules/payouts/document.text.ts';
import { readOwnDocument } from '#modules/payouts/server/documents/show-document.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { formatCount } from '#platform/digits.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { receiptLink } from '../receipt-link.ts';
import { isProblem } from '../submission.ts';
import { mendOf, taxRefusal } from '../text.ts';
import { prepare } from './prepare.ts';
import { ownIssuer } from './profile.ts';
import { type ListedSubmission, lockTaxpayer, selectCurrentAttempt, selectSubmissions } from './queries.ts';
import { shopAsTaxpayer } from './shop-as-taxpayer.ts';
import { replaceRefused, selectRefused } from './submissions.sql.ts';

/** The caller's own, newest first; by default only those that somebody must mend. */
export async function listSubmissions(
  { db }: Ctx,
  { show, before, limit }: CallInput<typeof calls.listSubmissions>,
  caller: Caller<Account>,
): Promise<CallBody<typeof calls.listSubmissions>> {
  const found = await selectSubmissions(db, {
    issuerId: ownIssuer(caller),
    show,
    before,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  return {
    submissions: page.map(toBody),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

const toBody = ({ number, kind, issuer, createdAt, ...submission }: ListedSubmission): calls.Submission => ({
  ...submission,
  title: `${documentTitle({ kind, issuer })} ${formatCount(number)}`,
  mend: isProblem(submission.state) ? mendOf(submission.error) : '',
  createdAt: createdAt.toISOString(),
});

/**
 * Makes a refused document again, with the facts of the account as they are now. A receipt keeps its place in the chain of
 * its device and names the one that it replaces. Refuses with `submission_not_found` and `submission_not_refused`.
 */
export async function sendAgain(
  ctx: Ctx,
  { submissionId }: CallInput<typeof calls.sendAgain>,
  caller: Caller<Account>,
): Promise<CallBody<typeof calls.sendAgain>> {
  const issuerId = ownIssuer(caller);
  const shop = await shopAsTaxpayer(ctx);
  await transaction(ctx, async tx => {
    const taxpayer = await lockTaxpayer(tx, issuerId, shop);
    const document = taxpayer && (await selectRefused(tx, submissionId));
    const before = document && (await selectCurrentAttempt(tx, document.id));
    if (!taxpayer || !before || before.id !== submissionId || before.issuerId !== issuerId)
      throw taxRefusal('submission_not_found');
    if (!(await replaceRefused(tx, submissionId))) throw taxRefusal('submission_not_refused');
    const { previousUuid, uuid: oldUuid } = before;
    await prepare(tx, { taxpayer, document, now: ctx.clock.now(), previousUuid, oldUuid });
    await recordChange(tx, caller, {
      what: 'tax.sent_again',
      subject: { type: 'document', id: document.id },
      from: before.state,
      to: 'waiting',
    });
  });
  return { state: 'waiting' };
}

/** For whoever sees the document. Nothing of one that was never handed in. */
export async function showAuthority(
  ctx: Ctx,
  { documentId }: CallInput<typeof calls.showAuthority>,
  caller: Caller<Account>,
): Promise<CallBody<typeof calls.showAuthority>> {
  const document = await readOwnDocument(ctx, { documentId }, caller);
  const current = await selectCurrentAttempt(ctx.db, documentId);
  if (!current) return { state: null, uuid: null, qr: null };
  const { form, state, uuid } = current;
  const taxpayer = current.content.seller.taxNumber;
  const isShown = form === 'receipt' && (state === 'sent' || state === 'valid') && uuid !== null;
  const link =
    isShown && receiptLink(ctx.config.eta?.portalUrl ?? '', { ...document.content, uuid, taxpayer });
  return { state, uuid: isShown ? uuid : null, qr: link ? qrPath(link) : null };
}
