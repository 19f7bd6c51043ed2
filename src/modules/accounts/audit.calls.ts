import * as z from 'zod/mini';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { foldDigits } from '#platform/digits.ts';
import { calendarDay, limit, pathId } from '#platform/inputs.ts';
import { ROLES } from '#platform/viewer.ts';
import { SECURITY_EVENTS } from './security-event.ts';

const PAGE_LIMIT = 50;

const day = calendarDay();
const word = z.string().check(z.regex(/^[a-z_.]{1,50}$/));

/** One change with its author and time; the changing module wrote `from` and `to`. */
const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Null: the shop's own clock. The name is null once the person is erased, and empty until the person gives one. */
  actor: z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()), role: z.enum(ROLES) })),
  merchantName: z.nullable(z.string()),
  what: z.string(),
  subject: z.object({ type: z.string(), id: z.string(), name: z.nullable(z.string()) }),
  from: z.unknown(),
  to: z.unknown(),
  reason: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAudit = defineCall({
  method: 'GET',
  path: '/api/web/audit',
  access: 'audit',
  summary:
    'Every change made by hand, newest first, page by page: `before` is the last entry of the page before',
  input: z.object({
    what: z.optional(word),
    subjectType: z.optional(word),
    subjectId: z.optional(z.string().check(z.overwrite(foldDigits), z.maxLength(100))),
    /** The author: a mobile, an e-mail address, an account's number, or a name. */
    actor: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(254))),
    /** Days in Cairo, both included. */
    fromDay: z.optional(day),
    toDay: z.optional(day),
    before: z.optional(pathId),
    limit: limit(PAGE_LIMIT),
  }),
  output: z.object({
    entries: z.array(auditEntry),
    /** For the next page; null on the last page. */
    next: z.nullable(z.int()),
  }),
});

const securityEvent = z.object({
  id: z.int(),
  kind: z.enum(SECURITY_EVENTS),
  at: z.string(),
  /** Null: nobody has the account that was asked for. Its name is null once it is erased. */
  account: z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()), role: z.enum(ROLES) })),
  detail: z.string(),
  address: z.string(),
  device: z.string(),
});
export type SecurityEventBody = z.output<typeof securityEvent>;

export const listSecurity = defineCall({
  method: 'GET',
  path: '/api/web/security-events',
  access: 'audit',
  summary:
    'Who signed in, failed, was refused or changed how an account is opened: newest first, page by page',
  input: z.object({
    kind: z.optional(z.enum(SECURITY_EVENTS)),
    /** A mobile, an e-mail address or an account's number. */
    account: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(254))),
    /** A network address, whole. */
    address: z.optional(z.string().check(z.overwrite(foldDigits), z.overwrite(cleanText), z.maxLength(45))),
    /** Days in Cairo, both included. */
    fromDay: z.optional(day),
    toDay: z.optional(day),
    before: z.optional(pathId),
    limit: limit(PAGE_LIMIT),
  }),
  output: z.object({ events: z.array(securityEvent), next: z.nullable(z.int()) }),
});
