import { randomKey } from '../../random-key.ts';

/** Kept over a reload: a press whose answer was lost must find its order again, not place another. */
const KEY = 'checkout-attempt';

interface Attempt {
  key: string;
  request: string;
}

/** The idempotency key of a request: the same one for as long as the request stays the same. */
export function keyFor(request: object): string {
  const text = JSON.stringify(request);
  const earlier = stored();
  if (earlier?.request === text) return earlier.key;
  const attempt: Attempt = { key: randomKey(), request: text };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Storage is forbidden: then a reload is a new attempt.
  }
  return attempt.key;
}

/** Once the order is placed, the same cart again is another order. */
export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function stored(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}
