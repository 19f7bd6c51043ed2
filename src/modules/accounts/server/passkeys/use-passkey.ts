import type { CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type * as calls from '../../passkeys.calls.ts';
import { accountRefusal } from '../../text.ts';
import { countAttempt } from '../limits.ts';
import { findAccess } from '../queries.ts';
import { recordSecurity } from '../security/record-security.ts';
import { openSession, type SignedIn } from '../sessions/open-session.ts';
import { setConfirmed } from '../sessions/queries.ts';
import { expectedOf, giveChallenge } from './challenge.ts';
import { findPasskey, touchPasskey } from './queries.ts';

type Signed = CallInput<typeof calls.confirmByPasskey>;

/** Limited, because everybody can ask and each challenge is a row. */
export async function askPasskey(ctx: Ctx, { viewer, address }: Caller) {
  await countAttempt(ctx, 'passkey_by_address', address);
  return giveChallenge(ctx, viewer.kind === 'account' ? viewer.userId : null);
}

/** Signs in by a passkey alone: its device has asked for a finger, a face or a number, so it is two factors. */
export async function enterByPasskey(
  ctx: Ctx,
  { deviceKey, ...signed }: CallInput<typeof calls.enterByPasskey>,
  { address, device }: Caller,
): Promise<SignedIn> {
  const { userId } = await provePasskey(ctx, signed, null);
  const { blocked } = (await findAccess(ctx.db, userId)) ?? { blocked: true };
  if (blocked) throw accountRefusal('account_blocked');
  return transaction(ctx, tx => openSession(ctx, tx, { userId, device, address, deviceKey }));
}

/** The same of whoever is signed in, before what a stolen token must not do. */
export async function confirmByPasskey(
  ctx: Ctx,
  signed: Signed,
  { viewer: { userId, sessionId }, address, device }: Caller<Account>,
): Promise<{ success: true }> {
  await countAttempt(ctx, 'passkey_by_address', address);
  const key = await provePasskey(ctx, signed, userId);
  if (key.userId !== userId) throw accountRefusal('wrong_passkey');
  await setConfirmed(ctx.db, sessionId, ctx.clock.now());
  await recordSecurity(ctx, ctx.db, { event: { kind: 'confirmed', userId }, by: { address, device } });
  return { success: true };
}

/** The key that signed the challenge. One answer for whatever is wrong with it. */
async function provePasskey(ctx: Ctx, { id, ...response }: Signed, signer: number | null) {
  const key = await findPasskey(ctx.db, id);
  if (!key) throw accountRefusal('wrong_passkey');
  // Loaded with the first key, as it takes 12 MB.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, response, clientExtensionResults: {}, type: 'public-key' },
    ...expectedOf(ctx, signer),
    credential: { id, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }) as const);
  if (!verified || !authenticationInfo) throw accountRefusal('wrong_passkey');
  const used = { id: key.id, counter: authenticationInfo.newCounter };
  if (!(await touchPasskey(ctx.db, used, ctx.clock.now()))) throw accountRefusal('wrong_passkey');
  return key;
}
