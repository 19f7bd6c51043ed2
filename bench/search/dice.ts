/** Chance that is the same in every run. */
export interface Dice {
  next(): number;
  one<T>(of: readonly T[]): T;
  chance(share: number): boolean;
  shuffled<T>(all: readonly T[]): T[];
}

export function diceOf(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <T>(of: readonly T[]) => of[Math.floor(next() * of.length)] as T;
  return {
    next,
    one,
    chance: share => next() < share,
    shuffled: all => {
      const left = [...all];
      const out: (typeof left)[number][] = [];
      while (left.length > 0) out.push(...left.splice(Math.floor(next() * left.length), 1));
      return out;
    },
  };
}
