import { PRODUCT_STATUSES } from '#modules/catalog/back-office/product-draft.ts';
import { PRODUCT_SORTS } from '#modules/catalog/back-office/product-query.ts';
import type { listManagedProducts } from '#modules/catalog/back-office.calls.ts';
import type { CallRequest } from '#platform/call.ts';

export type ListInput = CallRequest<typeof listManagedProducts>;

export const FILTERS = ['q', 'status', 'categoryId', 'brandId', 'merchantId', 'stock', 'sort'] as const;
export const PAGE_SIZE = 25;

/** The list's filters from its address; meaningless values are skipped. */
export function readListQuery(params: URLSearchParams): ListInput {
  const oneOf = <T extends string>(name: string, values: readonly T[]) =>
    values.find(value => value === params.get(name));
  const id = (name: string) =>
    /^\d{1,15}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : undefined;
  const input = {
    q: params.get('q') ?? '',
    status: oneOf('status', PRODUCT_STATUSES),
    categoryId: id('categoryId'),
    brandId: id('brandId'),
    merchantId: id('merchantId'),
    stock: oneOf('stock', ['low', 'out'] as const),
    sort: oneOf('sort', PRODUCT_SORTS) ?? ('newest' as const),
    page: Math.max(1, id('page') ?? 1),
    limit: PAGE_SIZE,
  };
  return input;
}

/** The address of the same list on another page. */
export function pageHref(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return `/products?${next}`;
}
