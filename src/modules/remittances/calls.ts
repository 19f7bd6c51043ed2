import * as z from 'zod/mini';
import { SIGNING_REFUSALS } from '#modules/ledger/text.ts';
import { cleanLongText, cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { uploadedFile } from '#platform/file.ts';
import { pathId, writtenReason } from '#platform/inputs.ts';
import { EXCEPTION_KINDS, EXCEPTION_OUTCOMES } from './cash-exception.ts';
import { SENDERS } from './sender.ts';
import { LONGEST_REFERENCE } from './statement.ts';
import { remittanceInput } from './text.ts';

/** A thousand lines of a kilobyte each; our own choice. */
const FILE_LIMIT = 1024 * 1024;

const reference = z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(LONGEST_REFERENCE));
const pounds = z.number();
const reason = writtenReason(remittanceInput.reason, 500);

const problem = z.object({ row: z.int(), trackingNumber: z.string(), message: z.string() });
const difference = z.object({
  row: z.int(),
  trackingNumber: z.string(),
  due: pounds,
  gross: pounds,
  kind: z.enum(EXCEPTION_KINDS),
});
const checked = z.object({
  /** Lines that bring the money of a parcel or of a payment. */
  lines: z.int(),
  /** Lines by which a gateway takes back what it refunded, or what a bank took back. */
  refundLines: z.int(),
  /** Lines that take only a fee. */
  feeLines: z.int(),
  /** Lines of an earlier import, which change nothing. */
  already: z.int(),
  gross: pounds,
  fees: pounds,
  net: pounds,
  problems: z.array(problem),
  /** Lines of which nobody knows what they are for: they are imported and wait for a decision. */
  suspense: z.array(z.object({ ...problem.shape, amount: pounds })),
  differences: z.array(difference),
});
export type CheckedStatement = z.output<typeof checked>;

const statementInput = z.object({
  file: uploadedFile,
  /** Or a gateway. */
  courier: z.enum(SENDERS),
  reference,
});
const FILE_REFUSALS = [
  'no_statement_columns',
  'empty_statement',
  'reference_used',
  'unreadable_file',
  'old_excel_file',
  'too_many_rows',
  'file_too_heavy',
  'reading_another_file',
  'too_many_files',
] as const;

export const checkStatement = defineCall({
  method: 'POST',
  path: '/api/web/remittances/check',
  access: 'remittances',
  carries: { fileUpTo: FILE_LIMIT },
  summary:
    'What importing a courier’s statement would do, with every line that cannot be taken; changes nothing',
  input: statementInput,
  output: checked,
  refusals: FILE_REFUSALS,
});

export const importStatement = defineCall({
  method: 'POST',
  path: '/api/web/remittances',
  access: 'remittances',
  carries: { fileUpTo: FILE_LIMIT },
  summary:
    'Takes a courier’s statement, whole: cash is remitted, fees are booked, what nobody knows waits in suspense',
  input: statementInput,
  output: z.object({ remittanceId: z.nullable(z.int()), ...checked.shape }),
  refusals: [...FILE_REFUSALS, 'statement_has_problems'],
});

const remittance = z.object({
  id: z.int(),
  courier: z.string(),
  reference: z.string(),
  lines: z.int(),
  gross: pounds,
  fees: pounds,
  net: pounds,
  importedAt: z.string(),
  importedBy: z.string(),
  settledAt: z.nullable(z.string()),
  bankReference: z.nullable(z.string()),
});
export type Remittance = z.output<typeof remittance>;

const waiting = z.object({
  courier: z.string(),
  parcels: z.int(),
  amount: pounds,
  /** The part that has waited longer than the first and the second limit. */
  late: z.object({ parcels: z.int(), amount: pounds }),
  overdue: z.object({ parcels: z.int(), amount: pounds }),
});
export type WaitingCash = z.output<typeof waiting>;

export const listRemittances = defineCall({
  method: 'GET',
  path: '/api/web/remittances',
  access: 'remittances',
  summary: 'Statements, the newest first, and the money that couriers and gateways still have by its age',
  input: z.object({ before: z.optional(pathId) }),
  output: z.object({
    remittances: z.array(remittance),
    waiting: z.array(waiting),
    limits: z.object({ lateDays: z.int(), overdueDays: z.int(), aloneUpTo: pounds }),
    couriers: z.array(z.enum(SENDERS)),
    hasMore: z.boolean(),
  }),
});

export const reconcileRemittance = defineCall({
  method: 'POST',
  path: '/api/web/remittances/:remittanceId/reconcile',
  access: 'remittances',
  summary: 'The bank shows the money of a statement; a difference needs a reason and waits for a decision',
  input: z.object({
    remittanceId: pathId,
    bankAmount: z.number(remittanceInput.amount).check(z.minimum(-1e7), z.maximum(1e9)),
    bankReference: reference,
    /** Why the amount differs from the statement. */
    reason: z.optional(
      z.string().check(z.overwrite(cleanLongText), z.maxLength(500, remittanceInput.reason)),
    ),
  }),
  output: z.object({ settled: z.literal(true) }),
  refusals: ['remittance_not_found', 'settled_before', 'bank_amount_differs'],
});

const exception = z.object({
  id: z.int(),
  courier: z.string(),
  trackingNumber: z.string(),
  orderId: z.nullable(z.int()),
  /** The statement of what waits in suspense, and why. */
  statement: z.nullable(z.string()),
  note: z.string(),
  kind: z.enum(EXCEPTION_KINDS),
  amount: pounds,
  /** Finance may say whose money it was. */
  isPlaceable: z.boolean(),
  openedAt: z.string(),
  /** One person's proposal, which another must approve. */
  proposal: z.nullable(
    z.object({
      actId: z.int(),
      outcome: z.enum(EXCEPTION_OUTCOMES),
      reason: z.string(),
      by: z.string(),
      isMine: z.boolean(),
    }),
  ),
});
export type CashException = z.output<typeof exception>;

export const listExceptions = defineCall({
  method: 'GET',
  path: '/api/web/remittances/exceptions',
  access: 'remittances',
  summary: 'Cash that came short, over or not at all and is not decided, the oldest 100',
  input: z.object({}),
  output: z.object({ exceptions: z.array(exception) }),
});

export const decideException = defineCall({
  method: 'POST',
  path: '/api/web/remittances/exceptions/:exceptionId/decide',
  access: 'remittances',
  summary:
    'Recovers, writes off or places a difference; above the limit the first two wait for a second person',
  input: z.object({
    exceptionId: pathId,
    outcome: z.enum(EXCEPTION_OUTCOMES, remittanceInput.outcome),
    reason,
    /** For `placed`: of the parcel whose cash, or whose claim, it is; of the payment that it is, or that it was refunded of. */
    trackingNumber: z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(60))),
  }),
  output: z.object({ outcome: z.enum(['closed', 'awaits_second']) }),
  refusals: ['exception_not_found', 'exception_closed', 'not_placeable', ...SIGNING_REFUSALS],
});
