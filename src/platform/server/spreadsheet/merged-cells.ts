const MERGED = /<(?:\w+:)?mergeCell\s[^<>]{0,100}?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/** Cells by their row, from 1, and their column, from 0. */
export type CellsByRow<T> = Map<number, Record<number, T>>;

export function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * The rows of the cells whose value the cells below show too, because they are merged. Only down a column: what is merged
 * across is a heading. Each cell is looked at once, however often a file names it.
 */
export function mergedBelow(sheet: string, lastRow: number): CellsByRow<number> {
  const found: CellsByRow<number> = new Map();
  for (const [, letters = '', first, last] of sheet.matchAll(MERGED)) {
    const column = columnOf(letters);
    for (let row = Number(first) + 1; row <= Math.min(Number(last), lastRow); row += 1) {
      const ofRow = found.get(row) ?? {};
      if (column in ofRow) break;
      ofRow[column] = Number(first);
      found.set(row, ofRow);
    }
  }
  return found;
}
