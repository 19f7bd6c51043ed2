import * as z from 'zod/mini';
import { mobileInput, nameInput } from '#modules/accounts/account.ts';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { foldDigits } from '#platform/digits.ts';
import { page, rowId, writtenReason } from '#platform/inputs.ts';
import { COMPLAINT_STATES, COMPLAINT_SUBJECTS, LONGEST_COMPLAINT, SHORTEST_COMPLAINT } from './complaint.ts';
import { complaintFields } from './text.ts';

const subject = z.enum(COMPLAINT_SUBJECTS, complaintFields.subject);
const state = z.enum(COMPLAINT_STATES);

/** A number as people copy it: `WK-1205`, `١٢٠٥`, `#1205`. */
const typedNumber = (message: string) =>
  z.string(message).check(
    z.overwrite(text => foldDigits(text).replace(/[^\d]/g, '')),
    z.regex(/^\d{1,15}$/, message),
  );

const answer = z.object({ body: z.string(), at: z.string() });

const complaint = z.object({
  number: z.int(),
  subject: z.enum(COMPLAINT_SUBJECTS),
  body: z.string(),
  orderId: z.nullable(z.int()),
  state,
  sentAt: z.string(),
  /** Until then the shop answers. */
  dueAt: z.string(),
  answers: z.array(answer),
});
export type Complaint = z.output<typeof complaint>;

export const sendComplaint = defineCall({
  method: 'POST',
  path: '/api/web/complaint/send',
  access: 'anyone',
  budget: 'placing',
  summary: 'Complains to the shop; a guest says name and mobile. The number finds the complaint again',
  input: z.object({
    subject,
    body: z
      .string(complaintFields.body)
      .check(
        z.overwrite(cleanLongText),
        z.minLength(SHORTEST_COMPLAINT, complaintFields.body),
        z.maxLength(LONGEST_COMPLAINT, complaintFields.body),
      ),
    /** Of the caller's own order, if it is about one. */
    orderNumber: z.optional(typedNumber(complaintFields.orderNumber)),
    /** Of a guest; an account is known. */
    name: z.optional(nameInput),
    mobile: z.optional(mobileInput),
  }),
  output: z.object({ number: z.int(), dueAt: z.string() }),
  refusals: ['complaint_order_not_found', 'invalid_input', 'too_many_tries'],
});

export const listOwnComplaints = defineCall({
  method: 'GET',
  path: '/api/web/complaint/own',
  access: 'account',
  summary: 'What the account complained about, the newest 20, with the answers',
  input: z.object({}),
  output: z.object({ complaints: z.array(complaint) }),
});

export const findComplaint = defineCall({
  method: 'POST',
  path: '/api/web/complaint/find',
  access: 'anyone',
  summary: 'A complaint by its number and the mobile of the guest who sent it',
  input: z.object({ number: typedNumber(complaintFields.number), mobile: mobileInput }),
  output: complaint,
  refusals: ['complaint_not_found', 'too_many_tries'],
});

const managed = z.extend(complaint, {
  name: z.string(),
  mobile: z.string(),
  /** Null: a guest. */
  userId: z.nullable(z.int()),
  isOverdue: z.boolean(),
});
export type ManagedComplaint = z.output<typeof managed>;

export const listComplaints = defineCall({
  method: 'GET',
  path: '/api/web/back-office/complaint/list',
  access: 'customers',
  summary:
    'What people complained about: what waits by its deadline, so that overdue ones stand on top, the rest newest first; each tab counted up to 1,000',
  input: z.object({
    tab: z._default(state, 'waiting'),
    subject: z.optional(subject),
    /** A number, or the mobile of who complained. */
    q: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(60))),
    page: page(),
  }),
  output: z.object({
    complaints: z.array(managed),
    counts: z.object({ waiting: z.int(), answered: z.int(), closed: z.int() }),
    totalPages: z.int(),
  }),
});

export const answerComplaint = defineCall({
  method: 'POST',
  path: '/api/web/back-office/complaint/answer',
  access: 'customers',
  summary: 'Answers a complaint, and tells whoever sent it; more answers may follow until it is closed',
  input: z.object({
    complaintId: rowId,
    body: writtenReason(complaintFields.answer, LONGEST_COMPLAINT),
    /** How many answers the caller saw; if there are more, a colleague was faster. */
    answers: z.int().check(z.minimum(0)),
  }),
  output: z.object({ state }),
  refusals: ['complaint_not_found', 'complaint_closed', 'complaint_answered_meanwhile'],
});

export const closeComplaint = defineCall({
  method: 'POST',
  path: '/api/web/back-office/complaint/close',
  access: 'customers',
  summary: 'Closes a complaint that was answered',
  input: z.object({ complaintId: rowId }),
  output: z.object({ state }),
  refusals: ['complaint_not_found', 'complaint_closed', 'complaint_unanswered'],
});
