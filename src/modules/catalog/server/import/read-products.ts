import { normalise } from '#platform/arabic.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { MOST_ROWS } from '../../import/columns.ts';
import type { ImportWords, Places, RowProblem } from '../../import/product-import.ts';
import { readColumns, splitHead } from '../../import/read-columns.ts';
import { importRefusal } from '../../import/text.ts';
import { type JoinedProduct, joinRows } from './join-rows.ts';
import { type RowRead, rowReader } from './read-row.ts';

export interface ReadProducts {
  products: JoinedProduct[];
  problems: RowProblem[];
  unknownColumns: string[];
  /** Brands that the shop does not have. */
  proposedBrands: string[];
  rowsRead: number;
  /** Rows without a code, which got one from their title. */
  rowsNumbered: number;
  /** Products with the title of an earlier one in the file. */
  sameTitles: number;
}

/**
 * The products in a file, and each refused row with its reason. Refuses a file that is not such a table. While no column
 * says what a product is called or its code, there are none.
 */
export async function readProducts(
  bytes: Uint8Array,
  { places, words }: { places: Places; words: ImportWords },
): Promise<ReadProducts> {
  const read = await readSheetFile(bytes, {
    rows: MOST_ROWS + 1,
    refuse: () => importRefusal('too_many_rows'),
  });
  const { head, below: rows } = splitHead(read, words.columns);
  if (!head) throw importRefusal('no_known_column');
  const { places: columns, unknown } = readColumns(head.cells, words.columns);
  if (rows.length === 0) throw importRefusal('no_rows');
  const isNamed = NAMING.some(key => columns.has(key));
  const reads = isNamed ? rows.map(rowReader(columns, withWords(places, words))) : [];
  const { products, problems } = joinRows(reads);
  const titles = products.map(({ product }) => normalise(product.title ?? '')).filter(Boolean);
  return {
    products,
    problems,
    unknownColumns: unknown,
    proposedBrands: brandsOf(reads),
    rowsRead: rows.length,
    rowsNumbered: reads.filter(({ isNumbered }) => isNumbered).length,
    sameTitles: titles.length - new Set(titles).size,
  };
}

/** One of them tells which product a row is about. */
const NAMING = ['code', 'sku', 'title'] as const;
const MOST_PROPOSED = 100;

/** The categories also by the names that the merchant's files have for them. */
function withWords(places: Places, { categories }: ImportWords): Places {
  const named = (id: number) => Object.keys(categories).filter(name => categories[name] === id);
  return {
    ...places,
    categories: places.categories.map(({ id, names }) => ({ id, names: [...names, ...named(id)] })),
  };
}

function brandsOf(reads: readonly RowRead[]): string[] {
  const names = reads.flatMap(({ proposedBrand }) => proposedBrand ?? []);
  return [...new Map(names.map(name => [normalise(name), name])).values()].slice(0, MOST_PROPOSED);
}
