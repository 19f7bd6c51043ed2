import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '#platform/clock.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Log } from '#platform/server/log.ts';
import { isUnreachable } from '#platform/server/outage/database-away.ts';
import { CLOSED_HEADERS, CLOSED_PAGE } from '../pages/closed-page.ts';

const TRY_EVERY = SECOND;
const SAY_EVERY = 30;
const CONNECT_LIMIT = 3 * SECOND;

/**
 * What `open` gives, which is tried again until the database takes connections and keeps them: one that restarts answers
 * once and is gone again. Until then the log says every half minute what is the matter, and the shop's address answers
 * 503. Throws if waiting cannot help: a wrong password, or no such database.
 */
export async function onceDatabaseAnswers<T>(
  url: string,
  open: () => Promise<T>,
  { config, log }: { config: Config; log: Log },
): Promise<T> {
  let waiting: { close(): Promise<void> } | null = null;
  try {
    for (let tries = 0; ; tries += 1) {
      const tried = await tryOnce(url, open);
      if ('opened' in tried) return tried.opened;
      if (tries % SAY_EVERY === 0)
        log.warn(`The database of DATABASE_URL does not answer (${tried.trouble}): waiting until it does.`);
      waiting ??= await answerMeanwhile(config);
      await pause(TRY_EVERY);
    }
  } finally {
    await waiting?.close();
  }
}

/** What was opened, or what keeps us from the database. */
async function tryOnce<T>(url: string, open: () => Promise<T>): Promise<{ opened: T } | { trouble: string }> {
  try {
    await connectOnce(url);
    return { opened: await open() };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    return { trouble: message || String(code) };
  }
}

/** Unlike everything that follows, it waits for an answer no longer than it must. */
async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function answerMeanwhile({ host, port }: Config): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path === '/livez') return void response.writeHead(200).end('{"status":"waiting for the database"}');
    response.writeHead(503, CLOSED_HEADERS).end(CLOSED_PAGE);
  });
  const opened = Promise.withResolvers<void>();
  server.once('error', opened.reject);
  server.listen(port, host, opened.resolve);
  await opened.promise;
  return {
    close: () =>
      new Promise(done => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
