/** Runs a task at once or when one before it is done; rejects with `full()` when too many wait. */
export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets `open` tasks run at the same time and `waiting` more stand in line. */
export function gate({ open, waiting, full }: { open: number; waiting: number; full: () => Error }): Gate {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < open) return void (running += 1);
    if (line.length >= waiting) throw full();
    // Whoever leaves hands over his place, so that nobody slips in between.
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
