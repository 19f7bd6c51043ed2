import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderAgain } from '#modules/orders/calls.ts';
import { openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const market = await openMarket(shop);

test('products that their merchant took off sale are not offered again', async () => {
  const { buyer, orderId } = await market.placeOrder([2, 1]);
  await shop.rows(sql`update variants set available = false where product_id = ${market.nubia.product.id}`);

  const { body } = await shop.call(orderAgain, { orderId }, { token: buyer.token });

  expect(body.lines).toMatchObject([{ productId: market.luxor.product.id, quantity: 2 }]);
  expect(body.gone).toHaveLength(1);
});
