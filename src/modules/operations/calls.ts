import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { page, rowId, writtenReason } from '#platform/inputs.ts';
import { LONGEST_REASON, SERVICE_NAMES, SERVICE_STATES } from './operations.ts';
import { operationsFields } from './text.ts';

const queued = z.object({
  job: z.string(),
  waiting: z.int(),
  failed: z.int(),
  /** How late the oldest is that nobody has begun; 0 if none is. */
  secondsLate: z.int(),
  /** For how long that one runs which has run for longest; 0 if none runs. */
  secondsRunning: z.int(),
});
export type QueuedJob = z.output<typeof queued>;

const service = z.object({ name: z.enum(SERVICE_NAMES), state: z.enum(SERVICE_STATES) });

export const showOperations = defineCall({
  method: 'GET',
  path: '/api/web/back-office/operations/state',
  access: 'operations',
  summary:
    'Processes, queue, outside services as the answering process sees them, last backup, last check of the books',
  input: z.object({}),
  output: z.object({
    processes: z.array(z.object({ node: z.string(), seenAt: z.string() })),
    queue: z.array(queued),
    services: z.array(service),
    backup: z.nullable(z.object({ madeAt: z.string(), rows: z.int(), files: z.int(), isTried: z.boolean() })),
    books: z.nullable(z.object({ at: z.string(), violations: z.int(), broken: z.array(z.string()) })),
  }),
});

const failedJob = z.object({
  id: z.int(),
  job: z.string(),
  /** The ids it is about, such as `orderId`; nothing else of what it was given. */
  about: z.array(z.object({ name: z.string(), id: z.int() })),
  attempts: z.int(),
  error: z.string(),
  failedAt: z.string(),
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = defineCall({
  method: 'GET',
  path: '/api/web/back-office/operations/failed',
  access: 'operations',
  summary: 'The jobs that failed too often and are tried no more, latest first',
  input: z.object({ page: page(1_000) }),
  output: z.object({ jobs: z.array(failedJob), totalPages: z.int() }),
});

export const retryJob = defineCall({
  method: 'POST',
  path: '/api/web/back-office/operations/retry',
  access: 'operations',
  summary: 'Puts a job that failed too often back into the queue, with all its tries',
  input: z.object({ jobId: rowId }),
  output: z.object({ success: z.boolean() }),
  refusals: ['job_not_found'],
});

export const giveUpJob = defineCall({
  method: 'POST',
  path: '/api/web/back-office/operations/give-up',
  access: 'operations',
  summary: 'Takes a job that failed too often out of the queue for good, with the reason',
  input: z.object({ jobId: rowId, reason: writtenReason(operationsFields.reason, LONGEST_REASON) }),
  output: z.object({ success: z.boolean() }),
  refusals: ['job_not_found'],
});

export const checkBooksNow = defineCall({
  method: 'POST',
  path: '/api/web/back-office/operations/check-books',
  access: 'operations',
  summary: 'Has the books checked now; one check at a time',
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
});
