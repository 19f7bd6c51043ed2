import * as z from 'zod/mini';
import { exclusionOrNone } from '../exclusion/exclusion.ts';
import { PRODUCT_STATUSES } from './product-draft.ts';

const pounds = z.number();
/** What its merchant calls it in his files; may be empty: `productCode` says what it is called then. */
const code = z.string();

/** A product as the desk's list shows it; prices in pounds. */
export const deskRow = z.object({
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
  /** Whether shoppers find it: published, of a merchant whose goods show. */
  listed: z.boolean(),
  sku: z.string(),
  variants: z.int(),
  /** Free units of all variants. */
  stock: z.int(),
  lowStock: z.boolean(),
  /** Ever ordered. */
  requests: z.int(),
  updatedAt: z.string(),
});
export type DeskRow = z.output<typeof deskRow>;

/** Null: as its category says; empty: it goes back without a reason. */
export const ownExclusion = z.nullable(exclusionOrNone);

export const deskVariant = z.object({
  id: z.int(),
  options: z.array(z.string()),
  swatch: z.string(),
  sku: z.string(),
  price: pounds,
  /** Free units. */
  stock: z.int(),
  /** Units that open orders wait for: such a variant cannot be taken away. */
  promised: z.int(),
  available: z.boolean(),
});

/** A product as its merchant edits it; prices in pounds. */
export const deskProduct = z.object({
  id: z.int(),
  code,
  /** Sent back with a save: somebody else's save in between is told, not overwritten. */
  version: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  brandId: z.nullable(z.int()),
  images: z.array(z.string()),
  specifications: z.array(z.tuple([z.string(), z.string()])),
  optionNames: z.array(z.string()),
  originalPrice: z.nullable(pounds),
  notReturnable: ownExclusion,
  variants: z.array(deskVariant),
  status: z.enum(PRODUCT_STATUSES),
  listed: z.boolean(),
  /** What he publishes is looked at first. */
  isReviewed: z.boolean(),
  everOrdered: z.boolean(),
  updatedAt: z.string(),
});
export type DeskProduct = z.output<typeof deskProduct>;
