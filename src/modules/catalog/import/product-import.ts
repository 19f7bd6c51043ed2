import type { TaxClass } from '#modules/settings/tax-class.ts';
import type { Piastres } from '#platform/money.ts';
import type { Visibility } from '../back-office/product-draft.ts';
import type { Disclosure } from '../disclosure.ts';
import type { OwnExclusion } from '../exclusion.ts';
import type { ColumnKey } from './columns.ts';

/** Why a cell is refused; `column` null: the whole row. */
export interface RowProblem {
  row: number;
  column: ColumnKey | null;
  value: string;
  reason: string;
}

/** Why a product cannot be imported, and the column that is at fault, if it is one. */
export interface Unfit {
  reason: string;
  column?: ColumnKey | undefined;
}

/** One variant, as a row describes it. Fields whose cells are empty stay as they are. */
export interface ImportedVariant {
  row: number;
  options: string[];
  sku?: string;
  /** Empty: the place is removed. */
  shelf?: string;
  swatch?: string;
  /** Null: no picture of its own. */
  picture?: number | null;
  price?: Piastres;
  stock?: number;
  available?: boolean;
}

/** A product, as a file describes it. Fields without a cell stay as they are; amounts in piastres. */
export interface ImportedProduct extends Partial<Disclosure> {
  /** Empty: its first stock code identifies it. */
  code: string;
  title?: string;
  categoryId?: number;
  subcategoryId?: number;
  brandId?: number;
  description?: string;
  specifications?: [string, string][];
  images?: string[];
  /** Null: the former price is removed. */
  originalPrice?: Piastres | null;
  notReturnable?: OwnExclusion;
  taxClass?: TaxClass | null;
  /** Null: as the shop says. */
  lowStockAt?: number | null;
  status?: Visibility | 'in_review';
  optionNames: string[];
  variants: ImportedVariant[];
}

export const IMPORT_STATUSES = ['checked', 'running', 'stopped', 'done'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** A category or brand with every name that a cell may use. */
export interface NamedPlace {
  id: number;
  names: string[];
}

/** What a merchant's files call things, besides the names that everybody's may have. */
export interface ImportWords {
  /** The keys of columns by folded titles; empty: the column is left out. */
  columns: Record<string, ColumnKey | ''>;
  /** The ids of categories by folded names. */
  categories: Record<string, number>;
}

/** Everything that cells can refer to. */
export interface Places {
  categories: NamedPlace[];
  subcategories: (NamedPlace & { categoryId: number })[];
  brands: NamedPlace[];
}
