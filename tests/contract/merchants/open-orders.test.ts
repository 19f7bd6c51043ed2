import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { hasOpenOrders } from '#modules/merchants/server/queries.ts';
import type { MerchantOrderStatus } from '#modules/orders/order.ts';
import { openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const market = await openMarket(shop);
const merchantId = market.luxor.id;

beforeAll(async () => {
  await market.placeOrder([1]);
});

type Stage = 'new' | 'accepted' | 'pending_confirmation' | 'pending_payment';

test.each<[MerchantOrderStatus, Stage, boolean]>([
  ['pending_payment', 'pending_payment', true],
  ['cancelled', 'pending_payment', false],
  ['pending_confirmation', 'pending_confirmation', true],
  ['new', 'new', true],
  ['accepted', 'accepted', true],
  ['ready', 'accepted', true],
  ['shipped', 'accepted', true],
  ['undelivered', 'accepted', true],
  ['delivered', 'accepted', false],
  ['completed', 'accepted', false],
  ['returned_to_merchant', 'accepted', false],
  ['cancelled', 'new', false],
])('a merchant order that is %s, of stage %s, is open: %s', async (status, stage, isOpen) => {
  await shop.rows(sql`
    update merchant_orders
       set status = ${status}, stage = ${stage}, completed_at = case when ${status} = 'completed' then now() end,
           cancelled_at = case when ${status} = 'cancelled' then now() end
     where merchant_id = ${merchantId}`);
  expect(await hasOpenOrders(shop.ctx.db, merchantId)).toBe(isOpen);
});
