import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { logOut } from '#modules/accounts/session.calls.ts';
import * as calls from '#modules/notifications/calls.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import { transaction } from '#platform/server/context.ts';
import { addPerson } from '../../support/people.ts';
import { pushService } from '../../support/process/receive-pushes.ts';
import { testShop } from '../../support/shop.ts';

const service = await pushService();
const shop = await testShop({ env: { PUSH_SERVICE_URL: service.url } });
afterAll(() => void service.close());
beforeEach(() => {
  service.answerWith(201);
  service.received.length = 0;
});

async function device() {
  const person = await addPerson(shop);
  const by = { token: person.token };
  const endpoint = `${service.url}/push/${person.id}`;
  const reply = await shop.call(calls.subscribePush, { endpoint, ...service.keys }, by);
  expect(reply.status).toBe(200);
  return { ...person, by, endpoint };
}

const notifyPerson = (userId: number) =>
  transaction(shop.ctx, tx =>
    notify(tx, {
      userId,
      kind: 'orders',
      title: 'خرج طلبك',
      body: 'يصلك اليوم.',
      link: '/order-details/7',
      now: new Date(),
    }),
  );

const devices = async (userId: number) =>
  (await shop.rows(sql`select from push_subscriptions where user_id = ${userId}`)).length;

test('a subscribed device gets what comes into the inbox, encrypted and signed', async () => {
  const { id } = await device();
  await notifyPerson(id);
  await expect
    .poll(() => service.received)
    .toEqual([
      {
        title: 'خرج طلبك',
        body: 'يصلك اليوم.',
        path: '/order-details/7',
        tag: expect.stringMatching(/^[\w-]{32}$/),
      },
    ]);
  expect(service.complaints).toEqual([]);
});

test('a device ends with its session, and another’s stays', async () => {
  const [one, other] = [await device(), await device()];
  await shop.call(logOut, {}, one.by);
  expect([await devices(one.id), await devices(other.id)]).toEqual([0, 1]);
});

test('a browser that the service knows no more is forgotten', async () => {
  const { id } = await device();
  service.answerWith(410);
  await notifyPerson(id);
  await expect.poll(() => devices(id)).toBe(0);
});

test.each([
  'http://127.0.0.1:1/x',
  'https://evil.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://user:password@fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'http://fcm.googleapis.com/fcm/send/x',
  'https://gateway.push.apple.com/x',
  'https://nobody.push.services.mozilla.com/x',
])('the shop asks no other place than push services: %s', async endpoint => {
  const { token } = await addPerson(shop);
  const reply = await shop.call(calls.subscribePush, { endpoint, ...service.keys }, { token });
  expect(reply.error.code).toBe('unknown_push_service');
});

test('a person has at most ten devices, and switches one off', async () => {
  const { id, by } = await device();
  for (let at = 0; at < 12; at += 1)
    await shop.call(calls.subscribePush, { endpoint: `${service.url}/${id}/${at}`, ...service.keys }, by);
  expect(await devices(id)).toBe(10);
  await shop.call(calls.unsubscribePush, { endpoint: `${service.url}/${id}/11` }, by);
  expect(await devices(id)).toBe(9);
});

test('a key that seals nothing is refused, so that it stops no one else', async () => {
  const { token } = await addPerson(shop);
  const endpoint = `${service.url}/push/no-key`;
  const reply = await shop.call(
    calls.subscribePush,
    { endpoint, ...service.keys, p256dh: 'B'.repeat(87) },
    { token },
  );
  expect([reply.status, Object.keys(reply.error.details.fields ?? {})]).toEqual([400, ['p256dh']]);
});

test('devices whose messages cannot be encrypted, and a service that does not answer, stop no message to the others', async () => {
  const broken = await device();
  const keys = shop.ctx.secrets.seal(JSON.stringify({ p256dh: 'AA', auth: 'AA' }), 'push keys');
  await shop.rows(sql`update push_subscriptions set keys = ${keys} where user_id = ${broken.id}`);
  for (let at = 0; at < 6; at += 1) {
    const ask = shop.ctx.circuits.ask('push apple', () => Promise.reject(new Error('nobody there')));
    await ask.catch(() => undefined);
    await notifyPerson(broken.id);
  }
  const { id } = await device();
  await notifyPerson(id);
  await expect.poll(() => service.received).toHaveLength(1);
  const open = shop.ctx.circuits.figures().filter(({ state }) => state === 'open');
  expect(open.map(({ name }) => name)).toEqual(['push apple']);
});
