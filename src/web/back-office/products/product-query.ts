import { PRODUCT_STATUSES } from '#modules/catalog/back-office/product-draft.ts';
import { PRODUCT_SORTS } from '#modules/catalog/back-office/product-query.ts';
import { id, oneOf, words } from '../parts/list/address.ts';
import type { ListQuery } from '../parts/list/use-list-query.ts';

export const PAGE_SIZE = 25;

/** What the list has unless it is asked otherwise. */
const [, ...OTHER_SORTS] = PRODUCT_SORTS;

export const PRODUCT_FILTERS = {
  q: words,
  status: oneOf(PRODUCT_STATUSES),
  stock: oneOf(['low', 'out']),
  categoryId: id,
  brandId: id,
  merchantId: id,
  sort: oneOf(OTHER_SORTS),
} as const;

export type ProductQuery = ListQuery<typeof PRODUCT_FILTERS>;
