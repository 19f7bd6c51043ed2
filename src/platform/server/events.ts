import { sql } from 'kysely';
import { DAY } from '../clock.ts';
import type { Ctx } from './context.ts';
import { transaction } from './context.ts';
import type { Tx } from './database.ts';
import type { Jobs } from './jobs.ts';
import { isOutage } from './outage/database-away.ts';

/** What follows from an event, by name. Each is done once, in a transaction. */
export type Consequences = Record<string, (ctx: Ctx, tx: Tx, event: Event) => Promise<void>>;

/** What follows from an event that comes in crowds: one call for all of it that waits, in one transaction. */
export type CrowdConsequence = (ctx: Ctx, tx: Tx, events: readonly Event[]) => Promise<void>;

/**
 * `id` names the thing it happened to, such as the order. Together with the event's name it identifies one event.
 */
export interface Event {
  id: number;
}

/** Announces an event within the transaction that makes it. What follows runs after the commit, or not at all. */
export async function emit(tx: Tx, name: string, event: Event): Promise<void> {
  await sql`select start_job(${name}, ${JSON.stringify(event)}::json)`.execute(tx);
}

/**
 * A job for each event does all that follows from it, in one transaction. If one of them fails, each becomes a job of its
 * own, so that it is retried without the others.
 */
export function eventJobs(events: Record<string, Consequences>): Jobs {
  const jobs: Jobs = {};
  for (const [name, consequences] of Object.entries(events)) {
    const named = Object.fromEntries(
      Object.entries(consequences).map(([consequence, follow]) => [`${name}: ${consequence}`, follow]),
    );
    jobs[name] = (ctx, event) => doAll(ctx, named, event as Event);
    for (const [key, follow] of Object.entries(named))
      jobs[key] = (ctx, event) => once(ctx, { [key]: follow }, event as Event);
  }
  return jobs;
}

/**
 * A job for each event, as above, for events that come in crowds: what happened while the process was busy with earlier
 * ones is done together, up to 16 in one transaction. If that fails, each is done alone, and so retried alone.
 */
export function crowdJobs(events: Record<string, Readonly<Record<string, CrowdConsequence>>>): Jobs {
  return Object.fromEntries(
    Object.entries(events).flatMap(([name, consequences]) =>
      Object.entries(consequences).map(([consequence, follow]) => [
        name,
        crowdJob(`${name}: ${consequence}`, follow),
      ]),
    ),
  );
}

const CROWD = 16;

function crowdJob(key: string, follow: CrowdConsequence): Jobs[string] {
  const gatherers = new WeakMap<Ctx, (event: Event) => Promise<void>>();
  return async (ctx, payload) => {
    const event = payload as Event;
    const together = gatherers.getOrInsertComputed(ctx, () =>
      gather(events => crowdOnce(ctx, events, { key, follow }), CROWD),
    );
    await together(event).catch((err: unknown) => {
      if (isOutage(err)) throw err;
      return crowdOnce(ctx, [event], { key, follow });
    });
  };
}

async function crowdOnce(
  ctx: Ctx,
  events: readonly Event[],
  { key, follow }: { key: string; follow: CrowdConsequence },
) {
  const keyOf = ({ id }: Event) => `${key} ${id}`;
  await transaction(ctx, async tx => {
    const open = await takeKeys(tx, events.map(keyOf));
    const left = events.filter(event => open.has(keyOf(event)));
    if (left.length > 0) await follow(ctx, tx, left);
  });
}

async function doAll(ctx: Ctx, named: Consequences, event: Event): Promise<void> {
  try {
    await once(ctx, named, event);
  } catch (err) {
    const names = Object.keys(named);
    // An outage passes, and so does the wait for what only one consequence waits for.
    if (isOutage(err) || names.length === 1) throw err;
    ctx.log.warn({ err, names }, 'what follows from an event is done one by one');
    await startAll(ctx, names, event);
  }
}

async function startAll(ctx: Ctx, names: string[], event: Event) {
  await sql`select start_job(name, ${JSON.stringify(event)}::json) from unnest(${names}::text[]) name`.execute(
    ctx.db,
  );
}

/** Does those of them that were not done for this event, all or none, in their order. */
async function once(ctx: Ctx, named: Consequences, event: Event) {
  const keyOf = (name: string) => `${name} ${event.id}`;
  await transaction(ctx, async tx => {
    const open = await takeKeys(tx, Object.keys(named).map(keyOf));
    for (const [name, follow] of Object.entries(named))
      if (open.has(keyOf(name))) await follow(ctx, tx, event);
  });
}

/**
 * Does this in a transaction, unless it was done under this key before. For jobs that tell somebody something: the queue
 * runs a job again if its process was killed before it could say that the job is done.
 */
export async function doOnce(ctx: Ctx, key: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  await transaction(ctx, async tx => {
    if ((await takeKeys(tx, [key])).has(key)) await work(tx);
  });
}

/** Those of the keys under which nothing was done yet. Taken in their order, so that two transactions never wait for each other. */
async function takeKeys(tx: Tx, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    insert into consequences_done (key) select unnest(${keys.toSorted()}::text[]) on conflict do nothing returning key`.execute(
    tx,
  );
  return new Set(rows.map(({ key }) => key));
}

/** The queue retries a job for about three days; after that nobody asks whether it was done. */
const DONE_RETENTION = 30 * DAY;

/** Forgets consequences that were done more than 30 days ago. */
export async function forgetDone({ db, clock }: Ctx): Promise<void> {
  await sql`delete from consequences_done where done_at < ${new Date(clock.now().getTime() - DONE_RETENTION)}`.execute(
    db,
  );
}

/**
 * Does in one call what is asked while an earlier call runs, up to `most` items of it: a call that takes as long for many
 * as for one is then made seldom under load, and at once otherwise. Whoever asked is told how the call of their item
 * ended; a call that fails ends for all of its items.
 */
export function gather<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  most: number,
): (item: Item) => Promise<void> {
  const batches: { items: Item[]; done: Promise<void> }[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function begin(): (typeof batches)[number] {
    const items: Item[] = [];
    // What is asked in the same turn of the event loop belongs together, also when nothing runs.
    const done = Promise.all([last, new Promise(setImmediate)]).then(() => {
      batches.shift();
      return work(items);
    });
    last = done.catch(() => undefined);
    const batch = { items, done };
    batches.push(batch);
    return batch;
  }

  return item => {
    const newest = batches.at(-1);
    const batch = newest && newest.items.length < most ? newest : begin();
    batch.items.push(item);
    return batch.done;
  };
}
