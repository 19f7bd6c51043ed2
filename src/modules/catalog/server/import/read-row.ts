import { cleanText } from '#platform/arabic.ts';
import type { ReadRow } from '#platform/server/spreadsheet/sheet.ts';
import { LONGEST_TITLE } from '../../back-office/product-draft.ts';
import { FACTS, type FactName, ofFacts } from '../../disclosure.ts';
import * as cells from '../../import/cells.ts';
import { type ColumnKey, OPTION_COLUMNS, PRODUCT_COLUMNS, VALUE_COLUMNS } from '../../import/columns.ts';
import type { ImportedProduct, ImportedVariant, Places, RowProblem } from '../../import/product-import.ts';
import { reasonText } from '../../import/text.ts';
import { codeFor } from './code-for.ts';

/** One row of the file: its product, its variant, and its refused cells. */
export interface RowRead {
  row: number;
  product: Omit<ImportedProduct, 'variants'>;
  variant: ImportedVariant;
  problems: RowProblem[];
  /** Its code was missing and follows from its title. */
  isNumbered: boolean;
  /** A brand that the shop does not have; the product comes without one. */
  proposedBrand?: string;
}

type Reader = (cell: string) => cells.CellRead<unknown>;

const LONGEST_DESCRIPTION = 20_000;
const LONGEST_NAME = 40;
const LONGEST_VALUE = 60;

const optionName: Reader = cell => cells.readLine(cell, { most: LONGEST_NAME });
const optionValue: Reader = cell => cells.readLine(cell, { most: LONGEST_VALUE });
const factReader =
  (name: FactName): Reader =>
  cell =>
    cells.readFact(cell, FACTS[name]);

/** How each cell is read, whatever its row. */
function readersOf({ categories, brands }: Places): Record<ColumnKey, Reader> {
  return {
    code: cells.readCode,
    sku: cells.readCode,
    shelf: cells.readShelf,
    title: cell => cells.readLine(cell, { most: LONGEST_TITLE, reason: reasonText.titleTooLong }),
    category: cell => cells.readPlace(cell, { places: categories, unknown: reasonText.categoryUnknown }),
    // Which one is meant depends on the category of the row.
    subcategory: optionValue,
    brand: cell => cells.readPlace(cell, { places: brands, unknown: reasonText.brandUnknown }),
    description: cell => cells.readText(cell, LONGEST_DESCRIPTION),
    specifications: cells.readSpecifications,
    option1: optionName,
    option2: optionName,
    option3: optionName,
    value1: optionValue,
    value2: optionValue,
    value3: optionValue,
    swatch: cells.readSwatch,
    picture: cells.readPicturePlace,
    price: cells.readPrice,
    originalPrice: cells.readOriginalPrice,
    stock: cells.readStock,
    available: cells.readAvailable,
    images: cells.readImages,
    notReturnable: cells.readReturns,
    taxClass: cells.readTaxClass,
    lowStock: cells.readLowStock,
    ...ofFacts(factReader),
    status: cells.readStatus,
  };
}

/** Reads rows one by one against the shop's categories and brands. */
export function rowReader(columns: ReadonlyMap<ColumnKey, number>, places: Places) {
  const readers = readersOf(places);
  return ({ number, cells: texts, odd, merged }: ReadRow): RowRead => {
    const problems: RowProblem[] = [];
    const said = new Map<ColumnKey, unknown>();
    let proposedBrand: string | undefined;
    for (const [column, at] of columns) {
      // A quantity that several rows share is none of each.
      const shared = column === 'stock' ? undefined : merged?.[at];
      const value = (texts[at] || shared || '').trim();
      const spoiled = odd?.[at];
      if (value === '' && spoiled === undefined) continue;
      const read = spoiled === undefined ? readers[column](value) : { reason: reasonText[spoiled] };
      if (column === 'brand' && 'reason' in read && read.reason === reasonText.brandUnknown)
        proposedBrand = cleanText(value).slice(0, LONGEST_VALUE);
      else if ('reason' in read)
        problems.push({ row: number, column, value: value.slice(0, 200), reason: read.reason });
      else said.set(column, read.value);
    }
    problems.push(...placeSubcategory(number, said, places));
    const isNumbered = numberRow(said, problems);
    return {
      ...toRow(number, said),
      problems: [...problems, ...optionProblems(number, { said, problems })],
      isNumbered,
      ...(proposedBrand === undefined ? {} : { proposedBrand }),
    };
  };
}

/** Replaces the name of a subcategory by its id; one that names a single category says the category, too. */
function placeSubcategory(
  row: number,
  said: Map<ColumnKey, unknown>,
  { subcategories }: Places,
): RowProblem[] {
  if (!said.has('subcategory')) return [];
  const value = String(said.get('subcategory'));
  const category = said.get('category');
  const within = subcategories.filter(each => category === undefined || each.categoryId === category);
  const read = cells.readPlace(value, { places: within, unknown: reasonText.subcategoryUnknown });
  if ('reason' in read)
    return [{ row, column: 'subcategory', value: value.slice(0, 200), reason: read.reason }];
  said.set('subcategory', read.value);
  said.set('category', within.find(({ id }) => id === read.value)?.categoryId);
  return [];
}

/** A row without any code gets one from its title: the same one whenever the file is read again. */
function numberRow(said: Map<ColumnKey, unknown>, problems: readonly RowProblem[]): boolean {
  const isCoded = said.has('code') || said.has('sku');
  const isBad = problems.some(({ column }) => column === 'code' || column === 'sku');
  const title = said.get('title');
  if (isCoded || isBad || title === undefined) return false;
  said.set('code', codeFor(String(title)));
  return true;
}

type Said = ReadonlyMap<ColumnKey, unknown>;

function toRow(row: number, said: Said): Pick<RowRead, 'row' | 'product' | 'variant'> {
  const given = <T extends object>(names: Record<string, ColumnKey>): T =>
    Object.fromEntries(
      Object.entries(names).flatMap(([name, column]) => (said.has(column) ? [[name, said.get(column)]] : [])),
    ) as T;
  const named = OPTION_COLUMNS.map((name, at) => ({
    name: said.get(name) as string | undefined,
    value: said.get(VALUE_COLUMNS[at] as ColumnKey) as string | undefined,
  })).filter(({ name, value }) => name !== undefined || value !== undefined);
  return {
    row,
    product: {
      code: '',
      ...given<Partial<ImportedProduct>>({
        code: 'code',
        ...PRODUCT_COLUMNS,
      }),
      optionNames: named.map(({ name = '' }) => name),
    },
    variant: {
      row,
      options: named.map(({ value = '' }) => value),
      ...given<Partial<ImportedVariant>>({
        sku: 'sku',
        shelf: 'shelf',
        swatch: 'swatch',
        picture: 'picture',
        price: 'price',
        stock: 'stock',
        available: 'available',
      }),
    },
  };
}

interface Reading {
  said: Said;
  problems: readonly RowProblem[];
}

/** Refuses a row that refers to no product, and incomplete options. */
function optionProblems(row: number, { said, problems }: Reading): RowProblem[] {
  const found: RowProblem[] = [];
  const isBad = (column: ColumnKey) => problems.some(problem => problem.column === column);
  if (!said.has('code') && !said.has('sku') && !isBad('code') && !isBad('sku'))
    found.push({ row, column: 'code', value: '', reason: reasonText.keyMissing });
  for (const [at, name] of OPTION_COLUMNS.entries()) {
    const value = VALUE_COLUMNS[at] as ColumnKey;
    if (isBad(name) || isBad(value) || said.has(name) === said.has(value)) continue;
    const reason = said.has(name) ? reasonText.nameWithoutValue : reasonText.valueWithoutName;
    found.push({ row, column: said.has(name) ? value : name, value: '', reason });
  }
  return found;
}
