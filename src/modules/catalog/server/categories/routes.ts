import { type Route, route } from '#platform/server/route.ts';
import {
  createBrand,
  createCategory,
  deleteBrand,
  deleteCategory,
  listManagedBrands,
  listManagedCategories,
  mergeBrand,
  mergeCategory,
  orderCategories,
  previewBrandMerge,
  previewCategoryMerge,
  saveBrand,
  saveCategory,
} from '../../categories.calls.ts';
import { mergeBrandOf, previewBrandMergeOf } from '../merging/merge-brand.ts';
import { mergeCategoryOf, previewCategoryMergeOf } from '../merging/merge-category.ts';
import { createBrandOf, deleteBrandOf, listManagedBrandsOf, saveBrandOf } from './brands.ts';
import {
  createCategoryOf,
  deleteCategoryOf,
  listManagedCategoriesOf,
  orderCategoriesOf,
  saveCategoryOf,
} from './categories.ts';

/** Categories and brands, which super_admin maintains. */
export const categoryRoutes: Route[] = [
  route(listManagedCategories, listManagedCategoriesOf),
  route(createCategory, createCategoryOf),
  route(saveCategory, saveCategoryOf),
  route(orderCategories, orderCategoriesOf),
  route(deleteCategory, deleteCategoryOf),
  route(previewCategoryMerge, previewCategoryMergeOf),
  route(mergeCategory, mergeCategoryOf),
  route(previewBrandMerge, previewBrandMergeOf),
  route(mergeBrand, mergeBrandOf),
  route(listManagedBrands, listManagedBrandsOf),
  route(createBrand, createBrandOf),
  route(saveBrand, saveBrandOf),
  route(deleteBrand, deleteBrandOf),
];
