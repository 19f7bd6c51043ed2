import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { repliedFile } from '#platform/file.ts';
import { limit, pathId } from '#platform/inputs.ts';
import { SUBMISSION_STATES } from './submission.ts';
import { taxInputText as text } from './text.ts';

const typed = (most: number, error: string) =>
  z.string(error).check(z.overwrite(cleanText), z.maxLength(most, error));

const profile = z.object({
  isActive: z.boolean(),
  registration: z.string(),
  clientId: z.string(),
  /** The secret itself is never shown. */
  hasSecret: z.boolean(),
  /** Why the authority did not let it in; empty if it did. */
  trouble: z.string(),
  deviceSerial: z.string(),
  branchCode: z.string(),
  activityCode: z.string(),
  governorate: z.string(),
  city: z.string(),
  street: z.string(),
  building: z.string(),
});
export type TaxProfile = z.output<typeof profile>;

export const showTaxProfile = defineCall({
  method: 'GET',
  path: '/api/web/taxes/profile',
  access: 'tax_documents',
  summary: "The caller's account at the tax authority: a merchant's own, or the shop's",
  input: z.object({}),
  output: profile,
});

export const saveTaxProfile = defineCall({
  method: 'PUT',
  path: '/api/web/taxes/profile',
  access: 'tax_documents',
  summary: 'Sets the account at the tax authority; documents issued from then on are sent',
  input: z.object({
    isActive: z.boolean(),
    clientId: typed(100, text.long),
    /** Empty: the one that is stored stays. */
    clientSecret: z.string().check(z.maxLength(200, text.long)),
    deviceSerial: typed(100, text.long),
    branchCode: typed(20, text.long),
    activityCode: z.string().check(z.overwrite(cleanText), z.regex(/^\d{0,6}$/, text.activity)),
    governorate: typed(60, text.long),
    city: typed(60, text.long),
    street: typed(120, text.long),
    building: typed(40, text.long),
  }),
  output: profile,
  refusals: ['profile_incomplete', 'no_registration'],
});

const submission = z.object({
  id: z.int(),
  documentId: z.int(),
  title: z.string(),
  state: z.enum(SUBMISSION_STATES),
  /** What the authority said, as it said it. */
  error: z.string(),
  /** What to do about it. */
  mend: z.string(),
  createdAt: z.string(),
});
export type Submission = z.output<typeof submission>;

export const listSubmissions = defineCall({
  method: 'GET',
  path: '/api/web/taxes/submissions',
  access: 'tax_documents',
  summary: 'Documents on their way to the tax authority, or those that it refused, newest first',
  input: z.object({
    show: z._default(z.enum(['problems', 'all']), 'problems'),
    before: z.optional(pathId),
    limit: limit(20),
  }),
  output: z.object({ submissions: z.array(submission), next: z.nullable(z.int()) }),
});

export const sendAgain = defineCall({
  method: 'POST',
  path: '/api/web/taxes/submissions/:submissionId/again',
  access: 'tax_documents',
  summary: 'A refused document is made again and sent once more',
  input: z.object({ submissionId: pathId }),
  output: z.object({ state: z.enum(SUBMISSION_STATES) }),
  refusals: ['submission_not_found', 'submission_not_refused'],
});

export const showAuthority = defineCall({
  method: 'GET',
  path: '/api/web/documents/:documentId/authority',
  access: 'account',
  summary: 'What the tax authority says of a document, with the QR code by which anybody checks it',
  input: z.object({ documentId: pathId }),
  output: z.object({
    state: z.nullable(z.enum(SUBMISSION_STATES)),
    uuid: z.nullable(z.string()),
    /** The dark modules as the path of an SVG of this size. */
    qr: z.nullable(z.object({ size: z.int(), path: z.string() })),
  }),
  refusals: ['document_not_found'],
});

export const printDocument = defineCall({
  method: 'GET',
  path: '/api/web/documents/:documentId/file',
  access: 'account',
  budget: 'printing',
  summary: 'One document as a PDF on A4, for its buyer, its merchant and finance',
  input: z.object({ documentId: pathId }),
  output: repliedFile,
  replies: 'file',
  refusals: ['document_not_found'],
});
