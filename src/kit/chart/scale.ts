/**
 * Round whole values for the axis, from 0 to at least the largest: multiples of one, two, two and a half or five times
 * a power of ten.
 */
export function ticksUpTo(largest: number): number[] {
  const [axis] = STEPS.map(steps => ({ steps, step: stepFor(largest, steps) })).toSorted(
    (one, other) => one.steps * one.step - other.steps * other.step,
  );
  const { steps, step } = axis as { steps: number; step: number };
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

/** Those that waste least of the drawing's height are taken; four if others waste as much. */
const STEPS = [4, 5, 3];

function stepFor(largest: number, steps: number): number {
  const rough = Math.max(largest, steps) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const times = [1, 2, 2.5, 5, 10].find(each => each * power >= rough) ?? 10;
  return Math.ceil(times * power);
}

/** The position of a point, from 0 for the first to 1 for the last. */
export function placeOf(at: number, count: number): number {
  return count <= 1 ? 1 : at / (count - 1);
}

/** The point nearest to a position. */
export function nearest(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));
}
