import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulateWhatsapp } from '#emulators/whatsapp/emulate-whatsapp.ts';
import { joinCart } from '#modules/cart/account-cart.calls.ts';
import { remindOfCarts } from '#modules/cart/server/remind-of-carts.ts';
import { chooseNotice } from '#modules/notifications/calls.ts';
import { deliverMessages } from '#modules/notifications/server/deliver-messages.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { fallBackToSms } from '#modules/notifications/server/whatsapp/deliver-whatsapp.ts';
import { DAY } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { addPerson } from '../../support/buyers.ts';
import { openMarket } from '../../support/orders.ts';
import { testShop } from '../../support/shop.ts';

const PEOPLE = 25;

const whatsapp = await emulateWhatsapp({
  deliver: () => Promise.resolve(),
  webhookUrl: 'http://shop.example/',
});
afterAll(whatsapp.close);
const env = {
  WHATSAPP_URL: whatsapp.account.url,
  WHATSAPP_TOKEN: whatsapp.account.token,
  WHATSAPP_PHONE_NUMBER_ID: whatsapp.account.phoneNumberId,
  WHATSAPP_APP_SECRET: whatsapp.account.appSecret,
  WHATSAPP_VERIFY_TOKEN: whatsapp.account.verifyToken,
  // Its jobs are run by the tests, at both nodes at once: as when a process is taken for dead and comes back.
  RUNS: 'web',
};
const shop = await testShop({ env });
let nodes: [Ctx, Ctx];

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-told-'));
  const second = await createShop({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }),
    log: logTo('silent', []),
    databaseUrl: shop.url,
    clock: shop.clock,
    schedule: '',
  });
  nodes = [shop.ctx, second.ctx];
  afterAll(async () => {
    await second.close();
    await rm(dataDir, { recursive: true });
  });
});

const atBoth = (work: (ctx: Ctx) => Promise<unknown>) => Promise.all([...nodes, ...nodes].map(work));
const people = () => Promise.all(Array.from({ length: PEOPLE }, () => addPerson(shop)));

/** How many were told so often. */
function tally(userIds: readonly number[]): Record<string, number> {
  const times = [...Map.groupBy(userIds, id => id).values()].map(({ length }) => String(length));
  return Object.fromEntries([...Map.groupBy(times, each => each)].map(([each, all]) => [each, all.length]));
}

test('two nodes that remind at the same moment remind everybody of their cart once', async () => {
  const [goods] = (await openMarket(shop)).goods;
  const buyers = await people();
  for (const buyer of buyers) {
    await shop.call(chooseNotice, { kind: 'cart', channel: 'app', wanted: true }, buyer);
    await shop.call(joinCart, { lines: [{ productId: goods.id, quantity: 1 }], changed: true }, buyer);
  }
  shop.clock.advance(2 * DAY);
  await atBoth(remindOfCarts);
  const told = await shop.rows(sql<{ id: number }>`
    select user_id as id from notifications where kind = 'cart'`);
  expect(tally(told.map(({ id }) => id))).toEqual({ 1: PEOPLE });
});

test('two nodes that work off the same messages send each by WhatsApp once, and what failed there once by SMS', async () => {
  const buyers = await people();
  for (const buyer of buyers)
    await shop.call(chooseNotice, { kind: 'orders', channel: 'whatsapp', wanted: true }, buyer);
  const said = { title: 'خبر', body: 'نص', mail: () => 'نص', sms: 'رسالة', link: '/order-details/7' };
  const template = { template: 'order_placed', values: { order: 'WK-1', amount: '٥٫٠٠ جنيه' } } as const;
  await transaction(shop.ctx, async tx => {
    for (const { id } of buyers)
      await notifyPerson(shop.ctx, tx, { to: id, said: { ...said, channels: ['sms'], whatsapp: template } });
  });
  const messages = await shop.rows(sql<{ id: number }>`
    select id from messages where channel = 'whatsapp' and user_id = any(${buyers.map(({ id }) => id)}::bigint[])`);
  expect(messages).toHaveLength(PEOPLE);
  const ids = messages.map(({ id }) => id);

  await atBoth(ctx => deliverMessages(ctx, ids));
  const sent = whatsapp.books.messages.map(({ reference }) => Number(reference));
  expect(tally(sent.filter(id => ids.includes(id)))).toEqual({ 1: PEOPLE });

  await atBoth(ctx => Promise.all(ids.map(id => fallBackToSms(ctx, id, 'it was not delivered'))));
  const texts = await shop.rows(sql<{ id: number }>`
    select user_id as id from messages where channel = 'sms' and body = 'رسالة'`);
  expect(tally(texts.map(({ id }) => id))).toEqual({ 1: PEOPLE });
});
