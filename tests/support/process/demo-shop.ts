import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#platform/server/postgres/access.ts';
import { hashOf } from '../hash.ts';

/**
 * Said even where it is the default: a developer's .env must not lead a journey to a real shop. Each new account of a
 * journey says that it comes from elsewhere, as behind one proxy: an address gets few codes an hour.
 */
export const journeyEnv = (port: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  TRUSTED_PROXIES: '1',
  DATABASE_URL: '',
  SMTP_URL: '',
  SMS_GATEWAY_URL: '',
  LOG_LEVEL: 'warn',
});

/**
 * The built server on a copy of the demo, in this folder. Loading the demo takes long, so a loaded shop is kept in .cache
 * for as long as demo and migrations stay the same.
 */
export async function startDemo(folder: string, port: string): Promise<ChildProcess> {
  const loaded = `.cache/demo-${hashOf('demo', 'migrations')}`;
  if (!existsSync(loaded)) await loadShop(loaded);
  rmSync(folder, { recursive: true, force: true });
  // `cp -a` keeps the owner of the database's files, which fs.cp does not.
  execFileSync('cp', ['-a', loaded, folder]);
  return startShop(folder, port);
}

/** Waits until the shop on this port answers; throws if its process ended before. */
export async function awaitShop(shop: ChildProcess, port: string): Promise<void> {
  while (shop.exitCode === null && !(await isReady(port))) await pause(200);
  if (shop.exitCode !== null) throw new Error('The shop of a journey could not start; it says why above.');
}

/**
 * The shop loads the demo by itself when its database is empty; once it is ready it has done so. On a port of its own:
 * on ours Playwright would take it for the shop that is to be visited.
 */
async function loadShop(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  for (const stale of globSync('.cache/demo-*')) rmSync(stale, { recursive: true, force: true });
  const port = String(await freePort());
  const first = startShop(draft, port);
  await awaitShop(first, port);
  await stopShop(first);
  renameSync(draft, folder);
}

export async function stopShop(shop: ChildProcess): Promise<void> {
  shop.kill('SIGTERM');
  if (shop.exitCode === null) await once(shop, 'exit');
}

function startShop(folder: string, port: string): ChildProcess {
  const env = { ...process.env, ...journeyEnv(port), DATA_DIR: folder };
  return spawn(process.execPath, ['src/server/main.ts'], { env, stdio: 'inherit' });
}

async function isReady(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    reply => reply.ok,
    () => false,
  );
}
