import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { migrate } from '#platform/server/migrate.ts';
import { clusterIn } from '#platform/server/postgres/place.ts';
import { readPostmasterFile } from '#platform/server/postgres/postmaster.ts';
import { memoryFolder } from '../../support/postgres/memory-folder.ts';

const TRIES = 50;
const PAUSE_MS = 100;

/** A PostgreSQL of one's own with an empty shop, and the settings of one that runs, to be killed and started again. */
export async function openServer() {
  const dataDir = await memoryFolder('wekala-crash-');
  const log = { info: () => {}, error: () => {} };
  const start = () => startEmbeddedPostgres({ dataDir, log });
  let server = await start();
  await migrate(server.url);
  const { pool, close } = openDatabase(server.url);
  await migrateJobs(pool).finally(close);

  /** The shared memory of a killed process is freed a moment later. */
  async function startOnceFree() {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await start();
      } catch (error) {
        if (left === 0 || !String(error).includes('still in use')) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  return {
    url: () => server.url,
    /** Ends every process of the server at once, as if the plug were pulled. */
    async kill() {
      const postmaster = (await readPostmasterFile(clusterIn(dataDir)))?.pid as number;
      // Held still, it neither takes on another connection nor begins to clear up after the others.
      send(postmaster, 'SIGSTOP');
      for (const pid of [...(await childrenOf(postmaster)), postmaster]) send(pid, 'SIGKILL');
    },
    async restart() {
      await server.stop();
      server = await startOnceFree();
      return server.url;
    },
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function send(pid: number, signal: 'SIGSTOP' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has gone already.
  }
}
