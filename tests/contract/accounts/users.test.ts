import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logIn } from '#modules/accounts/calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import * as calls from '#modules/accounts/users.calls.ts';
import { MINUTE } from '#platform/clock.ts';
import { setPerson } from '../../support/arrange.ts';
import { addMerchant } from '../../support/catalog.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson, sessionOf } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { newAccount } from './mona.ts';

const shop = await testShop();
type Person = Awaited<ReturnType<typeof addPerson>>;
let admin: Person;

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
});

const by = (person: Person = admin) => ({ token: person.token });
const rename = (id: number, name: string) => setPerson(shop, id, { name });
const listed = async (input: Partial<Parameters<typeof shop.call<typeof calls.listUsers>>[1]>) =>
  (await shop.call(calls.listUsers, input, by())).body;
const ids = async (q: string) => (await listed({ q })).users.map(({ id }) => id);
const audited = (id: number) => auditOf(shop, { type: 'user', id }, 'what', 'from', 'to', 'by', 'reason');

describe('finding somebody', () => {
  test.each([
    ['أحمد عبد الرحمن', ['احمد', 'أحمد عبدالرحمن', 'عبد الرحمن', 'احمد عبد', 'أَحْمَد']],
    ['فاطمة الزهراء علي', ['فاطمه', 'الزهراء فاطمة', 'على فاطمة']],
    ['John O’Neil', ['john', 'NEIL', "O'Neil"]],
    ['سارة El-Sayed', ['el-sayed', 'Sayed سارة', 'ساره el-sayed']],
    ['محمد محمود محمد', ['محمد محمد', 'محمود محمد', 'محمد محمود محمد', 'محمد محمو']],
  ])('%s is found by its name in any spelling', async (name, asked) => {
    const { id } = await addPerson(shop);
    await rename(id, name);
    for (const q of asked) expect([q, await ids(q)]).toEqual([q, expect.arrayContaining([id])]);
    expect(await ids('اسم لا يحمله أحد')).toEqual([]);
  });

  test('by a mobile in any spelling, or by how it begins', async () => {
    const { id, mobile } = await addPerson(shop);
    const local = mobile.slice(2);
    const arabic = local.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
    for (const q of [mobile, local, arabic, `0020 ${local.slice(1, 4)} ${local.slice(4)}`])
      expect([q, await ids(q)]).toEqual([q, [id]]);
    expect(await ids(local.slice(0, 9))).toContain(id);
  });

  test('by an e-mail address, or by how it begins', async () => {
    const { id, email } = await addPerson(shop);
    expect(await ids(email.toUpperCase())).toEqual([id]);
    expect(await ids(email.slice(0, email.indexOf('@') + 3))).toEqual([id]);
  });

  test('a name that somebody has is meant as it is, any other as the beginning of one', async () => {
    const [short, long] = [await addPerson(shop), await addPerson(shop)];
    await rename(short.id, 'بدر الدين حسن');
    await rename(long.id, 'بدر الدين حسنين');
    expect(await ids('بدر حسن')).toEqual([short.id]);
    expect(await ids('بدر حسني')).toEqual([long.id]);
    expect(await ids('بدر حس')).toEqual([long.id, short.id]);
  });

  test('what looks like a question to the database is only a word', async () => {
    for (const q of ["' or 1=1 --", 'a & b | !c', ':*', '\\', "احمد'; drop table users", '<->', '%'])
      expect([q, (await shop.call(calls.listUsers, { q }, by())).status]).toEqual([q, 200]);
  });

  test('by role and status, a page at a time', async () => {
    const support = await addPerson(shop, { role: 'support' });
    const merchantId = await addMerchant(shop, 'متجر الياسمين');
    const seller = await addPerson(shop, { role: 'merchant', merchantId });
    expect((await listed({ role: 'support' })).users.map(({ id }) => id)).toEqual([support.id]);
    expect((await listed({ role: 'merchant' })).users[0]).toMatchObject({
      id: seller.id,
      merchantName: 'متجر الياسمين',
    });
    const first = await listed({ limit: 2 });
    const second = await listed({ limit: 2, page: 2 });
    expect(first.users).toHaveLength(2);
    expect(first.totalPages).toBe(Math.ceil(first.total / 2));
    expect(second.users[0]?.id).toBeLessThan(first.users[1]?.id as number);
    expect((await listed({ status: 'blocked' })).users).toEqual([]);
  });

  test('says when somebody signed in last and how many orders they placed', async () => {
    const market = await openMarket(shop);
    const { buyer } = await market.placeOrder([1, 1]);
    expect((await listed({ q: buyer.mobile })).users[0]).toMatchObject({ ordersCount: 1, signedInAt: null });
    const mona = await newAccount(shop, { mobile: '+201155500001' });
    expect((await listed({ q: mona.mobile })).users[0]?.signedInAt).toMatch(/^20/);
  });
});

describe('a role', () => {
  let person: Person;
  beforeEach(async () => {
    person = await addPerson(shop);
    await rename(person.id, 'سارة محمود');
  });
  const change = (input: object, who: Person = admin) =>
    shop.call(
      calls.changeRole,
      { userId: person.id, role: 'support', was: 'user', name: 'سارة محمود', ...input },
      by(who),
    );

  test('changes for the next sign-in, ends every session, and is written down', async () => {
    const { status, body } = await change({ name: 'ساره  محمود' });
    expect([status, body.role]).toEqual([200, 'support']);
    expect((await shop.call(showRole, {}, by(person))).status).toBe(401);
    expect((await shop.call(showRole, {}, await sessionOf(shop, person.id))).body.role).toBe('support');
    expect(await audited(person.id)).toEqual([
      { what: 'user.role', from: 'user', to: 'support', by: admin.id, reason: '' },
    ]);
  });

  test("is not changed without the person's name", async () => {
    const { status, error } = await change({ name: 'سارة أحمد' });
    expect([status, error.code, error.details.fields]).toEqual([
      400,
      'wrong_name',
      { name: expect.any(String) },
    ]);
    expect(await audited(person.id)).toEqual([]);
  });

  test('is changed by the mobile of who has given no name', async () => {
    await shop.rows(sql`update users set name = '' where id = ${person.id}`);
    expect((await change({ name: 'سارة محمود' })).error.code).toBe('wrong_name');
    expect((await change({ name: person.mobile.replace('+2', '') })).status).toBe(200);
  });

  test.each([
    ['the own role', () => ({ userId: admin.id, role: 'user' }), 'own_account'],
    ['nobody’s', () => ({ userId: 999_999 }), 'user_not_found'],
  ])('of %s account is not changed', async (_, input, code) => {
    expect((await change(input())).error.code).toBe(code);
  });

  test('is not given as one chooses: merchant comes and goes with a merchant', async () => {
    expect((await change({ role: 'merchant' })).error.code).toBe('invalid_input');
    const seller = await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) });
    expect((await change({ userId: seller.id, was: 'merchant', name: 'عميل تجريبي' })).error.code).toBe(
      'merchant_account',
    );
  });

  test('of a buyer is not given to staff who never said how old they are [TRM-1]', async () => {
    await shop.rows(sql`update users set role = 'support', birth_date = null where id = ${person.id}`);
    expect((await change({ role: 'user', was: 'support' })).error.code).toBe('buyer_needs_birth_date');
  });

  test('once it is super_admin opens nothing before two-factor sign-in is set up', async () => {
    await change({ role: 'super_admin' });
    const again = await sessionOf(shop, person.id);
    expect((await shop.call(showRole, {}, again)).body.lacksSecondFactor).toBe(true);
    const { status, error } = await shop.call(calls.listUsers, {}, again);
    expect([status, error.code]).toEqual([403, 'two_factor_required']);
    await change({ role: 'user', was: 'super_admin' });
  });
});

describe('a block', () => {
  test('ends every session at once, and opens none until it is lifted', async () => {
    const mona = await newAccount(shop, { mobile: '+201155500002' });
    const { id } = (await shop.call(showRole, {}, { token: mona.token })).body;
    const signIn = () => shop.call(logIn, { identifier: mona.email, password: mona.password });
    const blocked = await shop.call(calls.blockUser, { userId: id, reason: 'طلبات وهمية' }, by());
    expect([blocked.status, blocked.body.status, blocked.body.sessionsCount]).toEqual([200, 'blocked', 0]);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
    expect((await signIn()).error.code).toBe('account_blocked');
    await shop.call(calls.unblockUser, { userId: id }, by());
    expect((await signIn()).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
    expect(await audited(id)).toMatchObject([
      { what: 'user.status', from: 'active', to: 'blocked', reason: 'طلبات وهمية', by: admin.id },
      { what: 'user.status', from: 'blocked', to: 'active' },
    ]);
  });

  test('needs a reason, and is not for oneself', async () => {
    const { id } = await addPerson(shop);
    const without = await shop.call(calls.blockUser, { userId: id, reason: ' ' }, by());
    expect(without.error.details.fields).toHaveProperty('reason');
    const own = await shop.call(calls.blockUser, { userId: admin.id, reason: 'x' }, by());
    expect(own.error.code).toBe('own_account');
  });

  test('is not needed to sign somebody out everywhere', async () => {
    const person = await addPerson(shop);
    const { body } = await shop.call(calls.endUserSessions, { userId: person.id }, by());
    expect(body).toMatchObject({ sessionsCount: 0, status: 'active' });
    expect((await shop.call(showRole, {}, by(person))).status).toBe(401);
    expect(await audited(person.id)).toMatchObject([{ what: 'user.sessions', from: 1, to: 0 }]);
  });
});

describe('the last super_admin', () => {
  test('stays: two who demote or block each other in the same moment cannot both', async () => {
    for (const round of ['role', 'block', 'role', 'block', 'role']) {
      await shop.rows(sql`update users set role = 'user', blocked_at = null where role = 'super_admin'`);
      const [a, b] = [
        await addPerson(shop, { role: 'super_admin' }),
        await addPerson(shop, { role: 'super_admin' }),
      ];
      const against = (victim: Person, who: Person) =>
        round === 'role'
          ? shop.call(
              calls.changeRole,
              { userId: victim.id, role: 'user', was: 'super_admin', name: 'عميل تجريبي' },
              by(who),
            )
          : shop.call(calls.blockUser, { userId: victim.id, reason: 'خلاف' }, by(who));
      const replies = await Promise.all([against(a, b), against(b, a)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
      const [left] = await shop.rows(sql<{ count: number }>`
        select count(*) as count from users where role = 'super_admin' and blocked_at is null`);
      expect(left?.count).toBe(1);
    }
  });
});

describe('a stolen token of a super_admin', () => {
  test('gives no role, takes no second factor and erases nobody: the password is asked for again', async () => {
    const person = await addPerson(shop);
    const stolen = await addPerson(shop, { role: 'super_admin' });
    shop.clock.advance(10 * MINUTE);
    const { id: userId } = person;
    const reason = 'طلب صاحب الحساب';
    const asked = [
      await shop.call(
        calls.changeRole,
        { userId, role: 'super_admin', was: 'user', name: 'عميل تجريبي' },
        by(stolen),
      ),
      await shop.call(calls.resetSecondFactor, { userId, reason }, by(stolen)),
      await shop.call(calls.eraseUser, { userId, reason }, by(stolen)),
    ];
    expect(asked.map(({ status, error }) => [status, error.code])).toEqual(
      asked.map(() => [403, 'confirmation_needed']),
    );
    expect((await shop.call(showRole, {}, by(person))).body.role).toBe('user');
  });
});
