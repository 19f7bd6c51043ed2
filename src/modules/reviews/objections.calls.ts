import * as z from 'zod/mini';
import { type CallBody, defineCall } from '#platform/call.ts';
import { page, rowId, writtenReason } from '#platform/inputs.ts';
import { MOST_COUNTED } from '#platform/page.ts';
import { objectionFields } from './objection.text.ts';
import { LONGEST_OBJECTION, OBJECTION_STATES, OBJECTION_TABS } from './objection.ts';
import { SETBACKS } from './performance.ts';

export const sendObjection = defineCall({
  method: 'POST',
  path: '/api/web/back-office/objection/send',
  access: 'performance',
  summary: 'Objects to one event that lowers the measures of the own shop, once and within 15 days',
  input: z.object({
    orderId: rowId,
    what: z.enum(SETBACKS),
    reason: writtenReason(objectionFields.reason, LONGEST_OBJECTION),
  }),
  output: z.object({ objectionId: z.int() }),
  refusals: ['setback_not_found', 'objection_too_late', 'objection_sent', 'too_many_tries'],
});

const objection = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  orderId: z.int(),
  what: z.enum(SETBACKS),
  reason: z.string(),
  sentAt: z.string(),
  /** Until then it is to be decided. */
  dueAt: z.string(),
  isOverdue: z.boolean(),
  state: z.enum(OBJECTION_STATES),
  answer: z.string(),
});
export type ListedObjection = CallBody<typeof listObjections>['objections'][number];

export const listObjections = defineCall({
  method: 'GET',
  path: '/api/web/back-office/objection/list',
  access: 'merchants',
  summary: `What merchants object to: what waits, oldest first, or what was decided, newest first. Counted up to ${MOST_COUNTED}`,
  input: z.object({
    tab: z._default(z.enum(OBJECTION_TABS), 'waiting'),
    page: page(),
  }),
  output: z.object({
    objections: z.array(objection),
    counts: z.object({ waiting: z.int(), decided: z.int() }),
    totalPages: z.int(),
  }),
});

export const decideObjection = defineCall({
  method: 'POST',
  path: '/api/web/back-office/objection/decide',
  access: 'merchants',
  summary:
    'Accepts an objection, so that its event no longer counts, or refuses it; the merchant is told why',
  input: z.object({
    objectionId: rowId,
    decision: z.enum(['accepted', 'refused']),
    answer: writtenReason(objectionFields.answer, LONGEST_OBJECTION),
  }),
  output: z.object({ state: z.enum(OBJECTION_STATES) }),
  refusals: ['objection_not_found', 'objection_decided'],
});
