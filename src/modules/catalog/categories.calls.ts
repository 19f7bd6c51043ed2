import * as z from 'zod/mini';
import { TAX_CLASSES } from '#modules/settings/tax-class.ts';
import { cleanText } from '#platform/arabic.ts';
import { defineCall } from '#platform/call.ts';
import { page, pathId, rowId } from '#platform/inputs.ts';
import { brandInput, categoryInput } from './back-office/category-input.ts';
import { CATEGORY_ICONS } from './category-icon.ts';
import { exclusionOrNone } from './exclusion.ts';

const version = z.int();
const gone = z.object({ success: z.literal(true) });

const managedCategory = z.object({
  id: z.int(),
  version: z.int(),
  nameAr: z.string(),
  nameEn: z.string(),
  /** Empty: the icon that its English name maps to. */
  icon: z.enum(['', ...CATEGORY_ICONS]),
  imageUrl: z.string(),
  /** Empty: its goods can be returned without a reason. */
  notReturnable: exclusionOrNone,
  /** How its goods are taxed, unless a product says otherwise. */
  taxClass: z.enum(TAX_CLASSES),
  /** Its second level, in its order; a name in the place of another renames it. */
  subcategories: z.array(z.string()),
  products: z.int(),
});
const categories = z.object({ categories: z.array(managedCategory) });
export type ManagedCategory = z.output<typeof managedCategory>;

export const listManagedCategories = defineCall({
  method: 'GET',
  path: '/api/web/back-office/categories',
  access: 'settings',
  summary: 'All categories in the order of the shop, with how many products each has',
  input: z.object({}),
  output: categories,
});

export const createCategory = defineCall({
  method: 'POST',
  path: '/api/web/back-office/categories',
  access: 'settings',
  summary: 'A new category, after the others',
  input: z.object(categoryInput),
  output: managedCategory,
  refusals: ['category_name_taken'],
});

export const saveCategory = defineCall({
  method: 'PUT',
  path: '/api/web/back-office/categories/:categoryId',
  access: 'settings',
  summary: 'Changes a category; its products are found by the new name',
  input: z.object({ ...categoryInput, categoryId: pathId, version }),
  output: managedCategory,
  refusals: ['category_not_found', 'category_name_taken', 'subcategory_in_use', 'category_changed_meanwhile'],
});

export const orderCategories = defineCall({
  method: 'POST',
  path: '/api/web/back-office/categories-order',
  access: 'settings',
  summary: 'Puts the categories into an order; all of them are named',
  input: z.object({
    ids: z.array(z.int()).check(z.maxLength(500)),
    /** The order that the editor saw; if somebody has changed it meanwhile, the call refuses. */
    seen: z.array(z.int()).check(z.maxLength(500)),
  }),
  output: categories,
  refusals: ['category_changed_meanwhile'],
});

export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/api/web/back-office/categories/:categoryId',
  access: 'settings',
  summary: 'Takes away a category that has no products, not even hidden ones',
  input: z.object({ categoryId: pathId }),
  output: gone,
  refusals: ['category_not_found', 'category_in_use'],
});

/** The versions of both that were seen. */
const merging = { intoId: rowId, version, intoVersion: version };
const merged = z.object({
  moved: z.int(),
  /** Otherwise a job moves the other products, and the one that goes is there until then. */
  isDone: z.boolean(),
});

export const previewCategoryMerge = defineCall({
  method: 'GET',
  path: '/api/web/back-office/categories/:categoryId/merge',
  access: 'settings',
  summary:
    'What merging a category into another would move, and what of its goods would follow other rules then',
  input: z.object({ categoryId: pathId, intoId: pathId }),
  output: z.object({
    products: z.int(),
    ads: z.int(),
    coupons: z.int(),
    /** In percent, whether it is paid in cash, why it cannot be returned, how it is taxed. */
    differences: z.array(
      z.object({
        what: z.enum(['commission', 'cash', 'returns', 'tax']),
        from: z.union([z.number(), z.boolean(), z.string()]),
        to: z.union([z.number(), z.boolean(), z.string()]),
      }),
    ),
  }),
  refusals: ['category_not_found'],
});

export const mergeCategory = defineCall({
  method: 'POST',
  path: '/api/web/back-office/categories/:categoryId/merge',
  access: 'settings',
  summary: 'Makes a category part of another: its products go there, and its address leads there',
  input: z.object({ categoryId: pathId, ...merging }),
  output: merged,
  refusals: ['category_not_found', 'category_changed_meanwhile', 'merge_runs', 'too_many_subcategories'],
});

const managedBrand = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  nameAr: z.string(),
  aliases: z.array(z.string()),
  products: z.int(),
});
const brands = z.object({
  brands: z.array(managedBrand),
  total: z.int(),
  /** Names that imported goods have for brands which the shop does not. */
  proposed: z.array(z.object({ name: z.string(), imports: z.int() })),
});
export type ManagedBrand = z.output<typeof managedBrand>;

export const listManagedBrands = defineCall({
  method: 'GET',
  path: '/api/web/back-office/brands',
  access: 'settings',
  summary: 'Brands by name, 30 a page, all or those in whose names the words occur',
  input: z.object({
    q: z._default(z.string().check(z.overwrite(cleanText), z.maxLength(100)), ''),
    page: page(),
  }),
  output: brands,
});

export const createBrand = defineCall({
  method: 'POST',
  path: '/api/web/back-office/brands',
  access: 'settings',
  summary: 'A new brand',
  input: z.object(brandInput),
  output: managedBrand,
  refusals: ['brand_name_taken'],
});

export const saveBrand = defineCall({
  method: 'PUT',
  path: '/api/web/back-office/brands/:brandId',
  access: 'settings',
  summary: 'Changes a brand; its products are found by its names from then on',
  input: z.object({ ...brandInput, brandId: pathId, version }),
  output: managedBrand,
  refusals: ['brand_not_found', 'brand_name_taken', 'category_changed_meanwhile'],
});

export const deleteBrand = defineCall({
  method: 'DELETE',
  path: '/api/web/back-office/brands/:brandId',
  access: 'settings',
  summary: 'Takes away a brand that no product names',
  input: z.object({ brandId: pathId }),
  output: gone,
  refusals: ['brand_not_found', 'brand_in_use'],
});

export const previewBrandMerge = defineCall({
  method: 'GET',
  path: '/api/web/back-office/brands/:brandId/merge',
  access: 'settings',
  summary: 'What merging a brand into another would move',
  input: z.object({ brandId: pathId }),
  output: z.object({ products: z.int(), ads: z.int() }),
  refusals: ['brand_not_found'],
});

export const mergeBrand = defineCall({
  method: 'POST',
  path: '/api/web/back-office/brands/:brandId/merge',
  access: 'settings',
  summary: 'Makes a brand part of another, which is found by the names of both, and its address leads there',
  input: z.object({ brandId: pathId, ...merging }),
  output: merged,
  refusals: ['brand_not_found', 'category_changed_meanwhile', 'merge_runs'],
});
