import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as documents from '#modules/payouts/documents.calls.ts';
import { DAY } from '#platform/clock.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { type Market, openMarket, wait } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});

async function deliver() {
  const order = await market.deliver(1);
  await jobsDone(shop);
  return order;
}

const YEAR = 366 * DAY;

test('the buyer of a receipt is stored apart for the term of law, then forgotten; the receipt stays', async () => {
  const order = await deliver();
  const [row] = await shop.rows(sql<{ id: number; content: string }>`
    select id, content::text as content from documents where order_id = ${order.orderId} order by id limit 1`);
  expect(row?.content).not.toContain('عميل تجريبي');
  const seen = async () => {
    const { token } = await addPerson(shop, { role: 'finance' });
    return (await shop.call(documents.showDocument, { documentId: row?.id ?? 0 }, { token })).body;
  };
  expect((await seen()).buyer?.name).toBe('عميل تجريبي');
  await wait(shop, 4 * YEAR);
  await forgetExpired(shop.ctx);
  expect((await seen()).buyer?.name).toBe('عميل تجريبي');
  await wait(shop, 2 * YEAR);
  await forgetExpired(shop.ctx);
  const late = await seen();
  expect(late.buyer).toBeNull();
  expect(late.total).toBeGreaterThan(0);
  const [stored] = await shop.rows(sql<{ mobile: string; city: string }>`
    select mobile, address ->> 'cityName' as city from orders where id = ${order.orderId}`);
  expect(stored).toEqual({ mobile: '', city: 'مدينة نصر' });
});
