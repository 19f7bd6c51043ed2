import type { CallInput } from '#platform/call.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../calls.ts';
import { PROFILE_FIELDS } from '../taxpayer.ts';
import { taxInputText, taxRefusal } from '../text.ts';
import {
  lockTaxpayer,
  type NewProfile,
  type StoredTaxpayer,
  selectRegistration,
  selectTaxpayer,
  upsertTaxpayer,
} from './queries.ts';
import { shopAsTaxpayer } from './shop-as-taxpayer.ts';
import { TAX_SECRET } from './tax-secret.ts';

/** Whose documents the caller answers for: a merchant's own, and staff the shop's (A1). */
export const ownIssuer = ({ viewer }: Caller<Account>): number => viewer.merchantId ?? 0;

export async function showTaxProfile(
  ctx: Ctx,
  _: object,
  caller: Caller<Account>,
): Promise<calls.TaxProfile> {
  const issuerId = ownIssuer(caller);
  const shop = await shopAsTaxpayer(ctx);
  const stored = await selectTaxpayer(ctx.db, issuerId, shop);
  const registration = issuerId === 0 ? shop.taxNumber : await selectRegistration(ctx.db, issuerId);
  return toBody(stored, registration);
}

/** Refuses with `profile_incomplete` and `no_registration` to send with half an account. The secret is sealed. */
export async function saveTaxProfile(
  ctx: Ctx,
  { clientSecret, ...given }: CallInput<typeof calls.saveTaxProfile>,
  caller: Caller<Account>,
): Promise<calls.TaxProfile> {
  const issuerId = ownIssuer(caller);
  const shop = await shopAsTaxpayer(ctx);
  const now = ctx.clock.now();
  await transaction(ctx, async tx => {
    const before = await lockTaxpayer(tx, issuerId, shop);
    const registration = issuerId === 0 ? shop.taxNumber : await selectRegistration(tx, issuerId);
    const sealed = clientSecret === '' ? null : ctx.secrets.seal(clientSecret, TAX_SECRET);
    const next: NewProfile = { ...given, issuerId, clientSecret: sealed, now };
    if (next.isActive) refuseIncomplete(next, { before, registration });
    await upsertTaxpayer(tx, next);
    await recordChange(tx, caller, {
      what: 'tax.profile',
      subject: { type: 'taxpayer', id: issuerId },
      from: before ? auditedOf(before) : null,
      to: auditedOf(next),
    });
  });
  return showTaxProfile(ctx, {}, caller);
}

function refuseIncomplete(
  next: NewProfile,
  { before, registration }: { before: StoredTaxpayer | undefined; registration: string },
): void {
  if (!/^\d{9}$/.test(registration)) throw taxRefusal('no_registration');
  const missing = PROFILE_FIELDS.filter(field => next[field] === '') as string[];
  if (next.clientSecret === null && !before?.clientSecret) missing.push('clientSecret');
  if (missing.length > 0)
    throw taxRefusal('profile_incomplete', {
      fields: Object.fromEntries(missing.map(field => [field, taxInputText.needed])),
    });
}

const auditedOf = ({ isActive, clientId, deviceSerial, branchCode }: NewProfile | StoredTaxpayer) => ({
  isActive,
  clientId,
  deviceSerial,
  branchCode,
});

function toBody(stored: StoredTaxpayer | undefined, registration: string): calls.TaxProfile {
  const text = (field: (typeof PROFILE_FIELDS)[number]) => stored?.[field] ?? '';
  return {
    isActive: stored?.isActive ?? false,
    registration,
    hasSecret: Boolean(stored?.clientSecret),
    trouble: stored?.trouble ?? '',
    clientId: text('clientId'),
    deviceSerial: text('deviceSerial'),
    branchCode: text('branchCode'),
    activityCode: text('activityCode'),
    governorate: text('governorate'),
    city: text('city'),
    street: text('street'),
    building: text('building'),
  };
}
