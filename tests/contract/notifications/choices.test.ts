import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as calls from '#modules/notifications/calls.ts';
import { isFixed, isOffered, NOTICE_KINDS, type NoticeKind } from '#modules/notifications/notice-choice.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { transaction } from '#platform/server/context.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const buyer = await addPerson(shop);
const by = { token: buyer.token };

/** The channels by which one message leaves. */
async function channelsOf(kind: NoticeKind): Promise<string[]> {
  const said = { kind, title: 'خبر', body: 'نص', linkWords: 'نص', sms: 'نص', link: '/' };
  await transaction(shop.ctx, tx =>
    notifyPerson(shop.ctx, tx, { to: buyer.id, said: { ...said, channels: ['inbox', 'email', 'sms'] } }),
  );
  const rows = await shop.rows(sql<{ channel: string }>`
    with m as (delete from messages where user_id = ${buyer.id} returning channel),
         n as (delete from notifications where user_id = ${buyer.id} returning 'app' as channel)
    select channel from m union all select channel from n order by channel`);
  return rows.map(({ channel }) => channel);
}

test('a buyer is notified by the channels chosen for a kind, and of an order in any case', async () => {
  expect(await channelsOf('orders')).toEqual(['app', 'email', 'sms']);
  expect(await channelsOf('watched')).toEqual(['app']);
  expect(await channelsOf('offers')).toEqual([]);
  await shop.call(calls.chooseNotice, { kind: 'orders', channel: 'email', wanted: false }, by);
  await shop.call(calls.chooseNotice, { kind: 'offers', channel: 'email', wanted: true }, by);
  expect(await channelsOf('orders')).toEqual(['app', 'sms']);
  expect(await channelsOf('offers')).toEqual(['email']);
  const fixed = await shop.call(calls.chooseNotice, { kind: 'orders', channel: 'sms', wanted: false }, by);
  expect(fixed.error.code).toBe('choice_not_offered');
});

const LEAVING = ['app', 'email', 'sms'] as const;
const CHOICES = NOTICE_KINDS.flatMap(kind => LEAVING.map(channel => ({ kind, channel }))).filter(
  choice => isOffered(choice, { whatsapp: null }) && !isFixed(choice),
);

test.each(CHOICES)(
  '$kind comes by $channel while that is wanted, and by no other way for it',
  async choice => {
    const { kind, channel } = choice;
    const choose = (what: { wanted: boolean }) => shop.call(calls.chooseNotice, { ...choice, ...what }, by);
    await choose({ wanted: true });
    expect(await channelsOf(kind)).toContain(channel);
    const others = (await channelsOf(kind)).filter(each => each !== channel);
    await choose({ wanted: false });
    expect(await channelsOf(kind)).toEqual(others);
  },
);

test('what belongs to no purchase and was not asked for needs a consent first, by every channel', async () => {
  const { body } = await shop.call(calls.showNoticeChoices, {}, { token: (await addPerson(shop)).token });
  const unasked = body.choices.filter(({ kind }) => kind === 'offers');
  expect(unasked.map(({ wanted }) => wanted)).toEqual([false, false, false]);
});

test('a notification that the shop does not send is no choice', async () => {
  const own = await addPerson(shop);
  const { body } = await shop.call(calls.showNoticeChoices, {}, own);
  expect(body.choices.filter(({ channel }) => channel === 'whatsapp')).toEqual([]);
  for (const choice of [
    { kind: 'cart', channel: 'sms' },
    { kind: 'orders', channel: 'whatsapp' },
  ] as const)
    expect((await shop.call(calls.chooseNotice, { ...choice, wanted: true }, own)).error.code).toBe(
      'choice_not_offered',
    );
});

test('each decision is written once, with when and from where', async () => {
  const own = await addPerson(shop);
  const choose = (what: { wanted: boolean }) =>
    shop.call(calls.chooseNotice, { kind: 'offers', channel: 'app', ...what }, { token: own.token });
  await choose({ wanted: false });
  await choose({ wanted: true });
  await choose({ wanted: true });
  await choose({ wanted: false });
  const rows = await shop.rows(sql`
    select decision, text_version as wording, given_from <> '' as "hasAddress" from consents
     where user_id = ${own.id} and purpose = 'offers' order by id`);
  expect(rows).toEqual([
    { decision: 'given', wording: expect.any(String), hasAddress: true },
    { decision: 'withdrawn', wording: expect.any(String), hasAddress: true },
  ]);
});

test('nights are quiet until somebody wants notifications at night too', async () => {
  const quiet = async () => (await shop.call(calls.showNoticeChoices, {}, by)).body.isQuiet;
  expect(await quiet()).toBe(true);
  await shop.call(calls.chooseQuietNights, { isQuiet: false }, by);
  expect(await quiet()).toBe(false);
  await shop.call(calls.chooseQuietNights, { isQuiet: true }, by);
  expect(await quiet()).toBe(true);
});
