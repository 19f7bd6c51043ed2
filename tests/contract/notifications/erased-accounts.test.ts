import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseAccount, lockRole } from '#modules/accounts/server/privacy/queries.ts';
import { insertWhatsapp } from '#modules/notifications/server/channels/whatsapp.sql.ts';
import { notify } from '#modules/notifications/server/notify.ts';
import { sendMessage } from '#modules/notifications/server/send-message.ts';
import { transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

const recipient = '+201277665544';

/** What a job writes to somebody whom it has read a moment before. */
const WRITERS: Readonly<Record<string, (tx: Tx, userId: number) => Promise<void>>> = {
  'a text message': (tx, userId) =>
    sendMessage(tx, {
      userId,
      channel: 'sms',
      recipient,
      subject: '',
      body: 'رمزك 123456',
      secret: true,
      goodUntil: null,
    }),
  'an entry of the inbox': (tx, userId) =>
    notify(tx, { userId, kind: 'account', title: 'أهلا يا منى', body: '', link: '/', now: shop.clock.now() }),
  'a message by WhatsApp': (tx, userId) =>
    insertWhatsapp(tx, {
      userId,
      recipient,
      body: 'أهلا يا منى',
      template: 'order_shipped',
      values: {},
      link: '/',
      sms: '',
      secret: false,
      notBefore: null,
      goodUntil: shop.clock.now(),
    }),
};

async function writtenTo(userId: number): Promise<number> {
  const [row] = await shop.rows(sql<{ written: number }>`
    select (select count(*) from messages where user_id = ${userId})::int +
           (select count(*) from notifications where user_id = ${userId})::int as written`);
  return row?.written ?? -1;
}

const write = (what: string, userId: number) =>
  transaction(shop.ctx, tx => WRITERS[what]?.(tx, userId) ?? Promise.reject(new Error(what)));

/** Somebody waits for a row that another transaction has locked. */
async function aWaiter(): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await shop.rows(waiting)).length === 0) await pause(5);
}

test.each(Object.keys(WRITERS))('%s reaches whoever has an account', async what => {
  const { id } = await addPerson(shop);
  await write(what, id);
  expect(await writtenTo(id)).toBe(1);
});

test.each(Object.keys(WRITERS))(
  '%s is not written to an account that was erased after it was read',
  async what => {
    const { id } = await addPerson(shop);
    await transaction(shop.ctx, tx => eraseAccount(tx, id, shop.clock.now()));
    await write(what, id);
    expect(await writtenTo(id)).toBe(0);
  },
);

test.each(Object.keys(WRITERS))('%s waits for an erasure that is under way, and is dropped', async what => {
  const { id } = await addPerson(shop);
  let late = Promise.resolve();
  await transaction(shop.ctx, async tx => {
    await lockRole(tx, id);
    await eraseAccount(tx, id, shop.clock.now());
    late = write(what, id);
    await aWaiter();
  });
  await late;
  expect(await writtenTo(id)).toBe(0);
});
