import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../identity.calls.ts';
import type { OwnIdentity } from '../../identity.ts';
import type { MerchantFile } from '../../merchant-file.ts';
import { MOST_PAPERS } from '../../papers.ts';
import { merchantRefusal } from '../../text.ts';
import { ownMerchant } from '../members.ts';
import { paperType, storePaper } from '../papers.ts';
import { readMerchantFile } from '../review/merchant-file.ts';
import { readOwnIdentity } from './own-identity.ts';
import { countChangePapers, deleteDraftPaper, updateExpiry } from './papers.sql.ts';
import { openDraft } from './queries.ts';

/** Adds a paper to the merchant's draft, which begins with it. Its bytes tell its type. */
export async function sendIdentityPaper(
  ctx: Ctx,
  { kind, name, expiresOn, file }: CallInput<typeof calls.sendIdentityPaper>,
  { viewer }: Caller<Account>,
): Promise<OwnIdentity> {
  const merchantId = ownMerchant(viewer);
  const mediaType = await paperType(file);
  await transaction(ctx, async tx => {
    const changeId = await openDraft(tx, merchantId, ctx.clock.now());
    if (changeId === undefined) throw merchantRefusal('change_under_review');
    if ((await countChangePapers(tx, changeId)) >= MOST_PAPERS) throw merchantRefusal('too_many_papers');
    const owner = { applicationId: null, changeId };
    await storePaper(ctx, tx, { ...owner, kind, name, mediaType, expiresOn: expiresOn || null, file });
  });
  return readOwnIdentity(ctx, viewer);
}

/** Deletes a paper of the merchant's draft; refuses with `paper_not_found`. */
export async function removeIdentityPaper(
  ctx: Ctx,
  { paperId }: { paperId: number },
  { viewer }: Caller<Account>,
): Promise<OwnIdentity> {
  const merchantId = ownMerchant(viewer);
  const key = await transaction(ctx, tx => deleteDraftPaper(tx, merchantId, paperId));
  if (key === undefined) throw merchantRefusal('paper_not_found');
  await ctx.storage.remove(key);
  return readOwnIdentity(ctx, viewer);
}

/** Writes a paper's last day down, from which reminders are recounted. */
export async function setPaperExpiry(
  ctx: Ctx,
  { paperId, expiresOn }: CallInput<typeof calls.setPaperExpiry>,
  by: Caller<Account>,
): Promise<MerchantFile> {
  const merchantId = await transaction(ctx, async tx => {
    const paper = await updateExpiry(tx, paperId, expiresOn || null);
    if (!paper) throw merchantRefusal('paper_not_found');
    const subject = { type: 'merchant', id: paper.merchantId };
    const from = { paper: paper.kind, expiresOn: paper.before };
    const to = { paper: paper.kind, expiresOn: expiresOn || null };
    await recordChange(tx, by, { what: 'merchant.paper_expiry', subject, from, to });
    return paper.merchantId;
  });
  return readMerchantFile(ctx, { merchantId });
}
