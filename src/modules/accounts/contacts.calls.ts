import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { codeInput, roleData } from './account.ts';
import { CONTACT_KINDS } from './contact.ts';

const done = z.object({ success: z.literal(true) });
const kind = z.enum(CONTACT_KINDS);

export const sendContactCode = defineCall({
  method: 'POST',
  path: '/api/web/user/send-contact-code',
  access: 'account',
  summary: 'Sends another code to the e-mail address or mobile that the account wants',
  input: z.object({ kind }),
  output: done,
  refusals: ['nothing_to_prove', 'too_many_tries'],
});

export const proveContact = defineCall({
  method: 'POST',
  path: '/api/web/user/prove-contact',
  access: 'account',
  summary: 'Proves by a code the e-mail address or mobile that the account wants, which counts from now on',
  input: z.object({ kind, code: codeInput }),
  output: roleData,
  refusals: ['nothing_to_prove', 'wrong_code', 'mobile_taken', 'email_taken'],
});

export const restoreContact = defineCall({
  method: 'POST',
  path: '/api/web/user/auth/take-back',
  access: 'anyone',
  summary:
    'Gives an account its former e-mail address back, by the link that this address was sent; for 7 days',
  input: z.object({ token: z.string().check(z.maxLength(100)) }),
  output: done,
  refusals: ['cannot_take_back', 'email_taken', 'too_many_tries'],
});
