/** Equals the slide's transition, `--t-slide` [CRD-7]. */
const LOCK_MS = 300;

/** Ignores arrows, dots, keys and pointer while a slide is moving. */
export interface SlideLock {
  close: () => void;
  isClosed: () => boolean;
}

export function slideLock(): SlideLock {
  let until = 0;
  return {
    close() {
      until = performance.now() + LOCK_MS;
    },
    isClosed: () => performance.now() < until,
  };
}
