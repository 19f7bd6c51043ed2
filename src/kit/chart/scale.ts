/**
 * Round whole values for the axis, from 0 to at least the largest: multiples of one, two, two and a half or five times
 * a power of ten.
 */
export function ticksUpTo(largest: number, steps = 4): number[] {
  const rough = Math.max(largest, steps) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find(times => times * power >= rough) ?? 10) * power;
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

/** The position of a point, from 0 for the first to 1 for the last. */
export function placeOf(at: number, count: number): number {
  return count <= 1 ? 1 : at / (count - 1);
}

/** The point nearest to a position. */
export function nearest(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));
}
