import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addAddress, editAddress, listAddresses, removeAddress } from '#modules/accounts/addresses.calls.ts';
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  forgetPassword,
  listSessions,
  logIn,
  resetPassword,
  updateProfile,
} from '#modules/accounts/calls.ts';
import { proveContact, restoreContact } from '#modules/accounts/contacts.calls.ts';
import { createAdmin } from '#modules/accounts/server/create-admin.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { fieldText } from '#modules/accounts/text.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { giveRole } from '../../support/arrange.ts';
import { testShop } from '../../support/shop.ts';
import { codeSentTo, enterByCode, messagesTo, newAccount, otherThan, somebody } from './mona.ts';

const shop = await testShop();

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

function logInAs({ email, password }: { email: string; password: string }) {
  const by = { headers: { 'user-agent': CHROME } };
  return shop.call(logIn, { identifier: email, password }, by).then(reply => reply.body.token);
}

type Mona = Awaited<ReturnType<typeof newAccount>>;

/** What the letter to a former address lets it take back. */
async function letterTo(email: string): Promise<string> {
  const letters = sql<{ body: string }>`
    select body from messages where recipient = ${email} and body like '%/take-back#%' order by id desc limit 1`;
  await expect.poll(async () => (await shop.rows(letters)).length, { timeout: 5000 }).toBe(1);
  const [letter] = await shop.rows(letters);
  return letter?.body.split('/take-back#')[1]?.trim() ?? '';
}

describe('the profile', () => {
  test('changes the name without a password', async () => {
    const mona = await newAccount(shop);
    const change = { name: 'منى عبد الله', mobile: mona.mobile, email: mona.email };
    const { status, body } = await shop.call(updateProfile, change, { token: mona.token });
    expect([status, body.name]).toEqual([200, 'منى عبد الله']);
  });

  test.each([undefined, 'wrong 1'])(
    'moves to another mailbox only with the password, not with %s',
    async password => {
      const mona = await newAccount(shop);
      const change = { name: mona.name, mobile: mona.mobile, email: somebody().email, password };
      const { status, error } = await shop.call(updateProfile, change, { token: mona.token });
      expect([status, error.code]).toEqual([403, 'wrong_password']);
      expect(Object.keys(error.details.fields ?? {})).toEqual(['password']);
      expect((await shop.call(showRole, {}, { token: mona.token })).body.email).toBe(mona.email);
    },
  );

  /** Wants them, and types the code that was sent there. */
  async function changeTo(mona: Mona, contact: { email?: string; mobile?: string }) {
    const { name, email, mobile, password } = mona;
    const input = { name, email, mobile, password, ...contact };
    expect((await shop.call(updateProfile, input, mona)).status).toBe(200);
    const kind = contact.email ? 'email' : 'mobile';
    const to = contact[kind] ?? '';
    return { kind, code: await codeSentTo(shop, to, (await messagesTo(shop, to)) || 1) } as const;
  }

  test("does not take another account's mobile or e-mail, and says so only to whoever proved it [TRM-2]", async () => {
    const [mona, ali] = [await newAccount(shop), await newAccount(shop)];
    await codeSentTo(shop, ali.mobile);
    shop.clock.advance(MINUTE);
    const { name, email, password } = mona;
    const input = { name, email, password, mobile: ali.mobile };
    expect((await shop.call(updateProfile, input, mona)).status).toBe(200);
    const code = await codeSentTo(shop, ali.mobile, 2);
    const { status, error } = await shop.call(proveContact, { kind: 'mobile', code }, mona);
    expect([status, error.details.fields]).toEqual([409, { mobile: fieldText.mobileTaken }]);
  });

  test('moves to another mailbox once that is proved; the old one can take the account back', async () => {
    const mona = await newAccount(shop);
    const { email } = somebody();
    const proof = await changeTo(mona, { email });
    expect((await shop.call(showRole, {}, mona)).body).toMatchObject({
      email: mona.email,
      wantedEmail: email,
    });
    const guess = await shop.call(proveContact, { ...proof, code: otherThan(proof.code) }, mona);
    expect(guess.error.code).toBe('wrong_code');
    expect((await shop.call(showRole, {}, mona)).body.email).toBe(mona.email);
    expect((await shop.call(proveContact, proof, mona)).body).toMatchObject({ email, wantedEmail: '' });
    const token = await letterTo(mona.email);
    expect((await shop.call(restoreContact, { token })).status).toBe(200);
    expect((await shop.call(showRole, {}, mona)).status).toBe(401);
    const before = { identifier: mona.email, password: mona.password };
    expect((await shop.call(logIn, before)).error.code).toBe('wrong_credentials');
    await shop.call(forgetPassword, { identifier: mona.email }, { address: '10.66.0.1' });
    const reset = {
      identifier: mona.email,
      code: await codeSentTo(shop, mona.email),
      password: 'شاي بالنعناع 5',
    };
    const { body } = await shop.call(resetPassword, reset);
    expect((await shop.call(showRole, {}, body)).body.email).toBe(mona.email);
    expect((await shop.call(restoreContact, { token })).error.code).toBe('cannot_take_back');
  });

  test('that moved cannot be taken back after 7 days, nor by another letter', async () => {
    const mona = await newAccount(shop);
    await shop.call(proveContact, await changeTo(mona, { email: somebody().email }), mona);
    const token = await letterTo(mona.email);
    shop.clock.advance(7 * DAY);
    for (const each of [token, 'x', token.replace(/^./, 'A')])
      expect((await shop.call(restoreContact, { token: each })).error.code).toBe('cannot_take_back');
  });

  test('is taken back once, also when the link is opened twice at the same moment', async () => {
    const mona = await newAccount(shop);
    await shop.call(proveContact, await changeTo(mona, { email: somebody().email }), mona);
    const token = await letterTo(mona.email);
    const statuses = (await Promise.all([1, 2, 3].map(() => shop.call(restoreContact, { token })))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 410, 410]);
  });

  test('that is taken back is opened no more by a mobile which was changed shortly before', async () => {
    const mona = await newAccount(shop);
    const thief = somebody();
    await shop.call(proveContact, await changeTo(mona, { mobile: thief.mobile }), mona);
    shop.clock.advance(DAY);
    const moved = { ...mona, mobile: thief.mobile };
    await shop.call(proveContact, await changeTo(moved, { email: thief.email }), mona);
    expect((await shop.call(restoreContact, { token: await letterTo(mona.email) })).status).toBe(200);
    shop.clock.advance(DAY);
    const enterAs = await enterByCode(shop, thief);
    expect((await enterAs()).error.code).toBe('password_needed');
    const received = await messagesTo(shop, thief.mobile);
    await shop.call(forgetPassword, { identifier: thief.mobile }, thief);
    await codeSentTo(shop, mona.email);
    expect(await messagesTo(shop, thief.mobile)).toBe(received);
  });

  test('gives one mobile to one of two who prove it at the same moment [TRM-2]', async () => {
    const [mona, ali] = [await newAccount(shop), await newAccount(shop)];
    const { mobile } = somebody();
    const first = await changeTo(mona, { mobile });
    shop.clock.advance(MINUTE);
    await shop.call(updateProfile, { ...ali, mobile }, ali);
    const second = { kind: 'mobile', code: await codeSentTo(shop, mobile, 2) } as const;
    const replies = await Promise.all([
      shop.call(proveContact, first, mona),
      shop.call(proveContact, second, ali),
    ]);
    expect(replies.map(reply => reply.status).toSorted()).toEqual([200, 409]);
  });
});

describe('the password', () => {
  test('is changed with the current one, and every other device is signed out', async () => {
    const mona = await newAccount(shop);
    const other = await logInAs(mona);
    const change = { currentPassword: mona.password, password: 'شاي بالنعناع 5' };
    expect((await shop.call(changePassword, change, { token: mona.token })).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: other })).status).toBe(401);
    expect(await logInAs({ ...mona, password: 'شاي بالنعناع 5' })).toBeTruthy();
  });

  test('is not changed with a wrong one, and ten tries are enough', async () => {
    const mona = await newAccount(shop);
    const change = { currentPassword: 'wrong 1', password: 'شاي بالنعناع 5' };
    const { status, error } = await shop.call(changePassword, change, { token: mona.token });
    expect([status, error.details.fields]).toEqual([403, { currentPassword: fieldText.wrongPassword }]);
    for (let tries = 1; tries < 10; tries += 1)
      await shop.call(changePassword, change, { token: mona.token });
    expect((await shop.call(changePassword, change, { token: mona.token })).status).toBe(429);
  });
});

describe('devices', () => {
  test('are listed by names their owner knows, this one marked', async () => {
    const mona = await newAccount(shop);
    const other = await logInAs(mona);
    const { body } = await shop.call(listSessions, {}, { token: other });
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.filter(session => session.current)).toMatchObject([
      { browser: 'Chrome', system: 'Android' },
    ]);
  });

  test('are signed out one by one or all at once', async () => {
    const mona = await newAccount(shop);
    const [second, third] = [await logInAs(mona), await logInAs(mona)];
    const { body } = await shop.call(listSessions, {}, { token: second });
    const sessionId = body.sessions.find(session => session.current)?.id as number;
    expect((await shop.call(endSession, { sessionId }, { token: mona.token })).status).toBe(200);
    expect((await shop.call(showRole, {}, { token: second })).status).toBe(401);
    expect((await shop.call(showRole, {}, { token: third })).status).toBe(200);
    await shop.call(endOtherSessions, {}, { token: mona.token });
    expect((await shop.call(showRole, {}, { token: third })).status).toBe(401);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(200);
  });

  test('of others are not found', async () => {
    const [mona, ali] = [await newAccount(shop), await newAccount(shop)];
    const { body } = await shop.call(listSessions, {}, { token: ali.token });
    const sessionId = body.sessions[0]?.id as number;
    const { status, error } = await shop.call(endSession, { sessionId }, { token: mona.token });
    expect([status, error.code]).toEqual([404, 'session_not_found']);
    expect((await shop.call(showRole, {}, { token: ali.token })).status).toBe(200);
  });
});

describe('a deleted account', () => {
  test('leaves its row and nothing that says who it was; mobile and e-mail are free', async () => {
    const mona = await newAccount(shop);
    const { body } = await shop.call(showRole, {}, { token: mona.token });
    expect((await shop.call(deleteAccount, { password: mona.password }, { token: mona.token })).status).toBe(
      200,
    );
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(401);
    const [row] = await shop.rows(
      sql<{ row: string }>`select users::text as row from users where id = ${body.id}`,
    );
    for (const personal of [mona.name, mona.mobile, mona.email, mona.birthDate, 'argon2id'])
      expect(row?.row).not.toContain(personal);
    expect(await shop.rows(sql`select from messages where user_id = ${body.id}`)).toEqual([]);
    shop.clock.advance(MINUTE);
    expect((await newAccount(shop, mona)).token).not.toBe(mona.token);
  });

  test('needs its password', async () => {
    const mona = await newAccount(shop);
    const { status } = await shop.call(deleteAccount, { password: 'wrong 1' }, { token: mona.token });
    expect(status).toBe(403);
    expect((await shop.call(showRole, {}, { token: mona.token })).status).toBe(200);
  });

  test('is no way out for staff', async () => {
    const mona = await newAccount(shop);
    await giveRole(shop, mona.email, 'support');
    const { status, error } = await shop.call(
      deleteAccount,
      { password: mona.password },
      { token: mona.token },
    );
    expect([status, error.code]).toEqual([409, 'staff_account']);
  });
});

describe('addresses', async () => {
  const places = await shop.rows(sql<{
    governorateId: number;
    cityId: number;
    cityName: string;
    governorateName: string;
  }>`
    select g.id as "governorateId", g.name_ar as "governorateName", min(c.id) as "cityId",
           (array_agg(c.name_ar order by c.id))[1] as "cityName"
      from governorates g join cities c on c.governorate_id = g.id group by g.id order by g.id limit 2`);
  const [cairo, giza] = places as [(typeof places)[0], (typeof places)[0]];
  const home = {
    recipient: 'منى السيد',
    mobile: '٠١٠١٢٣٤٥٦٧٨',
    governorateId: cairo.governorateId,
    cityId: cairo.cityId,
    street: 'شارع عباس العقاد',
    building: '12 أ',
  };

  test('are saved, shown newest first, changed and removed', async () => {
    const { token } = await newAccount(shop);
    const { body: first } = await shop.call(addAddress, home, { token });
    expect(first).toMatchObject({
      mobile: '+201012345678',
      cityName: cairo.cityName,
      governorateName: cairo.governorateName,
      floor: '',
    });
    const { body: second } = await shop.call(addAddress, { ...home, floor: '٣' }, { token });
    const { body: all } = await shop.call(listAddresses, {}, { token });
    expect(all.addresses.map(address => address.id)).toEqual([second.id, first.id]);
    const { body: edited } = await shop.call(
      editAddress,
      { addressId: first.id, ...home, flat: '7' },
      { token },
    );
    expect(edited).toEqual({ ...first, flat: '7' });
    expect((await shop.call(removeAddress, { addressId: first.id }, { token })).status).toBe(200);
    const { body: left } = await shop.call(listAddresses, {}, { token });
    expect(left.addresses.map(address => address.id)).toEqual([second.id]);
  });

  test('store a place outside the list by its typed name', async () => {
    const { token } = await newAccount(shop);
    const elsewhere = { ...home, cityId: null, cityName: ' كفر  حكيم ' };
    expect((await shop.call(addAddress, elsewhere, { token })).body.cityName).toBe('كفر حكيم');
  });

  test.each([
    { cityId: giza.cityId },
    { cityId: 999_999 },
    { governorateId: 999 },
    { governorateId: 99_999, cityId: null, cityName: 'هنا' },
  ])('are refused in a place that is not: %j', async wrong => {
    const { token } = await newAccount(shop);
    const { status, error } = await shop.call(addAddress, { ...home, ...wrong }, { token });
    expect([status, error.code]).toEqual([400, 'unknown_place']);
  });

  test('of others are not found', async () => {
    const [mona, ali] = [await newAccount(shop), await newAccount(shop)];
    const { body } = await shop.call(addAddress, home, { token: ali.token });
    const edit = await shop.call(editAddress, { addressId: body.id, ...home }, { token: mona.token });
    const remove = await shop.call(removeAddress, { addressId: body.id }, { token: mona.token });
    expect([edit.error.code, remove.error.code]).toEqual(['address_not_found', 'address_not_found']);
    expect((await shop.call(listAddresses, {}, { token: ali.token })).body.addresses).toHaveLength(1);
  });

  test('are at most twenty, also when the last are added at the same moment', async () => {
    const { token } = await newAccount(shop);
    const replies = await Promise.all(
      Array.from({ length: 22 }, () => shop.call(addAddress, home, { token })),
    );
    expect(replies.filter(reply => reply.status === 200)).toHaveLength(20);
    expect(replies.find(reply => reply.status !== 200)?.error.code).toBe('too_many_addresses');
  });
});

test('the first super_admin is made by hand and can sign in [ROLE-4]', async () => {
  const { name, mobile, email, password } = somebody();
  await createAdmin(shop.ctx, { name, mobile, email, password });
  const token = await logInAs({ email, password });
  const { body } = await shop.call(showRole, {}, { token });
  expect(body).toMatchObject({ role: 'super_admin', mobileVerified: true });
  await expect(createAdmin(shop.ctx, { name, mobile, email, password })).rejects.toMatchObject({
    code: 'mobile_taken',
  });
  await expect(createAdmin(shop.ctx, { name, mobile, email: 'x', password })).rejects.toMatchObject({
    details: { fields: { email: fieldText.email } },
  });
});
