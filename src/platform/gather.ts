/**
 * Does in one call what is asked while an earlier call runs, up to `most` items of it: a call that takes as long for many
 * as for one is then made seldom under load, and at once otherwise. Whoever asked is told how the call of their item
 * ended; a call that fails ends for all of its items.
 */
export function gather<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  most: number,
): (item: Item) => Promise<void> {
  const batches: { items: Item[]; done: Promise<void> }[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function begin(): (typeof batches)[number] {
    const items: Item[] = [];
    // What is asked in the same turn of the event loop belongs together, also when nothing runs.
    const done = Promise.all([last, new Promise(setImmediate)]).then(() => {
      batches.shift();
      return work(items);
    });
    last = done.catch(() => undefined);
    const batch = { items, done };
    batches.push(batch);
    return batch;
  }

  return item => {
    const newest = batches.at(-1);
    const batch = newest && newest.items.length < most ? newest : begin();
    batch.items.push(item);
    return batch.done;
  };
}
