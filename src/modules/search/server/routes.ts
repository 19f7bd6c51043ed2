import { listManagedProducts, previewBulkChange } from '#modules/catalog/contract/back-office.ts';
import { exportProducts } from '#modules/catalog/contract/import.ts';
import { listFacets, listProducts, listPublicProducts } from '#modules/catalog/contract.ts';
import { NO_FACETS } from '#modules/catalog/listing.ts';
import { previewChange } from '#modules/catalog/server/back-office/bulk/change-products.ts';
import { typedIn } from '#modules/catalog/server/back-office/bulk/chosen-ids.ts';
import { listManagedProductsOf } from '#modules/catalog/server/back-office/listing/list-managed-products.ts';
import { criteriaOf } from '#modules/catalog/server/criteria.ts';
import { exportProductsOf } from '#modules/catalog/server/export/export-products.ts';
import { listFacetsOf } from '#modules/catalog/server/list-facets.ts';
import { type Route, route } from '#platform/server/route.ts';
import { correctSearch } from '../contract.ts';
import { typedWords, wordsQuery } from '../words.ts';
import { findCorrection } from './find-correction.ts';
import { searchProducts } from './search-products.ts';

/** Every listing may be filtered by words, so this module answers all of them. */
export const routes: Route[] = [
  route(listPublicProducts, (ctx, input, caller) =>
    searchProducts(ctx, input, { ...caller, viewer: { kind: 'guest' } }),
  ),
  route(listProducts, searchProducts),
  route(listFacets, async (ctx, filters) => {
    const typed = filters.productName?.trim() ?? '';
    const words = wordsQuery(typedWords(typed));
    // Text without a word finds nothing, as in the list.
    return typed !== '' && words === null ? NO_FACETS : listFacetsOf(ctx, criteriaOf(filters, words));
  }),
  route(correctSearch, findCorrection),
  route(listManagedProducts, (ctx, input, { viewer }) =>
    listManagedProductsOf(ctx, { input, viewer, words: wordsQuery(typedWords(input.q)) }),
  ),
  route(previewBulkChange, (ctx, input, { viewer }) =>
    previewChange(ctx, input, { viewer, words: wordsQuery(typedWords(typedIn(input.chosen))) }),
  ),
  route(exportProducts, (ctx, input, { viewer }) =>
    exportProductsOf(ctx, { input, viewer, words: wordsQuery(typedWords(input.q)) }),
  ),
];
