import type { CallInput } from '#platform/call.ts';
import { cairoDay } from '#platform/dates.ts';
import { type ChangedBy, recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../identity.calls.ts';
import { identityMessages } from '../../identity.text.ts';
import type { Identity } from '../../identity.ts';
import type { MerchantFile } from '../../merchant-file.ts';
import { merchantRefusal } from '../../text.ts';
import { notifyMerchant } from '../notify-merchant.ts';
import { readMerchantFile } from '../review/merchant-file.ts';
import { refuseWrongDay } from './ask-for-change.ts';
import { lockIdentity, markDecided, markInForce, storeFormer, updateIdentity } from './queries.ts';

type By = Caller<Account>;
export const IDENTITY_PAGE = '/account?tab=identity';

/** The change holds from that day on: at once if it is today. Refuses with `change_decided` and `wrong_effect_day`. */
export async function approveIdentityChange(
  ctx: Ctx,
  { changeId, effectiveFrom }: CallInput<typeof calls.approveIdentityChange>,
  by: By,
): Promise<MerchantFile> {
  const now = ctx.clock.now();
  refuseWrongDay(effectiveFrom, now);
  const merchantId = await transaction(ctx, async tx => {
    const decided = { changeId, state: 'approved', answer: '', effectiveFrom } as const;
    const change = await markDecided(tx, { ...decided, userId: by.viewer.userId, now });
    if (!change) throw merchantRefusal('change_decided');
    const { fields } = change;
    const subject = { type: 'merchant', id: change.merchantId };
    const to = { ...fields, effectiveFrom };
    await recordChange(tx, by, { what: 'merchant.identity_approved', subject, from: null, to });
    const isRenewal = Object.keys(fields).length === 0;
    const message = isRenewal ? identityMessages.renewed() : identityMessages.approved(effectiveFrom);
    await notifyMerchant(ctx, tx, { ...message, merchantId: change.merchantId, link: IDENTITY_PAGE });
    if (effectiveFrom === cairoDay(now)) await putInForce(tx, changeId, by);
    return change.merchantId;
  });
  return readMerchantFile(ctx, { merchantId });
}

/** The identity stays as it is, and its merchant reads why. Refuses with `change_decided`. */
export async function refuseIdentityChange(
  ctx: Ctx,
  { changeId, answer }: CallInput<typeof calls.refuseIdentityChange>,
  by: By,
): Promise<MerchantFile> {
  const merchantId = await transaction(ctx, async tx => {
    const decided = { changeId, state: 'refused', answer, effectiveFrom: null } as const;
    const change = await markDecided(tx, { ...decided, userId: by.viewer.userId, now: ctx.clock.now() });
    if (!change) throw merchantRefusal('change_decided');
    const subject = { type: 'merchant', id: change.merchantId };
    const [from, to] = [null, change.fields];
    await recordChange(tx, by, { what: 'merchant.identity_refused', subject, from, to, reason: answer });
    const message = identityMessages.refused(answer);
    await notifyMerchant(ctx, tx, { ...message, merchantId: change.merchantId, link: IDENTITY_PAGE });
    return change.merchantId;
  });
  return readMerchantFile(ctx, { merchantId });
}

/** Writes an approved change into the merchant's row and keeps what was there. Nothing if another was faster. */
export async function putInForce(tx: Tx, changeId: number, by: ChangedBy): Promise<void> {
  const change = await markInForce(tx, changeId);
  if (!change) return;
  const { merchantId, fields } = change;
  const found = await lockIdentity(tx, merchantId);
  const changes = Object.keys(fields) as (keyof Identity)[];
  if (!found || changes.length === 0) return;
  const former = Object.fromEntries(changes.map(field => [field, found[field]]));
  await storeFormer(tx, changeId, former);
  await updateIdentity(tx, merchantId, { ...found, ...fields });
  const subject = { type: 'merchant', id: merchantId };
  await recordChange(tx, by, { what: 'merchant.identity', subject, from: former, to: fields });
}
