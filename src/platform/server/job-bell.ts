/** A lane that does not listen itself looks for jobs at most this often because of a bell. */
const BELL_REST = 50;

/** Tells the lanes that do not listen themselves that there may be jobs. */
export interface Bell {
  ring(): void;
  hear(look: () => void): { stop(): void };
  close(): void;
}

/** Rings through at once, and again after a moment if it was rung meanwhile. */
export function jobBell(): Bell {
  const hearing = new Set<() => void>();
  let resting: NodeJS.Timeout | undefined;
  let rung = false;
  const ring = () => {
    rung = resting !== undefined;
    if (rung) return;
    for (const look of hearing) look();
    resting = setTimeout(() => {
      resting = undefined;
      if (rung) ring();
    }, BELL_REST);
  };
  return {
    ring,
    hear(look) {
      hearing.add(look);
      return { stop: () => void hearing.delete(look) };
    },
    close() {
      clearTimeout(resting);
      hearing.clear();
    },
  };
}
