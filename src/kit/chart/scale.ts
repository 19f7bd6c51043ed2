/** Round values for the axis, from 0 to at least the largest, whole ones: one, two, two and a half or five of a power of ten apart. */
export function ticksUpTo(largest: number, steps = 4): number[] {
  const rough = Math.max(largest, steps) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find(times => times * power >= rough) ?? 10) * power;
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

/** Where the point stands between the first at the start and the last at the end, from 0 to 1. */
export function placeOf(at: number, count: number): number {
  return count <= 1 ? 1 : at / (count - 1);
}

/** The point that is nearest to a place. */
export function nearest(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));
}
