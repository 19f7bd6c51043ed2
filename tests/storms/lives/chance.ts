/** Chances that repeat by their seed (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  below(most: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % most;
  }

  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)] as T;
  }

  /** One of these, the heavier the likelier. */
  weighted<T extends { weight: number }>(all: readonly T[]): T {
    let at = this.below(all.reduce((sum, { weight }) => sum + weight, 0));
    return all.find(({ weight }) => (at -= weight) < 0) as T;
  }
}
