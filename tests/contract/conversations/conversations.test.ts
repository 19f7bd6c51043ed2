import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as backOffice from '#modules/conversations/back-office.calls.ts';
import * as calls from '#modules/conversations/calls.ts';
import { forgetConversations } from '#modules/conversations/server/forget-conversations.ts';
import { usedPrivatePictures } from '#modules/conversations/server/photos.ts';
import { listReports, sendReport } from '#modules/moderation/calls.ts';
import { chooseNotice, listNotifications } from '#modules/notifications/calls.ts';
import { rateMerchants } from '#modules/reviews/server/rate-merchants.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { picture } from '../../support/pictures.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let support: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  support = await addPerson(shop, { role: 'support' });
});

const by = ({ token }: { token: string }) => ({ token });
const seller = () => market.luxor.owner;
const titles = async (who: TestPerson) =>
  (await shop.call(listNotifications, {}, by(who))).body.notifications.map(({ title }) => title);

async function aboutOrder() {
  const buyer = await addPerson(shop);
  const { orderId, first } = await market.placeOrder([1], { buyer });
  const asked = { merchantOrderId: first.id };
  const { conversationId } = (await shop.call(calls.openConversation, asked, by(buyer))).body;
  const write = async (text: string) => shop.call(calls.writeToMerchant, { conversationId, text }, by(buyer));
  const answer = async (text: string) =>
    shop.call(backOffice.writeToBuyer, { conversationId, text }, by(seller()));
  return { buyer, orderId, merchantOrderId: first.id, conversationId, write, answer };
}

test('a buyer writes about an order, its merchant answers, and each is notified once until they have looked', async () => {
  const { buyer, conversationId, orderId, merchantOrderId, write, answer } = await aboutOrder();
  const again = await shop.call(backOffice.openWithBuyer, { merchantOrderId }, by(seller()));
  expect(again.body).toEqual({ conversationId });

  await write('هل يمكن تغيير المقاس؟');
  await write('من XL إلى L');
  expect((await titles(seller())).filter(title => title.startsWith('رسالة من'))).toHaveLength(1);
  const waiting = await shop.call(backOffice.listMerchantConversations, {}, by(seller()));
  expect(waiting.body.conversations[0]).toMatchObject({
    id: conversationId,
    orderId,
    newest: 'من XL إلى L',
    isUnread: true,
    isWaiting: true,
  });
  const { body: left } = await shop.call(
    backOffice.readMerchantConversation,
    { conversationId },
    by(seller()),
  );
  expect(left.unread).toBe(waiting.body.unread - 1);
  const mine = await shop.call(calls.showConversation, { conversationId }, by(buyer));
  expect(mine.body.messages.map(({ isRead }) => isRead)).toEqual([true, true]);

  await answer('نعم، نغيّره قبل التغليف.');
  expect(await titles(buyer)).toContain('رسالة من متجر الأقصر');
  const listed = await shop.call(calls.listConversations, {}, by(buyer));
  expect(listed.body).toMatchObject({
    unread: 1,
    conversations: [{ isWaiting: false, name: 'متجر الأقصر' }],
  });
  expect((await shop.call(calls.readConversation, { conversationId }, by(buyer))).body).toEqual({
    unread: 0,
  });
});

test('a product is asked about in private, once for each buyer', async () => {
  const buyer = await addPerson(shop);
  const productId = market.luxor.product.id;
  const open = async () =>
    (await shop.call(calls.openConversation, { productId }, by(buyer))).body.conversationId;
  const [one, two] = await Promise.all([open(), open()]);
  expect(one).toBe(two);
  const { body } = await shop.call(calls.showConversation, { conversationId: one }, by(buyer));
  expect(body).toMatchObject({ conversation: { productId, orderId: null }, messages: [] });
  // What nobody wrote in is in no list.
  expect((await shop.call(calls.listConversations, {}, by(buyer))).body.conversations).toEqual([]);
  expect((await shop.call(calls.openConversation, {}, by(buyer))).error.code).toBe('conversation_not_found');
});

test('contacts and payments past the shop are masked before they are stored, in both directions', async () => {
  const { conversationId, write, answer } = await aboutOrder();
  const { body } = await write('كلمني ٠١٠ ١٢٣٤ ٥٦٧٨ أو mona@example.com');
  expect(body).toMatchObject({
    text: 'كلمني [رقم محجوب] أو [رابط محجوب]',
    masked: ['phone', 'link'],
  });
  expect(
    (await answer('حول فودافون كاش على صفر واحد صفر اتنين تلاتة اربعة خمسة ستة سبعة')).body.masked,
  ).toEqual(['phone', 'payment']);
  const stored = await shop.rows(sql<{ body: string }>`
    select body from conversation_messages where conversation_id = ${conversationId}`);
  expect(stored.map(row => row.body).join(' ')).not.toMatch(/٥٦٧٨|mona|فودافون|سبعة/);
});

test('what is ended nobody writes in, and only who ended it opens it again', async () => {
  const { buyer, conversationId, write, answer } = await aboutOrder();
  await write('أين طلبي؟');
  const change = (to: 'ended' | 'open') =>
    shop.call(calls.endConversation, { conversationId, ended: to === 'ended' }, by(buyer));
  await change('ended');
  expect((await answer('في الطريق')).error.code).toBe('conversation_ended');
  expect((await write('شكرًا')).error.code).toBe('conversation_ended');
  const other = await shop.call(backOffice.endWithBuyer, { conversationId, ended: false }, by(seller()));
  expect(other.error.code).toBe('ended_by_another');
  await change('open');
  expect((await answer('في الطريق')).status).toBe(200);
});

test('staff read a conversation for a reported case, with a reason that is audited, and may end it', async () => {
  const { buyer, orderId, conversationId, write, answer } = await aboutOrder();
  await write('أين طلبي؟');
  await answer('كلام لا يليق');
  const report = { kind: 'conversation', subjectId: conversationId, reason: 'abuse' } as const;
  const stranger = await addPerson(shop);
  expect((await shop.call(sendReport, report, by(stranger))).error.code).toBe('report_subject_not_found');
  expect((await shop.call(sendReport, report, by(buyer))).status).toBe(200);
  const reports = (await shop.call(listReports, {}, by(support))).body.reports;
  expect(reports[0]).toMatchObject({ link: `/conversations/case/${conversationId}`, subject: 'متجر الأقصر' });

  const found = await shop.call(backOffice.listConversationsOfOrder, { orderId }, by(support));
  expect(found.body.conversations).toMatchObject([{ id: conversationId, merchant: 'متجر الأقصر' }]);
  const reason = 'بلاغ من المشتري';
  const read = await shop.call(backOffice.inspectConversation, { conversationId, reason }, by(support));
  expect(read.body.messages.map(({ text }) => text)).toEqual(['أين طلبي؟', 'كلام لا يليق']);
  const close = { conversationId, ended: true, reason };
  expect((await shop.call(backOffice.closeConversation, close, by(support))).status).toBe(200);
  const audited = await auditOf(shop, { type: 'conversation', id: conversationId }, 'what', 'reason');
  expect(audited).toEqual([
    { what: 'conversation.read', reason },
    { what: 'conversation.ended', reason },
  ]);
  expect((await answer('آسف')).error.code).toBe('conversation_ended');
  expect(await titles(buyer)).toContain('أغلق فريق وكالة محادثة لك');
});

test('a photo goes with a message or alone, in both directions, and only one that was uploaded here', async () => {
  const { buyer, conversationId, write } = await aboutOrder();
  const upload = async (width: number) => ({ file: await picture('jpeg', { width, height: 300 }) });
  const sent = await shop.call(calls.uploadMessagePhoto, await upload(420), by(buyer));
  const written = { conversationId, text: '', photo: sent.body.photo };
  expect((await shop.call(calls.writeToMerchant, written, by(buyer))).body).toMatchObject({ text: '' });
  const { body: listed } = await shop.call(backOffice.listMerchantConversations, {}, by(seller()));
  expect(listed.conversations[0]).toMatchObject({ id: conversationId, newest: 'صورة' });
  const answer = await shop.call(backOffice.uploadPhotoForBuyer, await upload(430), by(seller()));
  const answered = { conversationId, text: 'هكذا المقاس', photo: answer.body.photo };
  await shop.call(backOffice.writeToBuyer, answered, by(seller()));

  const { messages } = (await shop.call(calls.showConversation, { conversationId }, by(buyer))).body;
  expect(messages.map(({ side, text }) => [side, text])).toEqual([
    ['buyer', ''],
    ['merchant', 'هكذا المقاس'],
  ]);
  for (const { photo } of messages) expect((await shop.http.inject(`${photo}/320`)).statusCode).toBe(200);
  expect((await shop.call(calls.writeToMerchant, { conversationId, text: ' ' }, by(buyer))).status).toBe(400);
  for (const photo of ['/private-media/00000000000000ff.a.b', 'https://example.com/a.jpg', '/media/x']) {
    const refused = await shop.call(
      calls.writeToMerchant,
      { conversationId, text: 'انظر', photo },
      by(buyer),
    );
    expect(refused.error.code).toBe('message_photo_unknown');
  }
  await write('شكرًا');
  const [hash = ''] = /[0-9a-f]{32}/.exec(sent.body.photo) ?? [];
  expect(await usedPrivatePictures(shop.ctx.db, [hash, 'f'.repeat(32)])).toEqual([hash]);
  await shop.rows(sql`delete from conversations where id = ${conversationId}`);
  expect(await usedPrivatePictures(shop.ctx.db, [hash])).toEqual([]);
});

test('a buyer who wants no notice of messages gets none', async () => {
  const { buyer, write, answer } = await aboutOrder();
  await shop.call(chooseNotice, { kind: 'messages', channel: 'app', wanted: false }, by(buyer));
  await write('أين طلبي؟');
  await answer('في الطريق');
  expect(await titles(buyer)).not.toContain('رسالة من متجر الأقصر');
});

test('answers within a day count for the merchant, and silence against it', async () => {
  await market.deliver(1);
  const [quick, slow, silent] = [await aboutOrder(), await aboutOrder(), await aboutOrder()];
  await shop.rows(
    sql`delete from conversations where id not in (${quick.conversationId}, ${slow.conversationId}, ${silent.conversationId})`,
  );
  for (const each of [quick, slow, silent]) await each.write('أين طلبي؟');
  await quick.answer('غدًا');
  await shop.rows(sql`
    update conversations set waiting_since = ${new Date(shop.clock.now().getTime() - 30 * HOUR)} where waiting_since is not null`);
  await slow.answer('غدًا');
  await rateMerchants(shop.ctx);
  const [counted] = await shop.rows(sql<{ asked: number; answered: number }>`
    select asked, answered from merchant_ratings where merchant_id = ${market.luxor.id}`);
  expect(counted).toEqual({ asked: 3, answered: 1 });
});

test('more messages than anybody writes in earnest are refused', async () => {
  const { write } = await aboutOrder();
  for (let sent = 0; sent < 60; sent++) expect((await write('هل من رد؟')).status).toBe(200);
  expect((await write('هل من رد؟')).error.code).toBe('too_many_tries');
});

test('a conversation without a message for two years is deleted', async () => {
  const old = await aboutOrder();
  await old.write('أين طلبي؟');
  await shop.rows(sql`
    update conversations set written_at = ${new Date(shop.clock.now().getTime() - 731 * DAY)} where id = ${old.conversationId}`);
  await forgetConversations(shop.ctx);
  const gone = await shop.call(calls.showConversation, { conversationId: old.conversationId }, by(old.buyer));
  expect(gone.error.code).toBe('conversation_not_found');
});

test('a buyer without a name is called the buyer in the list, in the conversation and in what is told', async () => {
  const { buyer, conversationId, write } = await aboutOrder();
  await shop.rows(sql`update users set name = '' where id = ${buyer.id}`);
  await write('هل المقاس مضبوط؟');
  const { body } = await shop.call(backOffice.listMerchantConversations, {}, by(seller()));
  expect(body.conversations.find(({ id }) => id === conversationId)?.name).toBe('العميل');
  expect(await titles(seller())).toContain('رسالة من العميل');
});
