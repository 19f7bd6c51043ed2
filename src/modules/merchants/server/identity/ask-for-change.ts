import type { CallInput } from '#platform/call.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import { PAPER_NAMES } from '../../application.text.ts';
import type * as calls from '../../identity.calls.ts';
import { changedFields, type Identity, LATEST_EFFECT, type OwnIdentity, papersFor } from '../../identity.ts';
import { type EntityKind, needsRegister } from '../../papers.ts';
import { merchantRefusal } from '../../text.ts';
import { ownMerchant } from '../members.ts';
import { readOwnIdentity } from './own-identity.ts';
import { selectChangePaperKinds } from './papers.sql.ts';
import { backToDraft, lockIdentity, markAsked, openDraft } from './queries.ts';

type By = Caller<Account>;

/**
 * Sends what should change to staff: only the fields that differ are kept. Refuses with `nothing_changes`, with
 * `papers_missing` if the draft lacks a paper that proves a change, and with `change_under_review` while another waits.
 */
export async function askForIdentityChange(
  ctx: Ctx,
  { effectiveFrom, reason, ...asked }: CallInput<typeof calls.askForIdentityChange>,
  by: By,
): Promise<OwnIdentity> {
  const merchantId = ownMerchant(by.viewer);
  const now = ctx.clock.now();
  refuseWrongDay(effectiveFrom, now);
  await transaction(ctx, async tx => {
    const found = await lockIdentity(tx, merchantId);
    if (!found) throw merchantRefusal('no_shop');
    refuseMissingRegister(found.entityKind, asked);
    const changeId = await openDraft(tx, merchantId, now);
    if (changeId === undefined) throw merchantRefusal('change_under_review');
    const fields = changedFields(found, asked);
    await refuseUnproven(tx, { changeId, entity: found.entityKind, fields });
    await markAsked(tx, { changeId, fields, effectiveFrom, reason, userId: by.viewer.userId, now });
    const subject = { type: 'merchant', id: merchantId };
    await recordChange(tx, by, { what: 'merchant.identity_asked', subject, from: null, to: fields, reason });
  });
  return readOwnIdentity(ctx, by.viewer);
}

/** From today on, and not later than `LATEST_EFFECT` days from now. */
export function refuseWrongDay(day: string, now: Date): void {
  const today = cairoDay(now);
  if (day >= today && day <= addDays(today, LATEST_EFFECT)) return;
  const { message } = merchantRefusal('wrong_effect_day');
  throw merchantRefusal('wrong_effect_day', { fields: { effectiveFrom: message } });
}

function refuseMissingRegister(entity: EntityKind, { commercialRegister }: Identity): void {
  if (!needsRegister(entity) || commercialRegister !== '') return;
  const { message } = merchantRefusal('register_missing');
  throw merchantRefusal('register_missing', { fields: { commercialRegister: message } });
}

interface Unproven {
  changeId: number;
  entity: EntityKind;
  fields: Partial<Identity>;
}

async function refuseUnproven(tx: Tx, { changeId, entity, fields }: Unproven): Promise<void> {
  const sent = await selectChangePaperKinds(tx, changeId);
  if (Object.keys(fields).length === 0 && sent.length === 0) throw merchantRefusal('nothing_changes');
  const missing = papersFor(entity, fields).filter(kind => !sent.includes(kind));
  if (missing.length > 0)
    throw merchantRefusal('papers_missing', { papers: missing.map(kind => PAPER_NAMES[kind]) });
}

/** Back to a draft, papers and all; refuses with `change_decided`. */
export async function withdrawIdentityChange(ctx: Ctx, by: By): Promise<OwnIdentity> {
  const merchantId = ownMerchant(by.viewer);
  await transaction(ctx, async tx => {
    if (!(await backToDraft(tx, merchantId))) throw merchantRefusal('change_decided');
    const subject = { type: 'merchant', id: merchantId };
    await recordChange(tx, by, { what: 'merchant.identity_withdrawn', subject, from: null, to: null });
  });
  return readOwnIdentity(ctx, by.viewer);
}
