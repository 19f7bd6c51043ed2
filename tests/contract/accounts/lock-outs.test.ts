import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  changePassword,
  enter as enterByCode,
  forgetPassword,
  logIn,
  resetPassword,
  sendEntryCode,
  sendOwnerCode,
  updateProfile,
} from '#modules/accounts/calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { verifyMobileOf } from '../../support/arrange.ts';
import { testShop } from '../../support/shop.ts';
import {
  codeSentTo,
  enterByCode as enterByOwnCode,
  messagesTo,
  newAccount,
  otherThan,
  type Somebody,
  somebody,
} from './mona.ts';

const shop = await testShop();
let networks = 0;

/** A network that nobody has asked from. */
const elsewhere = () => {
  networks += 1;
  return `10.50.${networks >> 8}.${networks & 255}`;
};
const ADULT = { birthDate: '1990-01-01', acceptTerms: true } as const;
const NEW_PASSWORD = 'شاي بالنعناع 5';

type Account = Somebody & { deviceKey: string };

/** An account and the key of the device it was opened on. */
async function known(): Promise<Account> {
  const mona = await newAccount(shop);
  const { body } = await shop.call(logIn, { identifier: mona.email, password: mona.password });
  return { ...mona, deviceKey: body.deviceKey };
}

const enter = (
  identifier: string,
  password: string,
  { address = elsewhere(), deviceKey }: { address?: string; deviceKey?: string } = {},
) => shop.call(logIn, { identifier, password, ...(deviceKey && { deviceKey }) }, { address });

describe('a stranger who guesses a password', () => {
  test('has ten tries in 15 minutes, even at the same moment, and learns when to come back', async () => {
    const mona = await known();
    const address = elsewhere();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => enter(mona.email, `wrong ${n}`, { address })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    const late = await enter(mona.email, mona.password, { address });
    expect([late.status, late.error.code]).toEqual([429, 'too_many_tries']);
    expect(Number(late.headers['retry-after'])).toBe(late.error.details['retryAfter']);
    expect(late.error.details['retryAfter']).toBeGreaterThan(800);
    shop.clock.advance(15 * MINUTE);
    expect((await enter(mona.email, mona.password, { address })).status).toBe(200);
  });

  test('has the same ten by either name of the account', async () => {
    const mona = await known();
    const address = elsewhere();
    for (let n = 0; n < 10; n++) await enter(n % 2 ? mona.email : mona.mobile, 'wrong 1', { address });
    expect((await enter(mona.mobile, mona.password, { address })).status).toBe(429);
  });

  test('locks nobody out: the owner enters from elsewhere meanwhile', async () => {
    const mona = await known();
    const address = elsewhere();
    for (let n = 0; n < 12; n++) await enter(mona.email, 'wrong 1', { address });
    expect((await enter(mona.email, mona.password)).status).toBe(200);
  });

  test('and a hundred of them together keep out other strangers, but no device that the account knows', async () => {
    const mona = await known();
    const crowd = Array.from({ length: 100 }, () => enter(mona.email, 'wrong 1'));
    expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(100).fill(401));
    expect((await enter(mona.email, mona.password)).status).toBe(429);
    expect((await enter(mona.email, mona.password, mona)).status).toBe(200);
    // Refused requests have used up no try.
    shop.clock.advance(10 * MINUTE);
    const address = elsewhere();
    for (let n = 0; n < 11; n++) expect((await enter(mona.email, 'wrong 1', { address })).status).toBe(429);
    shop.clock.advance(5 * MINUTE);
    expect((await enter(mona.email, mona.password, { address })).status).toBe(200);
    // A hundred passwords are hashed.
  }, 90_000);

  test('has ten tries with a stolen key of a device, too', async () => {
    const mona = await known();
    const guess = () => enter(mona.email, 'wrong 1', { deviceKey: mona.deviceKey });
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });
});

describe('behind one address', () => {
  test('fifty wrong passwords of any accounts stop strangers, and no known device', async () => {
    const mona = await known();
    const address = elsewhere();
    const guesses = Array.from({ length: 50 }, (_, n) => enter(`guess${n}@example.com`, 'x', { address }));
    await Promise.all(guesses);
    expect((await enter(mona.email, mona.password, { address })).status).toBe(429);
    expect((await enter(mona.email, mona.password, { ...mona, address })).status).toBe(200);
  });

  test('those who are refused are not counted again, and the right password is no guess', async () => {
    const [mona, ali] = [await known(), await known()];
    const address = elsewhere();
    for (let n = 0; n < 60; n++) await enter(mona.email, 'wrong 1', { address });
    expect((await enter(ali.email, ali.password, { address })).status).toBe(200);
    const more = Array.from({ length: 12 }, () => enter(ali.email, ali.password));
    expect((await Promise.all(more)).every(({ status }) => status === 200)).toBe(true);
  });
});

/** Asks for a code that signs in, and gives what enters by it; each is asked for from a network of its own. */
async function codeFor(mobile: string) {
  const before = await messagesTo(shop, mobile);
  await shop.call(sendEntryCode, { mobile }, { address: elsewhere() });
  const code = await codeSentTo(shop, mobile, before + 1);
  return (address: string, deviceKey?: string) =>
    shop.call(enterByCode, { mobile, code, ...(deviceKey && { deviceKey }), ...ADULT }, { address });
}

describe('behind one address, where codes are typed', () => {
  test('fifty wrong ones of anybody stop strangers, and no known device', async () => {
    const mona = await known();
    await verifyMobileOf(shop, mona.mobile);
    const enterMona = await codeFor(mona.mobile);
    const address = elsewhere();
    const guesses = Array.from({ length: 50 }, (_, n) =>
      shop.call(enterByCode, { mobile: `+2010999000${10 + n}`, code: '000000' }, { address }),
    );
    await Promise.all(guesses);
    expect((await enterMona(address)).error.code).toBe('too_many_tries');
    expect((await enterMona(address, mona.deviceKey)).status).toBe(200);
  });

  test('right ones are no guesses, however many people sit there', async () => {
    const address = elsewhere();
    const people = Array.from({ length: 55 }, (_, n) => `+2010888000${10 + n}`);
    const replies = [];
    for (const mobile of people) replies.push(await (await codeFor(mobile))(address));
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  }, 90_000);

  test('fifty tries to set a new password stop strangers, and no known device', async () => {
    const mona = await known();
    const before = await messagesTo(shop, mona.email);
    await forget(mona);
    const code = await codeSentTo(shop, mona.email, before + 1);
    const address = elsewhere();
    const reset = (identifier: string, deviceKey?: string) =>
      shop.call(
        resetPassword,
        { identifier, code, password: NEW_PASSWORD, ...(deviceKey && { deviceKey }) },
        { address },
      );
    for (let n = 0; n < 50; n++) await reset(`guess${n}@example.com`);
    expect((await reset(mona.email)).error.code).toBe('too_many_tries');
    expect((await reset(mona.email, mona.deviceKey)).status).toBe(200);
    // Fifty passwords are hashed.
  }, 90_000);
});

const forget = (mona: Account, { address = elsewhere(), isKnown = false } = {}) =>
  shop.call(
    forgetPassword,
    { identifier: mona.email, ...(isKnown && { deviceKey: mona.deviceKey }) },
    { address },
  );

describe('a forgotten password', () => {
  test('is asked for five times a day from one network, and the owner still asks from elsewhere', async () => {
    const mona = await known();
    const address = elsewhere();
    for (let n = 0; n < 5; n++) {
      expect((await forget(mona, { address })).status).toBe(200);
      shop.clock.advance(MINUTE);
    }
    const late = await forget(mona, { address });
    expect([late.status, Number(late.headers['retry-after']) > 80_000]).toEqual([429, true]);
    expect((await forget(mona)).status).toBe(200);
  });

  test('is sent ten times a day for strangers, and after that to a known device alone', async () => {
    const mona = await known();
    for (let n = 0; n < 10; n++) {
      expect((await forget(mona)).status).toBe(200);
      shop.clock.advance(MINUTE);
    }
    expect((await forget(mona)).status).toBe(429);
    expect((await forget(mona, { isKnown: true })).status).toBe(200);
    expect(await codeSentTo(shop, mona.email, 11)).toMatch(/^\d{6}$/);
    shop.clock.advance(DAY);
    expect((await forget(mona)).status).toBe(200);
  });

  test('is set again by the owner’s code although strangers have tried it', async () => {
    const mona = await known();
    await forget(mona);
    const code = await codeSentTo(shop, mona.email);
    const guess = (address: string, deviceKey?: string, tried = otherThan(code)) =>
      shop.call(
        resetPassword,
        { identifier: mona.email, code: tried, password: NEW_PASSWORD, ...(deviceKey && { deviceKey }) },
        { address },
      );
    const one = elsewhere();
    for (let n = 0; n < 5; n++) expect((await guess(one)).error.code).toBe('wrong_code');
    expect((await guess(one)).error.code).toBe('too_many_tries');
    const other = elsewhere();
    for (let n = 0; n < 5; n++) expect((await guess(other)).error.code).toBe('wrong_code');
    // Ten tries of strangers are all that a code bears; the known device still gets through.
    expect((await guess(elsewhere(), undefined, code)).error.code).toBe('wrong_code');
    expect((await guess(elsewhere(), mona.deviceKey, code)).status).toBe(200);
  });
});

test('codes to the own mobile are not used up by strangers who say that it is theirs', async () => {
  const owner = { ...somebody(), mobile: '+201077700001' };
  const enterAs = await enterByOwnCode(shop, owner);
  const { body } = await enterAs(ADULT);
  const stranger = await known();
  for (let n = 0; n < 6; n++) {
    shop.clock.advance(MINUTE);
    const input = { name: stranger.name, email: stranger.email, mobile: owner.mobile };
    await shop.call(updateProfile, { ...input, password: stranger.password }, stranger as never);
  }
  expect(await messagesTo(shop, owner.mobile)).toBeGreaterThan(4);
  expect((await shop.call(sendOwnerCode, {}, { token: body.token })).status).toBe(200);
});

test('after a change of the password a device is known no more by its old key', async () => {
  const mona = await known();
  const input = { currentPassword: mona.password, password: NEW_PASSWORD };
  expect((await shop.call(changePassword, input, mona as never)).status).toBe(200);
  await Promise.all(Array.from({ length: 100 }, () => enter(mona.email, 'wrong 1')));
  expect((await enter(mona.email, NEW_PASSWORD, mona)).status).toBe(429);
});

describe('while the owner takes a password away', () => {
  /** Ends the sessions as a new password does, and waits: a sign-in by the old one may be half-way. */
  async function meanwhile<T>(mona: Account, call: () => Promise<T>): Promise<T> {
    const [taken, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const owner = shop.ctx.db.transaction().execute(async tx => {
      await sql`update users set password_hash = '' where email = ${mona.email}`.execute(tx);
      await sql`delete from sessions where user_id = (select id from users where email = ${mona.email})`.execute(
        tx,
      );
      taken.resolve();
      await end.promise;
    });
    await taken.promise;
    const answer = call();
    await Promise.race([answer, new Promise(done => setTimeout(done, 1500))]);
    end.resolve();
    await owner;
    return answer;
  }

  test('nobody is signed in by the old one, who began before', async () => {
    const mona = await known();
    const { status, body, error } = await meanwhile(mona, () => enter(mona.email, mona.password));
    expect([status, error?.code]).toEqual([401, 'wrong_credentials']);
    expect((await shop.call(showRole, {}, { token: body?.token ?? 'none' })).status).toBe(401);
  });

  test('nobody sets another by the old one from a session that ends', async () => {
    const mona = await known();
    const { body } = await enter(mona.email, mona.password);
    const change = { currentPassword: mona.password, password: NEW_PASSWORD };
    const { status } = await meanwhile(mona, () => shop.call(changePassword, change, { token: body.token }));
    expect(status).toBe(401);
    expect((await enter(mona.email, NEW_PASSWORD)).error.code).toBe('wrong_credentials');
  });
});
