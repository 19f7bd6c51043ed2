import { type Config, ConfigError } from '#platform/server/config.ts';
import { openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog, type Log } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { createShop, type Shop, type ShopParts } from './app.ts';
import { onceDatabaseAnswers } from './await-database.ts';
import { greeting } from './greeting.ts';
import { buildPages, builtPages } from './pages/build-pages.ts';
import { devPages } from './pages/dev-pages.ts';
import type { LoadBuild } from './pages/ssr.ts';
import { openSandboxGateways } from './sandbox-gateways.ts';

export interface RunningShop {
  stop(): Promise<void>;
  /** Settles when the shop can no longer serve. */
  broken: Promise<void>;
}

/** Starts the whole shop: database, migrations, demo goods, pages, port. */
export async function startShop(config: Config): Promise<RunningShop> {
  const log = createLog(config);
  const broken = Promise.withResolvers<void>();
  const postgres = await openPostgres(config, { log, onCrash: () => broken.resolve() });
  try {
    sayWhatIsMissing(config, log);
    const dev = config.mode === 'development' ? await devPages() : null;
    const loadBuild = config.runs === 'worker' ? undefined : (dev?.loadBuild ?? (await freshBuild()));
    const gateways = await openSandboxGateways(config);
    const open = () => openShop({ config: gateways.config, log, databaseUrl: postgres.url, loadBuild });
    const { shop, isDemo } =
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
    };
    return { stop, broken: broken.promise };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** Everything that needs the database. A failure leaves nothing open, so it can be tried again. */
async function openShop(parts: ShopParts): Promise<{ shop: Shop; isDemo: boolean }> {
  const { config, databaseUrl } = parts;
  await migrate(databaseUrl);
  const isDemo = config.databaseUrl === null && (await loadDemoIfEmpty(databaseUrl, config));
  return { shop: await createShop(parts), isDemo };
}

/** Logged once here instead of with every message. */
function sayWhatIsMissing({ databaseUrl, smtpUrl, smsGatewayUrl }: Config, log: Log): void {
  if (databaseUrl === null) return;
  if (!smtpUrl) log.warn('SMTP_URL is not set: no e-mail leaves, people read their messages in the shop');
  if (!smsGatewayUrl) log.warn('SMS_GATEWAY_URL is not set: no SMS leaves, codes for mobiles reach nobody');
}

/** The database of DATABASE_URL, or the embedded one. */
async function openPostgres({ databaseUrl, dataDir }: Config, told: { log: Log; onCrash: () => void }) {
  if (databaseUrl === null) return startEmbeddedPostgres({ dataDir, ...told });
  return { url: databaseUrl, stop: async () => undefined };
}

async function freshBuild(): Promise<LoadBuild> {
  await buildPages();
  const build = await builtPages();
  return () => Promise.resolve(build);
}

/**
 * Returns whether the shop has the demo's accounts. Never called for a DATABASE_URL, because everybody knows those
 * passwords: there only `npm run demo` loads them.
 */
async function loadDemoIfEmpty(url: string, config: Config): Promise<boolean> {
  const { isEmpty, hasDemoAccounts, loadDemo, makeHistory } = await import('../../demo/load.ts').catch(
    (error: unknown) => {
      throw new ConfigError(`The demo cannot be loaded: ${(error as Error).message}`);
    },
  );
  const { db, close } = openDatabase(url, 4);
  try {
    const parts = { db, storage: openStorage(config) };
    if (await isEmpty(parts)) {
      await loadDemo(parts);
      await makeHistory({ config, databaseUrl: url });
    }
    return await hasDemoAccounts(parts);
  } finally {
    await close();
  }
}
