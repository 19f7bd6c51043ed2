import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE, SECOND } from '#platform/clock.ts';
import { freePort } from '#platform/server/postgres/access.ts';

export interface ShopNode {
  url: string;
  kill(): void;
  /** Mebibytes in memory. */
  memory(): number;
  /** How often it was started again, by a kill or by itself. */
  restarts(): number;
  close(): void;
}

/** A process of the shop under a supervisor that starts it again after a second, as systemd does. */
export async function openNode(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<ShopNode> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    // One key for all nodes, used for nothing but this run.
    SECRET_KEY: '07'.repeat(32),
    PORT: String(port),
    LOG_LEVEL: 'error',
    ...settings,
  };
  let child: ChildProcess;
  let starts = 0;
  let isClosed = false;
  const run = () => {
    starts += 1;
    child = spawn(process.execPath, [path.join(import.meta.dirname, 'node.ts')], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', () => void pause(SECOND).then(() => isClosed || run()));
  };
  run();
  const url = `http://127.0.0.1:${port}`;
  const limit = Date.now() + MINUTE;
  while (!(await isReady(url))) {
    if (Date.now() > limit) throw new Error('a process of the shop did not start within a minute');
    await pause(100);
  }
  return {
    url,
    kill: () => void child.kill('SIGKILL'),
    memory: () => residentPages(child.pid) * PAGE_MIB,
    restarts: () => starts - 1,
    close() {
      isClosed = true;
      child.kill('SIGKILL');
    },
  };
}

const PAGE_MIB = 4096 / 2 ** 20;
const residentPages = (pid: number | undefined) =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    reply => reply.ok,
    () => false,
  );
