import { SECOND } from '#platform/clock.ts';
import { ConfigError, loadConfig } from '#platform/server/config.ts';
import { PostgresError } from '#platform/server/postgres/complaint.ts';
import { startShop } from './start.ts';

const STOP_LIMIT = 10 * SECOND;

try {
  const shop = await startShop(loadConfig());
  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    void shop.stop().finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  void shop.broken.then(() => stop(1));
} catch (error) {
  console.error(inOneSentence(error));
  process.exitCode = 1;
  // The process normally ends by itself. Exiting while the log still opens its file would print a second stack.
  setTimeout(() => process.exit(), SECOND).unref();
}

/** Errors that a person can act on get a plain sentence; all others show where they happened. */
function inOneSentence(error: unknown): string {
  const { code, message, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof ConfigError || error instanceof PostgresError) return message;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this user: choose one above 1023 with PORT.`;
  if (code === 'ENOSPC')
    return 'The disk is full: free some space, or set DATA_DIR to a folder on another disk.';
  if (code === 'ECONNREFUSED')
    return 'The database of DATABASE_URL does not answer: check that it runs and the address.';
  if (code === '28P01' || code === '3D000') return `The database of DATABASE_URL refuses us: ${message}.`;
  return stack ?? message;
}
