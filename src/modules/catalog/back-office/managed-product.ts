import * as z from 'zod/mini';
import { ownTaxClass } from '#modules/settings/tax-class.ts';
import { factsOutput } from '../disclosure-shape.ts';
import { exclusionOrNone } from '../exclusion.ts';
import { PRODUCT_STATUSES } from './product-draft.ts';

const pounds = z.number();
/** The merchant's code for it in files; may be empty: `productCode` then gives its name. */
const code = z.string();

/** A product as the back-office's list shows it; prices in pounds. */
export const managedRow = z.object({
  id: z.int(),
  code,
  title: z.string(),
  imageUrl: z.string(),
  categoryName: z.string(),
  merchantId: z.int(),
  merchantName: z.string(),
  price: pounds,
  highestPrice: pounds,
  originalPrice: z.nullable(pounds),
  status: z.enum(PRODUCT_STATUSES),
  /** Whether shoppers find it: published, by a merchant whose goods are visible. */
  listed: z.boolean(),
  sku: z.string(),
  variants: z.int(),
  /** Free units of all variants. */
  stock: z.int(),
  /** The variants of which only a few are left; a product without options has one without a name. */
  low: z.array(z.object({ options: z.array(z.string()), left: z.int() })),
  /** Whether it was ever ordered. */
  requests: z.int(),
  updatedAt: z.string(),
});
export type ManagedRow = z.output<typeof managedRow>;

/** Null: as its category says; empty: it can be returned without a reason. */
export const ownExclusion = z.nullable(exclusionOrNone);

export const managedVariant = z.object({
  id: z.int(),
  options: z.array(z.string()),
  swatch: z.string(),
  /** The place among the product's images of the one that shows it, from 1. */
  picture: z.nullable(z.int()),
  sku: z.string(),
  /** Where it lies in the merchant's store room. */
  shelf: z.string(),
  price: pounds,
  /** Free units. */
  stock: z.int(),
  /** Units that open orders wait for; such a variant cannot be removed. */
  promised: z.int(),
  available: z.boolean(),
});

/** A product as its merchant edits it; prices in pounds. */
export const managedProduct = z.object({
  id: z.int(),
  code,
  /** Returned with a save, so that somebody else's save in between is reported and not overwritten. */
  version: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  subcategoryId: z.nullable(z.int()),
  brandId: z.nullable(z.int()),
  images: z.array(z.string()),
  specifications: z.array(z.tuple([z.string(), z.string()])),
  optionNames: z.array(z.string()),
  originalPrice: z.nullable(pounds),
  notReturnable: ownExclusion,
  taxClass: ownTaxClass,
  ...factsOutput,
  /** So many free units of a variant are few; null: as many as its shop says. */
  lowStockAt: z.nullable(z.int()),
  shopLowStockAt: z.int(),
  variants: z.array(managedVariant),
  status: z.enum(PRODUCT_STATUSES),
  listed: z.boolean(),
  /** Whether this merchant's published products are reviewed first. */
  isReviewed: z.boolean(),
  everOrdered: z.boolean(),
  updatedAt: z.string(),
});
export type ManagedProduct = z.output<typeof managedProduct>;
