import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readOrderFigures } from '#modules/checkout/server/order-figures.ts';
import { isBraking } from '#modules/settings/server/braking.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { SECOND } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Database } from '#platform/server/database.ts';
import { lastBackup } from '#platform/server/outage/backups.ts';
import { lastCheck } from '#platform/server/outage/book-checks.ts';
import { isOutage } from '#platform/server/outage/database-away.ts';
import { queueFigures } from '#platform/server/outage/queue-figures.ts';
import { generalRefusal } from '#platform/text.ts';
import { LANES, laneOf } from './lanes.ts';

/** Seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Parts {
  ctx: Ctx;
  database: Database;
  /** Of the page cache; none in a process that shows no pages. */
  pages?: (() => Readonly<Record<string, number>>) | undefined;
}

/**
 * `GET /metrics` for Prometheus, only for whoever sends `Authorization: Bearer METRICS_TOKEN`; without that setting there
 * is no such page. ops/alerts.yaml says what each figure may be, and what to do when it is not.
 */
export function registerMetrics(http: FastifyInstance, { ctx, database, pages }: Parts): void {
  const { metricsToken } = ctx.config;
  if (metricsToken === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(http, registry);
  http.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw generalRefusal('not_found');
    const own = new Registry();
    gauge(
      own,
      ['wekala_database_away', 'whether the database does not answer'],
      Number(ctx.changes.isAway()),
    );
    for (const [state, connections] of Object.entries(database.figures()))
      gauge(own, [`wekala_pool_${state}`, 'connections of the pool, or who waits for one'], connections);
    const circuit = new Gauge({
      name: 'wekala_circuit_open',
      help: 'whether a service outside the shop is asked no more for a while',
      labelNames: ['service'],
      registers: [own],
    });
    for (const { name, state } of ctx.circuits.figures())
      circuit.set({ service: name }, state === 'open' ? 1 : 0);
    for (const [name, value] of Object.entries(ctx.replica?.figures() ?? {}))
      gauge(own, [`wekala_replica_${name}`, 'reads of guests: see replica.ts'], value);
    for (const [name, value] of Object.entries(pages?.() ?? {}))
      gauge(
        own,
        [`wekala_pages_${name}`, 'of the page cache and those in front: see page-cache.ts, front-caches.ts'],
        value,
      );
    await addFromDatabase(own, ctx);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send((await registry.metrics()) + (await own.metrics()));
  });
}

/** By route and not by address, because addresses are endless. Cached pages are sent before any routing and not counted. */
function measureRequests(http: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'wekala_request_seconds',
    help: 'time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  http.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'unknown', status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Prometheus itself gives up after ten. */
const PATIENCE = 3 * SECOND;

/**
 * Figures of a database that is away, or whose connections are all busy, are left out: those of the process are wanted
 * most just then.
 */
async function addFromDatabase(own: Registry, ctx: Ctx): Promise<void> {
  const addAll = async () => {
    for (const add of [addBrake, addQueue, addBooks, addBackup, addOrders]) await add(own, ctx);
    return true;
  };
  const all = ctx.changes.unlessAway(addAll).catch((error: unknown) => {
    if (isOutage(error)) return false;
    throw error;
  });
  const isWhole = await Promise.race([all, pause(PATIENCE, false, { ref: false })]);
  gauge(
    own,
    ['wekala_figures_missing', 'whether the figures of the database could not be read'],
    Number(!isWhole),
  );
}

async function addQueue(registry: Registry, { db }: Ctx): Promise<void> {
  const figures = await queueFigures(db);
  const settings = { labelNames: ['lane'], registers: [registry] };
  const waiting = new Gauge({ name: 'wekala_jobs_waiting', help: 'jobs that are not done', ...settings });
  const dead = new Gauge({ name: 'wekala_jobs_dead', help: 'jobs that are tried no more', ...settings });
  const oldest = new Gauge({
    name: 'wekala_jobs_oldest_seconds',
    help: 'how late the oldest job is that nobody has begun',
    ...settings,
  });
  const running = new Gauge({
    name: 'wekala_jobs_running_seconds',
    help: 'for how long the job has run that runs for longest',
    ...settings,
  });
  for (const lane of LANES) {
    const own = figures.filter(each => laneOf(each.job) === lane);
    waiting.set({ lane }, sum(own.map(each => each.waiting)));
    dead.set({ lane }, sum(own.map(each => each.dead)));
    oldest.set({ lane }, Math.max(0, ...own.map(each => each.oldest)));
    running.set({ lane }, Math.max(0, ...own.map(each => each.running)));
  }
}

async function addBooks(registry: Registry, ctx: Ctx): Promise<void> {
  const last = await lastCheck(ctx.db);
  if (!last) return;
  gauge(
    registry,
    ['wekala_books_violations', 'violations that the last check of the books found'],
    last.violations,
  );
  gauge(
    registry,
    ['wekala_books_checked_seconds', 'when the books were last checked'],
    last.at.getTime() / 1000,
  );
}

async function addBackup(registry: Registry, { db }: Ctx): Promise<void> {
  const last = await lastBackup(db);
  if (last)
    gauge(
      registry,
      ['wekala_backup_seconds', 'when the last backup was taken'],
      last.madeAt.getTime() / 1000,
    );
}

async function addBrake(registry: Registry, ctx: Ctx): Promise<void> {
  const { brake } = await readSettings(ctx);
  gauge(
    registry,
    ['wekala_brake_on', 'whether codes and sign-in need a proof of work'],
    Number(isBraking(ctx, brake)),
  );
}

async function addOrders(registry: Registry, ctx: Ctx): Promise<void> {
  const { placed, waiting, oldest } = await readOrderFigures(ctx);
  gauge(registry, ['wekala_orders_placed_last_hour', 'orders placed in the last hour'], placed);
  gauge(registry, ['wekala_money_waiting', 'orders that were paid and do not know it yet'], waiting);
  gauge(registry, ['wekala_money_waiting_seconds', 'since when the oldest of that money waits'], oldest);
}

function gauge(registry: Registry, [name, help]: [string, string], value: number): void {
  new Gauge({ name, help, registers: [registry] }).set(value);
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** In the same time for every text. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(sha256(given), sha256(expected));
}
