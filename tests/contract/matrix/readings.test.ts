import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { exportOwnData, listReadings } from '#modules/accounts/privacy.calls.ts';
import { showManagedOrder } from '#modules/orders/back-office.calls.ts';
import { showCustomer } from '#modules/returns/customers.calls.ts';
import { allRoutes } from '#server/routes.ts';
import { setPerson } from '../../support/arrange.ts';
import { testShop } from '../../support/shop.ts';
import { EXPECTED } from './expected.ts';
import { idsOf, inputsOf, names, type Placed, placeAs, textOf } from './known-buyer.ts';
import { jobsDone } from './rows.ts';
import { type Cast, callEverybody, tokenOf } from './scene.ts';
import { GROUPS, type Who } from './who.ts';

const shop = await testShop();
let cast: Cast;
let placed: Placed;

const WORDS = { name: 'زينب الحاضرة', street: 'درب المقروئين', mobile: '+201098765499' };
const STAFF = [
  'merchant',
  'manager',
  'packer',
  'support',
  'finance',
  'super_admin',
] as const satisfies readonly Who[];

beforeAll(async () => {
  cast = await callEverybody(shop);
  placed = await placeAs(shop, cast, WORDS);
  await cast.market.ship(placed.merchantOrder.id);
  await jobsDone(shop);
  await setPerson(shop, placed.buyer.id, { mobile: WORDS.mobile });
});

const times = async () =>
  (
    await shop.rows(sql<{ times: number }>`
    select coalesce(sum(times), 0)::int as times from readings where user_id = ${placed.buyer.id}`)
  )[0]?.times ?? 0;

const reads = allRoutes
  .map(({ call }) => call)
  .filter(
    ({ method, path, replies }) =>
      (method === 'GET' || /\/(labels|goodwill\/buyer)$/.test(path)) && replies !== 'events',
  );

test.each(STAFF)(
  'whatever shows a %s a buyer’s mobile or street is recorded',
  async who => {
    const token = (await tokenOf(shop, cast, who)) ?? '';
    const ids = await idsOf(shop, cast, placed);
    const recorded: string[] = [];
    for (const call of reads) {
      const allowed: readonly Who[] = GROUPS[EXPECTED[`${call.method} ${call.path}`]?.who ?? 'anyone'];
      if (!allowed.includes(who) || /development/.test(call.path)) continue;
      for (const input of [...inputsOf(call, ids), { q: WORDS.mobile }]) {
        const before = await times();
        const reply = await shop.call(call, input as never, { token });
        if (!names(textOf(reply), { ...WORDS, name: WORDS.street })) continue;
        recorded.push(call.path);
        expect([call.path, (await times()) > before]).toEqual([call.path, true]);
      }
    }
    expect(recorded.length).toBeGreaterThan(who === 'finance' ? 0 : 1);
  },
  120_000,
);

test('the buyer sees who read, by role or shop and never by name, and so does the download', async () => {
  const { buyer } = placed;
  await shop.rows(sql`delete from readings where user_id = ${buyer.id}`);
  const support = { token: (await tokenOf(shop, cast, 'support')) ?? '' };
  const merchant = { token: (await tokenOf(shop, cast, 'merchant')) ?? '' };
  await shop.call(showCustomer, { userId: buyer.id }, support);
  await shop.call(showManagedOrder, { orderId: placed.orderId }, merchant);
  await shop.call(showManagedOrder, { orderId: placed.orderId }, merchant);
  const { body } = await shop.call(listReadings, {}, { token: buyer.token });
  expect(body.readings).toHaveLength(2);
  expect(body.readings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        role: 'support',
        what: 'mobile',
        orderId: null,
        merchantName: null,
        times: 1,
      }),
      expect.objectContaining({ role: 'merchant', what: 'address', orderId: placed.orderId, times: 2 }),
    ]),
  );
  const download = await shop.call(exportOwnData, {}, { token: buyer.token });
  expect(JSON.parse(download.text).readings).toHaveLength(2);
});

test('a buyer who reads their own order is not written down', async () => {
  const before = await times();
  await shop.call(showManagedOrder, { orderId: placed.orderId }, { token: placed.buyer.token });
  expect(await times()).toBe(before);
});
