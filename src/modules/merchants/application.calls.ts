import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { repliedFile, uploadedFile } from '#platform/file.ts';
import { pathId } from '#platform/inputs.ts';
import { applyFieldText } from './application.text.ts';
import { applicationOutput, draftInput } from './application.ts';
import { LARGEST_PAPER, PAPER_KINDS } from './papers.ts';

const nothing = z.object({});
const LARGEST_LOGO = 10 * 1024 * 1024;

export const showApplication = defineCall({
  method: 'GET',
  path: '/api/web/merchant/application',
  access: 'account',
  summary: "The account's application to sell here; null where there is none",
  input: nothing,
  output: z.object({ application: z.nullable(applicationOutput) }),
});

export const saveApplication = defineCall({
  method: 'PUT',
  path: '/api/web/merchant/application',
  access: 'buyer',
  summary: 'Keeps what was typed so far, unchecked',
  input: draftInput,
  output: applicationOutput,
  refusals: ['application_under_review'],
});

export const sendApplication = defineCall({
  method: 'POST',
  path: '/api/web/merchant/application/send',
  access: 'buyer',
  summary: 'Sends the kept application for review, the first time or again',
  input: z.object({ acceptTerms: z.boolean(applyFieldText.terms) }),
  output: applicationOutput,
  refusals: ['application_under_review', 'papers_missing', 'mobile_not_verified'],
});

export const sendPaper = defineCall({
  method: 'POST',
  path: '/api/web/merchant/application/paper',
  access: 'buyer',
  summary: 'Adds a paper: a picture or a PDF, known by its bytes',
  input: z.object({
    kind: z.enum(PAPER_KINDS),
    name: z.string().check(z.maxLength(300)),
    file: uploadedFile,
  }),
  output: applicationOutput,
  carries: { fileUpTo: LARGEST_PAPER },
  refusals: ['application_under_review', 'not_a_paper', 'paper_damaged', 'too_many_papers'],
});

export const removePaper = defineCall({
  method: 'DELETE',
  path: '/api/web/merchant/application/paper/:paperId',
  access: 'buyer',
  summary: 'Takes a paper back',
  input: z.object({ paperId: pathId }),
  output: applicationOutput,
  refusals: ['application_under_review', 'paper_not_found'],
});

export const sendApplicationLogo = defineCall({
  method: 'POST',
  path: '/api/web/merchant/application/logo',
  access: 'buyer',
  summary: "Sets the shop's logo",
  input: z.object({ file: uploadedFile }),
  output: applicationOutput,
  carries: { fileUpTo: LARGEST_LOGO },
  refusals: ['application_under_review'],
});

export const readPaper = defineCall({
  method: 'GET',
  path: '/api/web/merchant/paper/:paperId',
  access: 'account',
  summary: 'A paper itself, for who sent it and for who reviews',
  input: z.object({ paperId: pathId }),
  output: repliedFile,
  replies: 'file',
  refusals: ['paper_not_found'],
});
