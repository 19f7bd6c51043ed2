import { sql } from 'kysely';
import { DAY } from '../clock.ts';
import type { Ctx } from './context.ts';
import { transaction } from './context.ts';
import type { Tx } from './database.ts';
import type { Jobs } from './jobs.ts';

/** What follows from an event, by name. Each runs in its own transaction and is done once. */
export type Consequences = Record<string, (ctx: Ctx, tx: Tx, event: Event) => Promise<void>>;

/**
 * `id` names the thing it happened to, such as the order. Together with the event's name it identifies one happening.
 */
export interface Event {
  id: number;
}

/** Announces an event within the transaction that makes it. What follows runs after the commit, or not at all. */
export async function emit(tx: Tx, name: string, event: Event): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(event)}::json)`.execute(tx);
}

/** A job for each event starts a job for each consequence, so a failed one is retried without the others. */
export function eventJobs(events: Record<string, Consequences>): Jobs {
  const jobs: Jobs = {};
  for (const [name, consequences] of Object.entries(events)) {
    const names = Object.keys(consequences).map(consequence => `${name}: ${consequence}`);
    jobs[name] = (ctx, event) => startAll(ctx, names, event as Event);
    for (const [consequence, follow] of Object.entries(consequences)) {
      const key = `${name}: ${consequence}`;
      jobs[key] = (ctx, event) =>
        once(ctx, `${key} ${(event as Event).id}`, tx => follow(ctx, tx, event as Event));
    }
  }
  return jobs;
}

async function startAll(ctx: Ctx, names: string[], event: Event) {
  await sql`select graphile_worker.add_job(name, ${JSON.stringify(event)}::json) from unnest(${names}::text[]) name`.execute(
    ctx.db,
  );
}

async function once(ctx: Ctx, key: string, work: (tx: Tx) => Promise<void>) {
  await transaction(ctx, async tx => {
    const { rows } =
      await sql`insert into consequences_done (key) values (${key}) on conflict do nothing returning key`.execute(
        tx,
      );
    if (rows.length > 0) await work(tx);
  });
}

/** The queue retries a job for about three days; after that nobody asks whether it was done. */
const DONE_KEPT = 30 * DAY;

/** Forgets consequences that were done more than 30 days ago. */
export async function forgetDone({ db, clock }: Ctx): Promise<void> {
  await sql`delete from consequences_done where done_at < ${new Date(clock.now().getTime() - DONE_KEPT)}`.execute(
    db,
  );
}
