export interface SeededRandom {
  /** A fraction from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** One item of the list; throws RangeError when the list is empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** A new list of the same items in another order. */
  shuffle<Item>(list: readonly Item[]): Item[];
}

const TWO_TO_32 = 0x1_0000_0000;

/**
 * Random-looking draws that are the same for the same seed (a 32-bit whole number), so demo goods and tests never
 * change by themselves. Not for secrets.
 */
export function seededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: list => pickWith(int, list),
    shuffle: list => shuffleWith(int, list),
  };
}

/** Tommy Ettinger's mulberry32: 32 bits of state, good enough for goods and far shorter than the better ones. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
}

type DrawInt = (min: number, max: number) => number;

function pickWith<Item>(int: DrawInt, list: readonly Item[]): Item {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[int(0, list.length - 1)] as Item;
}

/** Fisher and Yates: each order is equally likely. */
function shuffleWith<Item>(int: DrawInt, list: readonly Item[]): Item[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = int(0, last);
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
