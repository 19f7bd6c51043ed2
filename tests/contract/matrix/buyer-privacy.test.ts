import { beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder, showOrder } from '#modules/orders/calls.ts';
import type { AnyCall } from '#platform/call.ts';
import { DAY } from '#platform/clock.ts';
import { allRoutes } from '#server/routes.ts';
import { wait } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';
import { EXPECTED } from './expected.ts';
import { idsOf, inputsOf, names, type Placed, placeAs, textOf } from './known-buyer.ts';
import { jobsDone } from './rows.ts';
import { type Cast, callEverybody, tokenOf } from './scene.ts';
import { GROUPS, type Who } from './who.ts';

const shop = await testShop();
let cast: Cast;

beforeAll(async () => {
  cast = await callEverybody(shop);
});

const MEMBERS = ['merchant', 'manager', 'packer', 'suspended merchant'] as const satisfies readonly Who[];

const calls = allRoutes
  .map(({ call }) => call)
  .filter(call => {
    const allowed: readonly Who[] = GROUPS[EXPECTED[`${call.method} ${call.path}`]?.who ?? 'anyone'];
    return allowed.includes('merchant') && !/\/(logout|end-others|remove|delete-account)$/.test(call.path);
  });

/** The calls whose answers to one of the merchant's people name this buyer, of all that were answered. */
async function callsNaming(placed: Placed, among: readonly AnyCall[]): Promise<string[]> {
  const ids = await idsOf(shop, cast, placed);
  const found = new Set<string>();
  const answered = new Set<string>();
  const askAll = async (who: Who) => {
    for (const call of among) {
      const token = (await tokenOf(shop, cast, who)) ?? '';
      for (const input of inputsOf(call, ids)) {
        const reply = await shop.call(call, input as never, { token });
        if (reply.status === 200) answered.add(call.path);
        if (names(textOf(reply), placed.words)) found.add(`${call.method} ${call.path}`);
      }
    }
  };
  await Promise.all(MEMBERS.map(askAll));
  expect(answered.size).toBeGreaterThan(reads.length / 2);
  return [...found].toSorted();
}

const reads = calls.filter(({ method, path }) => method === 'GET' || path.endsWith('/labels'));
const KEPT = { name: 'زينب الغائبة', street: 'درب المخفيين', mobile: '+201098765432' };
const CANCELLED = { name: 'فريدة المنسية', street: 'زقاق السكون', mobile: '+201198765431' };

// Each asks for everything that each of the merchant's people may read.
describe('a merchant knows the buyer only from the time the merchant order can be packed until it is over (A3)', {
  timeout: 300_000,
}, () => {
  let placed: Placed;

  test('while the parcel is under way and until it is completed, its people read the name and the address', async () => {
    placed = await placeAs(shop, cast, KEPT);
    const parcelId = await cast.market.ship(placed.merchantOrder.id);
    await cast.market.deliverParcel(parcelId);
    await jobsDone(shop);
    expect(await callsNaming(placed, reads)).toEqual([
      'GET /api/web/back-office/order/details/:orderId',
      'GET /api/web/back-office/order/export',
      'GET /api/web/back-office/order/list',
      'GET /api/web/documents/:documentId',
      'GET /api/web/documents/list',
      'GET /api/web/order/details/:orderId',
      'POST /api/web/back-office/order/labels',
    ]);
  });

  test('once it is cancelled, none of all the answers that they can get names the buyer', async () => {
    const cancelled = await placeAs(shop, cast, CANCELLED);
    const input = { orderId: cancelled.orderId, reason: 'changed_mind' } as never;
    expect((await shop.call(cancelOrder, input, { token: cancelled.buyer.token })).status).toBe(200);
    await jobsDone(shop);
    expect(await callsNaming(cancelled, reads)).toEqual([]);
  });

  test('nor once it is completed, neither in what their own steps and changes are answered by', async () => {
    await wait(shop, 15 * DAY);
    const { body } = await shop.call(
      showOrder,
      { orderId: placed.orderId },
      { token: cast.market.admin.token },
    );
    expect(body.merchantOrders[0]?.status).toBe('completed');
    expect(await callsNaming(placed, calls)).toEqual([]);
    // Every call there is, asked once more after the jobs of 15 days.
  });

  test('its buyer and finance still read the receipt as it was issued', async () => {
    const { documentId } = await idsOf(shop, cast, placed);
    const finance = await tokenOf(shop, cast, 'finance');
    for (const token of [placed.buyer.token, finance ?? '']) {
      const call = reads.find(({ path }) => path === '/api/web/documents/:documentId') as AnyCall;
      const { text } = await shop.call(call, { documentId } as never, { token });
      expect(names(text, KEPT)).toBe(true);
    }
  });
});
