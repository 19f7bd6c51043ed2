import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listSecurity } from '#modules/accounts/audit.calls.ts';
import { logIn } from '#modules/accounts/calls.ts';
import { MANY_FAILURES } from '#modules/accounts/security-event.ts';
import { watchFailures } from '#modules/accounts/server/security/watch-failures.ts';
import { changeRole } from '#modules/accounts/users.calls.ts';
import { DAY } from '#platform/clock.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { giveRole, setPerson } from '../../support/arrange.ts';
import type { TestPerson } from '../../support/people.ts';
import { addPerson } from '../../support/people.ts';
import { messagesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';
import { newAccount } from './mona.ts';

const shop = await testShop();
let admin: TestPerson;

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
  await setPerson(shop, admin.id, { mobile: '+201500000001' });
});

/** The alerts that reached the super_admin, and their letters. */
async function alerts(): Promise<{ subject: string; body: string }[]> {
  await jobsDone(shop);
  return messagesOf(shop, admin.email, 'subject', 'body');
}
const log = async (input: Parameters<typeof shop.call<typeof listSecurity>>[1]) =>
  (await shop.call(listSecurity, input, { token: admin.token })).body.events;

test('a sign-in of finance from a new place is an alert, and from the same place none', async () => {
  const mona = await newAccount(shop);
  await giveRole(shop, mona.email, 'finance');
  const enter = (address: string) =>
    shop.call(logIn, { identifier: mona.email, password: mona.password }, { address });
  expect((await enter('10.71.0.1')).status).toBe(200);
  expect((await enter('10.71.0.1')).status).toBe(200);
  const sent = await alerts();
  expect(sent.map(({ subject }) => subject)).toEqual(['تنبيه: دخول موظف من مكان جديد']);
  expect(sent[0]?.body).toContain('/security-log?kind=staff_new_place');
  expect(sent[0]?.body).not.toContain(mona.email);
  expect(await log({ kind: 'staff_new_place' })).toMatchObject([
    { account: { name: mona.name, role: 'finance' }, address: '10.71.0.1' },
  ]);
});

test('a role that is given is one', async () => {
  const { id } = await addPerson(shop);
  await setPerson(shop, id, { mobile: '+201500000002' });
  const input = { userId: id, role: 'support', was: 'user', name: 'عميل تجريبي' } as const;
  expect((await shop.call(changeRole, input, { token: admin.token })).status).toBe(200);
  expect((await alerts()).at(-1)?.subject).toBe('تنبيه: تغيّر دور حساب');
});

test('many failures of the whole shop are one, once an hour', async () => {
  const before = (await alerts()).length;
  await watchFailures(shop.ctx);
  expect(await alerts()).toHaveLength(before);
  await shop.rows(sql`
    insert into security_events (kind, detail, address, device, happened_at)
    select 'sign_in_failed', '', '10.72.0.1', '', ${shop.clock.now()}::timestamptz from generate_series(1, ${MANY_FAILURES}::int)`);
  await watchFailures(shop.ctx);
  await watchFailures(shop.ctx);
  const sent = await alerts();
  expect(sent.slice(before).map(({ subject }) => subject)).toEqual(['تنبيه: محاولات دخول فاشلة كثيرة']);
});

test('the log is filtered by kind, account, place and day', async () => {
  const { length } = await log({ address: '10.72.0.1', limit: 100 });
  expect(length).toBe(100);
  expect(await log({ address: '10.72.0.1', kind: 'signed_in' })).toEqual([]);
  expect(await log({ address: '10.72.0.1', toDay: '2020-01-01' })).toEqual([]);
  expect(await log({ address: '10.72.0.1', fromDay: '2020-01-01', limit: 1 })).toHaveLength(1);
  expect(await log({ account: String(admin.id) })).toEqual([]);
});

test('it is stored for as long as the setting says', async () => {
  shop.clock.advance(179 * DAY);
  await forgetExpired(shop.ctx);
  const count = sql<{
    count: number;
  }>`select count(*)::int as count from security_events where address = '10.72.0.1'`;
  expect(await shop.rows(count)).toEqual([{ count: MANY_FAILURES }]);
  shop.clock.advance(2 * DAY);
  await forgetExpired(shop.ctx);
  expect(await shop.rows(count)).toEqual([{ count: 0 }]);
});
