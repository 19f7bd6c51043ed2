import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addAddress } from '#modules/accounts/addresses.calls.ts';
import { deleteAccount, updateProfile } from '#modules/accounts/calls.ts';
import * as privacy from '#modules/accounts/privacy.calls.ts';
import { eraseAccount, lockRole } from '#modules/accounts/server/privacy/queries.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import * as users from '#modules/accounts/users.calls.ts';
import { makeAgentKey } from '#modules/agents/keys.calls.ts';
import { toggleProductLike } from '#modules/catalog/calls.ts';
import { sendComplaint } from '#modules/complaints/calls.ts';
import { openConversation } from '#modules/conversations/calls.ts';
import { post } from '#modules/ledger/server/post.ts';
import { acceptMerchant } from '#modules/merchants/review.calls.ts';
import { chooseNotice } from '#modules/notifications/calls.ts';
import { cancelOrder } from '#modules/orders/calls.ts';
import { DAY } from '#platform/clock.ts';
import { transaction } from '#platform/server/context.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { addApplicant, FORM, fillApplication, tickAll } from '../../support/applicants.ts';
import { verifyMobileOf } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { newAccount } from './mona.ts';

const shop = await testShop();
let market: Market;
const admin = () => ({ token: market.admin.token });

beforeAll(async () => {
  market = await openMarket(shop);
});

const count = async (table: string, userId: number) =>
  (
    await shop.rows(sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where user_id = ${userId}`)
  )[0]?.n;

const waiting = async () =>
  (await shop.rows(sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`))[0]?.n;

describe('what is held on a person', () => {
  test('comes as one file, to the person and to staff who were asked for it', async () => {
    const { buyer, orderId } = await market.placeOrder([2]);
    const by = { token: buyer.token };
    await shop.call(addAddress, { ...CAIRO_ADDRESS, street: 'شارع الهرم' }, by);
    await shop.call(toggleProductLike, { productId: market.nubia.product.id, action: 'like' }, by);
    await shop.call(chooseNotice, OFFERS, by);
    const own = await shop.call(privacy.exportOwnData, {}, by);
    const data = JSON.parse(new TextDecoder().decode(own.bytes)) as Record<string, never>;
    expect(own.headers['content-disposition']).toContain('attachment');
    expect(data).toMatchObject({
      profile: { mobile: buyer.mobile, email: buyer.email },
      addresses: expect.arrayContaining([expect.objectContaining({ street: 'شارع الهرم' })]),
      orders: [{ id: orderId, merchantOrders: [{ lines: [{ quantity: 2 }] }] }],
      likes: [{ productId: market.nubia.product.id }],
      consents: [{ purpose: 'offers', told_by: 'email', decision: 'given' }],
      sessions: [{ device: 'test' }],
      messages: expect.any(Array),
      notifications: expect.any(Array),
    });
    expect(JSON.stringify(data)).not.toMatch(/hash/);
    const theirs = await shop.call(users.exportUser, { userId: buyer.id }, admin());
    expect(theirs.status).toBe(200);
    expect((await shop.call(users.exportUser, { userId: 999_999 }, admin())).status).toBe(404);
  });
});

describe('what somebody sent to become a merchant', () => {
  const dataOf = async (token: string) =>
    JSON.parse(new TextDecoder().decode((await shop.call(privacy.exportOwnData, {}, { token })).bytes));
  const keysOf = async (userId: number) =>
    (
      await shop.rows(sql<{ key: string }>`
        select p.storage_key as key from merchant_papers p join merchant_applications a on a.id = p.application_id
         where a.user_id = ${userId}`)
    ).map(({ key }) => key);

  test('is in the person’s file, and is erased with the person, papers included', async () => {
    const applicant = await addApplicant(shop);
    const papers = [{ kind: 'commercial_register' }, { kind: 'tax_card' }, { kind: 'owner_id' }];
    const { merchantApplication } = await dataOf(applicant.token);
    expect(merchantApplication).toMatchObject({
      status: 'applied',
      form: { nameAr: FORM.nameAr, legalName: FORM.legalName },
      hasNationalId: true,
      papers,
    });
    const keys = await keysOf(applicant.id);
    expect(keys).toHaveLength(3);
    const reply = await shop.call(
      users.eraseUser,
      { userId: applicant.id, reason: 'طلب صاحب الحساب' },
      admin(),
    );
    expect(reply.status).toBe(200);
    expect(await count('merchant_applications', applicant.id)).toBe(0);
    expect(await shop.rows(sql`select id from merchants where id = ${applicant.merchantId}`)).toEqual([]);
    for (const key of keys)
      await expect.poll(() => shop.ctx.storage.has(key), { timeout: 10_000 }).toBe(false);
  });

  test('a draft that was never sent is gone too, and nobody else’s', async () => {
    const [one, other] = [await addPerson(shop), await addApplicant(shop)];
    await fillApplication(shop, one);
    await shop.call(users.eraseUser, { userId: one.id, reason: 'طلب صاحب الحساب' }, admin());
    expect(await count('merchant_applications', one.id)).toBe(0);
    expect(await keysOf(other.id)).toHaveLength(3);
  });

  test('stays, as the law asks, with a merchant who sells', async () => {
    const seller = await addApplicant(shop);
    await tickAll(shop, seller.merchantId, market.admin.token);
    expect((await shop.call(acceptMerchant, { merchantId: seller.merchantId }, admin())).status).toBe(200);
    await shop.rows(sql`delete from merchant_members where user_id = ${seller.id}`);
    await shop.rows(sql`update users set role = 'user' where id = ${seller.id}`);
    await shop.call(users.eraseUser, { userId: seller.id, reason: 'طلب صاحب الحساب' }, admin());
    expect(await keysOf(seller.id)).toHaveLength(3);
  });
});

const OFFERS = { kind: 'offers', channel: 'email', wanted: true } as const;

describe('consent', () => {
  test('to the terms is logged by sign-up; to offers it is off until it is given, and can be taken back', async () => {
    const mona = await newAccount(shop, { mobile: '+201155500001' });
    const by = { token: mona.token, address: '10.9.8.7' };
    const listed = async () => (await shop.call(privacy.listConsents, {}, by)).body.consents;
    expect(await listed()).toMatchObject([
      { purpose: 'terms', toldBy: null, decision: 'given', channel: 'web', address: mona.address },
    ]);
    const choose = (wanted: { wanted: boolean }) => shop.call(chooseNotice, { ...OFFERS, ...wanted }, by);
    await choose({ wanted: false });
    expect(await listed()).toHaveLength(1);
    await Promise.all([choose({ wanted: true }), choose({ wanted: true })]);
    await choose({ wanted: false });
    const consents = await listed();
    expect(consents.map(({ purpose, toldBy, decision }) => [purpose, toldBy, decision])).toEqual([
      ['offers', 'email', 'withdrawn'],
      ['offers', 'email', 'given'],
      ['terms', null, 'given'],
    ]);
    expect(consents[0]).toMatchObject({ address: '10.9.8.7', at: expect.stringMatching(/^20/) });
  });
});

describe('erasing a buyer', () => {
  const erase = (userId: number) =>
    shop.call(users.eraseUser, { userId, reason: 'طلب صاحب الحساب' }, admin());

  test('waits for the person’s open orders and claims', async () => {
    const { buyer, orderId, first } = await market.placeOrder([1]);
    const refused = await erase(buyer.id);
    expect([refused.status, refused.error.code]).toEqual([409, 'open_orders']);
    const erasureBlock = async () =>
      (await shop.call(users.showUser, { userId: buyer.id }, admin())).body.erasureBlock;
    expect(await erasureBlock(), 'staff read it before they write a reason').toBe(refused.error.message);
    await shop.call(cancelOrder, { orderId, reason: 'غيّرت رأيي' }, { token: buyer.token });
    await shop.rows(sql`
      insert into claims (merchant_order_id, kind, opened_at) values (${first.id}, 'not_received', now())`);
    expect((await erase(buyer.id)).error.code).toBe('open_claims');
    await shop.rows(sql`delete from claims where merchant_order_id = ${first.id}`);
    expect(await erasureBlock()).toBe('');
    expect((await shop.call(showRole, {}, { token: buyer.token })).status).toBe(200);
  });

  test('leaves orders without name, number and address, and nothing else of the person', async () => {
    const { buyer, orderId } = await market.placeOrder([1]);
    const second = await market.placeOrder([1], { buyer });
    const by = { token: buyer.token };
    for (const id of [orderId, second.orderId])
      expect((await shop.call(cancelOrder, { orderId: id, reason: 'غيّرت رأيي' }, by)).status).toBe(200);
    await shop.call(chooseNotice, OFFERS, by);
    // The messages about the cancellations are sent first.
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    expect((await erase(buyer.id)).status).toBe(200);
    const left = JSON.stringify([
      await shop.rows(sql`select * from users where id = ${buyer.id}`),
      await shop.rows(sql`select * from orders where user_id = ${buyer.id}`),
      await shop.rows(sql`select * from consents where user_id = ${buyer.id}`),
    ]);
    for (const personal of [buyer.mobile, buyer.email, 'عميل تجريبي', CAIRO_ADDRESS.street, '127.0.0.1'])
      expect(left).not.toContain(personal);
    for (const table of ['sessions', 'addresses', 'likes', 'messages', 'notifications'])
      expect([table, await count(table, buyer.id)]).toEqual([table, 0]);
    expect(await count('orders', buyer.id)).toBe(2);
    expect(await count('consents', buyer.id)).toBe(1);
    expect((await shop.call(showRole, {}, by)).status).toBe(401);
    expect((await erase(buyer.id)).status).toBe(404);
    expect((await shop.call(users.showUser, { userId: buyer.id }, admin())).status).toBe(404);
    expect(await auditOf(shop, { id: buyer.id }, 'what', 'reason')).toEqual([
      { what: 'user.erased', reason: 'طلب صاحب الحساب' },
    ]);
    await expectBooksRight(shop);
  });

  test('by the person’s own wish refuses the same', async () => {
    const mona = await newAccount(shop, { mobile: '+201155500002' });
    await verifyMobileOf(shop, mona.mobile);
    const { id } = (await shop.call(showRole, {}, { token: mona.token })).body;
    await market.placeOrder([1], {
      buyer: { id, token: mona.token, mobile: mona.mobile, email: mona.email },
    });
    const { error } = await shop.call(deleteAccount, { password: mona.password }, { token: mona.token });
    expect(error.code).toBe('open_orders');
  });

  test('waits for account credit to be spent or paid out', async () => {
    const { id } = await addPerson(shop);
    await transaction(shop.ctx, tx =>
      post(tx, {
        cause: { type: 'goodwill', id },
        kind: 'given',
        entries: [
          { account: 'claim_cost', debit: 500 },
          { account: `store_credit:${id}`, credit: 500 },
        ],
      }),
    );
    expect((await erase(id)).error.code).toBe('open_balance');
  });

  test('is not for staff', async () => {
    const { id } = await addPerson(shop, { role: 'support' });
    expect((await erase(id)).error.code).toBe('staff_account');
  });
});

describe('what is under way while a buyer is erased', () => {
  /** Their rows leave by themselves, or the writing of them asks whether the account is there. */
  const ELSEWHERE = [
    'consents',
    'conversation_messages',
    'coupon_uses',
    'finance_assignees',
    'goodwill_credits',
    'idempotency_keys',
    'merchant_events',
    'merchant_identity_changes',
    'merchant_members',
    'messages',
    'money_signatures',
    'notifications',
    'orders',
    // That staff read an account which is gone is no secret of anybody, and goes with the log.
    'readings',
    'security_events',
  ];

  test('is refused, and leaves nothing that nobody could erase any more', async () => {
    const person = await addPerson(shop);
    const by = { token: person.token };
    const productId = market.luxor.product.id;
    const profile = { name: 'اسم بعد الحذف', mobile: person.mobile, email: person.email };
    const replies = await shop.ctx.db.transaction().execute(async tx => {
      await lockRole(tx, person.id);
      const asked = Promise.all([
        shop.call(addAddress, CAIRO_ADDRESS, by),
        shop.call(updateProfile, profile, by),
        shop.call(toggleProductLike, { productId, action: 'like' }, by),
        shop.call(makeAgentKey, { name: 'برنامج', days: 30 }, by),
        shop.call(sendComplaint, { subject: 'other', body: 'شكوى كُتبت قبل الحذف' }, by),
        shop.call(openConversation, { productId }, by),
      ]);
      await expect.poll(() => waitingForLocks(), { timeout: 5_000 }).toBe(6);
      await eraseAccount(tx, person.id, shop.clock.now());
      return { asked };
    });
    for (const { error } of await replies.asked) expect(error.code).toBe('changed_at_once');
    for (const table of ['addresses', 'likes', 'agent_keys', 'complaints', 'conversations'])
      expect([table, await count(table, person.id)]).toEqual([table, 0]);
    expect(await shop.rows(sql`select name from users where id = ${person.id}`)).toEqual([{ name: '' }]);
  });

  test('is refused by every table that hangs on an account', async () => {
    const tables = await shop.rows(sql<{ name: string }>`
      select distinct c.conrelid::regclass::text as name
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname = 'user_id'
         and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                          where t.tgrelid = c.conrelid and p.proname = 'of_the_living') order by 1`);
    expect(tables.map(({ name }) => name)).toEqual(ELSEWHERE);
  });

  const waitingForLocks = async () =>
    (
      await shop.rows(sql<{ n: number }>`
        select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    )[0]?.n;
});

describe('the nightly job', () => {
  test('deletes what has reached its term, and not the audit', async () => {
    const { buyer, orderId } = await market.placeOrder([1]);
    const user = buyer.id;
    await shop.rows(sql`insert into consequences_done (key) values ('x 1')`);
    const audited = await auditOf(shop, {}, 'id');
    const counts = async () => [
      await count('idempotency_keys', user),
      await count('messages', user),
      (await shop.rows(sql`select from consequences_done where key = 'x 1'`)).length,
      await count('sessions', user),
    ];
    await expect.poll(() => count('messages', user)).toBeGreaterThan(0);
    const [, messages] = await counts();
    shop.clock.advance(29 * DAY);
    await forgetExpired(shop.ctx);
    expect(await counts()).toEqual([1, messages, 1, 1]);
    shop.clock.advance(32 * DAY);
    await forgetExpired(shop.ctx);
    expect(await counts()).toEqual([0, messages, 0, 0]);
    shop.clock.advance(120 * DAY);
    await forgetExpired(shop.ctx);
    expect(await count('messages', user)).toBe(0);
    expect(await auditOf(shop, {}, 'id')).toEqual(audited);
    expect(await shop.rows(sql`select id from orders where id = ${orderId}`)).toHaveLength(1);
  });
});
