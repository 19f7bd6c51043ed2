import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { MINUTE, SECOND } from '#platform/clock.ts';
import type { Db } from '#platform/server/database.ts';
import type { Acknowledged } from './storm.ts';

const FOLLOWED = 2 * MINUTE;
const AWAY_AT_MOST = 3 * MINUTE;

/**
 * The longest time around a fault in which no order was acknowledged, in seconds; it ends once orders that were sent after
 * it are acknowledged again for a second. Throws if nobody can order for three minutes.
 */
export async function nobodyOrdered(
  acknowledged: readonly Acknowledged[],
  struckAt: number,
): Promise<number> {
  const since = () => acknowledged.filter(({ sentAt, at }) => sentAt >= struckAt || at >= struckAt);
  while (Date.now() - (since().find(({ sentAt }) => sentAt >= struckAt)?.at ?? Date.now()) < SECOND) {
    if (Date.now() > struckAt + AWAY_AT_MOST) throw new Error('nobody can order any more');
    await pause(50);
  }
  const times = [struckAt, ...since().map(({ at }) => at)].toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((at, place) => at - (times[place] as number));
  return Math.round(Math.max(...gaps) / 100) / 10;
}

export function median(sorted: readonly number[]): number {
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

export async function compare(db: Db, acknowledged: readonly Acknowledged[]) {
  const { rows: found } = await sql<{ key: string; orderId: number }>`
    select key, order_id as "orderId" from idempotency_keys where order_id is not null`.execute(db);
  const byKey = new Map(found.map(({ key, orderId }) => [key, orderId]));
  const { rows: all } = await sql<{ n: number }>`select count(*)::int as n from orders`.execute(db);
  return {
    lost: acknowledged.filter(({ key, orderId }) => byKey.get(key) !== orderId).length,
    doubled: (all[0]?.n ?? 0) - byKey.size,
  };
}

/** Writes down each job that the clock begins: two workers must never begin the same one. */
export async function watchTheClock(db: Db): Promise<void> {
  await sql`create table begun_by_clock (job text not null, at timestamptz not null)`.execute(db);
  await sql`
    create function note_begun() returns trigger language plpgsql security definer as $$
    begin
      if new.payload::jsonb ? '_cron' then
        insert into public.begun_by_clock
        select identifier, (new.payload::jsonb #>> '{_cron,ts}')::timestamptz
          from graphile_worker._private_tasks where id = new.task_id;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger note_begun after insert on graphile_worker._private_jobs
       for each row execute function note_begun()`.execute(db);
}

export async function begunByTheClock(db: Db): Promise<{ begun: number; twice: number }> {
  const { rows: found } = await sql<{ begun: number; twice: number }>`
    select count(*)::int as begun, count(*)::int - count(distinct (job, at))::int as twice
      from begun_by_clock`.execute(db);
  return found[0] ?? { begun: 0, twice: 0 };
}

/** Once everything that followed is done, or after two minutes: what is left or waits for another try, and why. */
export async function jobsLeft(db: Db): Promise<string[]> {
  for (const until = Date.now() + FOLLOWED; ; await pause(SECOND)) {
    const { rows: open } = await sql<{ job: string }>`
      select format('%s %s (%s begun)', count(*), task_identifier, count(locked_at))
             || coalesce(': ' || max(last_error), '') as job
        from graphile_worker.jobs where run_at < now() or attempts > 0 group by task_identifier`.execute(db);
    if (open.length === 0 || Date.now() > until) return open.map(({ job }) => job);
  }
}
