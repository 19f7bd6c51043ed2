import pg from 'pg';

export type ChangeListener = (tag: string) => void;

/** Changes in the database, reported by its triggers on `shop_changed`, whichever process or person made them. */
export interface Changes {
  listen(listener: ChangeListener): void;
  /** Resolves when every change committed before the call has reached the listeners. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 500;
/** A connection that is silent for this long counts as broken, so that nobody waits longer. */
const SILENCE_MS = 2_000;

async function answered(client: pg.Client): Promise<void> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Error('the listening connection is silent')), SILENCE_MS);
  try {
    await Promise.race([client.query(''), silence.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Listens on a connection of its own. When that breaks, and again once it is back, listeners hear `all`. */
export async function listenForChanges(url: string): Promise<Changes> {
  const listeners: ChangeListener[] = [];
  let closed = false;
  let answering = Promise.resolve();
  let next: Promise<void> | null = null;
  let client = await open();

  async function open(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'wekala changes' });
    fresh.on('notification', ({ payload }) => tell(payload ?? 'all'));
    fresh.on('error', () => void reopen());
    await fresh.connect();
    await fresh.query('listen shop_changed');
    return fresh;
  }

  async function reopen(): Promise<void> {
    if (closed) return;
    tell('all');
    try {
      client = await open();
      tell('all');
    } catch {
      setTimeout(() => void reopen(), RETRY_MS);
    }
  }

  function tell(tag: string) {
    for (const listener of listeners) listener(tag);
  }

  /** Asks one question at a time. Callers that arrive during a question share the next one. */
  function ask(): Promise<void> {
    next = null;
    answering = answered(client).catch(() => tell('all'));
    return answering;
  }

  return {
    listen: listener => void listeners.push(listener),
    // A notification is sent before the answer to any query that the listening connection is asked afterwards.
    settle: () => (next ??= answering.then(ask)),
    async close() {
      closed = true;
      await client.end();
    },
  };
}
