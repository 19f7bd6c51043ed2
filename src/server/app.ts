import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { writeAdCounts } from '#modules/ads/server/count-ads.ts';
import { writeSearchCounts } from '#modules/search/server/count-searches.ts';
import { MINUTE, SECOND, systemClock } from '#platform/clock.ts';
import { taggedCache } from '#platform/server/cache.ts';
import { listenForChanges } from '#platform/server/changes.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { budgets } from '#platform/server/counting/budgets.ts';
import { counterBuffer } from '#platform/server/counting/counter-buffer.ts';
import { crowdCounter } from '#platform/server/counting/crowd-counter.ts';
import { shareBudgets } from '#platform/server/counting/share-budgets.ts';
import { writeCounts } from '#platform/server/counting/write-counts.ts';
import { type Database, type Db, openDatabase, SERVING } from '#platform/server/database.ts';
import { freeJobs, migrateJobs, startJobs } from '#platform/server/jobs.ts';
import type { Log } from '#platform/server/log.ts';
import { circuits } from '#platform/server/outage/circuits.ts';
import { followReplica } from '#platform/server/postgres/replica.ts';
import type { Route } from '#platform/server/route.ts';
import { openSecrets } from '#platform/server/secrets.ts';
import { sheetReaders } from '#platform/server/spreadsheet/readers.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { openStreams } from '#platform/server/streams.ts';
import type { Collector } from '#platform/server/telemetry/collector.ts';
import { NO_TRACES, openTraces } from '#platform/server/telemetry/traces.ts';
import { registerAgents } from './agents/register-agents.ts';
import { registerApi } from './api.ts';
import { registerAssets } from './assets.ts';
import { jobs } from './consequences.ts';
import { registerFeeds } from './feeds.ts';
import { type Leaving, registerHealth } from './health.ts';
import { createHttp } from './http.ts';
import { lanesOf } from './lanes.ts';
import { registerMetrics } from './metrics.ts';
import { servePages } from './pages/pages.ts';
import { type LoadBuild, pageFinder, pageRenderer } from './pages/ssr.ts';
import { allRoutes } from './routes.ts';
import { registerSitemap } from './sitemap.ts';
import { schedule as everyMinute } from './upkeep/schedule.ts';

export interface Shop {
  http: FastifyInstance;
  ctx: Ctx;
  /** Finishes what is in flight, and ends. First `/readyz` says for `drainSeconds` that nothing more should come. */
  close(): Promise<void>;
}

export interface ShopParts {
  config: Config;
  log: Log;
  /** The URL of a migrated database. */
  databaseUrl: string;
  /** The pages' build; without it the shop answers calls only. */
  loadBuild?: LoadBuild;
  clock?: Ctx['clock'];
  /** Hears of requests, jobs and statements, if the settings name one. */
  collector?: Collector | null;
  /** All calls, unless a test replaces them. */
  routes?: readonly Route[];
  /** What runs by the clock; empty if a test runs the jobs itself. */
  schedule?: string;
}

/** A page shows about six ads, and a mobile network puts many shoppers behind one address. */
const COUNTED = { keys: 20_000, share: 300, people: 50_000 };
/** A text that fewer people search for may tell who they are. */
const TEXTS = { people: 5, texts: 20_000, share: 300 };

/**
 * Assembles the parts; nothing listens on a port yet. Throws without leaving anything open if the database goes away
 * meanwhile.
 */
export async function createShop({
  config,
  log,
  databaseUrl,
  loadBuild,
  collector = null,
  clock = systemClock,
  routes = allRoutes,
  schedule = everyMinute,
}: ShopParts): Promise<Shop> {
  const traces = tracesFor(config, collector);
  const { database, changes } = await openConnections(databaseUrl, { config, log, traces });
  const replica = openReplica(database.db, { config, log, traces });
  const ctx = openParts({ config, log, clock, changes, database, traces, replica });
  const worker = config.runs === 'web' ? null : await startJobs(database.pool, ctx, lanesOf(jobs, schedule));
  const counts = writeCounts(ctx, [writeAdCounts, writeSearchCounts]);
  const shared = shareBudgets(ctx);
  const leaving = { isLeaving: false };
  const { http, pages } =
    config.runs === 'worker'
      ? { http: createHttp(ctx, { leaving }), pages: undefined }
      : createWeb(ctx, { leaving, routes, loadBuild });
  registerHealth(http, { ctx, database, worker, leaving });
  registerMetrics(http, { ctx, database, pages });
  return {
    http,
    ctx,
    async close() {
      leaving.isLeaving = true;
      ctx.streams.end();
      await pause(config.drainSeconds * SECOND);
      await http.close();
      shared.stop();
      await counts.stop();
      await worker?.stop();
      await changes.close();
      await replica?.close();
      await database.close();
    },
  };
}

const tracesFor = ({ collector: settings }: Config, collector: Collector | null) =>
  collector && settings ? openTraces(collector, settings.tracedPercent) : NO_TRACES;

async function openConnections(
  databaseUrl: string,
  { config, log, traces }: Pick<Ctx, 'config' | 'log' | 'traces'>,
) {
  const watched = traces === NO_TRACES ? undefined : traces;
  const options = { log, limits: SERVING, traces: watched };
  const database = openDatabase(databaseUrl, config.databasePoolSize, options);
  try {
    await migrateJobs(database.pool);
    if (config.databaseUrl === null) await freeJobs(database.pool);
    return { database, changes: await listenForChanges(databaseUrl) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openReplica(primary: Db, { config, log, traces }: Pick<Ctx, 'config' | 'log' | 'traces'>) {
  if (config.replicaUrl === null || config.runs === 'worker') return undefined;
  const limits = { ...SERVING, connect: SECOND };
  return followReplica(
    primary,
    openDatabase(config.replicaUrl, config.databasePoolSize, { log, limits, traces }),
  );
}

function openParts({
  database: { db, patient },
  ...given
}: Pick<Ctx, 'config' | 'log' | 'clock' | 'changes' | 'traces' | 'replica'> & { database: Database }): Ctx {
  return {
    ...given,
    db,
    patient,
    circuits: circuits(given.traces),
    cache: taggedCache<unknown>(given.changes, { limit: 20_000, lifetime: MINUTE }),
    streams: openStreams(given.changes),
    storage: openStorage(given.config),
    secrets: openSecrets(given.config),
    counterBuffer: counterBuffer(COUNTED),
    crowdCounter: crowdCounter(TEXTS),
    readers: sheetReaders(),
    budgets: budgets(),
  };
}

interface WebParts extends Required<Pick<ShopParts, 'routes'>>, Pick<ShopParts, 'loadBuild'> {
  leaving: Leaving;
}

/** Calls, pages and pictures. */
function createWeb(ctx: Ctx, { leaving, routes, loadBuild }: WebParts) {
  const pages =
    loadBuild &&
    servePages(ctx, {
      leaving,
      renderPage: pageRenderer({ ctx, routes, loadBuild }),
      hasPage: pageFinder(loadBuild),
    });
  const http = createHttp(ctx, { leaving, front: pages?.front });
  registerApi(http, ctx, routes);
  registerAssets(http, ctx);
  registerSitemap(http, ctx);
  registerFeeds(http, ctx);
  registerAgents(http, ctx, routes);
  pages?.register(http);
  return { http, pages: pages?.figures };
}
