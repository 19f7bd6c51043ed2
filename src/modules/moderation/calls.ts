import * as z from 'zod/mini';
import { cleanLongText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { page, rowId } from '#platform/inputs.ts';
import { OUTCOMES, REPORT_KINDS, REPORT_REASONS, REPORT_TABS } from './report.ts';
import { reportFields } from './text.ts';

export const sendReport = defineCall({
  method: 'POST',
  path: '/api/web/report/send',
  access: 'account',
  summary:
    'Tells staff of a product, review, merchant, question or an own conversation; saying it again changes what was said',
  input: z.object({
    kind: z.enum(REPORT_KINDS),
    subjectId: rowId,
    reason: z.enum(REPORT_REASONS, reportFields.reason),
    note: z._default(z.string().check(z.overwrite(cleanLongText), z.maxLength(500, reportFields.note)), ''),
  }),
  output: z.object({ success: z.boolean() }),
  refusals: ['report_subject_not_found', 'own_subject', 'too_many_tries'],
});

const managedReport = z.object({
  id: z.int(),
  kind: z.enum(REPORT_KINDS),
  subjectId: z.int(),
  /** The product's title, the merchant's name, or what the review says, up to 500 letters. */
  subject: z.string(),
  /** Where it can be seen. */
  link: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  by: z.string(),
  /** How many people reported the same and are not answered. */
  others: z.int(),
  reportedAt: z.string(),
  outcome: z.nullable(z.enum(OUTCOMES)),
});
export type ManagedReport = z.output<typeof managedReport>;

export const listReports = defineCall({
  method: 'GET',
  path: '/api/web/back-office/report/list',
  access: 'moderation',
  summary: 'What people reported, newest first; each tab counted up to 1,000',
  input: z.object({
    tab: z._default(z.enum(REPORT_TABS), 'open'),
    page: page(),
  }),
  output: z.object({
    reports: z.array(managedReport),
    counts: z.object({ open: z.int(), closed: z.int() }),
    totalPages: z.int(),
  }),
});

export const closeReport = defineCall({
  method: 'POST',
  path: '/api/web/back-office/report/close',
  access: 'moderation',
  summary: 'Staff have looked: closes all open reports of the same thing, if they have seen all of them',
  input: z.object({
    reportId: rowId,
    outcome: z.enum(OUTCOMES),
    /** How many others of the same thing the caller saw. */
    others: z.int().check(z.minimum(0)),
  }),
  output: z.object({ closed: z.int() }),
  refusals: ['report_not_found', 'report_came_meanwhile'],
});

export const reopenReport = defineCall({
  method: 'POST',
  path: '/api/web/back-office/report/reopen',
  access: 'moderation',
  summary: 'Takes a closing back, of all reports that it closed',
  input: z.object({ reportId: rowId }),
  output: z.object({ reopened: z.int() }),
  refusals: ['report_not_found'],
});
