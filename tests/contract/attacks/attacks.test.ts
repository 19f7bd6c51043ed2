import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addAddress } from '#modules/accounts/addresses.calls.ts';
import {
  logIn,
  resetPassword,
  sendMobileCode,
  updateProfile,
  verifyMobile,
} from '#modules/accounts/calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { quoteCart } from '#modules/cart/calls.ts';
import { listFacets, listPublicProducts } from '#modules/catalog/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { encodeCall } from '#platform/call.ts';
import { jobs } from '#server/consequences.ts';
import type { Build } from '#server/pages/ssr.ts';
import { allRoutes } from '#server/routes.ts';
import { schedule } from '#server/upkeep/schedule.ts';
import { setProductStatus } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, CAIRO_ADDRESS } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';
import { codeSentTo, enterByCode, newAccount, somebody } from '../accounts/mona.ts';

/** A page that cannot be drawn is this test's matter, not what stands in it. */
const build: Build = {
  draw: async url => {
    if (new URL(url).pathname.startsWith('//')) throw new Error('the router takes this for a host');
    return { status: 200, html: '<h1>page</h1>', facts: null, hydration: '{}', files: [], later: [] };
  },
  hasPage: () => true,
  assets: { chunks: {}, styles: {}, fonts: [] },
};
const shop = await testShop({ loadBuild: async () => build });
let buyer: Awaited<ReturnType<typeof addPerson>>;
let merchantId: number;
let productId: number;
let hiddenId: number;
let otherVariantId: number;
let otherAddressId: number;

beforeAll(async () => {
  const categoryId = await addCategory(shop);
  merchantId = await addMerchant(shop);
  productId = (await addProduct(shop, { merchantId, categoryId, stock: 50 })).id;
  otherVariantId = (await addProduct(shop, { merchantId: await addMerchant(shop), categoryId })).variantId;
  hiddenId = (await addProduct(shop, { merchantId, categoryId })).id;
  await setProductStatus(shop, { id: hiddenId }, 'hidden');
  buyer = await addPerson(shop);
  const { token } = await addPerson(shop);
  otherAddressId = (await shop.call(addAddress, CAIRO_ADDRESS, { token })).body.id;
  await shop.http.listen({ port: 0 });
});

const get = (url: string) => shop.http.inject({ method: 'GET', url });

/** Over the wire, because `inject` puts addresses right. */
async function statusOf(path: string): Promise<number | undefined> {
  const { port } = shop.http.server.address() as AddressInfo;
  const reply = Promise.withResolvers<IncomingMessage>();
  request({ port, path }, reply.resolve).on('error', reply.reject).end();
  const { statusCode } = (await reply.promise).resume();
  return statusCode;
}

describe('what a stranger may ask for', () => {
  const values: Record<string, string> = { orderId: '10001', addressId: '1', sessionId: '1' };
  const closed = allRoutes.map(({ call }) => call).filter(({ access }) => access !== 'anyone');
  const ask = (call: (typeof closed)[number], headers: Record<string, string>) => {
    const { url } = encodeCall(call, values);
    const hasBody = call.method === 'POST' || call.method === 'PUT';
    return shop.http.inject({ method: call.method, url, headers, ...(hasBody ? { payload: {} } : {}) });
  };

  test.each(closed.map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s is closed to guests and to tokens that are none [ROLE-1]',
    async (_, call) => {
      const damaged = ['Basic eDp5', 'Bearer', 'null', `${buyer.token}x`, buyer.token.toUpperCase()];
      for (const authorization of ['', ...damaged])
        expect([authorization, (await ask(call, { authorization })).statusCode]).toEqual([
          authorization,
          401,
        ]);
    },
  );

  test.each(
    closed
      .filter(({ access }) => access === 'buyer')
      .map(call => [`${call.method} ${call.path}`, call] as const),
  )('%s is closed to staff [ROLE-2]', async (_, call) => {
    for (const role of ['merchant', 'support', 'super_admin'] as const) {
      const { token } = await addPerson(shop, { role });
      expect((await ask(call, { authorization: token })).statusCode).toBe(403);
    }
  });
});

describe('an order says no, and takes nothing', () => {
  const free = async () =>
    (
      await shop.rows(sql<{ free: number }>`
      select sum(on_hand - held - allocated)::int as free from variants where product_id = ${productId}`)
    )[0]?.free;

  test.each<[string, Record<string, unknown>, number]>([
    ['a quantity of 0', { lines: [{ quantity: 0 }] }, 400],
    ['a quantity below 0', { lines: [{ quantity: -1 }] }, 400],
    ['half a piece', { lines: [{ quantity: 1.5 }] }, 400],
    ['a thousand million', { lines: [{ quantity: 1e9 }] }, 400],
    ['a quantity in words', { lines: [{ quantity: '1' }] }, 400],
    ['more lines than a cart has', { lines: Array.from({ length: 51 }, () => ({})) }, 400],
    ['an own total', { seenTotal: 0.01 }, 409],
    ['an own price', { lines: [{ seenPrice: 0 }] }, 409],
    ['own fields', { seenTotal: 1, total: 1, price: 1, userId: 1, status: 'completed' }, 409],
    ["another product's variant", { lines: [{ variantId: 'other' }] }, 409],
    ['two lines for more than there is', { lines: [{ quantity: 40 }, { quantity: 40 }] }, 409],
    ['a governorate that is none', { address: { governorateId: 99_999 } }, 400],
    ['a governorate beyond numbers', { address: { governorateId: Number.MAX_SAFE_INTEGER } }, 400],
    ['a city beyond numbers', { address: { cityId: Number.MAX_SAFE_INTEGER } }, 400],
    ["another's address", { address: undefined, addressId: 'other' }, 404],
    ['a key that no column takes', { idempotencyKey: 'abcdefgh\u0000' }, 400],
    ['a key of half letters', { idempotencyKey: 'abcdefgh\ud800' }, 400],
    ['a street without end', { address: { street: 'ش'.repeat(5_000) } }, 400],
    ['a name of another direction', { address: { recipient: '\u202e\u2066\u200f' } }, 400],
  ])('to %s', async (_, { lines, address, ...changed }, status) => {
    const order = await orderFor(shop, buyer.token, [{ productId, quantity: 1 }]);
    const wanted = (lines as Record<string, unknown>[] | undefined)?.map(line => ({
      ...order.lines[0],
      ...line,
      ...(line.variantId === 'other' && { variantId: otherVariantId }),
    }));
    const before = await free();
    const input = {
      ...order,
      ...(wanted && { lines: wanted }),
      address: changed.addressId ? undefined : { ...CAIRO_ADDRESS, ...(address as object) },
      ...changed,
      ...(changed.addressId === 'other' && { addressId: otherAddressId }),
    };
    const reply = await shop.call(placeOrder, input as typeof order, { token: buyer.token });
    expect(reply.status).toBe(status);
    expect(await free()).toBe(before);
  });

  test('to what is hidden, and to a merchant who is suspended', async () => {
    const hidden = await orderFor(shop, buyer.token, [{ productId: hiddenId, quantity: 1 }]);
    expect((await shop.call(placeOrder, hidden, { token: buyer.token })).status).toBe(409);
    const order = await orderFor(shop, buyer.token, [{ productId, quantity: 1 }]);
    await shop.setMerchantStatus(merchantId, 'suspended');
    expect((await shop.call(placeOrder, order, { token: buyer.token })).status).toBe(409);
    await shop.setMerchantStatus(merchantId, 'active');
  });

  test.each([0, -1, 32_768, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    'and a quote for governorate %d',
    async governorateId => {
      const input = { lines: [{ productId, quantity: 1 }], governorateId };
      const { status, error } = await shop.call(quoteCart, input, { token: buyer.token });
      expect([status, error.code]).toEqual([400, 'unknown_governorate']);
    },
  );
});

describe('accounts', () => {
  test('a sign-up takes no role, and four at once open one account [TRM-2]', async () => {
    const enterAs = await enterByCode(shop, { ...somebody(), mobile: '+201100000001' });
    const mine = {
      role: 'super_admin',
      merchantId: 1,
      userId: 1,
      birthDate: '1990-01-01',
      acceptTerms: true,
    };
    const replies = await Promise.all([1, 2, 3, 4].map(() => enterAs(mine as never)));
    const opened = replies.filter(reply => reply.status === 200);
    expect(opened).toHaveLength(1);
    const role = await shop.call(showRole, {}, { token: opened[0]?.body.token ?? '' });
    expect(role.body).toMatchObject({ role: 'user', merchantId: null, hasPassword: false });
  });

  test('nobody learns from the profile which numbers have accounts', async () => {
    const victim = await newAccount(shop, { mobile: '+201100000002' });
    const { token, address, ...own } = await newAccount(shop, { mobile: '+201100000003' });
    const statuses = [];
    for (let at = 0; at < 12; at++)
      statuses.push(
        (await shop.call(updateProfile, { ...own, email: victim.email }, { token, address })).status,
      );
    // The first is sent a code; a minute later another, and so on: nothing says whether the number has an account.
    expect(statuses.slice(0, 2)).toEqual([200, 429]);
    expect(statuses).not.toContain(409);
  });

  test('a code that went to one mobile does not confirm another', async () => {
    const person = await newAccount(shop, { mobile: '+201100000004' });
    const code = await codeSentTo(shop, person.mobile);
    await sql`update users set mobile = '+201299999999' where mobile = ${person.mobile}`.execute(shop.ctx.db);
    const { status } = await shop.call(verifyMobile, { code }, { token: person.token });
    const { body } = await shop.call(showRole, {}, { token: person.token });
    expect([status, body.mobileVerified]).toEqual([400, false]);
    expect((await shop.call(sendMobileCode, {}, { token: person.token, address: '10.9.1.1' })).status).toBe(
      200,
    );
  });

  test('a reset takes as long for an account that nobody has as a login', async () => {
    const milliseconds = async (work: () => Promise<unknown>) => {
      const from = performance.now();
      for (let at = 0; at < 3; at++) await work();
      return performance.now() - from;
    };
    const identifier = 'nobody@example.com';
    const by = { address: '10.9.2.1' };
    const login = await milliseconds(() => shop.call(logIn, { identifier, password: 'x1' }, by));
    const code = { identifier, code: '000000', password: 'قهوة مظبوطة 3' };
    expect(await milliseconds(() => shop.call(resetPassword, code, by))).toBeGreaterThan(login / 3);
  });

  test('one network of IPv6 addresses has the tries of one address, whatever headers it sends', async () => {
    const guess = (at: number, address: string) =>
      shop.call(
        logIn,
        { identifier: `guess${at}@example.com`, password: 'x1' },
        { address, headers: { 'x-forwarded-for': `9.9.9.${at}`, forwarded: `for=9.9.9.${at}` } },
      );
    await sql`insert into limits values ('wrong_by_address:2001:db8:1:2', 49, now() + interval '1 hour')`.execute(
      shop.ctx.db,
    );
    expect((await guess(1, '2001:db8:1:2::1')).status).toBe(401);
    expect((await guess(2, '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).status).toBe(429);
    expect((await guess(3, '2001:db8:1:3::1')).status).toBe(401);
  });

  test('rows that have reached their term are deleted each night', () => {
    expect(schedule.split('\n')).toContain('0 2 * * * server.forget-expired');
    expect(Object.keys(jobs)).toContain('server.forget-expired');
  });
});

describe('odd requests', () => {
  test.each([
    '//',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/x/..//',
    '/\\',
    '/%2e%2e//',
    '/a//b',
    'http://evil.example/',
    '*',
  ])('the path %s is nothing, and no error of ours', async url => {
    expect(await statusOf(url)).toBe(404);
  });

  test.each(['/api/web/nothing', '/api/web/product/details/'])('%s is no page', async url => {
    const { statusCode, json } = await get(url);
    expect([statusCode, json().error.code]).toEqual([404, 'not_found']);
  });

  const json = 'application/json';
  test.each([
    { body: 'prototypes', text: '{"__proto__":{"limit":1},"constructor":{"limit":1}}', type: json, is: 200 },
    { body: 'a list', text: '[]', type: json, is: 400 },
    { body: 'half a document', text: '{"page":', type: json, is: 400 },
    { body: 'a form', text: 'page=1', type: 'application/x-www-form-urlencoded', is: 400 },
    { body: 'XML', text: '<page>1</page>', type: 'application/xml', is: 400 },
    { body: 'a quarter of a megabyte', text: `{"q":"${'a'.repeat(300_000)}"}`, type: json, is: 413 },
  ])('a body of $body gets $is, and no trace of the program', async ({ text, type, is }) => {
    const { url } = encodeCall(listPublicProducts, {});
    const headers = { 'content-type': type };
    const reply = await shop.http.inject({ method: 'POST', url, payload: text, headers });
    expect(reply.statusCode).toBe(is);
    expect(reply.body).not.toMatch(/node_modules|\bat .*:\d+/);
  });

  test('signs without a word find nothing, in the list and in its filters', async () => {
    for (const productName of ["' & | ! :* <->", '%_%', '\u0000', "') --"]) {
      expect((await shop.call(listPublicProducts, { productName })).body.products).toEqual([]);
      expect((await shop.call(listFacets, { productName })).body.merchants).toEqual([]);
    }
  });
});

test('nothing of all this was an error of the program', () => {
  expect(shop.logged).toEqual([]);
});
