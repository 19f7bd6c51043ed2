import { type Piastres, sumPiastres } from './money.ts';

// A file of its own, because no page that shoppers only read needs it.

/**
 * Shares of a total in proportion to whole weights, summing to the total exactly. The piastres left over by rounding
 * down go to the largest remainders, the earlier share first. Weights that are all 0 share equally.
 * Throws RangeError for a total or weight that is negative or not whole, and for a total nobody takes.
 */
export function splitByWeight(total: Piastres, weights: readonly number[]): Piastres[] {
  if (weights.length === 0 && total !== 0) throw new RangeError('a total needs someone to share it');
  const parts = weights.map(exactWhole);
  const all = parts.reduce((sum, part) => sum + part, 0n);
  if (all === 0n) return splitEqually(total, weights.length);
  return handOutRest(total, roundDown(exactWhole(total), parts, all));
}

interface Share {
  index: number;
  amount: Piastres;
  remainder: bigint;
}

function splitEqually(total: Piastres, count: number): Piastres[] {
  if (count === 0) return [];
  return splitByWeight(
    total,
    Array.from({ length: count }, () => 1),
  );
}

// The product of a total and a weight, both in piastres, exceeds the safe integers; bigint does not.
function roundDown(total: bigint, parts: readonly bigint[], all: bigint): Share[] {
  return parts.map((part, index) => ({
    index,
    amount: Number((total * part) / all),
    remainder: (total * part) % all,
  }));
}

function handOutRest(total: Piastres, shares: readonly Share[]): Piastres[] {
  const amounts = shares.map(share => share.amount);
  const rest = total - sumPiastres(amounts);
  const neediest = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || a.index - b.index);
  for (const { index, amount } of neediest.slice(0, rest)) amounts[index] = amount + 1;
  return amounts;
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function exactWhole(value: number): bigint {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a whole amount: ${value}`);
  return BigInt(value);
}

/**
 * Moves piastres to the first share, so that each share comes to whole pounds with its base, as far as it is large enough.
 * The sum stays. Where all of it is not whole pounds, nothing is moved.
 */
export function wholePounds(shares: readonly Piastres[], bases: readonly Piastres[]): Piastres[] {
  if ((sumPiastres(shares) + sumPiastres(bases)) % 100 !== 0) return [...shares];
  const moved = shares.map((share, at) => {
    const rest = (share + (bases[at] ?? 0)) % 100;
    return at > 0 && rest <= share ? rest : 0;
  });
  return shares.map((share, at) => (at === 0 ? share + sumPiastres(moved) : share - (moved[at] ?? 0)));
}
