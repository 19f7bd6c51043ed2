import type { SeededRandom } from '#platform/random.ts';

/** Shares of a former price that shops here really take off, in percent. */
const CUTS = [5, 7, 8, 12, 14, 15, 18, 20, 22, 25, 30, 33, 38, 45];

/** A former price above this one in piastres, ending as shops write it, and never the price times 1.1. */
export function formerPrice(random: SeededRandom, price: number): number {
  const raw = price / (1 - random.pick(CUTS) / 100);
  const step = stepOf(raw);
  const rounded = Math.ceil(raw / step) * step;
  const ending = price > 20_000 && random.next() < 0.5 ? rounded - 100 : rounded;
  const former = ending > price ? ending : rounded + step;
  return former === Math.round(price * 1.1) ? former + step : former;
}

/** Dear things end in fifties of pounds, cheap ones in single pounds. */
function stepOf(piastres: number): number {
  if (piastres < 5_000) return 100;
  if (piastres < 50_000) return 500;
  return piastres < 500_000 ? 1_000 : 5_000;
}
