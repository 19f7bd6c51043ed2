/** A lane that does not listen itself looks for jobs at most this often because of a bell. */
const BELL_REST = 50;

/** Tells the lanes that do not listen themselves that there may be jobs. */
export interface Bell {
  ring(): void;
  subscribe(look: () => void): { stop(): void };
  close(): void;
}

/** Rings through at once, and again after a moment if it was rung meanwhile. */
export function jobBell(): Bell {
  const subscribers = new Set<() => void>();
  let resting: NodeJS.Timeout | undefined;
  let rung = false;
  const ring = () => {
    rung = resting !== undefined;
    if (rung) return;
    for (const look of subscribers) look();
    resting = setTimeout(() => {
      resting = undefined;
      if (rung) ring();
    }, BELL_REST);
  };
  return {
    ring,
    subscribe(look) {
      subscribers.add(look);
      return { stop: () => void subscribers.delete(look) };
    },
    close() {
      clearTimeout(resting);
      subscribers.clear();
    },
  };
}
