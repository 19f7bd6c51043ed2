import { sql } from 'kysely';
import { jobs } from '#server/consequences.ts';
import type { Play } from '../play.ts';

/** What follows from an event and moves no money: messages, counts and bookings are left in their queue. */
const IS_LEFT = /: (notify\w+|askToConfirm|syncBookings)$/;
const BY_ITSELF = new Set([
  'refunds.send-tender',
  'payment.reported',
  'payment.refund_reported',
  'order.payment_fell_due',
]);
/** A queue may run a job twice: each so many-th is. */
const TWICE = 4;
const MOST_ROUNDS = 60;

/**
 * The jobs that were begun, and those that are to be done again. A highest number would not do: of two jobs that are queued
 * at once, the later may be committed first.
 */
export interface Following {
  begun: number[];
  again: { name: string; id: number }[];
}

/**
 * Does what follows of everything so far, as the queue would: in order, some of it twice, and again later where somebody
 * could not be asked. Gives whether anything is left.
 */
export async function follow({ market, following }: Play): Promise<'all done' | 'some left'> {
  const { ctx } = market;
  await giveNumbers(market);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = await newJobs(market, following);
    const open = round === 0 ? [...following.again.splice(0), ...found] : found;
    if (open.length === 0) break;
    for (const job of open)
      for (let time = job.id % TWICE === 0 ? 2 : 1; time > 0; time -= 1)
        try {
          await jobs[job.name]?.(ctx, { id: job.id });
        } catch (error) {
          if (isBroken(error)) throw new Error(`${job.name} ${job.id}: ${String(error)}`, { cause: error });
          if (time === 1) following.again.push(job);
        }
  }
  return following.again.length === 0 ? 'all done' : 'some left';
}

/** Whoever waits for a gateway comes back; a database or a program that complains is what we look for. */
function isBroken(error: unknown): boolean {
  const { severity } = error as { severity?: string };
  return severity !== undefined || error instanceof TypeError || error instanceof ReferenceError;
}

async function newJobs(
  { ctx }: Play['market'],
  following: Following,
): Promise<{ name: string; id: number }[]> {
  const { rows } = await sql<{ job: number; name: string; id: number }>`
    select j.id as job, t.identifier as name, (j.payload ->> 'id')::bigint as id
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.id <> all(${following.begun}::bigint[]) order by j.id`.execute(ctx.db);
  following.begun.push(...rows.map(({ job }) => job));
  return rows.flatMap(({ name, id }) => {
    if (BY_ITSELF.has(name)) return [{ name, id }];
    const names = Object.keys(jobs).filter(each => each.startsWith(`${name}: `) && !IS_LEFT.test(each));
    return names.map(each => ({ name: each, id }));
  });
}

/** Couriers number what they carry. */
async function giveNumbers({ ctx }: Play['market']): Promise<void> {
  await sql`
    update parcels set tracking_number = 'T' || id where carrier = 'bosta' and tracking_number is null`.execute(
    ctx.db,
  );
}
