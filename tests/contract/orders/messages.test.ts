import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import {
  chooseChannels,
  listNotifications,
  readNotifications,
  showChannels,
} from '#modules/notifications/calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { HOUR } from '#platform/clock.ts';
import { jobs } from '#server/consequences.ts';
import { type Market, openMarket, wait } from '../../support/market.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, homeOf, type TestPerson } from '../../support/people.ts';
import { eventsOf, messagesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

const shop = await testShop();
let market: Market;
let a: TestPerson;
let b: TestPerson;
beforeAll(async () => {
  market = await openMarket(shop, 1000);
  [a, b] = [market.luxor.owner, market.nubia.owner];
});

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
/** As an SMS names the day and hour of a deadline, which the shop's clock moves. */
const HOUR_OF_DAY = /\d{2}\/\d{2} \d{2}:\d{2}/;

/** Waits until nothing is left to be done. */
async function quiet(): Promise<void> {
  // At night some messages wait for the morning.
  await jobsDone(shop);
}

/** The messages about an order since the last call: who, by which channel and what, without the order's number. */
async function newMessages(orderId: number, people: Record<string, TestPerson>): Promise<string[]> {
  await quiet();
  const rows = await shop.rows(sql<{ userId: number; channel: string; title: string }>`
    with gone as (delete from messages where body <> '' returning user_id, channel, subject, body),
         shown as (delete from notifications returning user_id, title)
    select user_id as "userId", channel, case channel when 'sms' then body else subject end as title from gone
    union all select user_id, 'inbox', title from shown`);
  const names = new Map(Object.entries(people).map(([name, person]) => [person.id, name]));
  return rows
    .filter(({ title }) => title.includes(`WK-${orderId}`))
    .map(
      ({ userId, channel, title }) =>
        `${names.get(userId) ?? userId} ${channel}: ${plain(title)
          .replace(/ ?WK-\d+/, '')
          .replace(HOUR_OF_DAY, '‹متى›')}`,
    )
    .toSorted();
}

async function open(quantities: [number, number] | [number] = [1]) {
  const order = await market.placeOrder(quantities);
  const people = { buyer: order.buyer, a, b, admin: market.admin };
  return { ...order, people, newMessages: () => newMessages(order.orderId, people), id: order.first.id };
}
const by = (person: TestPerson) => ({ token: person.token });

/** The same sentence by several channels. */
const each = (who: string, channels: string[], title: string) =>
  channels.map(channel => `${who} ${channel}: ${title}`);
const WRITTEN = ['email', 'inbox'];
const HEARD = 'وكالة: طلب جديد. اقبله قبل ‹متى›.';
const newOrder = (who: string) => [...each(who, WRITTEN, 'طلب جديد'), `${who} sms: ${HEARD}`];

test('the buyer is notified of an order once, and each merchant of its merchant order', async () => {
  const order = await open([1, 2]);

  expect(await order.newMessages()).toEqual([
    ...newOrder('a'),
    ...newOrder('b'),
    ...each('buyer', WRITTEN, 'تم استلام طلبك'),
    'buyer sms: وكالة: استلمنا طلبك بقيمة 655 جنيه. سنبلغك عند شحنه.',
  ]);
});

test('after the last attempt no message promises another one', async () => {
  const order = await open();
  const parcelId = await market.ship(order.id);
  const fail = () => shop.call(calls.reportAttempt, { parcelId, reason: 'not_answering' }, by(a));
  await fail();
  await fail();
  expect(await order.newMessages()).toContain('buyer inbox: لم نتمكن من تسليم طلبك');

  await fail();

  expect(await order.newMessages()).toEqual([
    ...each('buyer', WRITTEN, 'تعذر تسليم طلبك'),
    'buyer sms: وكالة: تعذر تسليم طلبك وهو عائد إلى المتجر.',
  ]);
});

test('a member of a merchant chooses what leaves the inbox, a buyer is notified in any case', async () => {
  const chosen = await shop.call(chooseChannels, { email: false, sms: true }, by(a));
  expect(chosen.body).toEqual({ email: false, sms: true, whatsapp: null });
  expect((await shop.call(showChannels, {}, by(a))).body).toEqual(chosen.body);
  const order = await open([1, 2]);
  expect((await order.newMessages()).filter(line => !line.startsWith('buyer'))).toEqual([
    'a inbox: طلب جديد',
    `a sms: ${HEARD}`,
    ...newOrder('b'),
  ]);
  await shop.call(chooseChannels, { email: true, sms: true }, by(a));
  const refused = await shop.call(chooseChannels, { email: false, sms: false }, by(order.buyer));
  expect(refused.status).toBe(403);
});

test('an order that must be confirmed notifies nobody else until it is', async () => {
  const buyer = await addPerson(shop);
  // Above 4,000 pounds a first order is confirmed by code.
  const lines = [{ productId: market.luxor.product.id, quantity: 50 }];
  const request = await orderFor(shop, buyer.token, lines);
  const address = homeOf(buyer);
  const placed = await shop.call(placeOrder, { ...request, address }, by(buyer));
  const people = { buyer, a, b, admin: market.admin };
  await quiet();
  const sms = (await messagesOf(shop, buyer.id, 'channel', 'body')).find(({ channel }) => channel === 'sms');
  expect(sms?.body).toMatch(/رمز تأكيد طلبك: \d{6}/);
  await sql`delete from messages where channel = 'sms'`.execute(shop.ctx.db);
  expect(await newMessages(placed.body.orderId, people)).toEqual(each('buyer', WRITTEN, 'أكّد طلبك'));

  const code = sms?.body.match(/\d{6}/)?.[0] ?? '';
  await shop.call(calls.confirmOrder, { orderId: placed.body.orderId, code }, by(buyer));
  expect(await newMessages(placed.body.orderId, people)).toEqual([
    ...newOrder('a'),
    ...each('buyer', WRITTEN, 'تم تأكيد طلبك'),
  ]);
});

test('every step on the way is notified, with the amount that is due at the door', async () => {
  const order = await open([2]);
  await order.newMessages();

  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: order.id }, by(a));
  expect(await order.newMessages()).toEqual(each('buyer', WRITTEN, 'طلبك قيد التجهيز'));

  const packed = await shop.call(calls.packMerchantOrder, { merchantOrderId: order.id }, by(a));
  const parcelId = packed.body.parcels[0]?.id as number;
  expect(await order.newMessages()).toEqual(['buyer inbox: طلبك جاهز للشحن']);

  await shop.call(calls.handOverParcel, { parcelId }, by(a));
  const code = (await order.show()).merchantOrders[0]?.parcels[0]?.deliveryCode ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(await order.newMessages()).toEqual([
    ...each('buyer', WRITTEN, 'تم شحن طلبك'),
    `buyer sms: وكالة: شحن طلبك. جهز 285 جنيه. الرمز ${code}`,
  ]);

  await shop.call(calls.reportAttempt, { parcelId, reason: 'not_answering' }, by(a));
  expect(await order.newMessages()).toEqual([
    'buyer inbox: لم نتمكن من تسليم طلبك',
    'buyer sms: وكالة: لم نسلم طلبك ونعود إليك. جهز 285 جنيه.',
  ]);

  await shop.call(calls.deliverParcel, { parcelId, code }, by(a));
  expect(await order.newMessages()).toEqual([
    ...each('buyer', WRITTEN, 'تم تسليم طلبك'),
    'buyer sms: وكالة: تم تسليم طلبك. إن لم يصلك فأبلغنا.',
  ]);

  await shop.call(
    calls.reportNotReceived,
    { merchantOrderId: order.id, note: 'لا أحد طرق الباب' },
    by(order.buyer),
  );
  expect(await order.newMessages()).toEqual([
    ...each('a', WRITTEN, 'شكوى من الطلب: لم يصل'),
    ...each('admin', WRITTEN, 'شكوى من الطلب: لم يصل'),
    ...each('buyer', WRITTEN, 'وصلتنا شكواك من طلبك'),
  ]);
});

test('a refusal at the door and the way back are notified with their reason', async () => {
  const order = await open();
  const parcelId = await market.ship(order.id);
  await order.newMessages();

  await shop.call(calls.refuseParcel, { parcelId, reason: 'refused_after_inspection' }, by(a));
  await quiet();
  const { notifications } = (await shop.call(listNotifications, {}, by(order.buyer))).body;
  expect(plain(notifications[0]?.body ?? '')).toContain('السبب: رُفضت بعد المعاينة');
  expect(await order.newMessages()).toEqual([
    ...each('buyer', WRITTEN, 'تعذر تسليم طلبك'),
    'buyer sms: وكالة: تعذر تسليم طلبك وهو عائد إلى المتجر.',
  ]);

  await shop.call(calls.receiveParcelBack, { parcelId, condition: 'sellable' }, by(a));
  expect(await order.newMessages()).toEqual(each('buyer', WRITTEN, 'عاد طلبك إلى المتجر'));
});

test('what staff record is notified to the merchant as well', async () => {
  const order = await open();
  const parcelId = await market.ship(order.id);
  await order.newMessages();

  await shop.call(calls.reportLoss, { parcelId, event: 'lost' }, by(market.admin));

  expect(await order.newMessages()).toEqual([
    ...each('a', WRITTEN, 'فُقدت شحنة من الطلب'),
    ...each('buyer', WRITTEN, 'فُقد طلبك أثناء التوصيل'),
    'buyer sms: وكالة: فقد طلبك أثناء التوصيل. نعتذر ونتابع.',
  ]);
});

test('a rejection names the merchant and its reason, and nothing of it reaches the other one', async () => {
  const order = await open([1, 1]);
  await order.newMessages();

  await shop.call(calls.rejectMerchantOrder, { merchantOrderId: order.id, reason: 'نفدت الكمية' }, by(a));

  await quiet();
  const { notifications } = (await shop.call(listNotifications, {}, by(order.buyer))).body;
  expect(plain(notifications[0]?.body ?? '')).toBe(
    'اعتذار من متجر الأقصر عن تنفيذ الطلب. السبب: نفدت الكمية.',
  );
  expect(await order.newMessages()).toEqual([
    ...each('buyer', WRITTEN, 'أُلغي طلبك من متجر الأقصر'),
    'buyer sms: وكالة: ألغي جزء من طلبك. السبب في حسابك.',
  ]);
});

test('a buyer who cancels a whole order is notified once; each merchant is notified of its merchant order', async () => {
  const order = await open([1, 1]);
  await order.newMessages();

  await shop.call(calls.cancelOrder, { orderId: order.orderId }, by(order.buyer));

  expect(await order.newMessages()).toEqual([
    ...each('a', WRITTEN, 'أُلغي الطلب'),
    ...each('b', WRITTEN, 'أُلغي الطلب'),
    ...each('buyer', WRITTEN, 'أُلغي طلبك'),
  ]);
});

test('a buyer who cancels some units gets a message', async () => {
  const order = await open([3]);
  await order.newMessages();
  const lines = [{ lineId: order.first.lines[0]?.id as number, quantity: 1 }];

  await shop.call(calls.cancelMerchantOrder, { merchantOrderId: order.id, lines }, by(order.buyer));

  expect(await order.newMessages()).toEqual([
    ...each('a', WRITTEN, 'أُلغي جزء من الطلب'),
    ...each('buyer', WRITTEN, 'أُلغي جزء من طلبك'),
  ]);
});

test('a merchant who does not answer is reminded, then the order is cancelled', async () => {
  const order = await open();
  await order.newMessages();

  await wait(shop, 24 * HOUR + 1);
  expect(await order.newMessages()).toEqual([
    ...each('a', WRITTEN, 'الطلب ينتظر ردك'),
    'a sms: وكالة: الطلب ينتظر ردك. اقبله قبل ‹متى›.',
  ]);

  await wait(shop, 48 * HOUR);
  expect(await order.newMessages()).toEqual([
    ...each('a', WRITTEN, 'أُلغي الطلب'),
    ...each('buyer', WRITTEN, 'أُلغي طلبك'),
    'buyer sms: وكالة: ألغي طلبك. السبب في حسابك.',
  ]);
});

test('however often its job runs, and wherever it was cut off, everybody is notified once', async () => {
  const order = await open();
  await order.newMessages();
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: order.id }, by(a));
  await quiet();
  const events = await eventsOf(shop, { merchantOrderId: order.id }, 'id', 'event');
  const event = events.find(({ event: name }) => name === 'accepted');
  const notify = jobs['order.accepted: notifyOfStep'] as (typeof jobs)[string];
  const once = each('buyer', WRITTEN, 'طلبك قيد التجهيز');

  await Promise.all([
    notify(shop.ctx, event),
    notify(shop.ctx, event),
    jobs['order.accepted']?.(shop.ctx, event),
  ]);
  expect(await order.newMessages()).toEqual(once);

  // As after a crash before the commit: the inbox was written, the mail was not.
  await sql`delete from consequences_done where key = ${`order.accepted: notifyOfStep ${event?.id}`}`.execute(
    shop.ctx.db,
  );
  const cutOff = { ...shop.ctx, config: { ...shop.ctx.config, publicUrl: 'nowhere' } };
  await expect(notify(cutOff, event)).rejects.toThrow();
  expect(await order.newMessages()).toEqual([]);
  await Promise.all([notify(shop.ctx, event), notify(shop.ctx, event)]);
  expect(await order.newMessages()).toEqual(once);
});

test('the inbox is paged, counts what is unread and is read by its owner alone', async () => {
  const order = await open([1]);
  const other = await addPerson(shop);
  await quiet();
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: order.id }, by(a));
  await quiet();

  const { body } = await shop.call(listNotifications, { limit: 1 }, by(order.buyer));
  expect(body).toMatchObject({ totalNotifications: 2, totalPages: 2, unread: 2 });
  expect(body.notifications).toMatchObject([{ read: false, link: `/order-details/${order.orderId}` }]);
  const ids = body.notifications.map(({ id }) => id);

  expect((await shop.call(readNotifications, { ids }, by(other))).body).toEqual({ unread: 0 });
  expect((await shop.call(listNotifications, {}, by(order.buyer))).body.unread).toBe(2);
  expect((await shop.call(readNotifications, { ids }, by(order.buyer))).body).toEqual({ unread: 1 });
  expect((await shop.call(listNotifications, {}, by(order.buyer))).body.notifications).toMatchObject([
    { read: true },
    { read: false },
  ]);
  expect((await shop.call(listNotifications, {})).status).toBe(401);
  expect((await shop.call(readNotifications, { ids: [] }, by(other))).status).toBe(400);
});
