import { hostname } from 'node:os';
import { SECOND } from '../../clock.ts';
import { type ErrorEntry, logsBody, type Span, tracesBody } from './otlp.ts';

/** Where spans and errors go: any collector that takes OTLP over HTTP. Whoever hands something in never waits. */
export interface Collector {
  takeSpan(span: Span): void;
  takeError(entry: ErrorEntry): void;
  /** Sends what is left, for at most a few seconds. */
  close(): Promise<void>;
}

export interface CollectorSettings {
  /** Without a slash at its end; `/v1/traces` and `/v1/logs` follow. */
  url: string;
  /** A key to the collector, for example. */
  headers: Readonly<Record<string, string>>;
  /** Of a hundred requests and jobs, so many are traced. Errors are sent always. */
  tracedPercent: number;
}

const SEND_EVERY = 2 * SECOND;
const PATIENCE = 3 * SECOND;
/** What a collector that is away for long makes us hold; the rest is dropped. */
const MOST_HELD = 2_000;

/** A collector that is slow, away or wrong costs the shop nothing but this memory. */
export function openCollector({ url, headers }: CollectorSettings): Collector {
  const resource = { 'service.name': 'wekala', 'service.instance.id': `${hostname()}:${process.pid}` };
  const send = async (path: string, body: object) => {
    await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => undefined);
  };
  const spans = batch<Span>(held => send('/v1/traces', tracesBody(held, resource)));
  const errors = batch<ErrorEntry>(held => send('/v1/logs', logsBody(held, resource)));
  return {
    takeSpan: spans.add,
    takeError: errors.add,
    async close() {
      await Promise.all([spans.close(), errors.close()]);
    },
  };
}

/** Sends what came together; one sending at a time. */
function batch<T>(send: (held: T[]) => Promise<void>) {
  let held: T[] = [];
  let sending = Promise.resolve();
  const flush = () => {
    if (held.length === 0) return sending;
    const begun = held;
    held = [];
    sending = sending.then(() => send(begun));
    return sending;
  };
  const timer = setInterval(() => void flush(), SEND_EVERY);
  timer.unref();
  return {
    add(one: T) {
      if (held.length < MOST_HELD) held.push(one);
    },
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
