import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { changePassword, forgetPassword, logIn, resetPassword } from '#modules/accounts/calls.ts';
import * as calls from '#modules/accounts/second-factor.calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { listUsers, resetSecondFactor } from '#modules/accounts/users.calls.ts';
import { MINUTE, SECOND } from '#platform/clock.ts';
import { giveRole } from '../../support/arrange.ts';
import { addPerson, codeAt } from '../../support/people.ts';
import { auditOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { codeSentTo, newAccount, otherThan } from './mona.ts';

const shop = await testShop();
const STEP = 30 * SECOND;

let mona: Awaited<ReturnType<typeof newAccount>>;
let accounts = 0;

beforeEach(async () => {
  accounts += 1;
  mona = await newAccount(shop, { mobile: `+2011${String(accounts).padStart(8, '0')}` });
  await giveRole(shop, mona.email, 'support');
  // Each test has its own 30 seconds.
  shop.clock.advance(20 * MINUTE);
});

const by = () => ({ token: mona.token });
const code = (secret: string, ahead = 0) => codeAt(secret, new Date(shop.clock.now().getTime() + ahead));
const begin = async () =>
  (await shop.call(calls.beginSecondFactor, { password: mona.password }, by())).body.secret;

/** Switched on; the next code is fresh. */
async function switchedOn() {
  const secret = await begin();
  const { body } = await shop.call(calls.confirmSecondFactor, { code: code(secret) }, by());
  shop.clock.advance(STEP);
  return { secret, recoveryCodes: body.recoveryCodes };
}

const signIn = (secondCode?: string) =>
  shop.call(logIn, {
    identifier: mona.email,
    password: mona.password,
    ...(secondCode === undefined ? {} : { secondCode }),
  });

describe('setting it up', () => {
  test('shows a secret as text, address and QR code, and asks for a code of it', async () => {
    const { body } = await shop.call(calls.beginSecondFactor, { password: mona.password }, by());
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Wekala:/);
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await signIn()).status).toBe(200);
    const wrong = await shop.call(calls.confirmSecondFactor, { code: otherThan(code(body.secret)) }, by());
    expect(wrong.error).toMatchObject({
      code: 'wrong_second_code',
      details: { fields: { code: expect.any(String) } },
    });
    const right = await shop.call(calls.confirmSecondFactor, { code: code(body.secret) }, by());
    expect(new Set(right.body.recoveryCodes).size).toBe(10);
    expect((await shop.call(calls.showSecondFactor, {}, by())).body).toEqual({
      state: 'on',
      required: false,
      codesLeft: 10,
    });
  });

  test('needs the password, is offered to buyers too, and does not replace one that is on', async () => {
    const refused = async (password = mona.password) =>
      (await shop.call(calls.beginSecondFactor, { password }, by())).error.code;
    expect(await refused('wrong 1')).toBe('wrong_password');
    await switchedOn();
    expect(await refused()).toBe('second_factor_on');
    const buyer = await newAccount(shop, { mobile: '+201299900000' });
    const { status } = await shop.call(
      calls.beginSecondFactor,
      { password: buyer.password },
      { token: buyer.token },
    );
    expect(status).toBe(200);
  });

  test('signs every other device out', async () => {
    const other = (await signIn()).body.token;
    await switchedOn();
    expect((await shop.call(showRole, {}, { token: other })).status).toBe(401);
    expect((await shop.call(showRole, {}, by())).status).toBe(200);
  });

  test('stores no secret and no recovery code that could be read', async () => {
    const { secret, recoveryCodes } = await switchedOn();
    const stored = JSON.stringify([
      await shop.rows(sql`select encode(secret, 'escape') as secret from second_factors`),
      await shop.rows(sql`select encode(code_hash, 'escape') as hash from recovery_codes`),
    ]);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map(each => each.replaceAll('-', ''))])
      expect(stored).not.toContain(hidden);
  });
});

describe('signing in with it', () => {
  test('asks for the code after the password, and only then', async () => {
    const { secret } = await switchedOn();
    const asked = await signIn();
    expect([asked.status, asked.error.code, asked.body]).toEqual([401, 'second_code_needed', undefined]);
    const wrong = await shop.call(logIn, {
      identifier: mona.email,
      password: 'wrong 1',
      secondCode: code(secret),
    });
    expect(wrong.error.code).toBe('wrong_credentials');
    expect((await signIn(code(secret))).status).toBe(200);
  });

  test('takes a code once, in whatever digits, also when two come at once', async () => {
    const { secret } = await switchedOn();
    const arabic = code(secret).replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
    const both = await Promise.all([signIn(arabic), signIn(code(secret))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn(code(secret))).error.code).toBe('wrong_second_code');
    shop.clock.advance(STEP);
    expect((await signIn(code(secret))).status).toBe(200);
  });

  test('forgives a clock that is half a minute off, and no more', async () => {
    const { secret } = await switchedOn();
    expect((await signIn(code(secret, 3 * STEP))).error.code).toBe('wrong_second_code');
    expect((await signIn(code(secret, STEP))).status).toBe(200);
    expect((await signIn(code(secret))).error.code).toBe('wrong_second_code');
  });

  test('is given five tries in a quarter of an hour', async () => {
    const { secret } = await switchedOn();
    const wrong = otherThan(code(secret));
    const tries = await Promise.all(Array.from({ length: 5 }, () => signIn(wrong)));
    expect(tries.map(({ error }) => error.code)).toEqual(tries.map(() => 'wrong_second_code'));
    const next = await signIn(code(secret));
    expect([next.status, next.error.code]).toEqual([429, 'too_many_tries']);
    shop.clock.advance(16 * MINUTE);
    expect((await signIn(code(secret))).status).toBe(200);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await switchedOn();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(first)).status).toBe(200);
    expect((await signIn(first)).error.code).toBe('wrong_second_code');
    expect((await signIn(second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await shop.call(calls.showSecondFactor, {}, by())).body.codesLeft).toBe(8);
    const other = await newAccount(shop, { mobile: '+201299900001' });
    expect(other.token).toBeTruthy();
  });

  test('is asked for by a new password too', async () => {
    const { secret } = await switchedOn();
    await shop.call(forgetPassword, { identifier: mona.email }, { address: mona.address });
    const sent = await codeSentTo(shop, mona.email);
    const reset = (secondCode?: string) =>
      shop.call(resetPassword, {
        identifier: mona.email,
        code: sent,
        password: 'شاي بالنعناع 4',
        ...(secondCode === undefined ? {} : { secondCode }),
      });
    expect((await reset()).error.code).toBe('second_code_needed');
    expect((await reset(code(secret))).status).toBe(200);
  });
});

describe('switching it off', () => {
  const proof = (secret: string) => ({ password: mona.password, secondCode: code(secret) });

  test('takes password and code; afterwards the password is enough', async () => {
    const { secret } = await switchedOn();
    const without = await shop.call(
      calls.switchSecondFactorOff,
      { ...proof(secret), password: 'wrong 1' },
      by(),
    );
    expect(without.error.code).toBe('wrong_password');
    expect((await shop.call(calls.switchSecondFactorOff, proof(secret), by())).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    shop.clock.advance(STEP);
    const again = await shop.call(calls.switchSecondFactorOff, proof(secret), by());
    expect(again.error.code).toBe('second_factor_off');
  });

  test('is not for a super_admin', async () => {
    const { secret } = await switchedOn();
    await giveRole(shop, mona.email, 'super_admin');
    const { error } = await shop.call(calls.switchSecondFactorOff, proof(secret), by());
    expect(error.code).toBe('second_factor_must_stay');
  });

  test('new recovery codes end the old ones', async () => {
    const { secret, recoveryCodes } = await switchedOn();
    const { body } = await shop.call(calls.renewRecoveryCodes, proof(secret), by());
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await signIn(recoveryCodes[0])).error.code).toBe('wrong_second_code');
    expect((await signIn(body.recoveryCodes[0])).status).toBe(200);
  });

  test('is done by a super_admin for who lost the telephone, and written down', async () => {
    await switchedOn();
    const admin = await addPerson(shop, { role: 'super_admin' });
    const { id } = (await shop.call(showRole, {}, by())).body;
    const input = { userId: id, reason: 'فقد الهاتف' };
    const { body } = await shop.call(resetSecondFactor, input, { token: admin.token });
    expect([body.secondFactor, body.sessionsCount]).toEqual(['off', 0]);
    expect((await signIn()).status).toBe(200);
    expect(await auditOf(shop, { id }, 'what', 'reason')).toEqual([
      { what: 'user.second_factor', reason: 'فقد الهاتف' },
    ]);
  });
});

describe('a super_admin without it', () => {
  test('reaches the own account and nothing else, until it is on [ROLE-4]', async () => {
    await giveRole(shop, mona.email, 'super_admin');
    const asked = await shop.call(listUsers, {}, by());
    expect([asked.status, asked.error.code]).toEqual([403, 'two_factor_required']);
    expect((await shop.call(showRole, {}, by())).body.lacksSecondFactor).toBe(true);
    const changed = { currentPassword: mona.password, password: 'شاي بالنعناع 4' };
    expect((await shop.call(changePassword, changed, by())).status).toBe(200);
    mona.password = changed.password;
    await switchedOn();
    expect((await shop.call(listUsers, {}, by())).status).toBe(200);
    expect((await shop.call(showRole, {}, by())).body.lacksSecondFactor).toBe(false);
  });

  test('is excused only where the demo says so', async () => {
    await giveRole(shop, mona.email, 'super_admin');
    await shop.rows(sql`
      insert into second_factors (user_id, state) select id, 'excused' from users where email = ${mona.email}`);
    expect((await shop.call(listUsers, {}, by())).status).toBe(200);
    await switchedOn();
    expect((await signIn()).error.code).toBe('second_code_needed');
  });
});
