import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fieldsIn } from '#modules/notifications/message-text.ts';
import * as calls from '#modules/notifications/texts.calls.ts';
import { orderTexts } from '#modules/orders/messages/order.text.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf, messagesOf, noticesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { allFollowed } from '../payments/paying-shop.ts';

const shop = await testShop();
const market = await openMarket(shop);
const admin = { token: market.admin.token };
const NAME = 'orders.new_order';

const shown = async (name = NAME) => (await shop.call(calls.showText, { name }, admin)).body;
async function save(words: Partial<calls.ShownText['words']>, name = NAME) {
  const { number, words: before } = await shown(name);
  return shop.call(calls.saveText, { name, number, ...before, ...words }, admin);
}
const reset = (name = NAME) => shop.call(calls.resetText, { name }, admin);

/** The message to the first merchant about a new order. */
async function newestMessage(): Promise<{ title: string; body: string; sms: string }> {
  await market.placeOrder([1]);
  await allFollowed(shop);
  const [row] = await shop.rows(sql<{ title: string; body: string; sms: string }>`
    select n.title, n.body, (select m.body from messages m where m.user_id = n.user_id and m.channel = 'sms'
                              order by m.id desc limit 1) as sms
      from notifications n where n.user_id = ${market.luxor.owner.id} order by n.id desc limit 1`);
  if (!row) throw new Error('a merchant is notified of its order');
  return row;
}

test('the next message has the text that staff wrote, and only differences are stored', async () => {
  const { own } = await shown();
  const saved = await save({ title: 'طلب وصلك الآن: {order}' });
  expect(saved.body.words).toEqual({ ...own, title: 'طلب وصلك الآن: {order}' });
  expect(await newestMessage()).toMatchObject({
    title: expect.stringMatching(/^طلب وصلك الآن: \u2068WK-/),
    body: expect.stringContaining('اقبل الطلب قبل'),
    sms: expect.stringMatching(/^وكالة: طلب جديد WK-\d+. اقبله قبل \d\d\/\d\d \d\d:\d\d\.$/),
  });
  expect(await shop.rows(sql`select title, body, sms from message_texts where name = ${NAME}`)).toEqual([
    { title: 'طلب وصلك الآن: {order}', body: null, sms: null },
  ]);
  expect((await reset()).body.words).toEqual(own);
  expect((await newestMessage()).title).toMatch(/^طلب جديد/);
});

test.each([
  {
    what: 'a field that is not known',
    words: { body: '{units} {goods} {timeoutHours} {price}' },
    at: 'body',
    says: 'price',
  },
  {
    what: 'a field of the buyer',
    words: { title: 'طلب جديد {order} بقيمة {total}' },
    at: 'title',
    says: 'total',
  },
  {
    what: 'a missing field',
    words: { sms: 'وكالة: طلب جديد. اقبله خلال {timeoutHours}.' },
    at: 'sms',
    says: 'order',
  },
  { what: 'a brace of no field', words: { title: 'طلب جديد {order} {' }, at: 'title', says: '{ أو }' },
  {
    what: 'a field with a space',
    words: { title: 'طلب جديد {order} { order }' },
    at: 'title',
    says: '{ أو }',
  },
  { what: 'nothing', words: { title: '  ' }, at: 'title', says: 'اكتب' },
  { what: 'too much', words: { title: `{order}${'ا'.repeat(120)}` }, at: 'title', says: '١٢٠' },
])('$what is refused with a sentence under its field, and nothing is stored', async ({ words, at, says }) => {
  const refused = await save(words);
  expect([refused.status, refused.error.code]).toEqual([400, 'text_wrong']);
  expect(Object.keys(refused.error.details.fields ?? {})).toEqual([at]);
  expect(refused.error.details.fields?.[at]).toContain(says);
  expect((await shown()).words).toEqual((await shown()).own);
});

test('a code that lets somebody in may stand in the text message alone, because only that is forgotten', async () => {
  const refused = await save({ body: '{names} {codeShort}' }, 'orders.shipped');
  expect(refused.error.details.fields?.['body']).toContain('codeShort');
  expect((await save({ sms: 'شحن {yoursShort}. {codeShort}' }, 'orders.shipped')).status).toBe(200);
  await reset('orders.shipped');
});

test('what is optional may be left out, and a message that goes by no SMS gets none', async () => {
  expect((await save({ body: 'اعتذر {names}.' }, 'orders.rejected')).status).toBe(200);
  const refused = await save({ sms: 'وكالة: قُبل {yoursShort}' }, 'orders.accepted');
  expect(refused.error.details.fields).toHaveProperty('sms');
});

test('of two people who save at once the second is refused', async () => {
  const { number, words } = await shown('orders.packed');
  const as = (title: string) =>
    shop.call(calls.saveText, { name: 'orders.packed', number, ...words, title }, admin);
  const replies = await Promise.all([as('{yours} جاهز'), as('جُهّز {yours}')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('each change is in the audit, and a name that is none is refused', async () => {
  await save({ title: 'تم دفع {yours} كله' }, 'orders.paid');
  await reset('orders.paid');
  const rows = await auditOf(shop, { what: 'setting.message_text' }, 'subject', 'from', 'to');
  expect(JSON.stringify(rows)).toContain('تم دفع {yours} كله');
  for (const name of ['orders.nothing', 'nothing.paid', 'orders.constructor'])
    expect((await shop.call(calls.showText, { name }, admin)).error.code).toBe('text_not_found');
});

test('a test message goes to who asks for it, by every channel of the message, and says that it is a test', async () => {
  const own = await addPerson(shop, { role: 'super_admin' });
  expect((await shop.call(calls.tryText, { name: 'orders.placed' }, own)).status).toBe(200);
  const sent = await messagesOf(shop, own.id, 'channel', 'subject', 'body');
  expect(sent.toSorted((a, b) => a.channel.localeCompare(b.channel))).toMatchObject([
    { channel: 'email', subject: expect.stringContaining('تجربة: تم استلام') },
    { channel: 'sms', body: expect.stringContaining('WK-10482') },
  ]);
  expect(await noticesOf(shop, own.id, 'title')).toHaveLength(1);
});

test('the shop’s own sentences obey the rules for edited ones', async () => {
  const { texts } = (await shop.call(calls.listTexts, {}, admin)).body;
  const seen = texts.map(({ reader, title, body }) => `${reader} ${title} ${body.slice(0, 70)}`);
  expect(new Set(seen).size).toBe(seen.length);
  expect(texts).toHaveLength(Object.keys(orderTexts.texts).length);
  expect(texts.filter(({ title }) => /[{}]/.test(title))).toEqual([]);
  for (const [name, { title, body, ...own }] of Object.entries(orderTexts.texts)) {
    const full = `orders.${name}`;
    const { number } = await shown(full);
    const words = { title, body, sms: 'sms' in own ? own.sms : null };
    expect([name, (await shop.call(calls.saveText, { name: full, number, ...words }, admin)).status]).toEqual(
      [name, 200],
    );
    expect(fieldsIn(Object.values(words).join(' ')).filter(field => !(field in orderTexts.fields))).toEqual(
      [],
    );
  }
});
