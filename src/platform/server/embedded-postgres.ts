import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { trimFile } from './log.ts';
import { ensureDatabase, freePort, OWNER, postgresUrl } from './postgres/access.ts';
import { ensureCluster } from './postgres/cluster.ts';
import { explain, PostgresError } from './postgres/complaint.ts';
import {
  clusterIn,
  findPlace,
  launch,
  type PostgresPlace,
  type PostgresRun,
  storedPassword,
} from './postgres/place.ts';
import { readPostmasterFile, stopLeftover, stopPostmaster, waitUntilReady } from './postgres/postmaster.ts';
import { POSTGRES_SETTINGS } from './postgres/settings.ts';

export type EmbeddedPostgres = {
  url: string;
  /** Of the role that owns the cluster: for tests and benchmarks, which count what PostgreSQL reads. */
  ownerUrl: string;
  /** Closes open connections and waits until the files are at rest. A second call does nothing more. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log: { info(message: string): void; error(message: string): void };
  /** Called once, with a sentence, if PostgreSQL ends without being asked to. */
  onCrash?: (sentence: string) => void;
  /** PostgreSQL settings that override ours; tests, for example, need no safety from power cuts. */
  settings?: Readonly<Record<string, string>>;
};

/**
 * Starts the embedded PostgreSQL on 127.0.0.1 and a free port, with all its files in `dataDir`. Creates the cluster and
 * the database at the first start, and cleans up after a killed program. Refuses with a PostgresError, one sentence
 * that says what to do, if another process uses `dataDir`, the disk is full, or the data are damaged or belong to
 * another account.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const lock = await lockData(dataDir);
  if (!lock)
    throw new PostgresError(`Another Wekala is using ${dataDir}: stop that one first, or set DATA_DIR.`);
  try {
    const place = await findPlace(dataDir);
    trimFile(place.logFile);
    if (await stopLeftover(place.cluster))
      log.info('stopped the PostgreSQL that a killed program had left running');
    await ensureCluster(place);
    const server = await runOnceFree(place, options);
    return { ...server, stop: () => server.stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw explain(error, dataDir);
  }
}

/** For commands that run next to the shop: joins the PostgreSQL of a running shop, or starts it. */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const lock = await lockData(options.dataDir);
  lock?.release();
  const [running, password] = await Promise.all([
    readPostmasterFile(clusterIn(options.dataDir)),
    storedPassword(options.dataDir),
  ]);
  if (lock || !running?.ready || !password) return startEmbeddedPostgres(options);
  return { ...urlsOf(running.port, password), stop: async () => {} };
}

/** For commands that run next to the shop: the database of DATABASE_URL, or else the embedded one, joined or started. */
export async function joinPostgres(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: EmbeddedPostgresOptions['log'],
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  return databaseUrl ? { url: databaseUrl, stop: async () => {} } : joinEmbeddedPostgres({ dataDir, log });
}

function urlsOf(port: number, password: string) {
  return { url: postgresUrl(port, password), ownerUrl: postgresUrl(port, password, OWNER) };
}

async function lockData(dataDir: string): Promise<FolderLock | null> {
  try {
    await mkdir(path.join(dataDir, 'logs'), { recursive: true });
    return lockFolder(dataDir);
  } catch (error) {
    throw explain(error, dataDir);
  }
}

const LEFT_PROCESSES = /pre-existing shared memory block/;

/** The last processes of a killed PostgreSQL end a moment later and hold its memory until then. */
async function runOnceFree(
  place: PostgresPlace,
  options: EmbeddedPostgresOptions,
  tries = 20,
): Promise<EmbeddedPostgres> {
  try {
    return await runServer(place, options);
  } catch (error) {
    if (tries === 0 || !LEFT_PROCESSES.test(String(error))) throw error;
    await pause(500);
    return runOnceFree(place, options, tries - 1);
  }
}

async function runServer(place: PostgresPlace, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const port = await freePort();
  const settings = Object.entries({ ...POSTGRES_SETTINGS, port, ...options.settings });
  const args = ['-D', place.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const run = launch(place, place.binaries.postgres, args);
  const watch = stopOrTell(place, run, options);
  const urls = urlsOf(port, place.password);
  try {
    await Promise.race([run.ended, waitUntilReady(place.cluster, run.child.pid)]);
    await ensureDatabase(urls.ownerUrl);
    watch.nowRunning();
    return { ...urls, stop: watch.stop };
  } catch (error) {
    await watch.stop();
    throw error;
  }
}

/** Stops the server. If it ends by itself after it was ready, that is reported as a crash. */
function stopOrTell(place: PostgresPlace, run: PostgresRun, options: EmbeddedPostgresOptions) {
  let expected = true;
  const stopWithUs = () => run.child.kill('SIGINT');
  process.once('exit', stopWithUs);
  const tell = (error?: Error) => {
    process.off('exit', stopWithUs);
    if (expected) return;
    const sentence = error?.message ?? 'PostgreSQL was stopped by somebody else.';
    options.log.error(sentence);
    options.onCrash?.(sentence);
  };
  run.ended.then(() => tell(), tell);
  const stop = () => {
    expected = true;
    return stopPostmaster(run.child.pid, place.cluster);
  };
  return {
    stop,
    nowRunning: () => {
      expected = false;
    },
  };
}
