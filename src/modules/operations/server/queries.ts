import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export interface FailedRow {
  id: number;
  job: string;
  payload: unknown;
  attempts: number;
  error: string;
  failedAt: Date;
}

const FAILED = sql`
  graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   where j.attempts >= j.max_attempts and j.locked_at is null`;

export async function selectFailedJobs(run: Runner, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<FailedRow>`
    select j.id, t.identifier as job, j.payload, j.attempts, coalesce(j.last_error, '') as error,
           j.updated_at as "failedAt"
      from ${FAILED}
     order by j.updated_at desc, j.id desc
     limit ${limit} offset ${offset}`.execute(run);
  return rows;
}

export async function countFailedJobs(run: Runner): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${FAILED}`.execute(run);
  return rows[0]?.count ?? 0;
}

/** The job, locked until the end of the transaction; undefined if it waits, runs or is done. */
export async function lockFailedJob(tx: Tx, jobId: number) {
  const { rows } = await sql<Pick<FailedRow, 'job' | 'payload' | 'error'>>`
    select t.identifier as job, j.payload, coalesce(j.last_error, '') as error
      from ${FAILED} and j.id = ${jobId}
       for update of j`.execute(tx);
  return rows[0];
}

export async function putBackJob(tx: Tx, jobId: number): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array[${jobId}::bigint], run_at := now(), attempts := 0)`.execute(
    tx,
  );
}

export async function removeJob(tx: Tx, jobId: number): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array[${jobId}::bigint])`.execute(tx);
}

/** One that waits already is not added again. */
export async function addCheckOfBooks(run: Runner): Promise<void> {
  await sql`select graphile_worker.add_job('server.check-books', job_key := 'check-books-now')`.execute(run);
}

/** The processes that work jobs off, with the time at which they last told that they live. */
export async function selectProcesses(run: Runner) {
  const { rows } = await sql<{ node: string; seenAt: Date }>`
    select node, max(seen_at) as "seenAt" from job_workers group by node order by node`.execute(run);
  return rows;
}
