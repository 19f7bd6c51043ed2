import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Alert } from '../../security-event.ts';

/** It names an account by its number alone: mail is not the place for more. */
export interface Alerting {
  kind: Alert;
  userId: number | null;
  at: string;
}

/** At most one waits for each key, so that an attack sends one message and not thousands. */
export async function enqueueAlert(run: Runner, alerting: Alerting, key: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('accounts.send-alert', ${JSON.stringify(alerting)}::json, job_key := ${`alert ${key}`},
                                   job_key_mode := 'preserve_run_at')`.execute(run);
}

/** Whether the account signed in from this address before. */
export async function hasSignedInFrom(run: Runner, userId: number, address: string): Promise<boolean> {
  const { rows } = await sql`
    select from security_events
     where user_id = ${userId} and address = ${address} and kind in ('signed_in', 'new_device') limit 1`.execute(
    run,
  );
  return rows.length > 0;
}

/** Counted no further than `most`. */
export async function countFailures(run: Runner, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from security_events where kind = 'sign_in_failed' and happened_at > ${since} limit ${sql.lit(most)}) e`.execute(
    run,
  );
  return rows[0]?.count ?? 0;
}

export interface AlertedAdmin {
  userId: number;
  email: string;
}

export async function findAdmins(run: Runner): Promise<AlertedAdmin[]> {
  const { rows } = await sql<AlertedAdmin>`
    select id as "userId", email from users
     where role = 'super_admin' and email is not null and deleted_at is null and blocked_at is null
     order by id`.execute(run);
  return rows;
}
