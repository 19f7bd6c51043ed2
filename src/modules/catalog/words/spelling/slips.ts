import { areNeighbours } from './keyboards.ts';
import { ALIKE_LETTERS, WEAK_LETTERS } from './slips.text.ts';

/**
 * How far a typed word is from a known one: each missing, added, exchanged or wrong letter costs 1, cheaper where the
 * hand slips easily: a doubled letter, a neighbouring key, two letters in the wrong order, weak letters.
 */
export function slipsBetween(typed: string, known: string): number {
  const [a, b] = [[...typed], [...known]];
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const [x, y] = [a[i - 1] as string, b[j - 1] as string];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + (x === a[i - 2] ? 0.4 : costOf(x)),
        (row[j - 1] ?? 0) + (y === b[j - 2] ? 0.5 : costOf(y)),
        (rows[i - 1]?.[j - 1] ?? 0) + (x === y ? 0 : wrong(x, y)),
        x === b[j - 2] && a[i - 2] === y ? (rows[i - 2]?.[j - 2] ?? 0) + 0.6 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

const WEAK = new Set(WEAK_LETTERS);
const ALIKE = ALIKE_LETTERS.split(' ');

const costOf = (letter: string) => (WEAK.has(letter) ? 0.7 : 1);

function wrong(x: string, y: string): number {
  if (ALIKE.some(letters => letters.includes(x) && letters.includes(y))) return 0.5;
  if (WEAK.has(x) && WEAK.has(y)) return 0.6;
  return areNeighbours(x, y) ? 0.75 : 1;
}
