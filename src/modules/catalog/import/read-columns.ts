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
    const key = said[spelled(title)] ?? KEYS.get(spelled(title));
    if (title === '' || key === '' || spelled(title) === spelled(exportText.reason)) continue;
    if (key === undefined) unknown.push(title);
    else if (places.has(key)) throw importRefusal('column_twice', { fields: { [key]: columnTitles[key] } });
    else places.set(key, at);
  }
  if (places.size + unknown.length === 0) throw importRefusal('no_known_column');
  return { places, unknown };
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
