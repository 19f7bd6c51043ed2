import * as z from 'zod/mini';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { calendarDay, pathId, writtenReason } from '#platform/inputs.ts';
import { normaliseBusinessPhone } from '#platform/phone.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { applyFieldText } from './application.text.ts';
import { identityFields } from './application.ts';
import { identityInput } from './identity.text.ts';
import { ownIdentity } from './identity.ts';
import { merchantFile } from './merchant-file.ts';
import { LARGEST_PAPER, PAPER_KINDS } from './papers.ts';

const nothing = z.object({});

/** Unlike an applicant, a shop that sells may be reached at a landline. */
const businessPhone = z.string(REQUIRED_FIELD).check(
  z.overwrite(text => normaliseBusinessPhone(text) ?? text.trim()),
  z.refine(text => normaliseBusinessPhone(text) !== null, applyFieldText.phone),
);

const LONGEST_REASON = 500;

/** Empty: the paper does not end, or nobody knows when. */
const lastDay = z._default(
  z.union([z.literal(''), calendarDay(identityInput.expiry)], identityInput.expiry),
  '',
);

export const showIdentity = defineCall({
  method: 'GET',
  path: '/api/web/merchant/identity',
  access: 'own_account',
  summary: "The member's shop as law knows it, what it asked to be changed, and its papers",
  input: nothing,
  output: ownIdentity,
  refusals: ['no_shop'],
});

export const sendIdentityPaper = defineCall({
  method: 'POST',
  path: '/api/web/merchant/identity/paper',
  access: 'own_account',
  summary: 'Adds a paper to the change that is being written, which begins with the first one',
  input: z.object({
    kind: z.enum(PAPER_KINDS),
    name: z.string().check(z.maxLength(300)),
    expiresOn: lastDay,
    file: uploadedFile,
  }),
  output: ownIdentity,
  carries: { fileUpTo: LARGEST_PAPER },
  refusals: ['no_shop', 'change_under_review', 'not_a_paper', 'paper_damaged', 'too_many_papers'],
});

export const removeIdentityPaper = defineCall({
  method: 'DELETE',
  path: '/api/web/merchant/identity/paper/:paperId',
  access: 'own_account',
  summary: 'Takes a paper of the change that is being written back',
  input: z.object({ paperId: pathId }),
  output: ownIdentity,
  refusals: ['no_shop', 'paper_not_found'],
});

export const askForIdentityChange = defineCall({
  method: 'POST',
  path: '/api/web/merchant/identity/send',
  access: 'own_account',
  summary: 'Sends the legal identity as it should be, and new papers, to be reviewed by staff',
  input: z.object({
    ...identityFields,
    phone: businessPhone,
    effectiveFrom: calendarDay(identityInput.day),
    reason: z._default(
      z.string().check(z.overwrite(cleanLongText), z.maxLength(LONGEST_REASON, identityInput.reasonTooLong)),
      '',
    ),
  }),
  output: ownIdentity,
  refusals: [
    'no_shop',
    'change_under_review',
    'nothing_changes',
    'papers_missing',
    'wrong_effect_day',
    'register_missing',
  ],
});

export const withdrawIdentityChange = defineCall({
  method: 'POST',
  path: '/api/web/merchant/identity/withdraw',
  access: 'own_account',
  summary: 'Takes a change back that no staff decided on; its papers stay for the next',
  input: nothing,
  output: ownIdentity,
  refusals: ['no_shop', 'change_decided'],
});

export const approveIdentityChange = defineCall({
  method: 'POST',
  path: '/api/web/merchant/identity-change/approve',
  access: 'merchants',
  summary:
    'The new identity holds from a day on, today at the earliest; its documents before stay as they are',
  input: z.object({ changeId: pathId, effectiveFrom: calendarDay(identityInput.day) }),
  output: merchantFile,
  refusals: ['change_decided', 'wrong_effect_day'],
});

export const refuseIdentityChange = defineCall({
  method: 'POST',
  path: '/api/web/merchant/identity-change/refuse',
  access: 'merchants',
  summary: 'Leaves the identity as it is and says why',
  input: z.object({ changeId: pathId, answer: writtenReason(identityInput.answer, LONGEST_REASON) }),
  output: merchantFile,
  refusals: ['change_decided'],
});

export const setPaperExpiry = defineCall({
  method: 'POST',
  path: '/api/web/merchant/paper-expiry',
  access: 'merchants',
  summary: "Writes down a paper's last day, as staff read it; its merchant is reminded before",
  input: z.object({ paperId: pathId, expiresOn: lastDay }),
  output: merchantFile,
  refusals: ['paper_not_found'],
});
