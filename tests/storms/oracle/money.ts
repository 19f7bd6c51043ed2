/**
 * Arithmetic of the specification: whole piastres, shares by the largest remainder with ties to the earlier, percentages
 * half up. Written a second time, because an oracle owes nothing to the code that it judges.
 */
export type Piastres = number;

export const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** A whole percentage of a whole amount, half up. */
export const percent = (amount: Piastres, rate: number): Piastres =>
  Math.floor((2 * amount * rate + 100) / 200);

/** What of an amount is tax, where the tax is inside it: half up. */
export const taxInside = (gross: Piastres, rate: number): Piastres =>
  Math.floor((2 * gross * rate + 100 + rate) / (2 * (100 + rate)));

/** What each takes of a total, in proportion to its weight; equally where nobody weighs anything. */
export function shares(total: Piastres, weights: readonly number[]): Piastres[] {
  const all = sum(weights);
  if (all === 0)
    return shares(
      total,
      weights.map(() => 1),
    );
  const exact = weights.map(weight => BigInt(total) * BigInt(weight));
  const floors = exact.map(each => Number(each / BigInt(all)));
  const byRemainder = exact
    .map((each, at) => ({ at, remainder: Number(each % BigInt(all)) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, total - sum(floors))) floors[at] = (floors[at] ?? 0) + 1;
  return floors;
}

/**
 * Each of several amounts at a door is whole pounds if their total is, and the rest stands on the first.
 * `movable` is the part of each that may move to the first.
 */
export function wholePounds(movable: readonly Piastres[], fixed: readonly Piastres[]): Piastres[] {
  const total = sum(movable) + sum(fixed);
  if (total % 100 !== 0) return [...movable];
  const result = [...movable];
  for (let at = 1; at < result.length; at += 1) {
    const rest = ((result[at] as number) + (fixed[at] ?? 0)) % 100;
    if (rest > (result[at] as number)) continue;
    result[at] = (result[at] as number) - rest;
    result[0] = (result[0] as number) + rest;
  }
  return result;
}
