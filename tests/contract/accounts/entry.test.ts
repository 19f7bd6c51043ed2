import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { logIn, signUp } from '#modules/accounts/calls.ts';
import { logOut, showRole } from '#modules/accounts/session.calls.ts';
import { fieldText } from '#modules/accounts/text.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { REQUIRED_FIELD } from '#platform/text.ts';
import { giveRole } from '../../support/hands.ts';
import { testShop } from '../../support/shop.ts';
import { newAccount, somebody } from './mona.ts';

const shop = await testShop();

describe('sign-up', () => {
  test('opens an account of role user and keeps the consent with its version [ROLE-2]', async () => {
    await shop.rows(sql`insert into pages (name, version, sections) values ('terms', '2026-11', '[]')`);
    const mona = await newAccount(shop);
    const { body } = await shop.call(showRole, {}, { token: mona.token });
    expect(body).toMatchObject({ name: mona.name, mobile: mona.mobile, email: mona.email, role: 'user' });
    expect(body).toMatchObject({ mobileVerified: false, merchantId: null });
    const consents = await shop.rows(
      sql`select purpose, text_version, given_from from consents where user_id = ${body.id}`,
    );
    expect(consents).toEqual([{ purpose: 'terms', text_version: '2026-11', given_from: mona.address }]);
  });

  test('keeps neither password nor token as they are', async () => {
    const mona = await newAccount(shop);
    const [user] = await shop.rows(sql<{ password_hash: string }>`
      select password_hash from users where email = ${mona.email}`);
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
    const sessions = await shop.rows(
      sql`select 1 from sessions where token_hash = ${Buffer.from(mona.token)}`,
    );
    expect(sessions).toEqual([]);
  });

  test('takes Arabic digits and any spelling of the mobile', async () => {
    const mona = await newAccount(shop, { mobile: '٠١٢ ١٢٣٤ ٥٦٧٨', birthDate: '١٩٩٨-٠٤-١٥' });
    const { body } = await shop.call(showRole, {}, { token: mona.token });
    expect(body.mobile).toBe('+201212345678');
  });

  test('refuses who is under 18 today in Cairo [TRM-2]', async () => {
    const { address, ...person } = somebody();
    const year = new Date().getFullYear() - 18;
    const { status, error } = await shop.call(signUp, { ...person, birthDate: `${year}-12-31` }, { address });
    expect([status, error.code]).toEqual([400, 'under_age']);
    expect(error.details.fields).toEqual({ birthDate: fieldText.underAge });
  });

  test('refuses a second account on one mobile or e-mail, on the field it is about [TRM-2]', async () => {
    const mona = await newAccount(shop);
    const { address, ...other } = somebody();
    const sameMobile = await shop.call(
      signUp,
      { ...other, mobile: mona.mobile.replace('+2', '') },
      { address },
    );
    expect([sameMobile.status, sameMobile.error.code]).toEqual([409, 'mobile_taken']);
    expect(sameMobile.error.details.fields).toEqual({ mobile: fieldText.mobileTaken });
    const sameEmail = await shop.call(signUp, { ...other, email: mona.email.toUpperCase() }, { address });
    expect([sameEmail.status, sameEmail.error.code]).toEqual([409, 'email_taken']);
    expect(sameEmail.error.details.fields).toEqual({ email: fieldText.emailTaken });
  });

  test('opens one account of ten that are asked for at the same moment [TRM-2]', async () => {
    const { address, email, ...person } = somebody();
    const mobiles = Array.from({ length: 10 }, () => somebody().mobile);
    const replies = await Promise.all(
      mobiles.map(mobile => shop.call(signUp, { ...person, email, mobile }, { address })),
    );
    expect(replies.filter(reply => reply.status === 200)).toHaveLength(1);
    expect(replies.filter(reply => reply.error?.code === 'email_taken')).toHaveLength(9);
  });

  test('says of every field what it wants, and changes nothing', async () => {
    const nothing = {
      name: '',
      mobile: '0123',
      email: 'a@b',
      password: 'abc',
      birthDate: '',
      acceptTerms: false,
    };
    const { status, error } = await shop.call(signUp, nothing as never);
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.details.fields).toEqual({
      name: REQUIRED_FIELD,
      mobile: fieldText.mobile,
      email: fieldText.email,
      password: fieldText.passwordShort,
      birthDate: REQUIRED_FIELD,
      acceptTerms: fieldText.terms,
    });
  });
});

describe('a password', () => {
  const tried = async (password: (person: ReturnType<typeof somebody>) => string) => {
    const { address, ...person } = somebody();
    const { status, error } = await shop.call(
      signUp,
      { ...person, name: 'Mona Sayed', password: password({ address, ...person }) },
      { address },
    );
    return status === 200 ? 'taken' : (error.details.fields?.['password'] ?? error.code);
  };

  test('is not what the account itself says', async () => {
    expect(await tried(({ email }) => email)).toBe(fieldText.passwordCommon);
    expect(await tried(({ mobile }) => mobile)).toBe(fieldText.passwordCommon);
    expect(await tried(({ mobile }) => mobile.replace('+2', ''))).toBe(fieldText.passwordCommon);
    expect(await tried(() => 'MonaSayed1')).toBe(fieldText.passwordCommon);
    expect(await tried(({ email }) => `${email.split('@')[0]}12`)).toBe(fieldText.passwordCommon);
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

  test('tells a blocked account so, but only with the right password; its open sessions are over', async () => {
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
