import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { pathId } from '#platform/inputs.ts';
import {
  birthDateInput,
  codeInput,
  identifierInput,
  mobileInput,
  nameInput,
  optionalEmailInput,
  roleData,
} from './account.ts';
import { newPasswordInput, ownerProof, passwordInput } from './password.ts';
import { secondCodeInput } from './second-factor.ts';
import { sessionOutput } from './session.ts';
import { fieldText } from './text.ts';

const nothing = z.object({});
const done = z.object({ success: z.literal(true) });
const signedIn = z.object({ token: z.string(), deviceKey: z.string() });
/** How an owner may fail to prove the account. */
const NOT_PROVED = ['wrong_password', 'owner_code_needed', 'wrong_code'] as const;
/** What an earlier sign-in on this device was given. */
const deviceKey = z.optional(z.string().check(z.maxLength(100)));

export const sendEntryCode = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/send-entry-code',
  access: 'anyone',
  braked: true,
  summary: 'Sends a code that signs in or opens an account; the answer is the same for every mobile',
  input: z.object({ mobile: mobileInput, deviceKey }),
  output: done,
  refusals: ['too_many_tries'],
});

export const enter = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/enter',
  access: 'anyone',
  braked: true,
  summary: 'Signs in by a code, or opens an account on a mobile that has none [TRM-2]',
  input: z.object({
    mobile: mobileInput,
    code: codeInput,
    /** Both are requested by `sign_up_needed` once the code was right. */
    birthDate: z.optional(birthDateInput),
    acceptTerms: z.optional(z.literal(true, fieldText.terms)),
    /** Requested by `second_code_needed` once the code was right. */
    secondCode: z.optional(secondCodeInput),
    deviceKey,
  }),
  output: signedIn,
  refusals: [
    'wrong_code',
    'sign_up_needed',
    'under_age',
    'password_needed',
    'account_blocked',
    'second_code_needed',
    'wrong_second_code',
    'passkey_needed',
    'too_many_tries',
  ],
});

export const logIn = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/login',
  access: 'anyone',
  braked: true,
  summary: 'Signs in by mobile number or e-mail address',
  input: z.object({
    identifier: identifierInput,
    password: passwordInput,
    /** Requested by `second_code_needed` once the password was right. */
    secondCode: z.optional(secondCodeInput),
    deviceKey,
  }),
  output: signedIn,
  refusals: [
    'wrong_credentials',
    'account_blocked',
    'second_code_needed',
    'wrong_second_code',
    'passkey_needed',
    'too_many_tries',
    'busy',
  ],
});

export const forgetPassword = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/forgot-password',
  access: 'anyone',
  braked: true,
  summary: 'Sends a code when there is such an account; the answer is the same when there is none',
  input: z.object({ identifier: identifierInput, deviceKey }),
  output: done,
  refusals: ['too_many_tries'],
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/reset-password',
  access: 'anyone',
  braked: true,
  summary: 'Sets a new password by a code that was sent, ends all sessions and signs in',
  input: z.object({
    identifier: identifierInput,
    code: codeInput,
    password: newPasswordInput,
    secondCode: z.optional(secondCodeInput),
    deviceKey,
  }),
  output: signedIn,
  refusals: [
    'wrong_code',
    'account_blocked',
    'second_code_needed',
    'wrong_second_code',
    'passkey_needed',
    'too_many_tries',
    'busy',
  ],
});

export const sendMobileCode = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/send-mobile-code',
  access: 'account',
  summary: "Sends a code to the account's mobile",
  input: nothing,
  output: done,
  refusals: ['already_verified', 'too_many_tries'],
});

export const verifyMobile = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/verify-mobile',
  access: 'account',
  summary: 'Confirms by the code that the mobile is its own',
  input: z.object({ code: codeInput }),
  output: done,
  refusals: ['wrong_code'],
});

export const sendOwnerCode = defineCall({
  method: 'POST',
  path: '/api/web/user/send-owner-code',
  access: 'account',
  summary: 'Sends a code by which an account without a password confirms who is asking',
  input: nothing,
  output: done,
  refusals: ['too_many_tries'],
});

export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/web/user/update-profile',
  access: 'account',
  summary: 'Changes the name; a new mobile or e-mail address needs the owner, and counts once proved',
  input: z.object({
    name: nameInput,
    mobile: mobileInput,
    email: optionalEmailInput,
    ...ownerProof,
  }),
  output: roleData,
  refusals: [...NOT_PROVED, 'too_many_tries', 'busy'],
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/web/user/change-password',
  access: 'account',
  summary: 'Sets a new password, or the first one, and ends every other session',
  input: z.object({
    currentPassword: z.optional(passwordInput),
    ownerCode: z.optional(codeInput),
    password: newPasswordInput,
  }),
  output: done,
  refusals: [...NOT_PROVED, 'too_many_tries', 'busy'],
});

export const confirmIdentity = defineCall({
  method: 'POST',
  path: '/api/web/user/confirm-identity',
  access: 'account',
  summary:
    'Confirms by password, and second factor if there is one, what a stolen token must not do; for ten minutes',
  input: z.object({ ...ownerProof, secondCode: z.optional(secondCodeInput) }),
  output: done,
  refusals: [
    ...NOT_PROVED,
    'second_code_needed',
    'wrong_second_code',
    'passkey_needed',
    'too_many_tries',
    'busy',
  ],
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/web/user/sessions',
  access: 'account',
  summary: 'Where the account is signed in',
  input: nothing,
  output: z.object({ sessions: z.array(sessionOutput) }),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/web/user/sessions/:sessionId',
  access: 'account',
  summary: 'Signs one device out',
  input: z.object({ sessionId: pathId }),
  output: done,
  refusals: ['session_not_found'],
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/web/user/sessions/end-others',
  access: 'account',
  summary: 'Signs every other device out',
  input: nothing,
  output: done,
});

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/web/user/delete-account',
  access: 'account',
  summary: 'Erases who the account was; its orders stay, its mobile and e-mail are free again',
  input: z.object(ownerProof),
  output: done,
  refusals: [
    ...NOT_PROVED,
    'staff_account',
    'open_orders',
    'open_claims',
    'open_refunds',
    'open_balance',
    'too_many_tries',
    'busy',
  ],
});
