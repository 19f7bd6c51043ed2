import { beforeAll, expect, test } from 'vitest';
import { enter, forgetPassword, logIn, resetPassword, sendEntryCode } from '#modules/accounts/calls.ts';
import { saveSettings, showBrake, showSettings } from '#modules/settings/back-office.calls.ts';
import type { AnyCall } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import { type AskedProof, PROOF_HEADER, solveProof } from '#platform/proof-of-work.ts';
import { budgets } from '#platform/server/counting/budgets.ts';
import { allRoutes } from '#server/routes.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const METRICS_TOKEN = 'a-token-for-prometheus';
const shop = await testShop({ env: { METRICS_TOKEN } });
let admin: string;

beforeAll(async () => {
  admin = (await addPerson(shop, { role: 'super_admin' })).token;
});

async function setBrake(brake: Record<string, string | number>) {
  const values = Object.fromEntries(Object.entries(brake).map(([name, value]) => [`brake.${name}`, value]));
  const { version } = (await shop.call(showSettings, { group: 'shop' }, { token: admin })).body;
  const saved = await shop.call(saveSettings, { group: 'shop', version, values }, { token: admin });
  expect(saved.status, saved.text).toBe(200);
}

const HOME = '41.9.0.1';
const login = { identifier: 'nobody@wekala.example', password: 'wrong 1' };
let mobiles = 0;
const nextMobile = () => `010${String((mobiles += 1)).padStart(8, '7')}`;

const ask = (proof?: string, address = HOME) =>
  shop.call(logIn, login, { address, headers: proof === undefined ? {} : { [PROOF_HEADER]: proof } });

function solve(details: unknown): string {
  const work = solveProof(details as AskedProof);
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

const solved = async (address = HOME) => solve((await ask(undefined, address)).error.details);

const shownToStaff = async () => (await shop.call(showBrake, {}, { token: admin })).body;

const isOnByMetrics = async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await shop.http.inject({ url: '/metrics', headers });
  return /^wekala_brake_on (\d)$/m.exec(body)?.[1];
};

test('the calls that sign up, send codes and sign in are braked, and no other', () => {
  const braked = allRoutes.filter(({ call }) => call.braked).map(({ call }) => call.path);
  const expected: AnyCall[] = [sendEntryCode, enter, logIn, forgetPassword, resetPassword];
  expect(braked.toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
});

test('a shop that is not attacked asks nobody for work', async () => {
  expect([(await ask()).error.code, await isOnByMetrics()]).toEqual(['wrong_credentials', '0']);
  const sent = await shop.call(sendEntryCode, { mobile: nextMobile() }, { address: HOME });
  expect(sent.status).toBe(200);
});

test('with the brake on, each braked call is refused with a challenge until its work is done', async () => {
  expect(await shownToStaff()).toMatchObject({ mode: 'off', isOn: false });
  await setBrake({ mode: 'on' });
  expect(await isOnByMetrics()).toBe('1');
  expect(await shownToStaff()).toMatchObject({ mode: 'on', isOn: true });
  const mobile = nextMobile();
  const refused = await shop.call(sendEntryCode, { mobile }, { address: HOME });
  expect([refused.status, refused.error.code]).toEqual([428, 'proof_needed']);
  expect(refused.error.details).toMatchObject({ challenge: expect.any(String), parts: 16, bits: 12 });
  expect(refused.error.message).toMatch(/[\u0621-\u064A]/);
  const headers = { [PROOF_HEADER]: solve(refused.error.details) };
  expect((await shop.call(sendEntryCode, { mobile }, { address: HOME, headers })).status).toBe(200);
  for (const [call, input] of [
    [enter, { mobile, code: '000000' }],
    [logIn, login],
    [forgetPassword, { identifier: login.identifier }],
    [resetPassword, { ...login, code: '000000' }],
  ] as const)
    expect((await shop.call<AnyCall>(call, input, { address: HOME })).error.code).toBe('proof_needed');
  expect((await ask(await solved())).error.code).toBe('wrong_credentials');
});

test('work pays once, even for two at the same moment or in another process', async () => {
  const proof = await solved();
  const codes = (await Promise.all([ask(proof), ask(proof), ask(proof)])).map(({ error }) => error.code);
  expect(codes.toSorted()).toEqual(['proof_needed', 'proof_needed', 'wrong_credentials']);
  expect((await ask(proof)).error.code).toBe('proof_needed');
});

test('work pays for the call and the network that asked for it, and for two minutes', async () => {
  const forLogin = await solved();
  const headers = { [PROOF_HEADER]: forLogin };
  const other = await shop.call(sendEntryCode, { mobile: nextMobile() }, { address: HOME, headers });
  expect(other.error.code).toBe('proof_needed');
  expect((await ask(forLogin, '41.9.0.2')).error.code).toBe('proof_needed');
  expect((await ask(forLogin)).error.code).toBe('wrong_credentials');
  // A household with IPv6 changes its address within its network all day.
  const inNetwork = await solved('2a02:1:2:3::1');
  expect((await ask(inNetwork, '2a02:1:2:3::2')).error.code).toBe('wrong_credentials');
  const old = await solved();
  shop.clock.advance(2 * MINUTE);
  expect((await ask(old)).error.code).toBe('proof_needed');
});

test('what was not worked for, or was changed, pays nothing', async () => {
  const proof = await solved();
  const [challenge = '', numbers = ''] = proof.split(':');
  const [endsAt = '', salt = '', signature = ''] = challenge.split('.');
  const lasting = `${(Number.parseInt(endsAt, 36) + MINUTE).toString(36)}.${salt}.${signature}:${numbers}`;
  const idle = `${challenge}:${Array.from({ length: 16 }, () => '0').join('-')}`;
  const forged = `${endsAt}.${salt}.${Buffer.alloc(32).toString('base64url')}:${numbers}`;
  for (const bad of [
    lasting,
    idle,
    forged,
    challenge,
    '',
    ':',
    'x'.repeat(3000),
    `${proof}:${proof}`.slice(1),
  ])
    expect((await ask(bad)).error.code, bad).toBe('proof_needed');
  expect((await ask(proof)).error.code).toBe('wrong_credentials');
});

test('on auto it begins when the whole shop has many requests or failures, and ends when they do', async () => {
  await setBrake({ mode: 'auto', requests: 30, failures: 10 });
  shop.clock.advance(20 * MINUTE);
  const far = (at: number) => `41.9.${at}.1`;
  for (let at = 0; at < 11; at++)
    expect((await ask(undefined, far(at))).error.code).toBe('wrong_credentials');
  expect(await shownToStaff()).toEqual({ mode: 'auto', isOn: true, requests: 11, failures: 11 });
  expect([(await ask()).error.code, await isOnByMetrics()]).toEqual(['proof_needed', '1']);
  expect((await ask(await solved())).error.code).toBe('wrong_credentials');
  // While it goes on, no end of a window lets it through.
  for (let minute = 0; minute < 25; minute++) {
    shop.clock.advance(MINUTE);
    for (let at = 0; at < 8; at++) expect((await ask(undefined, far(at))).error.code).toBe('proof_needed');
  }
  shop.clock.advance(10 * MINUTE);
  expect(await shownToStaff()).toMatchObject({ mode: 'auto', isOn: false });
  expect([(await ask()).error.code, await isOnByMetrics()]).toEqual(['wrong_credentials', '0']);
  await setBrake({ mode: 'off' });
}, 60_000);

test('counts of another process brake this one, and a crowd of callers hides no attack', async () => {
  const [here, there] = [budgets(), budgets()];
  const now = shop.clock.now();
  const ofShop = { most: 5, within: MINUTE, ofShop: true } as const;
  for (let at = 0; at < 100_000; at++) there.spend(`crowd ${at}`, { most: 1, within: MINUTE }, now);
  for (let at = 0; at < 5; at++) there.spend('brake', ofShop, now);
  expect(there.look('brake', ofShop, now).left).toBe(0);
  here.spend('brake', ofShop, now);
  await there.share(shop.ctx.db, now);
  await here.share(shop.ctx.db, now);
  expect(here.look('brake', ofShop, now).left).toBe(-1);
}, 60_000);

test('a process that only looks learns what another has counted, and nothing is reported twice', async () => {
  const [here, there] = [budgets(), budgets()];
  const now = shop.clock.now();
  const ofShop = { most: 5, within: MINUTE, ofShop: true } as const;
  for (let at = 0; at < 6; at++) there.spend('looked at', ofShop, now);
  await Promise.all([there.share(shop.ctx.db, now), there.share(shop.ctx.db, now)]);
  here.look('looked at', ofShop, now);
  await here.share(shop.ctx.db, now);
  expect([here, there].map(each => each.look('looked at', ofShop, now).left)).toEqual([-1, -1]);
});
