import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as calls from '#modules/notifications/calls.ts';
import type { NotificationKind } from '#modules/notifications/notification.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { addDays, cairoDay, cairoMoment } from '#platform/dates.ts';
import { transaction } from '#platform/server/context.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

async function buyerWith(kinds: readonly NotificationKind[]) {
  const person = await addPerson(shop);
  for (const kind of kinds)
    await transaction(shop.ctx, tx =>
      notify(tx, { userId: person.id, kind, title: kind, body: '', link: '/', now: shop.clock.now() }),
    );
  return { ...person, by: { token: person.token } };
}

test('everything is in one place, and each part of it alone, with what is unread', async () => {
  const { by } = await buyerWith(['orders', 'orders', 'messages', 'watched', 'cart', 'account']);
  const all = (await shop.call(calls.listNotifications, {}, by)).body;
  expect(all.notifications.map(({ kind }) => kind)).toEqual([
    'account',
    'cart',
    'watched',
    'messages',
    'orders',
    'orders',
  ]);
  expect(all).toMatchObject({ unread: 6, unreadOf: { orders: 2, messages: 1, money: 0, offers: 2 } });
  const offers = (await shop.call(calls.listNotifications, { group: 'offers' }, by)).body;
  expect(offers.notifications.map(({ kind }) => kind)).toEqual(['cart', 'watched']);
  expect(offers).toMatchObject({ totalNotifications: 2, unread: 6 });
});

test('a notice is read by its id, all by the newest that was shown, and nobody reads for others', async () => {
  const own = await buyerWith(['orders', 'money', 'messages']);
  const other = await buyerWith(['orders']);
  const { notifications } = (await shop.call(calls.listNotifications, {}, own.by)).body;
  const [newest, , oldest] = notifications.map(({ id }) => id);
  expect((await shop.call(calls.readNotifications, { ids: [oldest ?? 0] }, own.by)).body.unread).toBe(2);
  await transaction(shop.ctx, tx =>
    notify(tx, { userId: own.id, kind: 'orders', title: 'x', body: '', link: '/', now: shop.clock.now() }),
  );
  const read = await shop.call(calls.readAllNotifications, { upTo: newest ?? 0 }, own.by);
  expect(read.body.unread).toBe(1);
  expect((await shop.call(calls.countUnread, {}, other.by)).body.unread).toBe(1);
});

test('what can wait does so until nine, and an order comes at night', async () => {
  const { id: userId } = await addPerson(shop);
  const night = addDays(cairoDay(shop.clock.now()), 1);
  shop.clock.advance(Number(cairoMoment(`${night}T23:30`)) - shop.clock.now().getTime());
  const said = { title: 'خبر', body: 'نص', linkWords: 'نص', sms: 'نص', link: '/' };
  const notifyBuyer = (more: object) =>
    transaction(shop.ctx, tx =>
      notifyPerson(shop.ctx, tx, {
        to: userId,
        said: { ...said, channels: ['email'], ...more },
      }),
    );
  const waiting = async () =>
    (
      await shop.rows(sql<{ at: Date }>`
        select run_at as at from graphile_worker.jobs j join messages m on m.user_id = ${userId}
         where j.task_identifier = 'notifications.deliver-messages' and run_at > ${shop.clock.now()}`)
    ).map(({ at }) => at);
  await notifyBuyer({ kind: 'orders' });
  expect(await waiting()).toEqual([]);
  await notifyBuyer({ kind: 'orders', canWait: true });
  expect(new Set((await waiting()).map(at => at.getTime()))).toEqual(
    new Set([Number(cairoMoment(`${addDays(night, 1)}T09:00`))]),
  );
});

test('half a letter of two, as a text that was cut has it, holds back nothing', async () => {
  const { id: userId } = await addPerson(shop);
  const said = { title: 'نص \ud83d', body: 'نص', linkWords: 'نص \ude00', link: '/' };
  await transaction(shop.ctx, tx =>
    notifyPerson(shop.ctx, tx, { to: userId, said: { ...said, channels: ['inbox', 'email'] } }),
  );
  const written = sql<{ title: string; body: string }>`
    select n.title, m.body from notifications n join messages m on m.user_id = n.user_id where n.user_id = ${userId}`;
  const body = expect.stringContaining('نص \ufffd: http');
  expect(await shop.rows(written)).toEqual([{ title: 'نص \ufffd', body }]);
});
