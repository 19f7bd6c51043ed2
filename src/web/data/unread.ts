import { useEffect, useSyncExternalStore } from 'react';
import { countUnread } from '#modules/notifications/calls.ts';
import { MINUTE } from '#platform/clock.ts';
import { api } from './api.ts';

/** People turn pages faster than news comes. */
const FRESH_MS = MINUTE;

let unread = 0;
let askedAt = 0;
const listeners = new Set<() => void>();

/** Every mark on the page shows it, and the app's own on the screen of a phone. */
export function setUnread(count: number): void {
  unread = count;
  askedAt = Date.now();
  for (const listener of listeners) listener();
  (navigator as { setAppBadge?: (count: number) => Promise<void> })
    .setAppBadge?.(count)
    .catch(() => undefined);
}

function askUnread(): void {
  if (Date.now() - askedAt < FRESH_MS) return;
  askedAt = Date.now();
  // Without an answer the mark stays as it was.
  void api(countUnread, {}).then(
    body => setUnread(body.unread),
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many notices of the account are unread; asked once for all marks, and again when the window gets the focus. */
export function useUnread(): number {
  useEffect(() => {
    askUnread();
    addEventListener('focus', askUnread);
    return () => removeEventListener('focus', askUnread);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}
