import { type Route, route } from '#platform/server/route.ts';
import { guest } from '#platform/viewer.ts';
import {
  changeProducts,
  createProduct,
  deleteProduct,
  listManagedProducts,
  listProductChoices,
  previewBulkChange,
  reviewProduct,
  saveProduct,
  showManagedProduct,
  takeProductOff,
  undoBulkChange,
} from '../back-office.calls.ts';
import {
  listCategories,
  listFacets,
  listHomeRows,
  listLikes,
  listProducts,
  listPublicProducts,
  listSimilarProducts,
  showBrand,
  showProduct,
  toggleProductLike,
} from '../calls.ts';
import * as discovery from '../discovery.calls.ts';
import { catalogRefusal } from '../text.ts';
import * as watches from '../watches.calls.ts';
import { changeProducts as change, previewChange } from './back-office/change-products.ts';
import { createProduct as create } from './back-office/create-product.ts';
import { deleteProduct as remove } from './back-office/delete-product.ts';
import { selectChoices } from './back-office/list-managed-products.sql.ts';
import { listManagedProductsOf } from './back-office/list-managed-products.ts';
import { merchantScope } from './back-office/merchant-scope.ts';
import { reviewProduct as review } from './back-office/review-product.ts';
import { saveProduct as save } from './back-office/save-product.ts';
import { showManagedProductOf } from './back-office/show-managed-product.ts';
import { takeProductOff as takeOff } from './back-office/take-product-off.ts';
import { undoChange } from './back-office/undo-change.ts';
import { selectBrand } from './categories/brands.sql.ts';
import { categoryRoutes } from './categories/routes.ts';
import { importRoutes } from './import/routes.ts';
import { listCards, listDeals, listSimilar } from './list-discovery.ts';
import type { FindWords } from './listing/finding.ts';
import { listFacetsOf } from './listing/list-facets.ts';
import { listHomeRowsOf, readCategories } from './listing/list-home-rows.ts';
import { listProducts as list } from './listing/list-products.ts';
import { showProductOf } from './show-product.ts';
import { listLikesOf, toggleLike } from './toggle-like.ts';
import { showWatch, watchProduct } from './watch-product.ts';

/** `find` comes from the search module, which stands above this one. */
export const catalogRoutes = (find: FindWords): Route[] => [
  route(listPublicProducts, (ctx, input) => list(ctx, input, { viewer: guest, find })),
  route(listProducts, (ctx, input, { viewer }) => list(ctx, input, { viewer, find })),
  route(listFacets, (ctx, filters) => listFacetsOf(ctx, filters, find)),
  route(listHomeRows, listHomeRowsOf),
  route(listCategories, async ctx => ({ productCategories: await readCategories(ctx) })),
  route(watches.showWatch, showWatch),
  route(watches.watchProduct, watchProduct),
  route(showProduct, showProductOf),
  route(listSimilarProducts, listSimilar),
  route(discovery.listCards, listCards),
  route(discovery.listDeals, listDeals),
  route(showBrand, async (ctx, { brandId }) => {
    const brand = await selectBrand(ctx.db, brandId);
    if (!brand) throw catalogRefusal('brand_not_found');
    return brand;
  }),
  route(toggleProductLike, toggleLike),
  route(listLikes, listLikesOf),
  route(listProductChoices, (ctx, _, { viewer }) => selectChoices(ctx.db, merchantScope(viewer))),
  route(listManagedProducts, listManagedProductsOf),
  route(previewBulkChange, previewChange),
  route(showManagedProduct, showManagedProductOf),
  route(createProduct, create),
  route(saveProduct, save),
  route(deleteProduct, remove),
  route(reviewProduct, review),
  route(takeProductOff, takeOff),
  route(changeProducts, change),
  route(undoBulkChange, undoChange),
  ...importRoutes,
  ...categoryRoutes,
];
