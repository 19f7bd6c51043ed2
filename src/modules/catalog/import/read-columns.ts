import { normalise } from '#platform/arabic.ts';
import { COLUMNS, type ColumnKey } from './columns.ts';
import { columnTitles, importRefusal, otherTitles } from './text.ts';

export interface ReadColumns {
  /** The position of each known column, from 0. */
  places: ReadonlyMap<ColumnKey, number>;
  /** Titles that we do not know. */
  unknown: string[];
}

/** Maps columns by their titles in any spelling, in Arabic or English. Refuses a header that identifies no product. */
export function readColumns(head: readonly string[]): ReadColumns {
  const places = new Map<ColumnKey, number>();
  const unknown: string[] = [];
  for (const [at, title] of head.entries()) {
    const key = KEYS.get(spelled(title));
    if (key === undefined) {
      if (title !== '') unknown.push(title);
    } else if (places.has(key)) throw importRefusal('column_twice', { fields: { [key]: columnTitles[key] } });
    else places.set(key, at);
  }
  if (places.size === 0) throw importRefusal('no_known_column');
  if (!places.has('code') && !places.has('sku')) throw importRefusal('no_key_column');
  return { places, unknown };
}

/** `product_code`, `Product Code` and `PRODUCT-CODE` are one title. */
function spelled(title: string): string {
  return normalise(title.replaceAll('_', ' '));
}

const KEYS: ReadonlyMap<string, ColumnKey> = new Map(
  COLUMNS.flatMap(key =>
    [key, columnTitles[key], ...otherTitles[key]].map(title => [spelled(title), key] as const),
  ),
);
