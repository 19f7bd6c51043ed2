import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { showMerchantRating } from '#modules/reviews/merchant-rating.calls.ts';
import { rateMerchants } from '#modules/reviews/server/rate-merchants.ts';
import { openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

test('deliveries are counted as on time or late, and a few of them give no rating', async () => {
  const market = await openMarket(shop, 1000);
  const [one, other] = [await market.deliver(1), await market.deliver(1)];
  await shop.rows(
    sql`update merchant_orders set promised_out = '2000-01-01', promised_last = '2000-01-02' where id = ${other.merchantOrderId}`,
  );
  await rateMerchants(shop.ctx);
  await rateMerchants(shop.ctx);

  const [counted] = await shop.rows(sql<{ merchantId: number }>`
    select r.merchant_id as "merchantId", parts, promised, handed_over, arrived, faulty from merchant_ratings r
      join merchant_orders mo on mo.merchant_id = r.merchant_id where mo.id = ${one.merchantOrderId}`);
  expect(counted).toMatchObject({ parts: 2, promised: 2, handed_over: 1, arrived: 1, faulty: 0 });
  const { merchantId } = counted as { merchantId: number };
  expect((await shop.call(showMerchantRating, { merchantId })).body).toEqual({ rating: null });
});
