import type { RepliedFile } from '#platform/file.ts';
import { toPounds } from '#platform/money.ts';
import type { Cell, SheetFormat } from '#platform/server/spreadsheet/sheet.ts';
import { writeSheet } from '#platform/server/spreadsheet/write-sheet.ts';
import { productCode } from '../back-office/product-code.ts';
import { ofFacts } from '../disclosure.ts';
import {
  readPlace,
  writeFact,
  writeLowStock,
  writeReturns,
  writeSpecifications,
  writeTaxClass,
} from '../import/cells.ts';
import { COLUMNS, type ColumnKey, OPTION_COLUMNS, VALUE_COLUMNS } from '../import/columns.ts';
import type { NamedPlace, Places } from '../import/product-import.ts';
import {
  columnTitles,
  exportText,
  noWords,
  statusWords,
  templateRows,
  withoutWords,
  yesWords,
} from '../import/text.ts';
import type { StoredProduct, StoredVariant } from './back-office/queries.ts';

const WIDE: readonly ColumnKey[] = ['title', 'description', 'specifications', 'images'];
const columns = COLUMNS.map(key => ({ title: columnTitles[key], width: WIDE.includes(key) ? 40 : 16 }));

type Cells = Partial<Record<ColumnKey, Cell>>;

const toRow = (cells: Cells): Cell[] => COLUMNS.map(key => cells[key] ?? null);

/** Products as a file for an import; reading it back changes nothing. */
export function writeProducts(
  products: readonly StoredProduct[],
  { places, format }: { places: Places; format: SheetFormat },
): Promise<RepliedFile> {
  const rows = products.flatMap(product => productRows(product, places));
  return writeSheet({ name: exportText.name, columns, rows }, format);
}

/** The columns and two rows as an example, in a category that the shop has. */
export function template({ categories }: Places, format: SheetFormat): Promise<RepliedFile> {
  const [first] = categories;
  const rows = templateRows.map(row =>
    toRow(first && 'category' in row ? { ...row, category: placeCell(first.id, categories) } : row),
  );
  return writeSheet({ name: exportText.template, columns, rows }, format);
}

/** The product's own cells are in its first row. */
function productRows(product: StoredProduct, places: Places): Cell[][] {
  const own = ownCells(product, places);
  return product.variants.map((variant, at) =>
    toRow({ ...(at === 0 && own), code: own.code ?? null, ...variantCells(product, variant) }),
  );
}

function ownCells(product: StoredProduct, { categories, subcategories, brands }: Places): Cells {
  const { originalPrice, brandId } = product;
  return {
    code: productCode(product),
    title: product.title,
    category: placeCell(product.categoryId, categories),
    subcategory: subcategories.find(({ id }) => id === product.subcategoryId)?.names[0] ?? null,
    brand: brandId === null ? null : placeCell(brandId, brands),
    description: product.description,
    specifications: writeSpecifications(product.specifications),
    originalPrice: originalPrice === null ? null : toPounds(originalPrice),
    images: product.images.join('\n'),
    notReturnable: writeReturns(product.notReturnable),
    taxClass: writeTaxClass(product.taxClass),
    lowStock: writeLowStock(product.lowStockAt),
    ...ofFacts(name => writeFact(product[name])),
    status: statusWords[product.status][0],
  };
}

/** The name if it is unique, otherwise the id. */
function placeCell(id: number, places: readonly NamedPlace[]): Cell {
  const [name = ''] = places.find(place => place.id === id)?.names ?? [];
  const read = readPlace(name, { places, unknown: '' });
  return 'value' in read && read.value === id ? name : id;
}

function variantCells({ optionNames }: StoredProduct, variant: StoredVariant): Cells {
  const cells: Cells = {
    price: toPounds(variant.price),
    stock: variant.free,
    sku: variant.sku,
    shelf: variant.shelf,
    swatch: variant.swatch,
    picture: variant.picture ?? withoutWords[0],
    available: variant.available ? yesWords[0] : noWords[0],
  };
  for (const [at, name] of optionNames.entries()) {
    const [option, value] = [OPTION_COLUMNS[at], VALUE_COLUMNS[at]];
    if (option === undefined || value === undefined) break;
    cells[option] = name;
    cells[value] = variant.options[at] ?? '';
  }
  return cells;
}
