/** A lane that does not listen itself looks for jobs at most this often because of a bell. */
const BELL_REST = 50;

/** Whoever looks for jobs when the bell rings, and of which names. */
export interface Looker {
  has(job: string): boolean;
  look(): void;
}

/** Tells the lanes that do not listen themselves that there may be jobs for them. */
export interface Bell {
  /** For the lane of this job, or for all of them where nobody says which it is. */
  ring(job: string | undefined): void;
  subscribe(looker: Looker): { stop(): void };
  close(): void;
}

/** Rings through at once, and again after a moment if it was rung meanwhile. */
export function jobBell(): Bell {
  const lookers = new Set<Looker>();
  const rung = new Set<string | undefined>();
  let resting: NodeJS.Timeout | undefined;

  function ringThrough(): void {
    resting = undefined;
    if (rung.size === 0) return;
    const jobs = [...rung];
    rung.clear();
    for (const each of lookers) if (jobs.some(job => job === undefined || each.has(job))) each.look();
    resting = setTimeout(ringThrough, BELL_REST);
  }

  return {
    ring(job) {
      rung.add(job);
      if (!resting) ringThrough();
    },
    subscribe(looker) {
      lookers.add(looker);
      return { stop: () => void lookers.delete(looker) };
    },
    close() {
      clearTimeout(resting);
      lookers.clear();
    },
  };
}

/** What `start_job` says with its notification; the queue's own function does not say it. */
export function jobOf(payload: string | undefined): string | undefined {
  try {
    return (JSON.parse(payload ?? '') as { job?: string }).job;
  } catch {
    return undefined;
  }
}
