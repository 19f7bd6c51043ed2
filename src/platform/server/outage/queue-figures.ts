import { sql } from 'kysely';
import type { Runner } from '../database.ts';

/** The jobs of one name that are not done. */
export interface JobFigures {
  job: string;
  /** Those that will be tried, now or later. */
  waiting: number;
  /** Those that failed too often and are tried no more. */
  dead: number;
  /** Seconds since the oldest should have begun that nobody has begun; 0 if none is late. */
  oldest: number;
  /** Seconds since that one was begun which has run for longest; 0 if none runs. */
  running: number;
}

/** What is in the queue, by the name of the job. */
export async function queueFigures(run: Runner): Promise<JobFigures[]> {
  const { rows } = await sql<JobFigures>`
    select t.identifier as job,
           count(*) filter (where attempts < max_attempts)::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as dead,
           coalesce(extract(epoch from now() - min(run_at) filter (
             where attempts < max_attempts and locked_at is null and run_at < now())), 0)::float as oldest,
           coalesce(extract(epoch from now() - min(locked_at)), 0)::float as running
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     group by t.identifier`.execute(run);
  return rows;
}
