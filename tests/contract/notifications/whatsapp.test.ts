import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Message } from '#emulators/outbox.ts';
import { emulateWhatsapp } from '#emulators/whatsapp/emulate-whatsapp.ts';
import * as calls from '#modules/notifications/calls.ts';
import { fallBackToSms } from '#modules/notifications/server/channels/deliver-whatsapp.ts';
import { deliverMessages } from '#modules/notifications/server/deliver-messages.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { type WhatsappState, type WhatsappText } from '#modules/notifications/whatsapp.ts';
import { whatsappTemplates } from '#modules/notifications/whatsapp-templates.text.ts';
import { transaction } from '#platform/server/context.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { type TestShop, testShop } from '../../support/shop.ts';

let shop: TestShop | null = null;
const answers: { status: number; code?: string }[] = [];
const deliver = async ({ url, body, headers }: Message) => {
  const { pathname } = new URL(url);
  const reply = await shop?.http.inject({
    method: 'POST',
    url: pathname,
    payload: body,
    headers: headers ?? {},
  });
  const { error } = JSON.parse(reply?.body ?? '{}') as { error?: { code: string } };
  answers.push({ status: reply?.statusCode ?? 0, ...(error && { code: error.code }) });
};
const whatsapp = await emulateWhatsapp({
  deliver,
  webhookUrl: `http://shop.example${calls.whatsappReports.path}`,
});
const { account } = whatsapp;
afterAll(whatsapp.close);
const opened = await testShop({
  env: {
    WHATSAPP_URL: account.url,
    WHATSAPP_TOKEN: account.token,
    WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId,
    WHATSAPP_APP_SECRET: account.appSecret,
    WHATSAPP_VERIFY_TOKEN: account.verifyToken,
    // Its jobs are run by the tests.
    RUNS: 'web',
  },
});
shop = opened;
const { ctx, call, rows, clock } = opened;

type Person = Awaited<ReturnType<typeof addPerson>>;
const SAID: WhatsappText = { template: 'order_placed', values: { order: 'WK-1', amount: '٥٫٠٠ جنيه' } };

/** A buyer who has agreed to WhatsApp for orders. */
async function agreed(): Promise<Person> {
  const buyer = await addPerson(opened);
  const choice = { kind: 'orders', channel: 'whatsapp', wanted: true } as const;
  expect((await call(calls.chooseNotice, choice, buyer)).status).toBe(200);
  return buyer;
}

/** Notifies of one thing, and gives the messages that it became. */
async function notify({ id: userId }: Person, said: WhatsappText = SAID) {
  const message = {
    title: 'خبر',
    body: 'نص',
    linkWords: 'نص',
    sms: 'رسالة 123456',
    link: '/order-details/7',
  };
  await transaction(ctx, tx =>
    notifyPerson(ctx, tx, {
      to: userId,
      said: { ...message, channels: ['sms'], whatsapp: said, secret: true },
    }),
  );
  return messagesOf(userId);
}

const messagesOf = (userId: number) =>
  rows(sql<{ id: number; channel: string; body: string; secret: boolean; isSent: boolean }>`
    select id, channel, body, secret, sent_at is not null as "isSent" from messages
     where user_id = ${userId} order by id`);

/** A message of the person that WhatsApp has taken. */
async function taken() {
  const buyer = await agreed();
  const [message] = await notify(buyer);
  const id = message?.id as number;
  await deliverMessages(ctx, [id]);
  const sent = whatsapp.books.messages.find(({ reference }) => reference === String(id));
  return { buyer, id, wamid: sent?.wamid as string, sent };
}

async function stateOf(id: number) {
  const [row] = await rows(sql<{
    state: WhatsappState | null;
    sms: string;
    billable: boolean | null;
    code: number;
  }>`
    select state, sms, billable, error_code as code from whatsapp_messages where message_id = ${id}`);
  return row;
}

/** Runs the jobs of one message, whenever they are due. */
async function jobsOf(id: number): Promise<string[]> {
  const jobs = await rows(sql<{ name: string }>`
    select t.identifier as name from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
     where (j.payload ->> 'messageId')::bigint = ${id} or j.payload::jsonb -> 'messageIds' @> ${String(id)}::jsonb
     order by j.id`);
  return jobs.map(({ name }) => name);
}
const fallBack = (id: number) => fallBackToSms(ctx, id, 'it was not delivered');

test('without consent a buyer gets the SMS alone, and with consent the template in its place', async () => {
  const other = await addPerson(opened);
  expect((await notify(other)).map(({ channel }) => channel)).toEqual(['sms']);
  const { sent, id, buyer } = await taken();
  expect(sent).toMatchObject({
    to: buyer.mobile.replace('+', ''),
    template: 'order_placed',
    values: { order: '\u2068WK-1\u2069', amount: '\u2068٥٫٠٠ جنيه\u2069' },
    path: 'order-details/7',
  });
  expect(await messagesOf(buyer.id)).toMatchObject([
    { channel: 'whatsapp', secret: false, isSent: true, body: expect.stringContaining('WK-1') },
  ]);
  expect(await jobsOf(id)).toEqual(['notifications.deliver-messages', 'notifications.fall-back-to-sms']);
});

test('a consent that was taken back is honoured from then on', async () => {
  const buyer = await agreed();
  await call(calls.chooseNotice, { kind: 'orders', channel: 'whatsapp', wanted: false }, buyer);
  expect((await notify(buyer)).map(({ channel }) => channel)).toEqual(['sms']);
});

test('a message leaves once, however often its job runs', async () => {
  const { id } = await taken();
  await Promise.all([deliverMessages(ctx, [id]), deliverMessages(ctx, [id])]);
  expect(whatsapp.books.messages.filter(({ reference }) => reference === String(id))).toHaveLength(1);
});

const ORDERS: WhatsappState[][] = [
  ['sent', 'delivered', 'read'],
  ['read', 'delivered', 'sent'],
  ['delivered', 'sent', 'delivered', 'read', 'read'],
];
test.each(ORDERS)('states that come as %s, %s, %s end at the last', async (...states) => {
  const { id, wamid, buyer } = await taken();
  for (const state of states) await whatsapp.deed(wamid, state);
  expect(await stateOf(id)).toMatchObject({ state: 'read', sms: '', billable: true });
  await fallBack(id);
  expect(await messagesOf(buyer.id)).toHaveLength(1);
});

test('what failed there goes by SMS, once, and nothing that comes later changes that', async () => {
  const { id, wamid, buyer } = await taken();
  await whatsapp.deed(wamid, 'sent');
  await whatsapp.deed(wamid, 'failed', 131_049);
  expect(await jobsOf(id)).toHaveLength(3);
  await fallBack(id);
  await fallBack(id);
  await whatsapp.deed(wamid, 'sent');
  expect(await stateOf(id)).toMatchObject({ state: 'failed', sms: '', code: 131_049 });
  expect(await messagesOf(buyer.id)).toMatchObject([
    { channel: 'whatsapp' },
    { channel: 'sms', body: 'رسالة 123456', secret: true },
  ]);
});

test('a failure that comes after the delivery is none', async () => {
  const { id, wamid, buyer } = await taken();
  await whatsapp.deed(wamid, 'delivered');
  await whatsapp.deed(wamid, 'failed');
  expect(await stateOf(id)).toMatchObject({ state: 'delivered' });
  await fallBack(id);
  expect(await messagesOf(buyer.id)).toHaveLength(1);
});

test('a message that was sent and never delivered goes by SMS when its time is over', async () => {
  const { id, wamid, buyer } = await taken();
  await whatsapp.deed(wamid, 'sent');
  await fallBack(id);
  expect((await messagesOf(buyer.id)).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms']);
});

test('a number that WhatsApp does not know gets the SMS at once', async () => {
  const buyer = await agreed();
  whatsapp.refuse(buyer.mobile.replace('+', ''), 131_026);
  const [message] = await notify(buyer);
  await deliverMessages(ctx, [message?.id as number]);
  expect((await messagesOf(buyer.id)).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms']);
});

test('a refusal that passes is tried again later, and sends nothing twice', async () => {
  const buyer = await agreed();
  whatsapp.refuse(buyer.mobile.replace('+', ''), 131_056);
  const [message] = await notify(buyer);
  const id = message?.id as number;
  await expect(deliverMessages(ctx, [id])).rejects.toThrow('131056');
  await deliverMessages(ctx, [id]);
  expect(await messagesOf(buyer.id)).toMatchObject([{ channel: 'whatsapp', isSent: true }]);
  expect(whatsapp.books.messages.filter(({ reference }) => reference === String(id))).toHaveLength(1);
});

test('an answer that was lost is not asked for again; its states name the message all the same', async () => {
  const buyer = await agreed();
  const [message] = await notify(buyer);
  const id = message?.id as number;
  whatsapp.spoilCall('POST /', 'lost_after');
  await deliverMessages(ctx, [id]);
  await deliverMessages(ctx, [id]);
  const sent = whatsapp.books.messages.filter(({ reference }) => reference === String(id));
  expect(sent).toHaveLength(1);
  await whatsapp.deed(sent[0]?.wamid as string, 'delivered');
  expect(await stateOf(id)).toMatchObject({ state: 'delivered' });
  await fallBack(id);
  expect(await messagesOf(buyer.id)).toHaveLength(1);
});

test('after half an hour nothing more is tried by WhatsApp', async () => {
  const buyer = await agreed();
  const [message] = await notify(buyer);
  clock.advance(31 * 60_000);
  await deliverMessages(ctx, [message?.id as number]);
  expect(whatsapp.books.messages.some(({ reference }) => reference === String(message?.id))).toBe(false);
});

test.each(['forged', 'tampered'] as const)('a webhook that is %s changes nothing', async trouble => {
  const { id, wamid } = await taken();
  whatsapp.outbox.spoil(trouble);
  await whatsapp.deed(wamid, 'delivered');
  expect(answers.at(-1)).toEqual({ status: 403, code: 'wrong_signature' });
  expect(await stateOf(id)).toMatchObject({ state: null });
});

test('a webhook that comes twice changes nothing more', async () => {
  const { id, wamid } = await taken();
  whatsapp.outbox.spoil('duplicated');
  await whatsapp.deed(wamid, 'failed');
  expect((await jobsOf(id)).filter(name => name === 'notifications.fall-back-to-sms')).toHaveLength(2);
});

test('a buyer who writes to stop gets no more WhatsApp, and the withdrawal is recorded', async () => {
  const buyer = await agreed();
  await whatsapp.write(buyer.mobile.replace('+', ''), 'متى يصل طلبي؟ لا أريد إيقافه');
  expect((await notify(buyer)).at(-1)?.channel).toBe('whatsapp');
  await whatsapp.write(buyer.mobile.replace('+', ''), ' إيقاف! ');
  await whatsapp.write(buyer.mobile.replace('+', ''), 'stop');
  expect((await notify(buyer)).at(-1)?.channel).toBe('sms');
  const { body } = await call(calls.showNoticeChoices, {}, buyer);
  expect(body.choices.filter(({ channel, wanted }) => channel === 'whatsapp' && wanted)).toEqual([]);
  const decisions = await rows(sql`
    select decision, channel from consents where user_id = ${buyer.id} and told_by = 'whatsapp' order by id`);
  expect(decisions).toEqual([
    { decision: 'given', channel: 'web' },
    { decision: 'withdrawn', channel: 'whatsapp' },
  ]);
});

test('the webhook’s address is proved by the word that was agreed on, and by no other', async () => {
  const input = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444' } as const;
  const right = { ...input, 'hub.verify_token': account.verifyToken };
  const proved = await call(calls.proveWhatsappWebhook, right);
  expect([proved.status, proved.text]).toEqual([200, '1158201444']);
  const wrong = await call(calls.proveWhatsappWebhook, { ...input, 'hub.verify_token': 'guessed' });
  expect(wrong.error.code).toBe('wrong_signature');
});

test('every template can be approved: a value is never first or last, and nothing is longer than allowed', () => {
  for (const text of Object.values(whatsappTemplates)) {
    expect(text).not.toMatch(/^\{\{|\}\}\.?$/);
    expect(text.length).toBeLessThan(1_024);
  }
});

test('a member of a merchant agrees to new orders by WhatsApp, and other staff are not offered it', async () => {
  const market = await openMarket(opened);
  const by = market.luxor.owner;
  expect((await call(calls.showChannels, {}, by)).body.whatsapp).toBe(false);
  const wanted = { email: true, sms: false, whatsapp: true };
  expect((await call(calls.chooseChannels, wanted, by)).body).toEqual(wanted);
  const { admin } = market;
  expect((await call(calls.showChannels, {}, admin)).body.whatsapp).toBeNull();
  expect((await call(calls.chooseChannels, wanted, admin)).error.code).toBe('choice_not_offered');
});

test('the copy of a person has how far messages came, and erasing takes them all', async () => {
  const { id, wamid, buyer } = await taken();
  await whatsapp.deed(wamid, 'read');
  const { personalData } = await import('#modules/notifications/server/personal-data.ts');
  const copy = await personalData.collect(ctx.db, buyer.id);
  expect(copy['messages']).toMatchObject([{ channel: 'whatsapp', whatsapp_state: 'read' }]);
  await transaction(ctx, tx => personalData.erase(tx, buyer.id));
  expect(await stateOf(id)).toBeUndefined();
});

// The last, because WhatsApp then rests.
test('when WhatsApp answers nobody, its messages go by SMS without waiting', async () => {
  const refusing = { ...ctx, config: { ...ctx.config, whatsapp: { ...account, token: 'revoked' } } };
  const channels: string[] = [];
  for (let at = 0; at < 7; at++) {
    const buyer = await agreed();
    const [message] = await notify(buyer);
    await deliverMessages(refusing, [message?.id as number]);
    channels.push((await messagesOf(buyer.id)).at(-1)?.channel ?? '');
  }
  expect(channels).toEqual(Array(7).fill('sms'));
  expect(ctx.circuits.figures().find(({ name }) => name === 'whatsapp')?.state).toBe('open');
});
