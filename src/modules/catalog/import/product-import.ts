import type { Piastres } from '#platform/money.ts';
import type { Visibility } from '../desk/product-draft.ts';
import type { OwnExclusion } from '../exclusion/exclusion.ts';
import type { ColumnKey } from './columns.ts';

/** Why a cell is not taken; `column` null: the whole row. */
export interface RowProblem {
  row: number;
  column: ColumnKey | null;
  value: string;
  reason: string;
}

/** One way to buy a product, as a row says it. What its cell leaves empty stays as it is. */
export interface ImportedVariant {
  row: number;
  options: string[];
  sku?: string;
  swatch?: string;
  price?: Piastres;
  stock?: number;
  available?: boolean;
}

/** What a file says of one product. What no cell says stays as it is; amounts in piastres. */
export interface ImportedProduct {
  /** Empty: it is found by its first stock code. */
  code: string;
  title?: string;
  categoryId?: number;
  brandId?: number;
  description?: string;
  specifications?: [string, string][];
  images?: string[];
  /** Null: it has no former price any more. */
  originalPrice?: Piastres | null;
  notReturnable?: OwnExclusion;
  status?: Visibility | 'in_review';
  optionNames: string[];
  variants: ImportedVariant[];
}

export const IMPORT_STATUSES = ['checked', 'running', 'stopped', 'done'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** A category or brand by all that a cell may call it. */
export interface NamedPlace {
  id: number;
  names: string[];
}

/** What a file's cells can refer to. */
export interface Places {
  categories: NamedPlace[];
  brands: NamedPlace[];
}
