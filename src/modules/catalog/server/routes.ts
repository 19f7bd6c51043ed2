import { type Route, route } from '#platform/server/route.ts';
import {
  changeProducts,
  createProduct,
  deleteProduct,
  listProductChoices,
  reviewProduct,
  saveProduct,
  showManagedProduct,
  undoBulkChange,
} from '../contract/back-office.ts';
import {
  listCategories,
  listHomeRows,
  listLikes,
  listSimilarProducts,
  showBrand,
  showProduct,
  toggleProductLike,
} from '../contract.ts';
import { catalogRefusal } from '../text.ts';
import { changeProducts as change } from './back-office/bulk/change-products.ts';
import { undoChange } from './back-office/bulk/undo-change.ts';
import { createProduct as create } from './back-office/create-product.ts';
import { deleteProduct as remove } from './back-office/delete-product.ts';
import { selectChoices } from './back-office/listing/queries.ts';
import { reviewProduct as review } from './back-office/review-product.ts';
import { saveProduct as save } from './back-office/save-product.ts';
import { showManagedProductOf } from './back-office/show-managed-product.ts';
import { whoseGoods } from './back-office/whose-goods.ts';
import { importRoutes } from './import/routes.ts';
import { listHomeRowsOf, readCategories } from './list-home-rows.ts';
import { selectBrand, selectSimilar } from './queries.ts';
import { shelfRoutes } from './shelf/routes.ts';
import { showProductOf } from './show-product.ts';
import { toCard } from './to-card.ts';
import { listLikesOf, toggleLike } from './toggle-like.ts';

const SIMILAR = 8;

/** The search module answers listings by words. */
export const routes: Route[] = [
  route(listHomeRows, listHomeRowsOf),
  route(listCategories, async ctx => ({ productCategories: await readCategories(ctx) })),
  route(showProduct, showProductOf),
  route(listSimilarProducts, async (ctx, { productId }) => ({
    products: (await selectSimilar(ctx.db, productId, SIMILAR)).map(toCard),
  })),
  route(showBrand, async (ctx, { brandId }) => {
    const brand = await selectBrand(ctx.db, brandId);
    if (!brand) throw catalogRefusal('brand_not_found');
    return brand;
  }),
  route(toggleProductLike, toggleLike),
  route(listLikes, listLikesOf),
  route(listProductChoices, (ctx, _, { viewer }) => selectChoices(ctx.db, whoseGoods(viewer))),
  route(showManagedProduct, showManagedProductOf),
  route(createProduct, create),
  route(saveProduct, save),
  route(deleteProduct, remove),
  route(reviewProduct, review),
  route(changeProducts, change),
  route(undoBulkChange, undoChange),
  ...importRoutes,
  ...shelfRoutes,
];
