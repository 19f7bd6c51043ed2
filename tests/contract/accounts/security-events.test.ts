import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listSecurity } from '#modules/accounts/audit.calls.ts';
import * as calls from '#modules/accounts/calls.ts';
import { proveContact } from '#modules/accounts/contacts.calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { changeRole, endUserSessions } from '#modules/accounts/users.calls.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import { DAY, HOUR, MINUTE } from '#platform/clock.ts';
import { giveRole, setPerson, staySignedIn } from '../../support/arrange.ts';
import type { TestPerson } from '../../support/people.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';
import { codeSentTo, enterByCode, newAccount, somebody } from './mona.ts';

const shop = await testShop();
let admin: TestPerson;

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
  // The counter of test people must not meet that of Mona's.
  await setPerson(shop, admin.id, { mobile: '+201500000001' });
});

const log = async (mona: { email: string }, kind?: 'refused') =>
  (
    await shop.call(listSecurity, { account: mona.email, ...(kind && { kind }) }, { token: admin.token })
  ).body.events.map(event => event.kind);

/** The subjects of the e-mails and the SMS that were sent there, without codes. */
async function toldAt(recipient: string): Promise<string[]> {
  await jobsDone(shop);
  const rows = await shop.rows(sql<{ said: string }>`
    select case channel when 'email' then subject else 'sms' end as said from messages
     where recipient = ${recipient} and body !~ '[0-9]{6}' order by id`);
  return rows.map(({ said }) => said);
}

const enter = (mona: { email: string }, password: string, deviceKey?: string) =>
  shop.call(calls.logIn, { identifier: mona.email, password, ...(deviceKey && { deviceKey }) });

describe('the security log', () => {
  test('has who signed in and who failed, from where and with what, and names nobody who has no account', async () => {
    const mona = await newAccount(shop);
    await shop.call(
      calls.logIn,
      { identifier: mona.email, password: 'wrong 1' },
      { address: '10.70.0.1', headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' } },
    );
    await shop.call(calls.logIn, { identifier: 'nobody@example.com', password: 'wrong 1' });
    expect(await log(mona)).toEqual(['sign_in_failed', 'signed_in']);
    const { body } = await shop.call(listSecurity, { kind: 'sign_in_failed' }, { token: admin.token });
    expect(body.events[0]).toMatchObject({ account: null });
    expect(body.events[1]).toMatchObject({
      account: { name: mona.name },
      address: '10.70.0.1',
      device: 'Chrome · Windows',
    });
    const [row] = await shop.rows(sql<{ text: string }>`
      select string_agg(e::text, ' ') as text from security_events e`);
    expect(row?.text).not.toContain('@example.com');
  });

  test('has who asked for what is not theirs, a few times and not endlessly', async () => {
    const mona = await newAccount(shop);
    for (let n = 0; n < 20; n++) await shop.call(listSecurity, {}, { token: mona.token });
    expect(await log(mona, 'refused')).toHaveLength(5);
  });

  test('is forgotten with the account', async () => {
    const mona = await newAccount(shop);
    await shop.call(calls.deleteAccount, { password: mona.password }, { token: mona.token });
    const left = sql`select 1 from security_events e join users u on u.id = e.user_id where u.deleted_at is not null`;
    expect(await shop.rows(left)).toEqual([]);
  });
});

describe('the owner is notified', () => {
  test('of a new device, and not of one that is known', async () => {
    const mona = await newAccount(shop);
    const { body } = await enter(mona, mona.password);
    expect(await toldAt(mona.email)).toEqual(['دخول من جهاز جديد']);
    await enter(mona, mona.password, body.deviceKey);
    expect(await toldAt(mona.email)).toHaveLength(1);
  });

  test('of a change of the password, by e-mail and SMS', async () => {
    const mona = await newAccount(shop);
    const input = { currentPassword: mona.password, password: 'شاي بالنعناع 5' };
    await shop.call(calls.changePassword, input, { token: mona.token });
    expect(await toldAt(mona.email)).toEqual(['تغيّرت كلمة مرور حسابك']);
    expect(await toldAt(mona.mobile)).toEqual(['sms']);
  });

  test('of a password that was set by a code', async () => {
    const mona = await newAccount(shop);
    await shop.call(calls.forgetPassword, { identifier: mona.email }, mona);
    const code = await codeSentTo(shop, mona.email);
    await shop.call(calls.resetPassword, { identifier: mona.email, code, password: 'شاي بالنعناع 5' });
    expect(await toldAt(mona.email)).toEqual(['عُيّنت كلمة مرور جديدة لحسابك']);
  });

  test('of a new e-mail address and mobile at the old ones, once they are proved', async () => {
    const mona = await newAccount(shop);
    const { email, mobile } = somebody();
    const input = { name: mona.name, email, mobile, password: mona.password };
    expect((await shop.call(calls.updateProfile, input, mona)).status).toBe(200);
    expect(await toldAt(mona.email)).toEqual([]);
    const prove = (kind: 'email' | 'mobile', code: string) => shop.call(proveContact, { kind, code }, mona);
    const [ofEmail, ofMobile] = [await codeSentTo(shop, email), await codeSentTo(shop, mobile)];
    expect((await prove('mobile', ofMobile)).status).toBe(200);
    expect(await toldAt(mona.email)).toEqual(['تغيّر رقم موبايل حسابك']);
    expect((await prove('email', ofEmail)).status).toBe(200);
    expect(await toldAt(mona.email)).toEqual(['تغيّر رقم موبايل حسابك', 'تغيّر البريد الإلكتروني لحسابك']);
    expect(await toldAt(mona.mobile)).toEqual(['sms']);
    expect(await toldAt(mobile)).toEqual(['sms']);
    expect(await toldAt(email)).toEqual([]);
  });

  test('in the inbox too, and by SMS of everything if there is no e-mail address', async () => {
    const mona = somebody();
    const enterAs = await enterByCode(shop, mona);
    const { body } = await enterAs({ birthDate: '1990-01-01', acceptTerms: true });
    shop.clock.advance(MINUTE);
    await (await enterByCode(shop, mona))();
    expect(await toldAt(mona.mobile)).toEqual(['sms']);
    const { body: inbox } = await shop.call(listNotifications, {}, { token: body.token });
    expect(inbox.notifications).toMatchObject([{ title: 'دخول من جهاز جديد' }]);
  });

  test('when somebody who is signed in has ended the sessions', async () => {
    const mona = await newAccount(shop);
    await enter(mona, mona.password, undefined);
    await shop.call(calls.endOtherSessions, {}, mona);
    expect(await toldAt(mona.email)).toContain('خرج حسابك من الأجهزة');
  });

  test('when staff ended the sessions', async () => {
    const mona = await newAccount(shop);
    const [{ id } = { id: 0 }] = await shop.rows(sql<{ id: number }>`
      select id from users where email = ${mona.email}`);
    await shop.call(endUserSessions, { userId: id }, { token: admin.token });
    expect(await toldAt(mona.email)).toEqual(['خرج حسابك من الأجهزة']);
  });
});

describe('a session', () => {
  test('ends with a change of the role: what one may do now needs a new sign-in', async () => {
    const mona = await newAccount(shop);
    const { body } = await shop.call(showRole, {}, { token: mona.token });
    const given = { userId: body.id, role: 'finance', was: 'user', name: mona.name } as const;
    expect((await shop.call(changeRole, given, { token: admin.token })).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
    expect(await toldAt(mona.email)).toEqual(['تغيّرت صلاحيات حسابك']);
  });

  test('of staff ends 12 hours after its last use, and after 7 days however it is used', async () => {
    const mona = await newAccount(shop);
    await giveRole(shop, mona.email, 'support');
    const open = async () => (await enter(mona, mona.password)).body.token;
    const isOpen = async (token: string) => (await shop.call(showRole, {}, { token })).status === 200;
    const idle = await open();
    shop.clock.advance(11 * HOUR);
    expect(await isOpen(idle)).toBe(true);
    shop.clock.advance(12 * HOUR);
    expect(await isOpen(idle)).toBe(false);
    const busy = await open();
    for (let hours = 0; hours < 160; hours += 10) {
      shop.clock.advance(10 * HOUR);
      expect([hours, await isOpen(busy)]).toEqual([hours, true]);
    }
    shop.clock.advance(9 * HOUR);
    expect(await isOpen(busy)).toBe(false);
  });

  test('of a shopper ends after 180 days however it is used, and says from where it was opened', async () => {
    const mona = await newAccount(shop);
    const { body } = await shop.call(calls.listSessions, {}, { token: mona.token });
    expect(body.sessions[0]).toMatchObject({ address: mona.address, current: true });
    const isOpen = async () => (await shop.call(showRole, {}, { token: mona.token })).status === 200;
    for (let days = 0; days < 160; days += 20) {
      shop.clock.advance(20 * DAY);
      expect([days, await isOpen()]).toEqual([days, true]);
    }
    shop.clock.advance(19 * DAY);
    expect(await isOpen()).toBe(true);
    shop.clock.advance(2 * DAY);
    expect(await isOpen()).toBe(false);
    await staySignedIn(shop);
  });
});
