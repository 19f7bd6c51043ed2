import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import { ownerProof } from './password.ts';

const nothing = z.object({});
const done = z.object({ success: z.literal(true) });
const NOT_PROVED = ['wrong_password', 'owner_code_needed', 'wrong_code'] as const;

/** Base64url, as WebAuthn writes bytes. The longest is the proof of a new key. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(most));

/** What a passkey signs, and for whom. */
const challenge = z.object({ challenge: z.string(), shopId: z.string() });
const signature = {
  id: bytes(2000),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
};

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/web/user/passkeys',
  access: 'account',
  summary: "The account's passkeys, the newest first",
  input: nothing,
  output: z.object({
    passkeys: z.array(
      z.object({
        id: z.int(),
        browser: z.string(),
        system: z.string(),
        createdAt: z.string(),
        usedAt: z.nullable(z.string()),
      }),
    ),
  }),
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/web/user/passkeys/begin',
  access: 'account',
  summary: 'What a new passkey must sign',
  input: z.object(ownerProof),
  output: z.extend(challenge, {
    userId: z.string(),
    name: z.string(),
    /** Keys that the account has: a device makes no second one. */
    known: z.array(z.string()),
  }),
  refusals: [...NOT_PROVED, 'too_many_passkeys', 'too_many_tries', 'busy'],
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/web/user/passkeys',
  access: 'account',
  summary: 'Keeps a new passkey, which signs in from now on',
  input: z.object({ id: bytes(2000), clientDataJSON: bytes(4000), attestationObject: bytes(20_000) }),
  output: done,
  refusals: ['wrong_passkey', 'too_many_passkeys'],
});

export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/web/user/passkeys/:passkeyId/remove',
  access: 'account',
  summary: 'Forgets a passkey',
  input: z.object({ passkeyId: pathId, ...ownerProof }),
  output: done,
  refusals: [...NOT_PROVED, 'passkey_not_found', 'too_many_tries', 'busy'],
});

export const askPasskey = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/passkey/begin',
  access: 'anyone',
  summary: 'What a passkey must sign to sign in',
  input: nothing,
  output: challenge,
  refusals: ['too_many_tries'],
});

export const enterByPasskey = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/passkey',
  access: 'anyone',
  summary: 'Signs in by a passkey alone, which stands for both factors',
  input: z.object({ ...signature, deviceKey: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({ token: z.string(), deviceKey: z.string() }),
  refusals: ['wrong_passkey', 'account_blocked', 'too_many_tries'],
});

export const confirmByPasskey = defineCall({
  method: 'POST',
  path: '/api/web/user/confirm-by-passkey',
  access: 'account',
  summary: 'Confirms by a passkey what a stolen token must not do; for ten minutes',
  input: z.object(signature),
  output: done,
  refusals: ['wrong_passkey', 'too_many_tries'],
});
