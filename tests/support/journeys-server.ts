import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#platform/server/postgres/access.ts';
import { hashOf } from './hash.ts';

/**
 * The shop that browser journeys visit: the built server with the demo in its own database. Loading the demo takes
 * long, so a loaded shop is kept in .cache for as long as demo and migrations stay the same, and each run begins with
 * a copy of it. Playwright starts this program, with PORT and DATA_DIR in its environment, and stops it.
 */
const ownPort = process.env.PORT ?? '4173';
const dataDir = process.env.DATA_DIR ?? '.cache/journeys';

const loaded = `.cache/demo-${hashOf('demo', 'migrations')}`;
if (!existsSync(loaded)) await loadShop(loaded);
rmSync(dataDir, { recursive: true, force: true });
// `cp -a` keeps the owner of the database's files, which fs.cp does not.
execFileSync('cp', ['-a', loaded, dataDir]);
const shop = startShop(dataDir, ownPort);
process.once('SIGTERM', () => shop.kill('SIGTERM'));
const [code] = await once(shop, 'exit');
process.exit(code ?? 1);

/**
 * The shop loads the demo by itself when its database is empty; once it is ready it has done so. On a port of its own:
 * on ours Playwright would take it for the shop that is to be visited.
 */
async function loadShop(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  for (const stale of globSync('.cache/demo-*')) rmSync(stale, { recursive: true, force: true });
  const port = String(await freePort());
  const first = startShop(draft, port);
  while (first.exitCode === null && !(await isReady(port))) await pause(200);
  if (first.exitCode !== null) throw new Error('The shop could not load the demo; it says why above.');
  first.kill('SIGTERM');
  await once(first, 'exit');
  renameSync(draft, folder);
}

function startShop(folder: string, port: string): ChildProcess {
  const env = { ...process.env, DATA_DIR: folder, PORT: port };
  return spawn(process.execPath, ['src/server/main.ts'], { env, stdio: 'inherit' });
}

async function isReady(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    reply => reply.ok,
    () => false,
  );
}
