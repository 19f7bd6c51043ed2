/** Runs a task at once or when an earlier one ends; rejects with `full()` if too many wait. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets `open` tasks run at the same time and `waiting` more queue. */
export function gate({ open, waiting, full }: { open: number; waiting: number; full: () => Error }): Gate {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < open) return void (running += 1);
    if (line.length >= waiting) throw full();
    // A finished task passes its place on, so no new task can jump the queue.
    await new Promise<void>(resolve => void line.push(resolve));
  }

  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return async task => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
