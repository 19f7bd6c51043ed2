import type { TaxClass } from '#modules/settings/tax-class.ts';
import type { Piastres } from '#platform/money.ts';
import type { Disclosure } from '../disclosure.ts';
import type { OwnExclusion } from '../exclusion.ts';

export const MOST_PICTURES = 8;
export const MOST_OPTIONS = 3;
export const MOST_VARIANTS = 100;
/** The longest title in Egypt's large shops has 298 characters (seen in November 2026). */
export const LONGEST_TITLE = 300;
/** A place in a store room has 5 to 12 letters in the manuals of warehouses: `B-12`, `A01-03-2`. */
export const LONGEST_SHELF = 24;

/** What a merchant decides. `published` becomes `in_review` if its products are reviewed first. */
export const VISIBILITIES = ['draft', 'published', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const PRODUCT_STATUSES = ['draft', 'in_review', 'published', 'hidden'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** One variant of a product, as its merchant writes it; amounts in piastres. */
export interface VariantDraft {
  /** The id of an existing variant. */
  id?: number | undefined;
  /** A value for each of the product's option names. */
  options: string[];
  swatch: string;
  /** The place among the product's images of the one that shows it, from 1; null: none of its own. */
  picture: number | null;
  sku: string;
  /** Where it lies in the merchant's store room; no buyer sees it. */
  shelf: string;
  price: Piastres;
  /**
   * Free units. If `seenStock` has the units that the editor saw, only the difference is applied, so sales meanwhile
   * count.
   */
  stock: number;
  seenStock?: number | undefined;
  available: boolean;
}

/** A product as its merchant writes it; amounts in piastres. */
export interface ProductDraft extends Disclosure {
  title: string;
  description: string;
  categoryId: number;
  /** Of its category. */
  subcategoryId: number | null;
  brandId: number | null;
  images: string[];
  specifications: [string, string][];
  optionNames: string[];
  originalPrice: Piastres | null;
  notReturnable: OwnExclusion;
  /** Null: as its category says. */
  taxClass: TaxClass | null;
  /** So many free units of a variant are few; null: as its merchant says. */
  lowStockAt: number | null;
  variants: VariantDraft[];
  status: Visibility;
}

export type DraftProblem =
  | 'no_picture'
  | 'original_price_not_greater'
  | 'original_price_never_asked'
  | 'one_variant'
  | 'no_variant'
  | 'option_missing'
  | 'option_named_twice'
  | 'variant_twice'
  | 'sku_twice';

/** The errors in a draft, by field; empty if it may be saved. */
export function draftProblems(draft: ProductDraft): Record<string, DraftProblem> {
  return { ...productProblems(draft), ...variantProblems(draft) };
}

function productProblems({ status, images, originalPrice, variants, optionNames }: ProductDraft) {
  const problems: Record<string, DraftProblem> = {};
  if (status === 'published' && images.length === 0) problems['images'] = 'no_picture';
  if (originalPrice !== null && originalPrice <= lowestPrice(variants))
    problems['originalPrice'] = 'original_price_not_greater';
  if (variants.length === 0) problems['variants'] = 'no_variant';
  if (optionNames.length === 0 && variants.length > 1) problems['variants'] = 'one_variant';
  for (const [at, name] of optionNames.entries())
    if (optionNames.indexOf(name) < at) problems[`optionNames.${at}`] = 'option_named_twice';
  return problems;
}

function variantProblems({ variants, optionNames }: ProductDraft) {
  const problems: Record<string, DraftProblem> = {};
  for (const [at, { options, sku }] of variants.entries()) {
    const before = variants.slice(0, at);
    if (options.length !== optionNames.length || options.includes(''))
      problems[`variants.${at}.options`] = 'option_missing';
    else if (before.some(each => isSame(each.options, options)))
      problems[`variants.${at}.options`] = 'variant_twice';
    if (sku !== '' && before.some(each => each.sku === sku)) problems[`variants.${at}.sku`] = 'sku_twice';
  }
  return problems;
}

/** The price of the cheapest variant, which cards show; 0 if there is none. */
export function lowestPrice(variants: readonly Pick<VariantDraft, 'price' | 'available'>[]): Piastres {
  const sold = variants.filter(({ available }) => available);
  const prices = (sold.length > 0 ? sold : variants).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

export function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
