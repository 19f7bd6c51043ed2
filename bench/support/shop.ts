import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#platform/server/postgres/access.ts';
import { hashOf } from '../../tests/support/hash.ts';

/** Where the demo shop is kept until demo or migrations change. */
export const DEMO_DIR = resolve(`.cache/bench/demo-${hashOf('demo', 'migrations')}`);

const READY_LIMIT_MS = 180_000;

export interface RunningShop {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The shop as `npm start` runs it, with these settings, once it is ready to serve. */
export async function startShop(settings: Record<string, string>): Promise<RunningShop> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, HOST: '127.0.0.1', ...settings, PORT: port };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const limit = Date.now() + READY_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      child.kill();
      throw new Error('The shop did not start; it says why above.');
    }
    await pause(100);
  }
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url, pid: child.pid as number, stop };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    reply => reply.ok,
    () => false,
  );
