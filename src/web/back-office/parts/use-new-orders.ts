import { useEffect, useState } from 'react';
import { countNewOrders } from '#modules/orders/back-office.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { SECOND } from '#platform/clock.ts';
import { api } from '../../data/api.ts';

/** How soon an open page hears of a new order. */
const EVERY_MS = 20 * SECOND;

type Known = CallBody<typeof countNewOrders> | null;

/** Asked once for all that show it. */
const kept: { askedAt: number; answer: Promise<Known> } = { askedAt: 0, answer: Promise.resolve(null) };

function ask(): Promise<Known> {
  if (Date.now() - kept.askedAt < EVERY_MS / 2) return kept.answer;
  const before = kept.answer;
  kept.askedAt = Date.now();
  // Without a connection what was known stays.
  kept.answer = api(countNewOrders, {}).catch(() => before);
  return kept.answer;
}

/**
 * The orders that wait to be accepted, asked again while the page is looked at, and at once when it is looked at again;
 * null until they are known.
 */
export function useNewOrders(): Known {
  const [known, setKnown] = useState<Known>(null);
  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void ask().then(answer => !stop.signal.aborted && setKnown(answer));
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, []);
  return known;
}
