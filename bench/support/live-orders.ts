import { placeOrder } from '#modules/checkout/server/place-order.ts';
import type { Actor } from '#modules/orders/actor.ts';
import { lockOrder } from '#modules/orders/server/lock-order.ts';
import { applyEvent } from '#modules/orders/server/steps/apply-event.ts';
import { applyParcelEvent } from '#modules/orders/server/steps/apply-parcel-event.ts';
import { MINUTE, systemClock } from '#platform/clock.ts';
import { taggedCache } from '#platform/server/cache.ts';
import { listenForChanges } from '#platform/server/changes.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { budgets } from '#platform/server/counting/budgets.ts';
import { counterBuffer } from '#platform/server/counting/counter-buffer.ts';
import { crowdCounter } from '#platform/server/counting/crowd-counter.ts';
import { openDatabase } from '#platform/server/database.ts';
import { logTo } from '#platform/server/log.ts';
import { circuits } from '#platform/server/outage/circuits.ts';
import { openSecrets } from '#platform/server/secrets.ts';
import { sheetReaders } from '#platform/server/spreadsheet/readers.ts';
import { diskStorage } from '#platform/server/storage/storage.ts';
import { openStreams } from '#platform/server/streams.ts';
import { NO_TRACES } from '#platform/server/telemetry/traces.ts';
import type { LivesDone, LivesQuery } from './order-lives.ts';

/** Orders are placed, packed, handed over and delivered, this many at once, until the time is over. */
export async function liveOrders({ url, seconds, atOnce, orders }: LivesQuery): Promise<LivesDone> {
  const { ctx, close } = await openParts(url);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let next = 0;
  let lives = 0;
  const live = async () => {
    while (performance.now() < until) {
      await liveOne(ctx, orders[next++ % orders.length] as LivesQuery['orders'][0]);
      lives += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, live));
  const took = (performance.now() - begun) / 1000;
  await close();
  return { lives, seconds: took };
}

async function liveOne(ctx: Ctx, { userId, order }: LivesQuery['orders'][0]): Promise<void> {
  const viewer = {
    kind: 'account',
    userId,
    sessionId: 0,
    role: 'user',
    merchantId: null,
    duty: null,
    lacksSecondFactor: false,
  } as const;
  const caller = { viewer, requestId: 'bench', address: '127.0.0.1', device: 'bench' };
  const request = { ...order, idempotencyKey: crypto.randomUUID() } as Parameters<typeof placeOrder>[1];
  const { orderId } = await placeOrder(ctx, request, caller);
  const by: Actor = { kind: 'staff', userId, role: 'super_admin', requestId: 'bench' };
  const parts = await ctx.db.transaction().execute(tx => lockOrder(tx, orderId));
  for (const { id: merchantOrderId, lines } of parts) {
    await applyEvent(ctx, { merchantOrderId, event: 'accepted', by });
    const whole = lines.map(line => ({ lineId: line.id, quantity: line.open }));
    const packed = { parcels: [{ carrier: 'merchant' as const, lines: whole }] };
    const { parcels } = await applyEvent(ctx, { merchantOrderId, event: 'packed', by, details: packed });
    const parcelId = parcels[0]?.id as number;
    await applyParcelEvent(ctx, { parcelId, event: 'handed_over', by });
    await applyParcelEvent(ctx, { parcelId, event: 'delivered', by, details: { proof: 'bench' } });
  }
}

async function openParts(url: string): Promise<{ ctx: Ctx; close: () => Promise<void> }> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const database = openDatabase(url, config.databasePoolSize);
  const changes = await listenForChanges(url);
  const ctx: Ctx = {
    db: database.db,
    patient: database.patient,
    config,
    clock: systemClock,
    log: logTo('silent', []),
    storage: diskStorage(`${config.dataDir}/files`),
    changes,
    streams: openStreams(changes),
    circuits: circuits(),
    traces: NO_TRACES,
    secrets: openSecrets(config),
    readers: sheetReaders(),
    cache: taggedCache<unknown>(changes, { limit: 1000, lifetime: MINUTE }),
    counterBuffer: counterBuffer({ keys: 1000, share: 1000, people: 1000 }),
    crowdCounter: crowdCounter({ people: 5, texts: 1, share: 1 }),
    budgets: budgets(),
  };
  return { ctx, close: () => changes.close().then(database.close) };
}
