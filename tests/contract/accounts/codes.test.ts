import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  forgetPassword,
  logIn,
  resetPassword,
  sendMobileCode,
  updateProfile,
  verifyMobile,
} from '#modules/accounts/calls.ts';
import { proveContact } from '#modules/accounts/contacts.calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { DAY, MINUTE, SECOND } from '#platform/clock.ts';
import { testShop } from '../../support/shop.ts';
import { codeSentTo, messagesTo, newAccount, otherThan, somebody } from './mona.ts';

const shop = await testShop();

/** An account whose mobile is confirmed. */
async function verifiedAccount() {
  const mona = await newAccount(shop);
  const code = await codeSentTo(shop, mona.mobile);
  expect((await shop.call(verifyMobile, { code }, { token: mona.token })).status).toBe(200);
  return mona;
}

describe('the mobile', () => {
  test('is verified by the code of sign-up, in either digit set, once', async () => {
    const mona = await newAccount(shop);
    const code = await codeSentTo(shop, mona.mobile);
    const arabic = code.replace(/\d/g, digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] as string);
    expect((await shop.call(verifyMobile, { code: arabic }, { token: mona.token })).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: mona.token })).body.mobileVerified).toBe(true);
    const again = await shop.call(verifyMobile, { code }, { token: mona.token });
    expect([again.status, again.error.code]).toEqual([400, 'wrong_code']);
  });

  test("is not verified by another account's code", async () => {
    const [mona, ali] = [await newAccount(shop), await newAccount(shop)];
    const { status } = await shop.call(
      verifyMobile,
      { code: await codeSentTo(shop, mona.mobile) },
      { token: ali.token },
    );
    expect(status).toBe(400);
  });

  test('has a number of tries that its owner sees; after the last, another code is needed', async () => {
    const mona = await newAccount(shop);
    const code = await codeSentTo(shop, mona.mobile);
    const guess = async () => {
      const { error } = await shop.call(verifyMobile, { code: otherThan(code) }, { token: mona.token });
      return error.details.fields?.['code'];
    };
    expect([
      await guess(),
      await guess(),
      await guess(),
      await guess(),
      await guess(),
      await guess(),
    ]).toEqual([
      'الرمز غير صحيح. بقيت ٤ محاولات.',
      'الرمز غير صحيح. بقيت ٣ محاولات.',
      'الرمز غير صحيح. بقيت محاولتان.',
      'الرمز غير صحيح. بقيت محاولة واحدة.',
      'الرمز غير صحيح. اطلب رمزًا جديدًا.',
      'الرمز غير صحيح أو انتهت مدته. اطلب رمزًا جديدًا.',
    ]);
  });

  test('has five tries a code, even at the same moment', async () => {
    const mona = await newAccount(shop);
    const code = await codeSentTo(shop, mona.mobile);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        shop.call(verifyMobile, { code: otherThan(code) }, { token: mona.token }),
      ),
    );
    expect((await shop.call(verifyMobile, { code }, { token: mona.token })).error.code).toBe('wrong_code');
  });

  test('is not verified by a code older than 5 minutes, nor by one before the newest', async () => {
    const mona = await newAccount(shop);
    const first = await codeSentTo(shop, mona.mobile);
    shop.clock.advance(5 * MINUTE);
    expect((await shop.call(verifyMobile, { code: first }, { token: mona.token })).status).toBe(400);
    await shop.call(sendMobileCode, {}, mona);
    const second = await codeSentTo(shop, mona.mobile, 2);
    shop.clock.advance(MINUTE);
    await shop.call(sendMobileCode, {}, mona);
    const third = await codeSentTo(shop, mona.mobile, 3);
    const late = await shop.call(verifyMobile, { code: second }, { token: mona.token });
    expect([late.status, late.error.details.fields?.['code']]).toEqual([
      400,
      'هذا رمز سابق. اكتب آخر رمز وصلك. بقيت ٤ محاولات.',
    ]);
    expect((await shop.call(verifyMobile, { code: third }, { token: mona.token })).status).toBe(200);
  });

  test('gets a code a minute and five a day, that of sign-up among them', async () => {
    const mona = await newAccount(shop);
    shop.clock.advance(20 * SECOND);
    const early = await shop.call(sendMobileCode, {}, mona);
    expect([early.status, early.error.details.retryAfter]).toEqual([429, 40]);
    for (let sent = 1; sent < 5; sent += 1) {
      shop.clock.advance(MINUTE);
      expect((await shop.call(sendMobileCode, {}, mona)).status).toBe(200);
    }
    shop.clock.advance(MINUTE);
    expect((await shop.call(sendMobileCode, {}, mona)).status).toBe(429);
    shop.clock.advance(DAY);
    expect((await shop.call(sendMobileCode, {}, mona)).status).toBe(200);
  });

  test('once verified gets no more codes', async () => {
    const mona = await verifiedAccount();
    const { status, error } = await shop.call(sendMobileCode, {}, mona);
    expect([status, error.code]).toEqual([409, 'already_verified']);
  });

  test('that is wanted counts once its own code proved it, and the old one opens the account until then', async () => {
    const mona = await verifiedAccount();
    shop.clock.advance(MINUTE);
    const [{ mobile }, { mobile: third }] = [somebody(), somebody()];
    const change = { name: mona.name, email: mona.email, mobile, password: mona.password };
    const { body } = await shop.call(updateProfile, change, mona);
    expect(body).toMatchObject({ mobile: mona.mobile, mobileVerified: true, wantedMobile: mobile });
    const code = await codeSentTo(shop, mobile);
    await shop.call(updateProfile, { ...change, mobile: third }, mona);
    const late = await shop.call(proveContact, { kind: 'mobile', code }, mona);
    expect(late.error.code).toBe('wrong_code');
    const codeOfThird = await codeSentTo(shop, third);
    const proved = await shop.call(proveContact, { kind: 'mobile', code: codeOfThird }, mona);
    expect(proved.body).toMatchObject({ mobile: third, mobileVerified: true, wantedMobile: '' });
  });
});

describe('a forgotten password', () => {
  test('is set again by the code, which ends every session and signs in', async () => {
    const mona = await newAccount(shop);
    expect((await shop.call(forgetPassword, { identifier: mona.email }, mona)).status).toBe(200);
    const code = await codeSentTo(shop, mona.email);
    const reset = { identifier: mona.email, code, password: 'شاي بالنعناع 5' };
    const { status, body } = await shop.call(resetPassword, reset);
    expect(status).toBe(200);
    expect((await shop.call(showRole, {}, { token: body.token })).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
    const old = await shop.call(logIn, { identifier: mona.email, password: mona.password });
    expect(old.status).toBe(401);
    expect((await shop.call(logIn, { identifier: mona.mobile, password: reset.password })).status).toBe(200);
    expect((await shop.call(resetPassword, reset)).error.code).toBe('wrong_code');
  });

  test('gets the same answers whether there is such an account or not', async () => {
    const mona = await newAccount(shop);
    const known = await shop.call(forgetPassword, { identifier: mona.email }, mona);
    const unknown = await shop.call(forgetPassword, { identifier: 'nobody@example.com' }, mona);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const again = await shop.call(forgetPassword, { identifier: 'nobody@example.com' }, mona);
    expect(again.status).toBe(429);
    const guess = { code: '123456', password: 'شاي بالنعناع 5' };
    const wrong = await shop.call(resetPassword, { identifier: mona.email, ...guess });
    const nobody = await shop.call(resetPassword, { identifier: 'nobody@example.com', ...guess });
    expect(wrong.text).toBe(nobody.text);
  });

  test('goes to a mobile only when that is verified, else to the mailbox', async () => {
    const [sure, unsure] = [await verifiedAccount(), await newAccount(shop)];
    shop.clock.advance(MINUTE);
    await shop.call(forgetPassword, { identifier: sure.mobile }, sure);
    await shop.call(forgetPassword, { identifier: unsure.mobile }, unsure);
    await codeSentTo(shop, sure.mobile, 2);
    await codeSentTo(shop, unsure.email);
    expect(await messagesTo(shop, unsure.mobile)).toBe(1);
  });

  test('is not set by a code that was sent to verify the mobile', async () => {
    const mona = await newAccount(shop);
    const code = await codeSentTo(shop, mona.mobile);
    const reset = { identifier: mona.mobile, code, password: 'شاي بالنعناع 5' };
    expect((await shop.call(resetPassword, reset)).error.code).toBe('wrong_code');
  });

  test('gets twenty codes an hour from one address, for all mobiles together', async () => {
    const address = '10.8.0.1';
    const people = Array.from({ length: 21 }, (_, n) => `ask${n}@example.com`);
    const replies = await Promise.all(
      people.map(identifier => shop.call(forgetPassword, { identifier }, { address })),
    );
    expect(replies.filter(reply => reply.status === 429)).toHaveLength(1);
  });
});

test('codes are stored hashed and never logged', async () => {
  const mona = await newAccount(shop);
  const code = await codeSentTo(shop, mona.mobile);
  const rows = await shop.rows(sql<{ row: string }>`select one_time_codes::text as row from one_time_codes`);
  const stored = rows.map(row => row.row).join();
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(Buffer.from(code).toString('hex'));
  expect(shop.logged.join()).not.toContain(code);
});
