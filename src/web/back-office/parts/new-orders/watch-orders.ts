import { streamNewOrders } from '#modules/orders/back-office.calls.ts';
import { SECOND } from '#platform/clock.ts';
import { Refusal } from '#platform/refusal.ts';
import { readEvents, type Sign } from '#web/data/events.ts';

/** One tab of a browser holds the stream and tells the others: a browser opens six connections to a shop. */
const NAME = 'wekala.orders';
const AGAIN_AFTER = 3 * SECOND;

/**
 * Tells of orders that began or ceased to wait, and in between that the stream lives, until the signal. Whoever hears
 * nothing must ask.
 */
export function watchOrders(onSign: (sign: Sign) => void, signal: AbortSignal): void {
  // Browsers have locks for pages over https only.
  if (!navigator.locks) return;
  const tabs = new BroadcastChannel(NAME);
  tabs.addEventListener('message', ({ data }) => onSign(data as Sign));
  signal.addEventListener('abort', () => tabs.close());
  const tell = (sign: Sign) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has only its own origin
    tabs.postMessage(sign);
    onSign(sign);
  };
  navigator.locks.request(NAME, { signal }, () => keepWatching(tell, signal)).catch(() => undefined);
}

/** Streams end after some minutes, and when their process leaves. */
async function keepWatching(tell: (sign: Sign) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const sign of readEvents(streamNewOrders, {}, signal)) tell(sign);
    } catch (error) {
      if (error instanceof Refusal && (error.status === 401 || error.status === 403)) return;
    }
    await pause(signal);
  }
}

/** Not the same for everybody, or a process that comes back would be met by all of them at once. */
async function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, AGAIN_AFTER * (1 + Math.random()));
  signal.addEventListener('abort', () => resolve());
  return promise;
}
