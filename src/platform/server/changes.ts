import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '../clock.ts';
import { DatabaseAway } from './outage/database-away.ts';

export type ChangeListener = (tag: string) => void;

/** What the caches hold has changed; or something came that open pages wait for. */
const CHANNELS = ['shop_changed', 'shop_news'] as const;
type Channel = (typeof CHANNELS)[number];
type Tell = (channel: Channel, payload: string) => void;

/**
 * Changes in the database, reported by its triggers, whichever process or person made them. The same connection tells
 * whether the database answers at all.
 */
export interface Changes {
  listen(listener: ChangeListener): void;
  /** News for open pages: see streams.ts. */
  onNews(listener: ChangeListener): void;
  /** Resolves when every change committed before the call has reached the listeners. */
  flush(): Promise<void>;
  /** Whether the database has stopped answering. */
  isAway(): boolean;
  /** What `work` gives, or a rejection with DatabaseAway as soon as the database stops answering. */
  unlessAway<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const RETRY_MS = 500;
const CONNECT_LIMIT = 3 * SECOND;
const PULSE = SECOND;
/** A connection that is silent for this long counts as broken. With the pulse, a call waits for at most four seconds. */
const SILENCE = 3 * SECOND;

/** One connection that listens. It breaks once, whatever happens to it, and is never used again. */
interface Line {
  broken: Promise<'closed' | 'silent'>;
  /** Resolves when everything that was sent before has arrived, or the line is broken. */
  ask(): Promise<void>;
  end(): void;
}

async function openLine(url: string, tell: Tell): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'wekala changes',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_LIMIT,
  });
  const broken = Promise.withResolvers<'closed' | 'silent'>();
  client.on('notification', ({ channel, payload }) => tell(channel as Channel, payload ?? 'all'));
  // One break gives several errors. Only the first resolves the promise.
  client.on('error', () => broken.resolve('closed'));
  client.on('end', () => broken.resolve('closed'));
  // Ended at once instead of politely: a database that is silent never answers a goodbye.
  const end = () => {
    broken.resolve('closed');
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  };
  const answer = async (asked: Promise<unknown>) => {
    const timer = setTimeout(() => broken.resolve('silent'), SILENCE);
    await Promise.race([asked.catch(() => broken.resolve('closed')), broken.promise]);
    clearTimeout(timer);
  };
  try {
    await client.connect();
    await answer(client.query(CHANNELS.map(each => `listen ${each}`).join('; ')));
  } catch (error) {
    end();
    throw error;
  }
  return { broken: broken.promise, ask: () => answer(client.query('')), end };
}

/** Whether the database answers, and who waits for it. */
function presence() {
  const waiting = new Set<() => void>();
  let isAway = false;
  return {
    isAway: () => isAway,
    goAway() {
      isAway = true;
      for (const giveUp of waiting) giveUp();
    },
    comeBack() {
      isAway = false;
    },
    async unlessAway<T>(work: () => Promise<T>): Promise<T> {
      if (isAway) throw new DatabaseAway();
      const away = Promise.withResolvers<never>();
      const giveUp = () => away.reject(new DatabaseAway());
      waiting.add(giveUp);
      try {
        return await Promise.race([work(), away.promise]);
      } finally {
        waiting.delete(giveUp);
      }
    },
  };
}

/** Replaces the line whenever it breaks, until it is closed. */
async function openLastingLine(
  url: string,
  { tell, here }: { tell: Tell; here: ReturnType<typeof presence> },
) {
  const stopped = new AbortController();
  let line = await openLine(url, tell);
  const keeping = listen();
  const dropAll = () => {
    for (const channel of CHANNELS) tell(channel, 'all');
  };

  async function listen(): Promise<void> {
    while (!stopped.signal.aborted) {
      const how = await line.broken;
      line.end();
      if (stopped.signal.aborted) return;
      dropAll();
      if (how === 'silent') here.goAway();
      await reopen();
    }
  }

  /** A connection that alone was cut is back at once, and nobody needs to know. */
  async function reopen(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        line = await openLine(url, tell);
        here.comeBack();
        return dropAll();
      } catch {
        here.goAway();
        await pause(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  return {
    ask: () => line.ask(),
    async close() {
      stopped.abort();
      line.end();
      await keeping;
    },
  };
}

/**
 * Listens on a connection of its own, of which there is one at a time, whatever breaks. When it breaks, and again once
 * it is back, listeners get `all`. Throws if the first connection cannot be made.
 */
export async function listenForChanges(url: string): Promise<Changes> {
  const listeners: Record<Channel, ChangeListener[]> = { shop_changed: [], shop_news: [] };
  const tell: Tell = (channel, payload) => {
    for (const listener of listeners[channel]) listener(payload);
  };
  const here = presence();
  const line = await openLastingLine(url, { tell, here });
  let answering = Promise.resolve();
  let next: Promise<void> | null = null;

  /** Asks one question at a time. Callers that arrive during a question share the next one. */
  function ask(): Promise<void> {
    next = null;
    answering = here.isAway() ? Promise.resolve() : line.ask();
    return answering;
  }

  // A notification is sent before the answer to any query that the listening connection is asked afterwards.
  function flush(): Promise<void> {
    next ??= answering.then(ask);
    return next;
  }

  const pulse = setInterval(() => void flush(), PULSE);
  return {
    listen: listener => void listeners.shop_changed.push(listener),
    onNews: listener => void listeners.shop_news.push(listener),
    flush,
    isAway: here.isAway,
    unlessAway: here.unlessAway,
    async close() {
      clearInterval(pulse);
      await line.close();
    },
  };
}
