import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { MOST_ROWS } from '../../import/columns.ts';
import type { Places, RowProblem } from '../../import/product-import.ts';
import { readColumns } from '../../import/read-columns.ts';
import { importRefusal } from '../../import/text.ts';
import { type JoinedProduct, joinRows } from './join-rows.ts';
import { rowReader } from './read-row.ts';

export interface ReadProducts {
  products: JoinedProduct[];
  problems: RowProblem[];
  unknownColumns: string[];
  rowsRead: number;
}

/** The products in a file, and each refused row with its reason. Refuses a file that is not such a table. */
export async function readProducts(bytes: Uint8Array, places: Places): Promise<ReadProducts> {
  const [head, ...rows] = await readSheetFile(bytes, {
    rows: MOST_ROWS + 1,
    refuse: () => importRefusal('too_many_rows'),
  });
  if (!head) throw importRefusal('no_rows');
  const { places: columns, unknown } = readColumns(head.cells);
  if (rows.length === 0) throw importRefusal('no_rows');
  const { products, problems } = joinRows(rows.map(rowReader(columns, places)));
  return { products, problems, unknownColumns: unknown, rowsRead: rows.length };
}
