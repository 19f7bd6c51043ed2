import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ensureDatabase, freePort, OWNER, postgresUrl } from '#platform/server/postgres/access.ts';
import { ensureCluster } from '#platform/server/postgres/cluster.ts';
import { findPlace, launch, type PostgresPlace } from '#platform/server/postgres/place.ts';
import { POSTGRES_SETTINGS } from '#platform/server/postgres/settings.ts';
import { openRouter } from './router.ts';

/** One PostgreSQL of the pair. */
interface Server {
  place: PostgresPlace;
  port: number;
  pid: number;
}

export interface Cluster {
  /** Leads to the primary, whichever it is, as HAProxy does in production (ops/haproxy-database.cfg). */
  url: string;
  /** The standby, which may only be read. */
  standbyUrl(): string;
  /** Lets the standby take in changes without showing them, until it is told to go on. */
  holdStandby(): Promise<void>;
  goOnStandby(): Promise<void>;
  /** From here on no commit is confirmed. */
  killStandby(): Promise<void>;
  /** Kills the primary and promotes its standby. Resolves when the new primary has a standby again. */
  failOver(): Promise<void>;
  /** Stops the primary in good order and starts it again. */
  restart(): Promise<void>;
  /** Stops every process of the primary for so many milliseconds, without their knowing. */
  suspend(ms: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Two embedded PostgreSQL 18, one the synchronous standby of the other, in this folder. A commit is told only when both
 * have it. It has no quorum and no witness: what decides is this script, so it shows what the shop does in a fail-over,
 * not who should begin one.
 */
export async function openCluster(folder: string): Promise<Cluster> {
  const names = ['a', 'b'];
  let primary = await startFirst(path.join(folder, names[0] as string));
  await ensureDatabase(owner(primary));
  const router = await openRouter(primary.port);
  let standby = await addStandby(primary, path.join(folder, names[1] as string));

  return {
    url: postgresUrl(router.port, primary.place.password),
    standbyUrl: () => postgresUrl(standby.port, standby.place.password),
    holdStandby: async () => void (await ask(owner(standby), 'select pg_wal_replay_pause()')),
    goOnStandby: async () => void (await ask(owner(standby), 'select pg_wal_replay_resume()')),
    killStandby: () => signalAll(standby.pid, 'SIGKILL'),
    async failOver() {
      const dead = primary;
      await signalAll(dead.pid, 'SIGKILL');
      // It would wait for a standby of its own, which it gets below.
      await ask(owner(standby), `alter system set synchronous_standby_names = ''`);
      await ask(owner(standby), 'select pg_reload_conf()');
      await ask(owner(standby), 'select pg_promote()');
      primary = standby;
      router.leadTo(primary.port);
      await rm(dead.place.cluster, { recursive: true, force: true });
      standby = await addStandby(primary, dead.place.dataDir);
    },
    async restart() {
      process.kill(primary.pid, 'SIGINT');
      while (isAlive(primary.pid)) await pause(20);
      router.leadTo(primary.port);
      primary = await start(primary.place, primary.port);
    },
    async suspend(ms) {
      await signalAll(primary.pid, 'SIGSTOP');
      await pause(ms);
      await signalAll(primary.pid, 'SIGCONT');
    },
    async close() {
      router.close();
      await Promise.all([signalAll(primary.pid, 'SIGKILL'), signalAll(standby.pid, 'SIGKILL')]);
      // Each end reads its log once more, which the caller is about to remove.
      while (isAlive(primary.pid) || isAlive(standby.pid)) await pause(20);
    },
  };
}

const owner = (server: Server) => postgresUrl(server.port, server.place.password, OWNER);

async function startFirst(dataDir: string): Promise<Server> {
  await mkdir(path.join(dataDir, 'logs'), { recursive: true });
  const place = await findPlace(dataDir);
  await ensureCluster(place);
  return start(place, await freePort());
}

/** A copy of the primary that follows it; from here on each commit waits for it. */
async function addStandby(primary: Server, dataDir: string): Promise<Server> {
  const url = postgresUrl(primary.port, primary.place.password, OWNER);
  await mkdir(path.join(dataDir, 'logs'), { recursive: true });
  await cp(primary.place.passwordFile, path.join(dataDir, 'postgres-password'), { preserveTimestamps: true });
  const place = await findPlace(dataDir);
  await copyCluster(url, { from: primary.place, to: place });
  const server = await start(place, await freePort());
  await ask(url, `alter system set synchronous_standby_names = '*'`);
  await ask(url, 'select pg_reload_conf()');
  const follows = `select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`;
  while ((await ask(url, follows)).length === 0) await pause(50);
  return server;
}

const isCopied = (file: string) => !LEFT_OUT.test(file);
const LEFT_OUT = /\/(pg_wal\/.+|postmaster\.(pid|opts)|standby\.signal)$/;

async function copyCluster(url: string, { from, to }: { from: PostgresPlace; to: PostgresPlace }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('standby', true)`);
  await cp(from.cluster, to.cluster, { recursive: true, filter: isCopied, preserveTimestamps: true });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  await writeFile(path.join(to.cluster, 'backup_label'), rows[0].labelfile);
  await writeFile(path.join(to.cluster, 'standby.signal'), '');
  const { port, password } = new URL(url);
  await appendFile(
    path.join(to.cluster, 'postgresql.auto.conf'),
    `\nsynchronous_standby_names = ''\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=${OWNER} password=${password}'\n`,
  );
  if (process.getuid?.() === 0)
    await promisify(execFile)('chown', ['-R', '--reference', from.cluster, to.cluster]);
  await promisify(execFile)('chmod', ['700', to.cluster]);
}

async function start(place: PostgresPlace, port: number): Promise<Server> {
  const settings = Object.entries({
    ...POSTGRES_SETTINGS,
    port,
    wal_keep_size: '1GB',
    shared_buffers: '64MB',
  });
  const args = ['-D', place.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const { child, ended } = launch(place, place.binaries.postgres, args);
  // It is killed on purpose, again and again.
  ended.catch(() => undefined);
  const url = postgresUrl(port, place.password, OWNER).replace(/\/[^/]*$/, '/postgres');
  const isOpen = () =>
    ask(url, 'select 1').then(
      () => true,
      () => false,
    );
  while (!(await isOpen())) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: see ${place.logFile}`);
    await pause(50);
  }
  return { place, port, pid: child.pid as number };
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The postmaster first, so that it begins nothing else. */
async function signalAll(postmaster: number, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout.split('\n').map(line => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([pid, parent]) => (pid && parent === postmaster ? [pid] : []));
  for (const pid of [postmaster, ...children]) if (isAlive(pid)) process.kill(pid, signal);
}
