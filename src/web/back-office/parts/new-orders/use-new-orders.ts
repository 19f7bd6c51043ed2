import { useSyncExternalStore } from 'react';
import { countNewOrders } from '#modules/orders/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { SECOND } from '#platform/clock.ts';
import { api } from '../../../data/api.ts';
import { watchOrders } from './watch-orders.ts';

/** A page that hears nothing asks. */
const ASK_EVERY = 20 * SECOND;
/** The stream gives a sign of life every 15 seconds. */
const SILENCE = 40 * SECOND;

type Known = CallBody<typeof countNewOrders> | null;

/** Known once for all that show it. */
const state = { known: null as Known, heardAt: -SILENCE, isAsking: false, isStale: false };
const watchers = new Set<() => void>();
let watching: AbortController | null = null;

/** What comes while it asks is asked for once more. */
async function ask(): Promise<void> {
  state.isStale = true;
  if (state.isAsking) return;
  state.isAsking = true;
  while (state.isStale) {
    state.isStale = false;
    // Without a connection what was known stays.
    state.known = await api(countNewOrders, {}).catch(() => state.known);
    for (const tell of watchers) tell();
  }
  state.isAsking = false;
}

function lookUnlessHeard(): void {
  const hears = performance.now() - state.heardAt < SILENCE;
  if (document.visibilityState === 'visible' && !hears) void ask();
}

function watch(): AbortController {
  const stop = new AbortController();
  watchOrders(sign => {
    state.heardAt = performance.now();
    if (sign === 'news') void ask();
  }, stop.signal);
  void ask();
  const timer = setInterval(lookUnlessHeard, ASK_EVERY);
  document.addEventListener('visibilitychange', lookUnlessHeard, { signal: stop.signal });
  stop.signal.addEventListener('abort', () => clearInterval(timer));
  return stop;
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  watching ??= watch();
  return () => {
    watchers.delete(tell);
    if (watchers.size > 0) return;
    watching?.abort();
    watching = null;
  };
}

/**
 * The orders that wait to be accepted: heard as they come, or else asked for while the page is looked at. Null until
 * they are known.
 */
export function useNewOrders(): Known {
  return useSyncExternalStore(
    subscribe,
    () => state.known,
    () => null,
  );
}
