import { beforeAll, expect, test } from 'vitest';
import { showManagedOrder } from '#modules/orders/back-office.calls.ts';
import { reportAttempt, reportOutForDelivery } from '#modules/orders/calls.ts';
import { reasonWords } from '#modules/orders/text.ts';
import { addDays, cairoDay, formatWeekday } from '#platform/dates.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { noticesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});

const by = () => ({ token: market.luxor.owner.token });

/** A parcel that its merchant has taken to the door. */
async function atTheDoor() {
  const { orderId, first, buyer, show } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);
  await shop.call(reportOutForDelivery, { parcelId }, by());
  const put = (day?: string) => shop.call(reportAttempt, { parcelId, reason: 'postponed', day }, by());
  return { orderId, buyer, show, put };
}

test('an attempt that the buyer puts off names the day, which the buyer and the shop then read', async () => {
  const { orderId, buyer, show, put } = await atTheDoor();
  const today = cairoDay(shop.clock.now());
  for (const day of [undefined, today, addDays(today, -1), addDays(today, 15)])
    expect((await put(day)).error).toMatchObject({
      code: 'other_day_needed',
      details: { fields: { day: /اليوم/ } },
    });
  expect((await put('2026-02-31')).status).toBe(400);

  const day = addDays(today, 3);
  expect((await put(day)).status).toBe(200);

  const reason = (await show()).merchantOrders[0]?.changes.at(-1)?.reason ?? '';
  expect(reasonWords(reason, 'buyer')).toBe(`طلبت تأجيل التسليم إلى ${formatWeekday(day)}`);
  const seen = await shop.call(showManagedOrder, { orderId }, by());
  expect(seen.body.history.map(row => reasonWords(row.reason))).toContain(
    `طُلب تأجيل التسليم إلى ${formatWeekday(day)}`,
  );
  await expect
    .poll(async () => JSON.stringify(await noticesOf(shop, buyer.id, 'title', 'body')))
    .toContain(formatWeekday(day));
});

test('a last attempt that is put off is still the last', async () => {
  const { show, put } = await atTheDoor();
  const day = addDays(cairoDay(shop.clock.now()), 2);
  for (const _ of [1, 2, 3]) await put(day);
  expect((await show()).merchantOrders[0]?.status).toBe('undelivered');
});
