import { expect, test } from 'vitest';
import { saveProduct, showManagedProduct } from '#modules/catalog/back-office.calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { addCategory, addMerchant, addProduct } from '../support/catalog.ts';
import { buy } from '../support/orders.ts';
import { addPerson } from '../support/people.ts';
import { asSaved } from '../support/products/draft.ts';
import { testShop } from '../support/shop.ts';

const shop = await testShop();

test('of people who save at once one succeeds, the others are refused, and every sale meanwhile counts', async () => {
  const merchantId = await addMerchant(shop);
  const { id } = await addProduct(shop, { merchantId, categoryId: await addCategory(shop), stock: 50 });
  const { token } = await addPerson(shop, { role: 'merchant', merchantId });
  const buyers = await Promise.all(Array.from({ length: 5 }, () => addPerson(shop)));
  let saves = 0;
  for (let round = 1; round <= 10; round++) {
    const { body } = await shop.call(showManagedProduct, { productId: id }, { token });
    const restocked = asSaved(body).variants.map(variant => ({
      ...variant,
      stock: Number(variant.stock) + 1,
    }));
    const writers = Array.from({ length: 4 }, (_, at) =>
      shop.call(saveProduct, asSaved(body, { title: `${round}/${at}`, variants: restocked }), { token }),
    );
    const sales =
      round % 2 === 0 ? buyers.map(buyer => buy(shop, buyer.token, [{ productId: id, quantity: 1 }])) : [];
    const replies = await Promise.all(writers);
    await Promise.all(sales);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(
      replies.filter(({ status }) => status === 409).every(({ error }) => error.code === 'changed_meanwhile'),
    ).toBe(true);
    const saved = replies.find(({ status }) => status === 200)?.body;
    const now = await shop.call(showManagedProduct, { productId: id }, { token });
    expect(now.body.title).toBe(saved?.title);
    saves += 1;
  }
  const { body } = await shop.call(showManagedProduct, { productId: id }, { token });
  const [variant] = body.variants;
  expect((variant?.stock ?? 0) + (variant?.promised ?? 0)).toBe(50 + saves);
  expect((await checkBooks(shop.ctx.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});
