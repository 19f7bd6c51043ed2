import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../passkeys.calls.ts';
import { describeDevice } from '../../session.ts';
import { accountRefusal } from '../../text.ts';
import { confirmOwner, type OwnerProof } from '../confirm-owner.ts';
import { recordSecurity } from '../security/record-security.ts';
import { showRole } from '../show-role.ts';
import { expectedOf, giveChallenge } from './challenge.ts';
import { deletePasskey, findPasskeys, insertPasskey } from './queries.ts';

/** More than anybody has devices. */
const MOST = 20;

export async function listPasskeys(ctx: Ctx, userId: number): Promise<CallBody<typeof calls.listPasskeys>> {
  const found = await findPasskeys(ctx.db, userId);
  const passkeys = found.map(({ id, device, createdAt, usedAt }) => ({
    id,
    ...describeDevice(device),
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
  return { passkeys };
}

/** Against the password, or a code if there is none: a key stays good after the session that made it. */
export async function beginPasskey(
  ctx: Ctx,
  proof: OwnerProof,
  { userId }: Account,
): Promise<CallBody<typeof calls.beginPasskey>> {
  await confirmOwner(ctx, { userId, ...proof });
  const known = await findPasskeys(ctx.db, userId);
  if (known.length >= MOST) throw accountRefusal('too_many_passkeys');
  const { name, mobile } = await showRole(ctx, userId);
  return {
    ...(await giveChallenge(ctx, userId)),
    userId: Buffer.from(`wekala:${userId}`).toString('base64url'),
    name: name || mobile,
    known: known.map(({ credentialId }) => credentialId),
  };
}

/** Keeps the new key if it has signed this account's challenge for this shop. */
export async function addPasskey(
  ctx: Ctx,
  { id, clientDataJSON, attestationObject }: CallInput<typeof calls.addPasskey>,
  { viewer: { userId }, address, device }: Caller<Account>,
): Promise<{ success: true }> {
  const response = { clientDataJSON, attestationObject };
  // Loaded with the first key, as it takes 12 MB.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId: id, response, clientExtensionResults: {}, type: 'public-key' },
    ...expectedOf(ctx, userId),
  }).catch(() => ({ verified: false, registrationInfo: undefined }) as const);
  if (!verified || !registrationInfo) throw accountRefusal('wrong_passkey');
  const { credential } = registrationInfo;
  const key = { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey) };
  const made = { counter: credential.counter, device: device.slice(0, 300), createdAt: ctx.clock.now() };
  await transaction(ctx, async tx => {
    if (!(await insertPasskey(tx, { userId, ...key, ...made }, MOST)))
      throw accountRefusal('too_many_passkeys');
    await recordSecurity(ctx, tx, { event: { kind: 'passkey_added', userId }, by: { address, device } });
  });
  return { success: true };
}

export async function removePasskey(
  ctx: Ctx,
  { passkeyId, ...proof }: CallInput<typeof calls.removePasskey>,
  { viewer: { userId }, address, device }: Caller<Account>,
): Promise<{ success: true }> {
  await confirmOwner(ctx, { userId, ...proof });
  await transaction(ctx, async tx => {
    if (!(await deletePasskey(tx, { userId, passkeyId }))) throw accountRefusal('passkey_not_found');
    const by = { address, device };
    await recordSecurity(ctx, tx, { event: { kind: 'passkey_removed', userId }, by });
  });
  return { success: true };
}
