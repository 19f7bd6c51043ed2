import { listFacets, listProducts, listPublicProducts } from '#modules/catalog/contract.ts';
import { criteriaOf } from '#modules/catalog/server/criteria.ts';
import { listFacetsOf } from '#modules/catalog/server/list-facets.ts';
import { type Route, route } from '#platform/server/route.ts';
import { correctSearch } from '../contract.ts';
import { typedWords, wordsQuery } from '../words.ts';
import { findCorrection } from './find-correction.ts';
import { searchProducts } from './search-products.ts';

/** Every listing may be narrowed by words, so all of them are answered here. */
export const routes: Route[] = [
  route(listPublicProducts, (ctx, input, caller) =>
    searchProducts(ctx, input, { ...caller, viewer: { kind: 'guest' } }),
  ),
  route(listProducts, searchProducts),
  route(listFacets, (ctx, filters) =>
    listFacetsOf(
      ctx,
      criteriaOf(filters, filters.productName ? wordsQuery(typedWords(filters.productName)) : null),
    ),
  ),
  route(correctSearch, findCorrection),
];
