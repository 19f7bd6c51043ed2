import type { Piastres } from '#platform/money.ts';

export const MOST_AT_ONCE = 500;
export const ROUNDINGS = ['none', 'pound', 'five', 'ninety_nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** One change of many products. Prices in piastres; a percent has at most 2 decimals. */
export type BulkChange =
  | { kind: 'publish' | 'hide' }
  | { kind: 'price'; way: 'set' | 'amount' | 'percent'; value: number; rounding: Rounding }
  | { kind: 'stock'; way: 'set' | 'amount'; value: number }
  | { kind: 'shelf'; value: string }
  | { kind: 'category'; categoryId: number; subcategoryId: number | null }
  | { kind: 'brand'; brandId: number | null };

export const BULK_PROBLEMS = [
  'price_not_positive',
  'above_original_price',
  'stock_below_zero',
  'no_picture',
] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

export interface BulkProduct {
  id: number;
  title: string;
  status: string;
  /** Its category and subcategory, as `placeOf` writes them. */
  category: string;
  /** The id of its brand; empty: none. */
  brand: string;
  version: number;
  originalPrice: Piastres | null;
  pictures: number;
  /** Whether publishing it waits for a review. */
  isReviewed: boolean;
  /** By staff, after a report. */
  takenOff: boolean;
  variants: { id: number; options: string[]; price: Piastres; free: number; shelf: string }[];
}

/** The result for one product or variant: a status, a price in piastres, free units, a shelf, a category or a brand. */
export interface BulkRow {
  productId: number;
  variantId: number | null;
  from: string;
  to: string;
  problem?: BulkProblem;
}

type PriceChange = Extract<BulkChange, { kind: 'price' }>;
type StockChange = Extract<BulkChange, { kind: 'stock' }>;

/** The rows of a change. Unchanged products have no row, and a row with a problem is not applied. */
export function bulkRows(products: readonly BulkProduct[], change: BulkChange): BulkRow[] {
  return products.flatMap(product => rowsOf(product, change)).filter(({ from, to }) => from !== to);
}

function rowsOf(product: BulkProduct, change: BulkChange): BulkRow[] {
  if (change.kind === 'price') return product.variants.map(variant => priceRow(product, variant, change));
  if (change.kind === 'stock') return product.variants.map(variant => stockRow(product, variant, change));
  if (change.kind === 'shelf')
    return product.variants.map(({ id, shelf }) => ({
      productId: product.id,
      variantId: id,
      from: shelf,
      to: change.value,
    }));
  if (change.kind === 'category') return [movedRow(product, change.kind, placeOf(change))];
  if (change.kind === 'brand') return [movedRow(product, change.kind, String(change.brandId ?? ''))];
  return [statusRow(product, change.kind)];
}

/** A category, and after a slash its subcategory if there is one. */
export const placeOf = ({
  categoryId,
  subcategoryId,
}: {
  categoryId: number;
  subcategoryId: number | null;
}) => (subcategoryId === null ? `${categoryId}` : `${categoryId}/${subcategoryId}`);

const movedRow = (product: BulkProduct, kind: 'category' | 'brand', to: string): BulkRow => ({
  productId: product.id,
  variantId: null,
  from: product[kind],
  to,
});

type BulkVariant = BulkProduct['variants'][number];

function priceRow({ id, originalPrice }: BulkProduct, variant: BulkVariant, change: PriceChange): BulkRow {
  const to = changedPrice(variant.price, change);
  const problem = priceProblem(to, originalPrice);
  const row = { productId: id, variantId: variant.id, from: `${variant.price}`, to: `${to}` };
  return problem ? { ...row, problem } : row;
}

function stockRow({ id }: BulkProduct, variant: BulkVariant, { way, value }: StockChange): BulkRow {
  const to = way === 'set' ? value : variant.free + value;
  const row = { productId: id, variantId: variant.id, from: `${variant.free}`, to: `${to}` };
  return to < 0 ? { ...row, problem: 'stock_below_zero' } : row;
}

function statusRow(product: BulkProduct, kind: 'publish' | 'hide'): BulkRow {
  const { id, status, pictures, isReviewed } = product;
  const row = { productId: id, variantId: null, from: status };
  if (kind === 'hide') return { ...row, to: status === 'draft' ? 'draft' : 'hidden' };
  const to = isReviewed && status !== 'published' ? 'in_review' : 'published';
  return { ...row, to, ...(pictures === 0 && { problem: 'no_picture' as const }) };
}

/** Rounds half up to the piastre, then as requested; rounding moves a price no further than to its neighbour. */
export function changedPrice(price: Piastres, { way, value, rounding }: Omit<PriceChange, 'kind'>): Piastres {
  const changed =
    way === 'set'
      ? value
      : way === 'amount'
        ? price + value
        : Math.round((price * (10_000 + Math.round(value * 100))) / 10_000);
  return rounded(changed, rounding);
}

/** To the pound, to five pounds, or to the nearest price that ends in ٩٩ piastres. */
function rounded(price: Piastres, rounding: Rounding): Piastres {
  if (rounding === 'pound') return Math.round(price / 100) * 100;
  if (rounding === 'five') return Math.round(price / 500) * 500;
  if (rounding === 'ninety_nine') return Math.max(1, Math.round((price + 1) / 100)) * 100 - 1;
  return price;
}

const DEAREST = 2_000_000_000;

function priceProblem(price: Piastres, originalPrice: Piastres | null): BulkProblem | undefined {
  if (price <= 0 || price > DEAREST) return 'price_not_positive';
  return originalPrice !== null && price >= originalPrice ? 'above_original_price' : undefined;
}
