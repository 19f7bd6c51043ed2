import { parseArgs } from 'node:util';
import { type Load, median } from './load.ts';

export type Measure = (seconds: number) => Promise<Load>;

const ROUNDS = 3;
const WARM_UP_SECONDS = 2;

// A benchmark may have options of its own.
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '4' } }, strict: false });
const SECONDS = Number(values.seconds);

/**
 * Measures things in turn (a b, a b, a b), so that a busy moment of the machine affects both; each was warmed up.
 * `between` runs before each round, unmeasured. Returns the rounds of each.
 */
export async function inTurn(things: readonly Measure[], between?: () => Promise<void>): Promise<Load[][]> {
  const rounds: Load[][] = things.map(() => []);
  for (const measure of things) await measure(Math.min(WARM_UP_SECONDS, SECONDS));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, measure] of things.entries()) {
      await between?.();
      rounds[at]?.push(await measure(SECONDS));
    }
  }
  return rounds;
}

/** Each round against the same round of the limit: the median of the ratios. */
export function ratio(rounds: readonly Load[], limit: readonly Load[], of: keyof Load = 'perSecond'): number {
  return median(rounds.map((round, at) => round[of] / (limit[at]?.[of] ?? Number.NaN)));
}

export function middle(rounds: readonly Load[], of: keyof Load): number {
  return median(rounds.map(round => round[of]));
}
