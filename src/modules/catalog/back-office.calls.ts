import * as z from 'zod/mini';
import { TAX_CLASSES } from '#modules/settings/tax-class.ts';
import { defineCall } from '#platform/call.ts';
import { limit, page, pathId, rowId, writtenReason } from '#platform/inputs.ts';
import { BULK_PROBLEMS, MOST_AT_ONCE, ROUNDINGS } from './back-office/bulk-change.ts';
import { draftInput, shelfInput } from './back-office/draft-input.ts';
import { managedProduct, managedRow } from './back-office/managed-product.ts';
import { productFilter } from './back-office/product-filter.ts';
import { takenOffFields } from './back-office/taken-off.text.ts';
import { exclusionOrNone } from './exclusion.ts';

const done = z.object({ success: z.literal(true) });

export const listManagedProducts = defineCall({
  method: 'GET',
  path: '/api/web/back-office/products',
  access: 'products',
  summary: 'Products with their stock, of the whole shop or of the merchant who asks; prices in pounds',
  input: z.object({
    ...productFilter,
    page: page(1_000_000),
    limit: limit(25),
  }),
  output: z.object({
    products: z.array(managedRow),
    /** Counted up to 1,000. */
    total: z.int(),
    moreThanTotal: z.boolean(),
  }),
});

export const showManagedProduct = defineCall({
  method: 'GET',
  path: '/api/web/back-office/products/:productId',
  access: 'products',
  summary: 'A product as its merchant edits it',
  input: z.object({ productId: pathId }),
  output: managedProduct,
  refusals: ['product_not_found'],
});

export const createProduct = defineCall({
  method: 'POST',
  path: '/api/web/back-office/products',
  access: 'products',
  summary: 'A new product; staff of the shop name its merchant',
  input: z.object({ ...draftInput, merchantId: z.optional(z.int()) }),
  output: managedProduct,
  refusals: ['category_not_found', 'brand_not_found', 'sku_taken', 'merchant_missing'],
});

export const saveProduct = defineCall({
  method: 'PUT',
  path: '/api/web/back-office/products/:productId',
  access: 'products',
  summary:
    'Saves a product over the version it was read in; where that is no longer the last, nothing is written',
  input: z.object({ ...draftInput, productId: pathId, version: z.int() }),
  output: managedProduct,
  refusals: [
    'product_not_found',
    'changed_meanwhile',
    'stock_taken',
    'variant_in_orders',
    'sku_taken',
    'category_not_found',
    'brand_not_found',
  ],
});

export const deleteProduct = defineCall({
  method: 'DELETE',
  path: '/api/web/back-office/products/:productId',
  access: 'products',
  summary: 'Deletes a product that was never ordered',
  input: z.object({ productId: pathId }),
  output: done,
  refusals: ['product_not_found', 'product_ordered'],
});

export const reviewProduct = defineCall({
  method: 'POST',
  path: '/api/web/back-office/products/:productId/review',
  access: 'merchants',
  summary: 'Lets a product that waits for review show, or sends it back as a draft',
  input: z.object({ productId: pathId, decision: z.enum(['approve', 'send_back']) }),
  output: managedProduct,
  refusals: ['product_not_found', 'changed_meanwhile'],
});

export const takeProductOff = defineCall({
  method: 'POST',
  path: '/api/web/back-office/products/:productId/take-off',
  access: 'moderation',
  summary:
    'Takes a reported product off the shop until its merchant has mended it and staff have reviewed it',
  input: z.object({ productId: pathId, reason: writtenReason(takenOffFields.reason, 300) }),
  output: done,
  refusals: ['product_not_found', 'report_not_found'],
});

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('hide') }),
  z.object({
    kind: z.literal('price'),
    way: z.enum(['set', 'amount', 'percent']),
    /** Pounds, or percent; below 0 to lower. */
    value: z.number().check(z.minimum(-20_000_000), z.maximum(20_000_000)),
    rounding: z._default(z.enum(ROUNDINGS), 'none'),
  }),
  z.object({
    kind: z.literal('stock'),
    way: z.enum(['set', 'amount']),
    value: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
  }),
  z.object({ kind: z.literal('shelf'), value: shelfInput }),
  z.object({
    kind: z.literal('category'),
    categoryId: rowId,
    /** Of that category. */
    subcategoryId: z._default(z.nullable(rowId), null),
  }),
  /** Null: the products are left without a brand. */
  z.object({ kind: z.literal('brand'), brandId: z.nullable(rowId) }),
]);
const productIds = z.array(z.int()).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));

/** Products one by one, or a list from its beginning to as many as are changed at once, without some of these. */
const chosen = z.union([
  z.object({ productIds }),
  z.object({
    list: z.object(productFilter),
    exceptIds: z._default(z.array(z.int()).check(z.maxLength(MOST_AT_ONCE)), []),
  }),
]);

const bulkPreview = z.object({
  /** Those of the chosen products that there are for the caller; the change names them. */
  productIds: z.array(z.int()),
  rows: z.array(
    z.object({
      productId: z.int(),
      variantId: z.nullable(z.int()),
      title: z.string(),
      options: z.array(z.string()),
      /** A status, a price in pounds, free units, a shelf, or the name of a category or a brand; empty: none. */
      from: z.union([z.string(), z.number()]),
      to: z.union([z.string(), z.number()]),
      problem: z.optional(z.enum(BULK_PROBLEMS)),
    }),
  ),
  /** How many rows will change, and how many have a problem and stay as they are. */
  changes: z.int(),
  problems: z.int(),
  /** Returned with the change, so that it does what was shown. */
  seen: z.string(),
});

export const previewBulkChange = defineCall({
  method: 'POST',
  path: '/api/web/back-office/products-bulk/preview',
  access: 'products',
  summary: 'What a change of many products would do, row by row; nothing is changed',
  input: z.object({ chosen, change }),
  output: bulkPreview,
  refusals: ['category_not_found', 'brand_not_found'],
});

export const changeProducts = defineCall({
  method: 'POST',
  path: '/api/web/back-office/products-bulk',
  access: 'products',
  summary: 'Does a change of many products as it was shown',
  input: z.object({ productIds, change, seen: z.string() }),
  output: z.object({ batchId: z.int(), changes: z.int() }),
  refusals: ['preview_outdated', 'stock_taken', 'category_not_found', 'brand_not_found'],
});

export const undoBulkChange = defineCall({
  method: 'POST',
  path: '/api/web/back-office/products-bulk/:batchId/undo',
  access: 'products',
  summary: 'Takes back what a change of many products did and nobody has changed since',
  input: z.object({ batchId: pathId }),
  output: z.object({ restored: z.int(), skipped: z.int() }),
  refusals: ['not_found', 'undone_already'],
});

const name = { id: z.int(), name: z.string() };
const named = z.array(z.object(name));

export const listProductChoices = defineCall({
  method: 'GET',
  path: '/api/web/back-office/product-choices',
  access: 'products',
  summary: 'Categories and brands to choose from, and for staff of the shop its merchants',
  input: z.object({}),
  output: z.object({
    /** So many free units of a variant are few for the asking shop; null for staff. */
    lowStockAt: z.nullable(z.int()),
    /** Why the law excludes their goods from return without a reason; empty if it does not. */
    categories: z.array(
      z.object({
        ...name,
        notReturnable: exclusionOrNone,
        taxClass: z.enum(TAX_CLASSES),
        subcategories: named,
      }),
    ),
    brands: named,
    merchants: named,
  }),
});
