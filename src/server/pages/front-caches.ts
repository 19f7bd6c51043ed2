import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { SECOND } from '#platform/clock.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { CachedPage } from './page-cache.ts';

/** Remembers an address under which a page was given out, with what whoever asked takes. */
export type NotePage = (page: CachedPage, url: string, asked: IncomingHttpHeaders) => void;

interface FrontCaches {
  note: NotePage;
  /** Asks every cache in front to drop the page wherever it was given out, soon and without waiting. */
  purge: (page: CachedPage) => void;
  figures(): Readonly<Record<string, number>>;
}

/** One page has endless addresses (words behind its number, marks of campaigns): of those over, the front asks by ETag. */
const MOST_ADDRESSES = 8;
const LONGEST_ADDRESS = 1000;
/** In milliseconds: the tags of one change come together, and what is being sent with them arrives. */
const SETTLE = 10;
/** Changes may come faster than a front should ask for a page; the last of them is purged as well. */
const REST = 500;
const MOST_WAITING = 1000;

/**
 * The caches in front of the shop (`FRONT_CACHES`), which drop a page as soon as its data changes. Each process tells
 * of what it gave out itself. A purge that is lost costs nothing but time: a front asks by ETag after two seconds anyway
 * (decision 107). Does nothing where none is named.
 */
export function frontCaches({ frontCaches: addresses, publicUrl }: Config): FrontCaches {
  if (addresses.length === 0) return { note: () => {}, purge: () => {}, figures: () => ({}) };
  const fronts = addresses.map(address => ({
    address: new URL(address),
    agent: new Agent({ keepAlive: true, maxSockets: 8 }),
  }));
  const host = new URL(publicUrl).hostname;
  const counts = { purged: 0, not_there: 0, purges_failed: 0 };
  const noted = new WeakMap<CachedPage, Map<string, Asked>>();
  const schedule = brake(({ url, encoding }) => {
    for (const { address, agent } of fronts) {
      const headers = { host, ...(encoding && { 'accept-encoding': encoding }) };
      const { hostname, port } = address;
      const request = get({ hostname, port, path: url, agent, headers, signal: AbortSignal.timeout(SECOND) });
      request.on('response', reply => {
        reply.resume();
        counts[OUTCOMES[reply.statusCode ?? 0] ?? 'purges_failed'] += 1;
      });
      request.on('error', () => (counts.purges_failed += 1));
    }
  });
  return {
    figures: () => counts,
    note(page, url, { 'accept-encoding': accepted }) {
      if (page.status !== 200 || url.length > LONGEST_ADDRESS) return;
      const encoding = String(accepted ?? '');
      const own = noted.get(page) ?? new Map<string, Asked>();
      noted.set(page, own.set(`${encoding} ${url}`, { url, encoding }));
      if (own.size > MOST_ADDRESSES) own.delete(own.keys().next().value as string);
    },
    purge(page) {
      for (const [key, asked] of noted.get(page) ?? [])
        if (!schedule(key, asked)) counts.purges_failed += fronts.length;
    },
  };
}

/** How an address was asked for: nginx keeps a copy of each encoding. */
interface Asked {
  url: string;
  encoding: string;
}

const OUTCOMES: Readonly<Record<number, 'purged' | 'not_there'>> = {
  200: 'purged',
  404: 'not_there',
  412: 'not_there',
};

/** Does it once for what comes together, and then rests; false if too many wait. */
function brake(perform: (asked: Asked) => void) {
  const waiting = new Set<string>();
  const rested = new Map<string, number>();
  return (key: string, asked: Asked): boolean => {
    if (waiting.has(key)) return true;
    if (waiting.size >= MOST_WAITING) return false;
    waiting.add(key);
    const now = performance.now();
    const wait = Math.max(SETTLE, (rested.get(key) ?? 0) + REST - now);
    setTimeout(() => {
      waiting.delete(key);
      rested.set(key, performance.now());
      setTimeout(() => forget(key), REST).unref();
      perform(asked);
    }, wait).unref();
    return true;
  };

  function forget(key: string) {
    const at = rested.get(key);
    if (at !== undefined && at + REST <= performance.now()) rested.delete(key);
  }
}
