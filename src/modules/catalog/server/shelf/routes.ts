import { type Route, route } from '#platform/server/route.ts';
import {
  createBrand,
  createCategory,
  deleteBrand,
  deleteCategory,
  listDeskBrands,
  listDeskCategories,
  orderCategories,
  saveBrand,
  saveCategory,
} from '../../contract/shelf.ts';
import { createBrandOf, deleteBrandOf, listDeskBrandsOf, saveBrandOf } from './brands.ts';
import {
  createCategoryOf,
  deleteCategoryOf,
  listDeskCategoriesOf,
  orderCategoriesOf,
  saveCategoryOf,
} from './categories.ts';

/** Categories and brands, which super_admin maintains. */
export const shelfRoutes: Route[] = [
  route(listDeskCategories, listDeskCategoriesOf),
  route(createCategory, createCategoryOf),
  route(saveCategory, saveCategoryOf),
  route(orderCategories, orderCategoriesOf),
  route(deleteCategory, deleteCategoryOf),
  route(listDeskBrands, listDeskBrandsOf),
  route(createBrand, createBrandOf),
  route(saveBrand, saveBrandOf),
  route(deleteBrand, deleteBrandOf),
];
