import { normalise } from '#platform/arabic.ts';
import { COLUMNS, type ColumnKey } from './columns.ts';
import type { ImportWords } from './product-import.ts';
import { columnTitles, exportText, importRefusal, otherTitles } from './text.ts';

export interface ReadColumns {
  /** The position of each known column, from 0. */
  places: ReadonlyMap<ColumnKey, number>;
  /** Titles that we do not know. */
  unknown: string[];
}

/**
 * Maps columns by their titles in any spelling, in Arabic or English, and by what the merchant said of them before. Titles
 * that nobody knows are told; without one for the name or a code, no row can be read yet.
 */
export function readColumns(head: readonly string[], said: ImportWords['columns'] = {}): ReadColumns {
  const places = new Map<ColumnKey, number>();
  const unknown: string[] = [];
  for (const [at, title] of head.entries()) {
    const key = keyOf(title, said);
    if (title === '' || key === '' || spelled(title) === spelled(exportText.reason)) continue;
    if (key === undefined) unknown.push(title);
    else if (places.has(key)) throw importRefusal('column_twice', { fields: { [key]: columnTitles[key] } });
    else places.set(key, at);
  }
  if (places.size + unknown.length === 0) throw importRefusal('no_known_column');
  return { places, unknown };
}

/** How far down titles are looked for. */
const DEEPEST_HEAD = 10;

/**
 * The row of titles and those below. Many a file says above whose list it is and of which month: if the first row has no
 * title that we know, the first one with two is meant, for one word alone may be anything.
 */
export function splitHead<R extends { cells: readonly string[] }>(
  rows: readonly R[],
  said: ImportWords['columns'] = {},
): { head: R | undefined; below: R[] } {
  const known = ({ cells }: R) => cells.filter(cell => keyOf(cell, said) !== undefined).length;
  const [first] = rows;
  const deeper =
    first && known(first) === 0 ? rows.slice(0, DEEPEST_HEAD).findIndex(row => known(row) > 1) : 0;
  const at = Math.max(0, deeper);
  return { head: rows[at], below: rows.slice(at + 1) };
}

/** A title may be any word, also one that every JavaScript object has. */
function keyOf(title: string, said: ImportWords['columns']): ColumnKey | '' | undefined {
  const name = spelled(title);
  return Object.hasOwn(said, name) ? said[name] : KEYS.get(name);
}

/** `product_code`, `Product Code` and `PRODUCT-CODE` are one title. */
export function spelled(title: string): string {
  return normalise(title.replaceAll('_', ' '));
}

const KEYS: ReadonlyMap<string, ColumnKey> = new Map(
  COLUMNS.flatMap(key =>
    [key, columnTitles[key], ...otherTitles[key]].map(title => [spelled(title), key] as const),
  ),
);
