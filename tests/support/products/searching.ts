import { listPublicProducts } from '#modules/catalog/calls.ts';
import type { TestShop } from '../shop.ts';

/** Titles in the order in which a guest finds them by relevance, and how the words were read. */
export const searching = (shop: TestShop) => async (productName: string) => {
  const { body } = await shop.call(listPublicProducts, {
    productName,
    page: 1,
    limit: 10,
    sortBy: 'relevance',
    order: 'desc',
  });
  return { titles: body.products.map(({ title }) => title), reading: body.reading };
};
