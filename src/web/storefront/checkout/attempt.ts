import { randomKey } from '../../random-key.ts';

/** Stored over a reload, because a press whose answer was lost must find its order again and not place another. */
const KEY = 'checkout-attempt';

interface Attempt {
  key: string;
  request: string;
}

/** The idempotency key of a request, which stays the same as long as the request does. */
export function keyFor(request: object): string {
  const text = JSON.stringify(request);
  const earlier = stored();
  if (earlier?.request === text) return earlier.key;
  const attempt: Attempt = { key: randomKey(), request: text };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Storage is forbidden, so a reload is a new attempt.
  }
  return attempt.key;
}

/** Once the order is placed, the same cart again is another order. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

function stored(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}
