import { listPublicProducts } from '#modules/catalog/calls.ts';
import { addCategory, addMerchant, addProduct, learnWords } from '../catalog.ts';
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

/** Adds products of these titles and categories, at one merchant, and indexes their words as the nightly job does. */
export async function sellTitled(
  shop: TestShop,
  goods: readonly (readonly [title: string, category: string])[],
): Promise<void> {
  const merchantId = await addMerchant(shop);
  const categories = new Map<string, number>();
  for (const [title, category] of goods) {
    const categoryId = categories.get(category) ?? (await addCategory(shop, category));
    categories.set(category, categoryId);
    await addProduct(shop, { merchantId, categoryId, title });
  }
  await learnWords(shop);
}
