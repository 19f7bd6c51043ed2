import { type Route, route } from '#platform/server/route.ts';
import {
  createBrand,
  createCategory,
  deleteBrand,
  deleteCategory,
  listManagedBrands,
  listManagedCategories,
  orderCategories,
  saveBrand,
  saveCategory,
} from '../../categories.calls.ts';
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
  route(listManagedBrands, listManagedBrandsOf),
  route(createBrand, createBrandOf),
  route(saveBrand, saveBrandOf),
  route(deleteBrand, deleteBrandOf),
];
