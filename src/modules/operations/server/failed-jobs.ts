import type { CallBody, CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { giveUpJob as giveUpCall, listFailedJobs as listCall, retryJob as retryCall } from '../calls.ts';
import { FAILED_JOBS_A_PAGE } from '../operations.ts';
import { refuseOperation } from '../text.ts';
import { countFailedJobs, lockFailedJob, putBackJob, removeJob, selectFailedJobs } from './queries.ts';

export async function listFailedJobs(
  { db }: Ctx,
  { page }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const limit = FAILED_JOBS_A_PAGE;
  const [count, rows] = await Promise.all([
    countFailedJobs(db),
    selectFailedJobs(db, { limit, offset: (page - 1) * limit }),
  ]);
  return {
    jobs: rows.map(({ payload, error, failedAt, ...row }) => ({
      ...row,
      about: idsOf(payload),
      error: firstLine(error),
      failedAt: failedAt.toISOString(),
    })),
    totalPages: Math.max(1, pageCount(count, limit)),
  };
}

/** Refuses a job that is not failed (`job_not_found`): another may have put it back meanwhile. */
export async function retryJob(
  ctx: Ctx,
  { jobId }: CallInput<typeof retryCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof retryCall>> {
  await transaction(ctx, async tx => {
    const job = await lockFailedJob(tx, jobId);
    if (!job) throw refuseOperation('job_not_found');
    await putBackJob(tx, jobId);
    const subject = { type: 'job', id: jobId };
    await recordChange(tx, caller, { what: 'job.retry', subject, from: null, to: job.job });
  });
  return { success: true };
}

/** The audit log keeps what the job was and the ids it was about. Refuses like `retryJob`. */
export async function giveUpJob(
  ctx: Ctx,
  { jobId, reason }: CallInput<typeof giveUpCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof giveUpCall>> {
  await transaction(ctx, async tx => {
    const job = await lockFailedJob(tx, jobId);
    if (!job) throw refuseOperation('job_not_found');
    await removeJob(tx, jobId);
    await recordChange(tx, caller, {
      what: 'job.give_up',
      subject: { type: 'job', id: jobId },
      from: [job.job, ...idsOf(job.payload).map(({ name, id }) => `${name} ${id}`)].join(', '),
      to: null,
      reason,
    });
  });
  return { success: true };
}

/** A payload may name a person, so only its numbers are told. */
function idsOf(payload: unknown): { name: string; id: number }[] {
  return Object.entries(payload ?? {}).flatMap(([name, id]) =>
    Number.isSafeInteger(id) ? [{ name, id }] : [],
  );
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
