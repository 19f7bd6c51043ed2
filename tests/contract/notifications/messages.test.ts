import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { listLatestMessages } from '#modules/notifications/calls.ts';
import { deliverMessages } from '#modules/notifications/server/deliver-messages.ts';
import { listLatestMessages as readMessages } from '#modules/notifications/server/list-latest-messages.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import { MINUTE } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { guest } from '#platform/viewer.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

const received: unknown[] = [];
let status = 200;
const gateway = createServer((request, response) => {
  let text = '';
  request.on('data', chunk => (text += chunk));
  request.on('end', () => {
    received.push(JSON.parse(text));
    response.writeHead(status).end();
  });
});
await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => void gateway.close());
const smsGatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;

function shopWith(config: Partial<Ctx['config']>): Ctx {
  return { ...shop.ctx, config: { ...shop.ctx.config, ...config } };
}

const by = (address: string) => ({ viewer: guest, requestId: '', device: '', address, isDirect: true });

/** A message without a job, so that each test delivers it itself. */
async function unsent({
  secret = false,
  goodUntil = null as Date | null,
  channel = 'sms',
} = {}): Promise<number> {
  const [row] = await shop.rows(sql<{ id: number }>`
    insert into messages (channel, recipient, body, secret, good_until)
    values (${channel}, '+201012345678', 'مرحبا', ${secret}, ${goodUntil})
    returning id`);
  return row?.id as number;
}

async function stateOf(id: number) {
  const [row] = await shop.rows(sql<{ sent: boolean; tries: number; body: string; lastError: string | null }>`
    select sent_at is not null as sent, tries, body, last_error as "lastError" from messages where id = ${id}`);
  return row;
}

test('a message leaves once, however often its job runs', async () => {
  const ctx = shopWith({ smsGatewayUrl });
  received.length = 0;
  const id = await unsent();
  await Promise.all([deliverMessages(ctx, [id]), deliverMessages(ctx, [id]), deliverMessages(ctx, [id])]);
  expect(received).toEqual([{ to: '+201012345678', text: 'مرحبا' }]);
  expect(await stateOf(id)).toMatchObject({ sent: true, tries: 1, body: 'مرحبا' });
});

test('a code that lets somebody in is deleted once it is sent', async () => {
  const id = await unsent({ secret: true });
  await deliverMessages(shopWith({ smsGatewayUrl }), [id]);
  expect(await stateOf(id)).toMatchObject({ sent: true, body: '' });
});

test('a secret waits for a gateway that is down as long as it is good, and no longer', async () => {
  const ctx = shopWith({ smsGatewayUrl });
  const goodUntil = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * MINUTE);
  const code = await unsent({ secret: true, goodUntil: goodUntil(5) });
  const invitation = await unsent({ secret: true, goodUntil: goodUntil(7 * 24 * 60) });
  const deliveryCode = await unsent({ secret: true });
  status = 503;
  for (const id of [code, invitation, deliveryCode])
    await expect(deliverMessages(ctx, [id])).rejects.toThrow('503');
  status = 200;
  shop.clock.advance(6 * MINUTE);
  for (const id of [code, invitation, deliveryCode]) await deliverMessages(ctx, [id]);
  expect(await stateOf(code)).toMatchObject({ sent: false, tries: 1 });
  expect(await stateOf(invitation)).toMatchObject({ sent: true, body: '' });
  expect(await stateOf(deliveryCode)).toMatchObject({ sent: true, body: '' });
});

test('a gateway that says no is asked again later', async () => {
  const ctx = shopWith({ smsGatewayUrl });
  const id = await unsent();
  status = 503;
  await expect(deliverMessages(ctx, [id])).rejects.toThrow('503');
  expect(await stateOf(id)).toMatchObject({ sent: false, tries: 1, lastError: 'the gateway answered 503' });
  status = 200;
  await deliverMessages(ctx, [id]);
  expect(await stateOf(id)).toMatchObject({ sent: true, tries: 2 });
});

test('of messages that leave together, only the one that did not leave is tried again', async () => {
  const ctx = shopWith({ smsGatewayUrl });
  const [mail, text] = [await unsent({ channel: 'email' }), await unsent()];
  status = 503;
  await expect(deliverMessages(ctx, [mail, text])).rejects.toThrow('503');
  expect(await stateOf(mail)).toMatchObject({ sent: true, tries: 1 });
  expect(await stateOf(text)).toMatchObject({ sent: false, tries: 1 });
  status = 200;
  await deliverMessages(ctx, [mail, text]);
  expect(await stateOf(mail)).toMatchObject({ sent: true, tries: 1 });
  expect(await stateOf(text)).toMatchObject({ sent: true, tries: 2 });
});

test('a real shop without a channel leaves its messages unsent, and does not try in vain', async () => {
  const ctx = shopWith({ mode: 'production', databaseUrl: shop.url });
  const id = await unsent();
  await deliverMessages(ctx, [id]);
  expect(await stateOf(id)).toMatchObject({ sent: false, lastError: 'SMS_GATEWAY_URL is not set' });
});

test('a message is written and delivered only with its transaction', async () => {
  const message = {
    userId: null,
    channel: 'sms',
    subject: '',
    body: 'x',
    secret: false,
    goodUntil: null,
  } as const;
  const rolledBack = transaction(shop.ctx, async tx => {
    await sendMessage(tx, { ...message, recipient: '+201000000001' });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await transaction(shop.ctx, tx => sendMessage(tx, { ...message, recipient: '+201000000002' }));
  const sent = () =>
    shop.rows(sql<{ recipient: string }>`
      select recipient from messages where recipient like '+20100000000_' and sent_at is not null`);
  await expect.poll(sent).toEqual([{ recipient: '+201000000002' }]);
});

test('the development page opens only for a developer on the same machine', async () => {
  const own = { databaseUrl: null, publicUrl: 'http://localhost:3000' };
  expect((await readMessages(shopWith(own), by('127.0.0.1'))).messages.length).toBeGreaterThan(0);
  const notFound = { code: 'not_found' };
  await expect(readMessages(shopWith(own), by('10.0.0.7'))).rejects.toMatchObject(notFound);
  const given = shopWith({ ...own, databaseUrl: shop.url });
  await expect(readMessages(given, by('127.0.0.1'))).rejects.toMatchObject(notFound);
  const open = shopWith({ ...own, publicUrl: 'https://shop.example' });
  await expect(readMessages(open, by('127.0.0.1'))).rejects.toMatchObject(notFound);
  expect((await shop.call(listLatestMessages, {})).status).toBe(404);
});
