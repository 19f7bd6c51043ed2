import { sql } from 'kysely';
import { DAY } from '../clock.ts';
import type { Ctx } from './context.ts';
import { transaction } from './context.ts';
import type { Tx } from './database.ts';
import type { Jobs } from './jobs.ts';

/** What follows from an event, by name: each in a transaction of its own, each done once. */
export type Consequences = Record<string, (ctx: Ctx, tx: Tx, event: Event) => Promise<void>>;

/** `id` is what happened to what, e.g. the order's: with the event's name it is one happening. */
export interface Event {
  id: number;
}

/** Tells of an event in the transaction that makes it: what follows is done after that has committed, or not at all. */
export async function emit(tx: Tx, name: string, event: Event): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(event)}::json)`.execute(tx);
}

/** A job for each event, which starts a job for each consequence: one that fails is retried without the others. */
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

/** The queue tries a job for some three days: what was done before is asked of no more. */
const DONE_KEPT = 30 * DAY;

/** Forgets consequences that were done more than 30 days ago. */
export async function forgetDone({ db, clock }: Ctx): Promise<void> {
  await sql`delete from consequences_done where done_at < ${new Date(clock.now().getTime() - DONE_KEPT)}`.execute(
    db,
  );
}
