/** Prices at which shoppers think of another class of goods, in pounds. */
export const PRICE_STEPS = [
  50, 100, 150, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000,
  50_000, 100_000,
] as const;

const MOST_BUCKETS = 5;
/** Fewer products need no buckets. */
const FEWEST = 6;

export interface PriceBucket {
  /** In pounds, both included; `null`: open. */
  min: number | null;
  max: number | null;
  count: number;
}

/**
 * A few ranges of prices with about as many products each. `counts`: how many products cost less than the first of
 * `PRICE_STEPS`, then how many lie between each two, and last how many cost more than all.
 */
export function priceBuckets(counts: readonly number[]): PriceBucket[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < FEWEST) return [];
  const buckets: PriceBucket[] = [];
  let [min, inside]: [number | null, number] = [null, 0];
  for (const [at, count] of counts.entries()) {
    inside += count;
    const max = PRICE_STEPS[at] ?? null;
    const rest = counts.slice(at + 1).some(each => each > 0);
    if (inside < all / MOST_BUCKETS && rest) continue;
    if (inside > 0) buckets.push({ min, max: rest ? below(max) : null, count: inside });
    if (!rest) break;
    [min, inside] = [max, 0];
  }
  return buckets.length > 1 ? buckets : [];
}

/** A product at the step itself belongs to the range that begins with it. */
const below = (step: number | null) => step && (step * 100 - 1) / 100;
