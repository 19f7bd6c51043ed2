import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulateWhatsapp } from '#emulators/whatsapp/emulate-whatsapp.ts';
import { MANY_FAILURES } from '#modules/accounts/security-event.ts';
import { joinCart } from '#modules/cart/account-cart.calls.ts';
import { remindOfCarts } from '#modules/cart/server/remind-of-carts.ts';
import { chooseNotice } from '#modules/notifications/calls.ts';
import { fallBackToSms } from '#modules/notifications/server/channels/deliver-whatsapp.ts';
import { deliverMessages } from '#modules/notifications/server/deliver-messages.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { resolveReturn } from '#modules/returns/back-office.calls.ts';
import * as returns from '#modules/returns/returns.calls.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';
import { DAY } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { jobs } from '#server/consequences.ts';
import { schedule } from '#server/upkeep/schedule.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { noticesOf } from '../../support/readers.ts';
import { addStaff, receiveReturned } from '../../support/returns.ts';
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
  // The tests run its jobs at both nodes at once, as when a process is taken for dead and comes back.
  RUNS: 'web',
};
const shop = await testShop({ env });
let nodes: [Ctx, Ctx];

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-twice-'));
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

/** How many people got how many messages. */
function howOften(userIds: readonly number[]): Record<string, number> {
  const times = [...Map.groupBy(userIds, id => id).values()].map(({ length }) => String(length));
  return Object.fromEntries([...Map.groupBy(times, each => each)].map(([each, all]) => [each, all.length]));
}

test('two nodes that remind at the same moment remind everybody of their cart once', async () => {
  const { product } = (await openMarket(shop)).luxor;
  const buyers = await people();
  for (const buyer of buyers) {
    await shop.call(chooseNotice, { kind: 'cart', channel: 'app', wanted: true }, buyer);
    await shop.call(joinCart, { lines: [{ productId: product.id, quantity: 1 }], changed: true }, buyer);
  }
  shop.clock.advance(2 * DAY);
  await atBoth(remindOfCarts);
  const reminded = await shop.rows(sql<{ id: number }>`
    select user_id as id from notifications where kind = 'cart'`);
  expect(howOften(reminded.map(({ id }) => id))).toEqual({ 1: PEOPLE });
});

test('two nodes that work off the same messages send each by WhatsApp once, and what failed there once by SMS', async () => {
  const buyers = await people();
  for (const buyer of buyers)
    await shop.call(chooseNotice, { kind: 'orders', channel: 'whatsapp', wanted: true }, buyer);
  const said = { title: 'خبر', body: 'نص', linkWords: 'نص', sms: 'رسالة', link: '/order-details/7' };
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
  expect(howOften(sent.filter(id => ids.includes(id)))).toEqual({ 1: PEOPLE });

  await atBoth(ctx => Promise.all(ids.map(id => fallBackToSms(ctx, id, 'it was not delivered'))));
  const texts = await shop.rows(sql<{ id: number }>`
    select user_id as id from messages where channel = 'sms' and body = 'رسالة'`);
  expect(howOften(texts.map(({ id }) => id))).toEqual({ 1: PEOPLE });
});

/** Every message to anybody, and how often each. */
const toldTwice = () =>
  shop.rows(sql<{ title: string }>`
    select title from (
      select 'inbox' as way, user_id::text as who, title, body from notifications
      union all select channel, recipient, subject, body from messages) sent
     group by way, who, title, body having count(*) > 1`);
const titles = async () =>
  (
    await shop.rows(
      sql<{ title: string }>`select title from notifications union select subject from messages`,
    )
  ).map(({ title }) => title);

/** A job as the queue has it, with what it was given. */
const waiting = (name: string) =>
  shop.rows(sql<{ payload: unknown }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = ${name}`);

test('every scheduled message is sent once, though each job runs at both nodes and then again', async () => {
  const market = await openMarket(shop);
  await addPerson(shop, { role: 'super_admin' });
  const { finance } = await addStaff(shop);
  // A refund that waits for finance until its term ends, a paper that ends, and many who guess passwords.
  const aloneUpTo = { ...DEFAULT_SETTINGS.aloneUpTo, refund: 0 };
  await shop.rows(sql`insert into settings (name, value) values ('aloneUpTo', ${JSON.stringify(aloneUpTo)})`);
  const { merchantOrderId, lineId, by } = await market.deliver(1);
  const lines = [{ lineId, quantity: 1 }];
  const input = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { id: returnId } = (await shop.call(returns.requestReturn, input, by)).body;
  await receiveReturned(shop, market, { returnId, lineId, quantity: 1 });
  await shop.call(resolveReturn, { returnId }, { token: market.luxor.owner.token });
  shop.clock.advance(6 * DAY);
  await shop.rows(sql`
    insert into security_events (kind, detail, address, device, happened_at)
    select 'sign_in_failed', '', '10.0.0.1', '', ${shop.clock.now()} from generate_series(1, ${MANY_FAILURES})`);

  const names = schedule.split('\n').map(line => line.slice(line.lastIndexOf(' ') + 1));
  const before = new Set(await titles());
  for (const name of names)
    for (const again of ['at both', 'again'])
      await (again === 'again' ? jobs[name]?.(shop.ctx, {}) : atBoth(async ctx => jobs[name]?.(ctx, {})));
  const alerts = await waiting('accounts.send-alert');
  expect(alerts.length).toBeGreaterThan(0);
  for (const { payload } of alerts) await atBoth(async ctx => jobs['accounts.send-alert']?.(ctx, payload));

  const added = (await titles()).filter(title => !before.has(title));
  expect(added.length).toBeGreaterThanOrEqual(2);
  expect(await toldTwice()).toEqual([]);
  const due = await shop.rows(
    sql`select from notifications where user_id = ${finance.id} and link = '/refunds'`,
  );
  expect(due).toHaveLength(1);
});

test('an owner is notified once of what happened to the account, though the job runs again', async () => {
  const notice = { kind: 'password_changed', userId: (await addPerson(shop)).id, email: 'o@example.com' };
  const payload = { ...notice, mobile: '+201500000009', device: '', at: shop.clock.now().toISOString() };
  await atBoth(async ctx => jobs['accounts.notify-owner']?.(ctx, payload));
  expect(await noticesOf(shop, notice.userId, 'id')).toHaveLength(1);
});
