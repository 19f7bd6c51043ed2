import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SECOND } from '#platform/clock.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import { sayError } from '#platform/server/say-error.ts';
import { startShop } from './startup/start.ts';

/** After this the process ends, whatever is still in flight. */
const STOP_LIMIT = 20 * SECOND;

try {
  const config = loadConfig();
  const shop = await startShop(config);
  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT + config.drainSeconds * SECOND).unref();
    void shop.stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  void shop.broken.then(() => stop(1));
  collectGarbage();
} catch (error) {
  console.error(sayError(error));
  process.exitCode = 1;
  // The process normally ends by itself. Exiting while the log still opens its file would print a second stack.
  setTimeout(() => process.exit(), SECOND).unref();
}

/**
 * Starting leaves some 70 MB of garbage, which V8 keeps until memory is short (decision 127). Only this flavor gives pages
 * back to the system.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (how: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
