import { type ColumnKey, PRODUCT_COLUMNS } from '../../import/columns.ts';
import type { ImportedProduct, RowProblem } from '../../import/product-import.ts';
import { reasonText } from '../../import/text.ts';
import type { RowRead } from './read-row.ts';

export interface JoinedProduct {
  product: ImportedProduct;
  rows: number[];
}

export interface Joined {
  products: JoinedProduct[];
  problems: RowProblem[];
}

/**
 * Joins the rows of one product by its code, or by its stock code if it has none, in the file's order. A product with
 * one bad row is not imported at all, because half of its variants would be worse than none.
 */
export function joinRows(reads: readonly RowRead[]): Joined {
  const groups = Map.groupBy(reads, keyOf);
  const problems: RowProblem[] = reads.flatMap(read => read.problems);
  const products: JoinedProduct[] = [];
  const skus = new Map<string, number>();
  for (const group of groups.values()) {
    const conflicts = [...contradictions(group), ...repeated(group, skus)];
    problems.push(...conflicts);
    const bad = new Set([...group.flatMap(read => read.problems), ...conflicts].map(({ row }) => row));
    if (bad.size === 0) products.push(join(group));
    else problems.push(...group.filter(({ row }) => !bad.has(row)).map(({ row }) => wholeRow(row)));
  }
  return { products, problems: problems.toSorted((a, b) => a.row - b.row) };
}

const wholeRow = (row: number): RowProblem => ({ row, column: null, value: '', reason: reasonText.joined });

/** A row that refers to no product stays alone. */
function keyOf({ row, product, variant }: RowRead): string {
  if (product.code !== '') return `code ${product.code}`;
  return variant.sku === undefined ? `row ${row}` : `sku ${variant.sku}`;
}

type ProductField = keyof typeof PRODUCT_COLUMNS;
const FIELDS = Object.entries(PRODUCT_COLUMNS) as [ProductField, ColumnKey][];

function join(group: readonly RowRead[]): JoinedProduct {
  const first = group[0] as RowRead;
  const product: ImportedProduct = { ...first.product, variants: group.map(({ variant }) => variant) };
  for (const [field] of FIELDS) {
    const saying = group.find(read => read.product[field] !== undefined);
    if (saying) Object.assign(product, { [field]: saying.product[field] });
  }
  return { product, rows: group.map(({ row }) => row) };
}

/** Contradictions between a later row and an earlier one about the product. */
function contradictions(group: readonly RowRead[]): RowProblem[] {
  if (group.length === 1) return [];
  return FIELDS.flatMap(([field, column]): RowProblem[] => {
    const saying = group.filter(read => read.product[field] !== undefined);
    const [first, ...others] = saying;
    if (!first) return [];
    const said = JSON.stringify(first.product[field]);
    return others
      .filter(read => JSON.stringify(read.product[field]) !== said)
      .map(({ row }) => ({ row, column, value: '', reason: reasonText.differs(first.row) }));
  }).concat(otherOptions(group));
}

function otherOptions(group: readonly RowRead[]): RowProblem[] {
  const [first, ...others] = group as readonly [RowRead, ...RowRead[]];
  const names = first.product.optionNames.join('\n');
  return others
    .filter(({ product }) => product.optionNames.join('\n') !== names)
    .map(({ row }) => ({ row, column: 'option1', value: '', reason: reasonText.differs(first.row) }));
}

/** Stock codes that the file has twice, and the same choice twice in one product. */
function repeated(group: readonly RowRead[], skus: Map<string, number>): RowProblem[] {
  const choices = new Map<string, number>();
  return group.flatMap(({ row, variant: { sku, options } }): RowProblem[] => {
    const choice = JSON.stringify(options);
    const skuBefore = sku === undefined ? undefined : skus.get(sku);
    const choiceBefore = choices.get(choice);
    if (sku !== undefined && skuBefore === undefined) skus.set(sku, row);
    if (choiceBefore === undefined) choices.set(choice, row);
    if (skuBefore !== undefined)
      return [{ row, column: 'sku', value: sku ?? '', reason: reasonText.skuTwice(skuBefore) }];
    if (choiceBefore === undefined) return [];
    const reason = reasonText.optionsTwice(choiceBefore);
    return [{ row, column: 'value1', value: options.join(' / '), reason }];
  });
}
