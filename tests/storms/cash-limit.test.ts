import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';
import { addCategory, addMerchant, addProduct } from '../support/catalog.ts';
import { orderFor } from '../support/orders.ts';
import { addPerson } from '../support/people.ts';
import { testShop } from '../support/shop.ts';

const shop = await testShop();

test('24 cash orders of one buyer at once: as many are placed as one may have open, the others are refused', async () => {
  const most = DEFAULT_SETTINGS.cashOpenOrdersMax;
  const merchantId = await addMerchant(shop);
  const goods = await addProduct(shop, { merchantId, categoryId: await addCategory(shop), stock: 100 });
  const { token, id } = await addPerson(shop);
  const request = await orderFor(shop, token, [{ productId: goods.id, quantity: 1 }]);

  const replies = await Promise.all(
    Array.from({ length: 24 }, () =>
      shop.call(placeOrder, { ...request, idempotencyKey: shop.key() }, { token }),
    ),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(most);
  const refused = replies.filter(({ status }) => status !== 200).map(({ error }) => error.code);
  expect(refused).toEqual(Array.from({ length: 24 - most }, () => 'cash_too_many_open'));
  expect(await shop.rows(sql`select id from orders where user_id = ${id}`)).toHaveLength(most);
});
