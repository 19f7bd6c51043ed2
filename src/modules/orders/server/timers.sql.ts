import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { RunningTimer } from '../timers.ts';

/** Moves a running timer to another time. */
export async function updateTimer(
  tx: Tx,
  { kind, subjectId, dueAt }: RunningTimer & { dueAt: Date },
): Promise<void> {
  await sql`
    update timers set due_at = ${dueAt}
     where kind = ${kind} and subject_id = ${subjectId} and fired_at is null and cancelled_at is null`.execute(
    tx,
  );
}

/** When a running timer fires; null if none runs. */
export async function selectDueAt(run: Runner, { kind, subjectId }: RunningTimer): Promise<Date | null> {
  const { rows } = await sql<{ dueAt: Date }>`
    select due_at as "dueAt" from timers
     where kind = ${kind} and subject_id = ${subjectId} and fired_at is null and cancelled_at is null`.execute(
    run,
  );
  return rows[0]?.dueAt ?? null;
}

export async function startTimers(
  tx: Tx,
  timers: readonly (RunningTimer & { dueAt: Date })[],
): Promise<void> {
  if (timers.length === 0) return;
  await sql`
    insert into timers (kind, subject_id, due_at)
    select kind, "subjectId", "dueAt" from jsonb_to_recordset(${JSON.stringify(timers)}::jsonb)
           as asked (kind text, "subjectId" bigint, "dueAt" timestamptz)
    on conflict (kind, subject_id) where fired_at is null and cancelled_at is null do nothing`.execute(tx);
}

export async function cancelTimers(tx: Tx, timers: readonly RunningTimer[], now: Date): Promise<void> {
  if (timers.length === 0) return;
  await sql`
    update timers t set cancelled_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(timers)}::jsonb) as asked (kind text, "subjectId" bigint)
     where t.kind = asked.kind and t.subject_id = asked."subjectId" and t.fired_at is null and t.cancelled_at is null`.execute(
    tx,
  );
}

/**
 * Leases due timers, the longest due first. Two processes never get the same one. A lease that runs out, because its
 * process died, can be taken again.
 */
export async function claimTimers<Kind extends string>(
  run: Runner,
  { now, until, most, kinds }: { now: Date; until: Date; most: number; kinds: readonly Kind[] },
) {
  const { rows } = await sql<{ id: number; kind: Kind; subjectId: number }>`
    update timers set claimed_until = ${until}
     where id in (select id from timers
                   where due_at <= ${now} and fired_at is null and cancelled_at is null
                     and kind = any(${kinds}::text[])
                     and (claimed_until is null or claimed_until <= ${now})
                   order by due_at, id limit ${sql.lit(most)} for update skip locked)
    returning id, kind, subject_id as "subjectId"`.execute(run);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** False if it was fired or cancelled meanwhile; the caller holds the group's lock. */
export async function markFired(tx: Tx, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update timers set fired_at = ${now} where id = ${id} and fired_at is null and cancelled_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}
