import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#platform/server/postgres/access.ts';

const READY_LIMIT_MS = 180_000;

export interface RunningShop {
  url: string;
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
  return { url, stop };
}

const isReady = (url: string) =>
  fetch(`${url}/healthz`).then(
    reply => reply.ok,
    () => false,
  );
