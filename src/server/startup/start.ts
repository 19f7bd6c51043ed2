import { reindex } from '#modules/search/server/reindex.ts';
import type { Config } from '#platform/server/config/config.ts';
import { doubtfulSettings, plainTransports } from '#platform/server/config/plain-transports.ts';
import { openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { openCollector } from '#platform/server/telemetry/collector.ts';
import { createShop } from '../app.ts';
import { builtPages, isBuilt } from '../pages/build-pages.ts';
import { devPages } from '../pages/dev-pages.ts';
import type { LoadBuild } from '../pages/ssr.ts';
import { onceDatabaseAnswers } from './await-database.ts';
import { greeting } from './greeting.ts';
import { runApart } from './run-apart.ts';
import { openSandboxGateways } from './sandbox-gateways.ts';

export interface RunningShop {
  stop(): Promise<void>;
  /** Settles when the shop can no longer serve. */
  broken: Promise<void>;
}

/** Starts the whole shop: database, migrations, demo goods, pages, port. */
export async function startShop(config: Config): Promise<RunningShop> {
  const collector = config.collector && openCollector(config.collector);
  const log = createLog(config, collector);
  const broken = Promise.withResolvers<void>();
  const postgres = await openPostgres(config, { log, onCrash: () => broken.resolve() });
  try {
    sayWhatIsMissing(config, log);
    for (const sentence of [...plainTransports(config), ...doubtfulSettings(config)]) log.warn(sentence);
    const isDemo = config.databaseUrl === null && (await loadDemoIfEmpty(postgres.url));
    const dev = config.mode === 'development' ? await devPages() : null;
    const loadBuild = config.runs === 'worker' ? undefined : (dev?.loadBuild ?? (await freshBuild()));
    const gateways = await openSandboxGateways(config);
    const open = () =>
      openShop({ config: gateways.config, log, databaseUrl: postgres.url, loadBuild, collector });
    const shop =
      config.databaseUrl === null
        ? await open()
        : await onceDatabaseAnswers(postgres.url, open, { config, log });
    gateways.mount(shop.http);
    dev?.attach(shop.http);
    await shop.http.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
      await shop.close();
      await gateways.close();
      throw error;
    });
    console.log(greeting(config, { demo: isDemo }));
    const stop = async () => {
      await dev?.close();
      await shop.close();
      await gateways.close();
      await postgres.stop();
      await collector?.close();
    };
    return { stop, broken: broken.promise };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The shop on a database with all that this release needs. Throws without leaving anything open. */
async function openShop(parts: Parameters<typeof createShop>[0]) {
  await migrate(parts.databaseUrl, { say: sentence => parts.log.warn(sentence) });
  const shop = await createShop(parts);
  try {
    await reindex(shop.ctx);
    return shop;
  } catch (error) {
    await shop.close();
    throw error;
  }
}

/** Logged once here instead of with every message. */
function sayWhatIsMissing({ databaseUrl, smtpUrl, smsGatewayUrl }: Config, log: Log): void {
  if (databaseUrl === null) return;
  if (!smtpUrl) log.warn('SMTP_URL is not set: no e-mail leaves, people read their messages in the shop');
  if (!smsGatewayUrl) log.warn('SMS_GATEWAY_URL is not set: no SMS leaves, codes for mobiles reach nobody');
}

/** The database of DATABASE_URL, or the embedded one. */
async function openPostgres({ databaseUrl, dataDir }: Config, handlers: { log: Log; onCrash: () => void }) {
  if (databaseUrl === null) return startEmbeddedPostgres({ dataDir, ...handlers });
  return { url: databaseUrl, stop: async () => undefined };
}

async function freshBuild(): Promise<LoadBuild> {
  if (!(await isBuilt())) await runApart('scripts/build.ts');
  const build = await builtPages();
  return () => Promise.resolve(build);
}

/**
 * Returns whether the shop has the demo's accounts. Never called for a DATABASE_URL, because everybody knows those
 * passwords: there only `npm run demo` loads them.
 */
async function loadDemoIfEmpty(url: string): Promise<boolean> {
  await migrate(url);
  const { isEmpty, hasDemoAccounts } = await import('../../../demo/state.ts');
  const { db, close } = openDatabase(url, 1);
  try {
    if (await isEmpty(db)) await runApart('demo/load.ts');
    return await hasDemoAccounts(db);
  } finally {
    await close();
  }
}
