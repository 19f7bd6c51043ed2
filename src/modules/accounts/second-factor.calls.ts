import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { codeInput } from './account.ts';
import { ownerProof } from './password.ts';
import { secondCodeInput } from './second-factor.ts';

const done = z.object({ success: z.literal(true) });
/** How an owner may fail to prove the account. */
const NOT_PROVED = ['wrong_password', 'owner_code_needed', 'wrong_code'] as const;
/** Shown this once, because only their hashes are stored. */
const codes = z.object({ recoveryCodes: z.array(z.string()) });

export const showSecondFactor = defineCall({
  method: 'GET',
  path: '/api/web/user/second-factor',
  access: 'account',
  summary: 'Whether the account signs in by a second factor, and how many recovery codes are left',
  input: z.object({}),
  output: z.object({ state: z.enum(['on', 'off']), required: z.boolean(), codesLeft: z.int() }),
});

export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/api/web/user/second-factor/begin',
  access: 'account',
  summary: 'Makes a secret for an authenticator app; nothing is asked for before a code of it was given',
  input: z.object(ownerProof),
  output: z.object({
    secret: z.string(),
    uri: z.string(),
    /** The address as a QR code: the modules on each side, and the dark ones as an SVG path. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
  refusals: [...NOT_PROVED, 'second_factor_on', 'too_many_tries', 'busy'],
});

export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/api/web/user/second-factor/confirm',
  access: 'account',
  summary: 'Switches two-factor sign-in on by a first code, ends every other session, tells recovery codes',
  input: z.object({ code: codeInput }),
  output: codes,
  refusals: ['wrong_second_code', 'second_factor_not_begun', 'too_many_tries'],
});

export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/web/user/second-factor/recovery-codes',
  access: 'account',
  summary: 'New recovery codes; those before them open nothing any more',
  input: z.object({ ...ownerProof, secondCode: secondCodeInput }),
  output: codes,
  refusals: [...NOT_PROVED, 'wrong_second_code', 'second_factor_off', 'too_many_tries', 'busy'],
});

export const switchSecondFactorOff = defineCall({
  method: 'POST',
  path: '/api/web/user/second-factor/switch-off',
  access: 'account',
  summary: 'Signs in by password alone again; not for whoever must have a second factor',
  input: z.object({ ...ownerProof, secondCode: secondCodeInput }),
  output: done,
  refusals: [
    ...NOT_PROVED,
    'wrong_second_code',
    'second_factor_off',
    'second_factor_must_stay',
    'too_many_tries',
    'busy',
  ],
});
