import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { addPasskey, askPasskey, beginPasskey } from '#modules/accounts/passkeys.calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { api } from './api.ts';

/** Loaded at the first press of a button: whoever signs in otherwise does not pay for it. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Asks the device to sign the shop's challenge by a passkey; null if the person turned away. */
export async function signByPasskey() {
  const { challenge, shopId } = await api(askPasskey, {});
  const { startAuthentication } = await loadWebAuthn();
  const optionsJSON = { challenge, rpId: shopId, userVerification: 'required' } as const;
  const signed = await startAuthentication({ optionsJSON }).catch(orNull);
  if (!signed) return null;
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return { id: signed.id, clientDataJSON, authenticatorData, signature };
}

/** Makes a passkey on this device for the account; false if the person turned away. */
export async function makePasskey(proof: CallRequest<typeof beginPasskey>): Promise<boolean> {
  const { challenge, shopId, userId, name, known } = await api(beginPasskey, proof);
  const { startRegistration } = await loadWebAuthn();
  const made: RegistrationResponseJSON | null = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: shopId, name: 'Wekala' },
      user: { id: userId, name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map(alg => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map(id => ({ id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    },
  }).catch(orNull);
  if (!made) return false;
  const { clientDataJSON, attestationObject } = made.response;
  await api(addPasskey, { id: made.id, clientDataJSON, attestationObject });
  return true;
}

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812): every device has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** The browser says an error of its own when the person turns away or has no passkey; the shop's refusals stay. */
function orNull(error: unknown): null {
  if (error instanceof Refusal) throw error;
  return null;
}
