import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addAddress } from '#modules/accounts/addresses.calls.ts';
import {
  changePassword,
  deleteAccount,
  enter,
  logIn,
  sendEntryCode,
  sendOwnerCode,
} from '#modules/accounts/calls.ts';
import { logOut, showRole } from '#modules/accounts/session.calls.ts';
import { fieldText } from '#modules/accounts/text.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { giveRole, verifyMobileOf } from '../../support/arrange.ts';
import { CAIRO_ADDRESS } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { codeSentTo, enterByCode, newAccount, type Somebody, somebody } from './mona.ts';

const shop = await testShop();

/** One in a million codes is it. */
const WRONG = '000000';
const ADULT = { birthDate: '1998-04-15', acceptTerms: true } as const;

describe('mobile and code', () => {
  test('open an account of role user and store the consent with its version [ROLE-2]', async () => {
    await shop.rows(sql`insert into pages (name, version, sections) values ('terms', '2026-11', '[]')`);
    const mona = somebody();
    const { status, body } = await (await enterByCode(shop, mona))(ADULT);
    expect(status).toBe(200);
    const { body: role } = await shop.call(showRole, {}, { token: body.token });
    expect(role).toMatchObject({ name: '', mobile: mona.mobile, email: '', role: 'user' });
    expect(role).toMatchObject({ mobileVerified: true, hasPassword: false, merchantId: null });
    const consents = await shop.rows(
      sql`select purpose, text_version, given_from from consents where user_id = ${role.id}`,
    );
    expect(consents).toEqual([{ purpose: 'terms', text_version: '2026-11', given_from: mona.address }]);
  });

  test('of a new mobile first ask for the birth date, and the same code opens the account then', async () => {
    const enterAs = await enterByCode(shop, somebody());
    const asked = await enterAs();
    expect([asked.status, asked.error.code]).toEqual([409, 'sign_up_needed']);
    expect((await enterAs(ADULT)).status).toBe(200);
    expect((await enterAs(ADULT)).error.code).toBe('wrong_code');
  });

  test('take Arabic digits and any spelling of the mobile', async () => {
    const { address } = somebody();
    await shop.call(sendEntryCode, { mobile: '٠١٢ ١٢٣٤ ٥٦٧٨' }, { address });
    const code = await codeSentTo(shop, '+201212345678');
    const arabic = code.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string);
    const given = { mobile: '01212345678', code: arabic, ...ADULT, birthDate: '١٩٩٨-٠٤-١٥' };
    expect((await shop.call(enter, given, { address })).status).toBe(200);
  });

  test('show a stranger their own tries alone: not those of others, nor whether there is a code or an account', async () => {
    const [mona, nobody] = [somebody(), somebody()];
    const enterAs = await enterByCode(shop, mona);
    const wrong = async (mobile: string, { address }: { address: string }) => {
      const { error } = await shop.call(enter, { mobile, code: WRONG }, { address });
      return error.details.fields?.['code'];
    };
    for (const sentence of [
      'الرمز غير صحيح أو انتهت مدته. بقيت ٤ محاولات.',
      'الرمز غير صحيح أو انتهت مدته. بقيت ٣ محاولات.',
    ]) {
      expect(await wrong(mona.mobile, mona)).toBe(sentence);
      expect(await wrong(nobody.mobile, nobody), 'nobody asked for a code').toBe(sentence);
      expect(await wrong(mona.mobile, somebody()), 'from elsewhere').toMatch(/بقيت ٤ محاولات/);
    }
    expect((await enterAs(ADULT)).status).toBe(200);
  });

  test('refuse who is under 18 today in Cairo [TRM-2]', async () => {
    const year = new Date().getFullYear() - 18;
    const enterAs = await enterByCode(shop, somebody());
    const { status, error } = await enterAs({ ...ADULT, birthDate: `${year}-12-31` });
    expect([status, error.code]).toEqual([400, 'under_age']);
    expect(error.details.fields).toEqual({ birthDate: fieldText.underAge });
    const both = (await enterAs({ ...ADULT, birthDate: `${year}-12-31`, code: WRONG })).error;
    expect([both.code, both.details.fields]).toEqual([
      'wrong_code',
      { code: expect.stringContaining('الرمز غير صحيح'), birthDate: fieldText.underAge },
    ]);
  });

  test('lead to the account that the mobile has, and never to a second one [TRM-2]', async () => {
    const mona = somebody();
    const first = await (await enterByCode(shop, mona))(ADULT);
    shop.clock.advance(MINUTE);
    const again = await (await enterByCode(shop, mona))(ADULT);
    const ids = await Promise.all(
      [first, again].map(async ({ body }) => (await shop.call(showRole, {}, { token: body.token })).body.id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  test('open one account for ten that send them at the same moment [TRM-2]', async () => {
    const enterAs = await enterByCode(shop, somebody());
    const replies = await Promise.all(Array.from({ length: 10 }, () => enterAs(ADULT)));
    expect(replies.filter(reply => reply.status === 200)).toHaveLength(1);
  });

  test('show nobody without the code whether a mobile has an account', async () => {
    const [mona, { mobile, address }] = [await newAccount(shop), somebody()];
    shop.clock.advance(MINUTE);
    const replies = await Promise.all(
      [mona.mobile, mobile].map(async each => {
        const sent = await shop.call(sendEntryCode, { mobile: each }, { address });
        const again = await shop.call(sendEntryCode, { mobile: each }, { address });
        const wrong = await shop.call(enter, { mobile: each, code: '000000', ...ADULT }, { address });
        return [sent, again, wrong].map(({ status, text }) => [status, text.replace(/"retryAfter":\d+/, '')]);
      }),
    );
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]?.map(([status]) => status)).toEqual([200, 429, 400]);
  });

  test('open no account of staff, nor one whose mobile was never proved', async () => {
    const mona = await newAccount(shop);
    await codeSentTo(shop, mona.mobile);
    shop.clock.advance(MINUTE);
    expect((await (await enterByCode(shop, mona))()).error.code).toBe('password_needed');
    await verifyMobileOf(shop, mona.mobile);
    await giveRole(shop, mona.email, 'finance');
    shop.clock.advance(MINUTE);
    expect((await (await enterByCode(shop, mona))()).error.code).toBe('password_needed');
    await giveRole(shop, mona.email, 'user');
    shop.clock.advance(MINUTE);
    expect((await (await enterByCode(shop, mona))()).status).toBe(200);
  });

  test('of a stranger who guesses do not use up the code that the owner has just received', async () => {
    const mona = somebody();
    const enterAs = await enterByCode(shop, mona);
    const guess = { mobile: mona.mobile, code: '000000' };
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => shop.call(enter, guess, { address: '10.77.0.1' })),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await enterAs(ADULT)).status).toBe(200);
  });
});

describe('an account without a password', () => {
  async function passwordless() {
    const mona = somebody();
    const { body } = await (await enterByCode(shop, mona))(ADULT);
    shop.clock.advance(MINUTE);
    return { ...mona, token: body.token };
  }

  test('is confirmed by a code to its mobile, and can be given a password', async () => {
    const mona = await passwordless();
    const asked = await shop.call(changePassword, { password: mona.password }, mona);
    expect([asked.status, asked.error.code]).toEqual([403, 'owner_code_needed']);
    await shop.call(sendOwnerCode, {}, mona);
    const ownerCode = await codeSentTo(shop, mona.mobile, 2);
    const set = { password: mona.password, ownerCode };
    expect((await shop.call(changePassword, set, mona)).status).toBe(200);
    const { status } = await shop.call(logIn, { identifier: mona.mobile, password: mona.password });
    expect(status).toBe(200);
    // From here on the password is asked for, and no code does.
    expect((await shop.call(deleteAccount, { ownerCode }, mona)).error.code).toBe('wrong_password');
  });

  test('opens by no password at all, and by no code that signs in', async () => {
    const mona = await passwordless();
    const { error } = await shop.call(logIn, { identifier: mona.mobile, password: mona.password });
    expect(error.code).toBe('wrong_credentials');
    await shop.call(sendEntryCode, { mobile: mona.mobile }, mona);
    const ownerCode = await codeSentTo(shop, mona.mobile, 2);
    const { error: refused } = await shop.call(deleteAccount, { ownerCode }, mona);
    expect(refused.details.fields).toEqual({ ownerCode: 'الرمز غير صحيح أو انتهت مدته. اطلب رمزًا جديدًا.' });
  });

  test('has the name of its first address', async () => {
    const { token } = await passwordless();
    await shop.call(addAddress, { ...CAIRO_ADDRESS, recipient: 'منى السيد' }, { token });
    await shop.call(addAddress, { ...CAIRO_ADDRESS, recipient: 'هدى كامل' }, { token });
    expect((await shop.call(showRole, {}, { token })).body.name).toBe('منى السيد');
  });
});

test('neither password nor token is stored in the clear', async () => {
  const mona = await newAccount(shop);
  const [user] = await shop.rows(sql<{ password_hash: string }>`
    select password_hash from users where email = ${mona.email}`);
  expect(user?.password_hash).toMatch(/^\$argon2id\$/);
  const sessions = await shop.rows(sql`select 1 from sessions where token_hash = ${Buffer.from(mona.token)}`);
  expect(sessions).toEqual([]);
});

describe('a password', () => {
  const tried = async (password: (person: Pick<Somebody, 'email' | 'mobile'>) => string) => {
    const mona = await newAccount(shop, { name: 'Mona Sayed' });
    const change = { currentPassword: mona.password, password: password(mona) };
    const { status, error } = await shop.call(changePassword, change, mona);
    return status === 200 ? 'taken' : (error.details.fields?.['password'] ?? error.code);
  };

  test('is not what the account itself says', async () => {
    expect(await tried(({ email }) => email)).toBe(fieldText.passwordCommon);
    expect(await tried(({ mobile }) => mobile)).toBe(fieldText.passwordCommon);
    expect(await tried(({ mobile }) => mobile.replace('+2', ''))).toBe(fieldText.passwordCommon);
    expect(await tried(() => 'wekala12')).toBe(fieldText.passwordCommon);
    expect(await tried(() => 'MonaSayed1')).toBe(fieldText.passwordCommon);
    expect(await tried(({ email }) => `${email.split('@')[0]}12`)).toBe(fieldText.passwordCommon);
  });

  test('is none of the 100,000 commonest', async () => {
    expect(await tried(() => 'Passw0rd123')).toBe(fieldText.passwordCommon);
    expect(await tried(() => 'superman')).toBe(fieldText.passwordCommon);
  });

  test('may hold a word of it beside others', async () => {
    expect(await tried(() => 'mona-3-kittens')).toBe('taken');
  });
});

describe('log-in', () => {
  test.each(['mobile', 'national', 'arabic', 'email'] as const)('by %s', async spelling => {
    const mona = await newAccount(shop);
    const national = mona.mobile.replace('+2', '');
    const arabic = national.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string);
    const identifier = { mobile: mona.mobile, national, arabic, email: mona.email.toUpperCase() }[spelling];
    const { status, body } = await shop.call(logIn, { identifier, password: 'قهوة مظبوطة ٣' });
    expect(status).toBe(200);
    expect(body.token).not.toBe(mona.token);
  });

  test('says the same of a wrong password and of nobody', async () => {
    const mona = await newAccount(shop);
    const wrong = await shop.call(logIn, { identifier: mona.email, password: 'wrong password 1' });
    const nobody = await shop.call(logIn, { identifier: 'nobody@example.com', password: mona.password });
    expect(wrong.text).toBe(nobody.text);
    expect([wrong.status, wrong.error.code]).toEqual([401, 'wrong_credentials']);
  });

  test('does not count those who know their password', async () => {
    const mona = await newAccount(shop);
    for (let n = 0; n < 12; n += 1) {
      const { status } = await shop.call(logIn, { identifier: mona.email, password: mona.password });
      expect(status).toBe(200);
    }
  });

  test('says that an account is blocked, but only with the right password; its open sessions are over', async () => {
    const mona = await newAccount(shop);
    await shop.rows(sql`update users set blocked_at = now() where email = ${mona.email}`);
    const right = await shop.call(logIn, { identifier: mona.email, password: mona.password });
    expect([right.status, right.error.code]).toEqual([403, 'account_blocked']);
    const wrong = await shop.call(logIn, { identifier: mona.email, password: 'wrong 1' });
    expect(wrong.error.code).toBe('wrong_credentials');
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
  });
});

describe('the role call', () => {
  test('needs a token that is good [AUTH-1, API-1]', async () => {
    const mona = await newAccount(shop);
    const wrongTokens = [
      undefined,
      'x',
      mona.token.replace(/.$/, mona.token.endsWith('A') ? 'B' : 'A'),
      "' or 1=1 --",
    ];
    for (const token of wrongTokens) {
      const { status, error } = await shop.call(showRole, {}, { token });
      expect([status, error.code]).toEqual([401, 'not_signed_in']);
      expect(error.message).toBe(token ? 'انتهت جلستك. سجّل الدخول مرة أخرى.' : 'سجّل الدخول أولًا.');
    }
  });

  test('takes the raw token as well [API-2]', async () => {
    const mona = await newAccount(shop);
    const { status } = await shop.call(showRole, {}, { headers: { authorization: mona.token } });
    expect(status).toBe(200);
  });

  test('says which merchant an account works for [ROLE-3]', async () => {
    const mona = await newAccount(shop);
    const [merchant] = await shop.rows(
      sql<{ id: number }>`insert into merchants (name_ar) values ('متجر') returning id`,
    );
    await giveRole(shop, mona.email, 'merchant');
    await shop.rows(sql`
      insert into merchant_members (merchant_id, user_id)
      select ${merchant?.id}, id from users where email = ${mona.email}`);
    const { body } = await shop.call(showRole, {}, { token: mona.token });
    expect(body).toMatchObject({ role: 'merchant', merchantId: merchant?.id });
  });
});

describe('a session', () => {
  test('ends with logout, alone [HDR-6]', async () => {
    const mona = await newAccount(shop);
    const { body } = await shop.call(logIn, { identifier: mona.email, password: mona.password });
    expect((await shop.call(logOut, {}, { token: mona.token })).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
    expect((await shop.call(showRole, {}, { token: body.token })).status).toBe(200);
  });

  test('ends 30 days after its last use, which is written once a day at most', async () => {
    const mona = await newAccount(shop);
    const expiry = async () =>
      (
        await shop.rows(sql<{ at: Date }>`
        select expires_at as at from sessions s join users u on u.id = s.user_id where u.email = ${mona.email}`)
      )[0]?.at;
    const first = await expiry();
    shop.clock.advance(DAY - MINUTE);
    await shop.call(showRole, {}, { token: mona.token });
    expect(await expiry()).toEqual(first);
    shop.clock.advance(28 * DAY);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(200);
    expect(await expiry()).not.toEqual(first);
    shop.clock.advance(29 * DAY);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(200);
    shop.clock.advance(30 * DAY);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
  });
});
