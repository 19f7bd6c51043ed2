import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { confirmIdentity, logIn } from '#modules/accounts/calls.ts';
import * as calls from '#modules/accounts/passkeys.calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { resetSecondFactor } from '#modules/accounts/users.calls.ts';
import { adjustMerchant } from '#modules/ledger/calls.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { giveRole, setPerson, staySignedIn } from '../../support/arrange.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { newAuthenticator } from './authenticator.ts';
import { newAccount } from './mona.ts';

const shop = await testShop();
const origin = new URL(shop.ctx.config.publicUrl).origin;
const shopId = new URL(origin).hostname;

type Account = Awaited<ReturnType<typeof newAccount>>;
type Key = ReturnType<typeof newAuthenticator>;

async function addKey(mona: Account): Promise<Key> {
  const key = newAuthenticator(shopId);
  const { body } = await shop.call(calls.beginPasskey, { password: mona.password }, mona);
  const made = key.create({ challenge: body.challenge, origin });
  expect((await shop.call(calls.addPasskey, made, mona)).status).toBe(200);
  return key;
}

const ask = async (token?: string) =>
  (await shop.call(calls.askPasskey, {}, token === undefined ? {} : { token })).body.challenge;

const enter = async (key: Key) =>
  shop.call(calls.enterByPasskey, key.get({ challenge: await ask(), origin }));

describe('a passkey', () => {
  test('is made against the password and signs in alone, time after time', async () => {
    const mona = await newAccount(shop);
    const refused = await shop.call(calls.beginPasskey, { password: 'wrong 1' }, mona);
    expect(refused.error.code).toBe('wrong_password');
    const key = await addKey(mona);
    for (const _ of [1, 2]) {
      const { status, body } = await enter(key);
      expect(status).toBe(200);
      expect((await shop.call(showRole, {}, { token: body.token })).body.email).toBe(mona.email);
    }
    const { body } = await shop.call(calls.listPasskeys, {}, mona);
    expect(body.passkeys).toMatchObject([{ usedAt: expect.any(String) }]);
  });

  test('signs each challenge once, within five minutes, for this shop, and asks for the person', async () => {
    const key = await addKey(await newAccount(shop));
    const signed = key.get({ challenge: await ask(), origin });
    expect((await shop.call(calls.enterByPasskey, signed)).status).toBe(200);
    const late = key.get({ challenge: await ask(), origin });
    shop.clock.advance(5 * MINUTE);
    const wrong = [
      signed,
      late,
      key.get({ challenge: 'made-up', origin }),
      key.get({ challenge: await ask(), origin: 'https://wekala.example.evil' }),
      key.get({ challenge: await ask(), origin }, 'unverified'),
      { ...key.get({ challenge: await ask(), origin }), id: newAuthenticator(shopId).id },
      { ...key.get({ challenge: await ask(), origin }), signature: 'AAAA' },
    ];
    for (const each of wrong) {
      const { status, error } = await shop.call(calls.enterByPasskey, each);
      expect([status, error.code]).toEqual([401, 'wrong_passkey']);
    }
  });

  test('made for one account is no key of another, nor signs what another was asked', async () => {
    const [mona, ali] = [await newAccount(shop), await newAccount(shop)];
    const { body } = await shop.call(calls.beginPasskey, { password: mona.password }, mona);
    const made = newAuthenticator(shopId).create({ challenge: body.challenge, origin });
    expect((await shop.call(calls.addPasskey, made, ali)).error.code).toBe('wrong_passkey');
    const key = await addKey(ali);
    const signed = key.get({ challenge: await ask(mona.token), origin });
    expect((await shop.call(calls.confirmByPasskey, signed, mona)).error.code).toBe('wrong_passkey');
    const own = key.get({ challenge: await ask(ali.token), origin });
    expect((await shop.call(calls.confirmByPasskey, own, ali)).status).toBe(200);
  });

  test('that was removed opens nothing, and another account cannot remove it', async () => {
    const [mona, ali] = [await newAccount(shop), await newAccount(shop)];
    const key = await addKey(mona);
    const [{ id: passkeyId } = { id: 0 }] = (await shop.call(calls.listPasskeys, {}, mona)).body.passkeys;
    const by = (who: Account) => shop.call(calls.removePasskey, { passkeyId, password: who.password }, who);
    expect((await by(ali)).error.code).toBe('passkey_not_found');
    expect((await by(mona)).status).toBe(200);
    expect((await enter(key)).error.code).toBe('wrong_passkey');
  });

  test('is notified to the owner, and a blocked account opens by none', async () => {
    const mona = await newAccount(shop);
    const key = await addKey(mona);
    const sent = sql`select from messages where recipient = ${mona.email} and subject like '%مفتاح مرور%'`;
    await expect.poll(async () => (await shop.rows(sent)).length, { timeout: 5000 }).toBe(1);
    await shop.rows(sql`update users set blocked_at = now() where email = ${mona.email}`);
    expect((await enter(key)).error.code).toBe('account_blocked');
  });
});

describe('a member of staff who moves money', async () => {
  const admin = await addPerson(shop, { role: 'super_admin' });
  // The counter of test people must not meet that of Mona's.
  await setPerson(shop, admin.id, { mobile: '+201500000002' });

  async function finance(mobile: string) {
    const mona = await newAccount(shop, { mobile });
    await giveRole(shop, mona.email, 'finance');
    return mona;
  }

  const move = (by: { token: string }) => shop.call(adjustMerchant, {} as never, by);

  test('has 14 days to set up a second factor, sees the deadline, and moves nothing after that', async () => {
    const mona = await finance('+201277700001');
    expect((await move(mona)).error.code).toBe('invalid_input');
    const { body } = await shop.call(showRole, {}, mona);
    const left = Date.parse(body.secondFactorDue ?? '') - shop.clock.now().getTime();
    expect(Math.round(left / DAY)).toBeLessThanOrEqual(14);
    shop.clock.advance(15 * DAY);
    const again = await shop.call(logIn, { identifier: mona.email, password: mona.password });
    const by = { ...mona, token: again.body.token };
    expect((await move(by)).error.code).toBe('second_factor_due');
    const key = await addKey(by);
    expect((await move(by)).error.code).toBe('invalid_input');
    expect((await shop.call(showRole, {}, by)).body.secondFactorDue).toBeNull();
    // From here on the password alone opens nothing and confirms nothing.
    const byPassword = await shop.call(logIn, { identifier: mona.email, password: mona.password });
    expect(byPassword.error.code).toBe('passkey_needed');
    const confirmed = await shop.call(confirmIdentity, { password: mona.password }, by);
    expect(confirmed.error.code).toBe('passkey_needed');
    expect((await enter(key)).status).toBe(200);
  });

  test('and lost the key is let in again by a super_admin', async () => {
    const mona = await finance('+201277700002');
    await addKey(mona);
    const { body } = await shop.call(showRole, {}, mona);
    const reset = { userId: body.id, reason: 'فقد موبايله' };
    await staySignedIn(shop);
    expect((await shop.call(resetSecondFactor, reset, { token: admin.token })).status).toBe(200);
    const { status } = await shop.call(logIn, { identifier: mona.email, password: mona.password });
    expect(status).toBe(200);
  });
});
