import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { showOrder } from '#modules/orders/calls.ts';
import { resolveReturn } from '#modules/returns/back-office.calls.ts';
import { requestReturn } from '#modules/returns/returns.calls.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket, wait } from '../../support/market.ts';
import { noticesOf } from '../../support/readers.ts';
import { receiveReturned } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

test('the life of an order goes on while the machine’s clock is set back by five minutes before each step', async () => {
  const market = await openMarket(shop);
  const setBack = () => shop.clock.advance(-5 * MINUTE);

  const { buyer, orderId, first } = await market.placeOrder([2]);
  setBack();
  const parcelId = await market.ship(first.id);
  setBack();
  await market.deliverParcel(parcelId);
  setBack();
  const lineId = first.lines[0]?.id as number;
  const lines = [{ lineId, quantity: 1 }];
  const input = { merchantOrderId: first.id, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { id: returnId } = (await shop.call(requestReturn, input, { token: buyer.token })).body;
  setBack();
  await receiveReturned(shop, market, { returnId, lineId, quantity: 1 });
  setBack();
  expect((await shop.call(resolveReturn, { returnId }, { token: market.luxor.owner.token })).status).toBe(
    200,
  );

  const quiet = () =>
    shop.rows(sql`select from graphile_worker.jobs where run_at <= now() and task_identifier like 'order.%'`);
  await expect.poll(quiet, { timeout: 20_000 }).toEqual([]);
  const titles = (await noticesOf(shop, buyer.id, 'title')).map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(3);
  expect(new Set(titles).size).toBe(titles.length);

  await wait(shop, 20 * DAY);
  const { body } = await shop.call(showOrder, { orderId }, { token: buyer.token });
  expect(body.merchantOrders[0]?.status).toBe('completed');
  await expectBooksRight(shop);
});
