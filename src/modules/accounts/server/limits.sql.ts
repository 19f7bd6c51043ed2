import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

export interface Counted {
  count: number;
  resetsAt: Date;
}

/** One statement, so simultaneous tries each count. */
export async function countTry(
  runner: Runner,
  key: string,
  { now, resetsAt }: { now: Date; resetsAt: Date },
): Promise<Counted> {
  const { rows } = await sql<Counted>`
    insert into limits as l (key, count, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      count = case when l.resets_at <= ${now} then 1 else l.count + 1 end,
      resets_at = case when l.resets_at <= ${now} then excluded.resets_at else l.resets_at end
    returning count, resets_at as "resetsAt"`.execute(runner);
  return rows[0] as Counted;
}

/** What was counted in the current window. */
export async function findTries(runner: Runner, key: string, now: Date): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    select count, resets_at as "resetsAt" from limits where key = ${key} and resets_at > ${now}`.execute(
    runner,
  );
  return rows[0];
}

export async function uncountTry(runner: Runner, key: string): Promise<void> {
  await sql`update limits set count = count - 1 where key = ${key} and count > 0`.execute(runner);
}
