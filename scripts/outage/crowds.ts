import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Events that processes had begun when they were held. */
export interface HeldCrowds {
  begun: number;
  letGo(): Promise<void>;
}

const HELD = `
  select count(*)::int as n from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into notifications%'`;
const BEGUN = `
  select count(*)::int as n from graphile_worker.jobs
   where task_identifier = 'order.placed' and locked_at is not null`;

/**
 * Holds the crowds of so many processes in their middle: each has marked its orders as followed up, and waits to write what
 * is told of them. Orders go on.
 */
export async function holdCrowds(url: string, processes: number): Promise<HeldCrowds> {
  const [holder, eye] = await Promise.all([connect(url), connect(url)]);
  await holder.query('begin; lock table notifications in share row exclusive mode');
  // By another connection, because a transaction sees the activity of others as it was when it first looked.
  while ((await eye.query(HELD)).rows[0].n < processes) await pause(20);
  const { rows } = await eye.query(BEGUN);
  await eye.end();
  return {
    begun: rows[0].n,
    async letGo() {
      await holder.query('rollback');
      await holder.end();
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
