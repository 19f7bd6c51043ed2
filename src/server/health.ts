import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { type Database, touch } from '#platform/server/database.ts';
import type { Worker } from '#platform/server/jobs.ts';
import { DatabaseAway } from '#platform/server/outage/database-away.ts';

/** What takes longer counts as broken. */
const PATIENCE = 3 * SECOND;

/** Whether this process is on its way out. It still serves, but nobody should send it more. */
export interface Leaving {
  isLeaving: boolean;
}

interface Parts {
  ctx: Ctx;
  database: Database;
  worker: Worker | null;
  leaving: Leaving;
}

/**
 * `GET /livez`: 200 while the process lives, so a supervisor need not restart it. `GET /readyz`: 200 only while it can
 * do its work; a balancer sends requests nowhere else. The answer names what is missing. The store of pictures is named
 * too, but all processes share it: without it the shop sells on, and if all of them were taken away for it nobody could.
 */
export function registerHealth(http: FastifyInstance, { ctx, database, worker, leaving }: Parts) {
  http.get('/livez', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  http.get('/readyz', async (_, reply) => {
    const parts = {
      process: leaving.isLeaving ? 'leaving' : 'ready',
      database: await works(() => ctx.changes.unlessAway(() => askDatabase(ctx, database))),
      listener: ctx.changes.isAway() ? 'away' : 'ready',
      worker: worker && !worker.isWorking() ? 'away' : 'ready',
    };
    const storage = await works(() => ctx.storage.has('readiness'));
    const isReady = Object.values(parts).every(part => part === 'ready');
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', ...parts, storage });
  });
}

/**
 * By the connection that listens, because those of the pool may all be busy. If a node that has much to do left its
 * balancer, the others would have more, and leave too.
 */
async function askDatabase({ db, changes }: Ctx, { figures }: Database): Promise<void> {
  if (figures().open === 0) return touch(db);
  await changes.flush();
  if (changes.isAway()) throw new DatabaseAway();
}

async function works(check: () => Promise<unknown>): Promise<'ready' | 'away'> {
  const late = pause(PATIENCE, 'away' as const, { ref: false });
  const ready = check().then(
    () => 'ready' as const,
    () => 'away' as const,
  );
  return Promise.race([ready, late]);
}
