import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#modules/accounts/calls.ts';
import { linkedLines } from '#modules/agents/cart-link.ts';
import { listAgentKeys, makeAgentKey, withdrawAgentKey } from '#modules/agents/keys.calls.ts';
import type { shownProduct } from '#modules/agents/shown-product.ts';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { orderNumber } from '#platform/id.ts';
import { setProductStatus } from '../../support/arrange.ts';
import { addCategory, addMerchant, addProduct, learnWords } from '../../support/catalog.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { messagesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';
import { newAccount } from '../accounts/mona.ts';

const shop = await testShop();
let lamp: number;
let shirt: { id: number; variantIds: number[] };
let hidden: number;

type Shown = ReturnType<typeof shownProduct>;
interface Result {
  structuredContent: {
    ucp: { version: string; status: string };
    products: Shown[];
    product: Shown & { selected: unknown; options: { values: object[] }[] };
    pagination: { has_next_page: boolean; cursor?: string };
    messages?: { type: string; code: string; content: string }[];
    continue_url?: string;
  };
  isError: boolean;
}

let rpcId = 0;
async function rpc(method: string, params: object = {}, remoteAddress = '127.0.0.1') {
  rpcId += 1;
  const reply = await shop.http.inject({
    method: 'POST',
    url: '/agents/mcp',
    payload: { jsonrpc: '2.0', id: rpcId, method, params },
    remoteAddress,
  });
  return {
    status: reply.statusCode,
    ...(JSON.parse(reply.body || '{}') as { result: never; error?: { code: number } }),
  };
}

const META = { 'ucp-agent': { profile: 'https://agent.example/profile.json' } };
async function use(name: string, given: object) {
  const { result } = await rpc('tools/call', { name, arguments: { meta: META, ...given } });
  return result as Result;
}
const search = (query: string, more: object = {}) => use('search_catalog', { catalog: { query, ...more } });

beforeAll(async () => {
  const merchantId = await addMerchant(shop, 'ركن الإضاءة');
  const categoryId = await addCategory(shop, 'إضاءة');
  lamp = (await addProduct(shop, { merchantId, categoryId, title: 'مصباح مكتب معدني', price: 24_950 })).id;
  shirt = await addProduct(shop, {
    merchantId,
    categoryId,
    title: 'قميص قطن',
    options: {
      names: ['اللون', 'المقاس'],
      values: [
        ['أزرق', '٤٢'],
        ['أحمر', '٤٢'],
        ['أحمر', '٤٤'],
      ],
    },
  });
  hidden = (await addProduct(shop, { merchantId, categoryId, title: 'مصباح مخفي' })).id;
  await setProductStatus(shop, { id: hidden }, 'hidden');
  await learnWords(shop);
});

describe('the profile at the known address', () => {
  test('names the catalogue and the door, and no checkout', async () => {
    const reply = await shop.http.inject({ url: '/.well-known/ucp' });
    const { ucp } = reply.json();
    expect(reply.statusCode).toBe(200);
    expect(String(reply.headers['cache-control'])).toMatch(/^public, max-age=([6-9]\d|\d{3,})$/);
    expect(ucp.services['dev.ucp.shopping'][0]).toMatchObject({
      transport: 'mcp',
      endpoint: 'http://shop.example/agents/mcp',
    });
    expect(Object.keys(ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ]);
    expect(ucp.payment_handlers).toEqual({});
  });
});

describe('the door', () => {
  test('speaks the Model Context Protocol', async () => {
    const { result } = await rpc('initialize', { protocolVersion: '2025-06-18' });
    expect(result).toMatchObject({ protocolVersion: '2025-06-18', capabilities: { tools: {} } });
    const { result: listed } = await rpc('tools/list');
    expect(
      (listed as { tools: { name: string; inputSchema: object }[] }).tools.map(({ name }) => name),
    ).toEqual(['search_catalog', 'lookup_catalog', 'get_product', 'create_cart_link', 'order_status']);
    const notified = await shop.http.inject({
      method: 'POST',
      url: '/agents/mcp',
      payload: { jsonrpc: '2.0', method: 'notifications/initialized' },
    });
    expect([notified.statusCode, notified.body]).toEqual([202, '']);
    expect((await shop.http.inject({ url: '/agents/mcp' })).statusCode).toBe(405);
  });

  test('says what it could not understand by the codes of JSON-RPC', async () => {
    const bad = await shop.http.inject({ method: 'POST', url: '/agents/mcp', payload: { hello: 1 } });
    expect([bad.statusCode, bad.json().error.code]).toEqual([400, -32_600]);
    expect((await rpc('orders/place')).error?.code).toBe(-32_601);
    expect((await rpc('tools/call', { name: 'place_order' })).error?.code).toBe(-32_602);
    expect((await rpc('tools/call', { name: 'search_catalog', arguments: {} })).error?.code).toBe(-32_602);
    const ids = Array.from({ length: 21 }, (_, at) => String(at + 1));
    const many = await rpc('tools/call', { name: 'lookup_catalog', arguments: { catalog: { ids } } });
    expect(many.error?.code).toBe(-32_602);
  });

  test('finds what a guest finds, with prices in piastres', async () => {
    const { structuredContent: found } = await search('مصباح مكتب');
    expect(found.products.map(({ id }) => id)).toEqual([String(lamp)]);
    expect(found.products[0]).toMatchObject({
      title: 'مصباح مكتب معدني',
      price_range: { min: { amount: 24_950, currency: 'EGP' } },
      variants: [{ id: String(lamp), availability: { available: true }, seller: { name: 'ركن الإضاءة' } }],
    });
    expect(found.products[0]?.url).toMatch(/^http:\/\/shop\.example\/product\//);
    const dear = await search('مصباح مكتب', { filters: { price: { min: 25_000 } } });
    expect(dear.structuredContent.products).toEqual([]);
  });

  test('pages by a cursor', async () => {
    const first = (await search('', { pagination: { limit: 1 } })).structuredContent;
    expect(first.pagination).toEqual({ has_next_page: true, cursor: 'p2' });
    const second = (await search('', { pagination: { limit: 1, cursor: 'p2' } })).structuredContent;
    expect(second.products[0]?.id).not.toBe(first.products[0]?.id);
    expect(second.pagination.has_next_page).toBe(false);
  });

  test('looks up products and variants, each with the ids that led there', async () => {
    const [blue, red] = shirt.variantIds;
    const ids = [String(shirt.id), `${shirt.id}-${red}`, `${shirt.id}-${red}`, '999999', String(hidden)];
    const { structuredContent: found } = await use('lookup_catalog', { catalog: { ids } });
    expect(found.products).toHaveLength(1);
    expect(found.products[0]?.variants.map(({ id, inputs }) => [id, inputs])).toEqual([
      [`${shirt.id}-${blue}`, [{ id: String(shirt.id), match: 'featured' }]],
      [`${shirt.id}-${red}`, [{ id: `${shirt.id}-${red}`, match: 'exact' }]],
    ]);
    expect(found.messages?.map(({ code, content }) => [code, content])).toEqual([
      ['not_found', '999999'],
      ['not_found', String(hidden)],
    ]);
  });

  test('narrows a product by its options, and lets go of what cannot be', async () => {
    const findVariant = (selected: object[], preferences: string[] = []) =>
      use('get_product', { catalog: { id: String(shirt.id), selected, preferences } });
    const red = (await findVariant([{ name: 'اللون', label: 'أحمر' }])).structuredContent.product;
    expect(red.variants).toHaveLength(2);
    const selected = [
      { name: 'اللون', label: 'أزرق' },
      { name: 'المقاس', label: '٤٤' },
    ];
    const relaxed = (await findVariant(selected, ['اللون', 'المقاس'])).structuredContent.product;
    expect(relaxed.selected).toEqual([{ name: 'اللون', label: 'أزرق' }]);
    expect(relaxed.options[1]?.values).toEqual([
      { label: '٤٢', exists: true, available: true },
      { label: '٤٤', exists: false, available: false },
    ]);
    const missing = await use('get_product', { catalog: { id: String(hidden) } });
    expect([missing.isError, missing.structuredContent.ucp.status]).toEqual([true, 'error']);
  });

  test('makes a link that the buyer opens, and leaves carts alone', async () => {
    const [variantId] = shirt.variantIds;
    const { structuredContent: made } = await use('create_cart_link', {
      line_items: [
        { item: { id: String(lamp) }, quantity: 2 },
        { item: { id: `${shirt.id}-${variantId}` } },
        { item: { id: String(shirt.id) } },
      ],
    });
    const link = new URL(made.continue_url as string);
    expect(link.pathname).toBe('/cart-link');
    expect(linkedLines(link.searchParams.get('items') as string)).toEqual([
      { productId: lamp, variantId: null, quantity: 2 },
      { productId: shirt.id, variantId, quantity: 1 },
    ]);
    expect(made.messages?.map(({ content }) => content)).toEqual([String(shirt.id)]);
    const nothing = await use('create_cart_link', { line_items: [{ item: { id: String(hidden) } }] });
    expect([nothing.isError, nothing.structuredContent.continue_url]).toEqual([true, undefined]);
  });

  test('pays for what its searches cost, as people do', async () => {
    const address = '198.51.100.44';
    const mending = { most: 900, within: MINUTE };
    for (let spent = 0; spent < mending.most; spent += 1)
      shop.ctx.budgets.spend(`mending:${address}`, mending, shop.ctx.clock.now());
    const catalog = { query: 'أبجوره مكتبيه صغيره' };
    const asked = { name: 'search_catalog', arguments: { meta: META, catalog } };
    const { result } = await rpc('tools/call', asked, address);
    expect((result as Result).structuredContent.messages?.[0]?.code).toBe('too_many_requests');
  });

  test('has a budget for each network', async () => {
    const statuses = [];
    for (let at = 0; at < 121; at += 1) statuses.push((await rpc('ping', {}, '203.0.113.7')).status);
    expect(statuses.filter(status => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });

  test('shows with a key of the buyer how orders stand, and nothing of who bought what', async () => {
    const market = await openMarket(shop);
    const buyer = await addPerson(shop);
    const { orderId } = await market.placeOrder([1, 1], { buyer });
    const { body } = await shop.call(makeAgentKey, { name: 'مساعدي', days: 7 }, { token: buyer.token });
    const answer = (await use('order_status', { key: body.key })).structuredContent as unknown as {
      orders: Record<string, unknown>[];
    };
    expect(answer.orders.map(order => Object.keys(order).toSorted())).toEqual([
      ['number', 'placedAt', 'status'],
    ]);
    expect(answer.orders[0]?.['number']).toBe(orderNumber(orderId));
    const stored = JSON.stringify(await shop.rows(sql`select * from agent_keys`));
    expect(stored).not.toContain(body.key);

    const other = await addPerson(shop);
    const id = body.keys[0]?.id as number;
    const stolen = await shop.call(withdrawAgentKey, { keyId: id }, { token: other.token });
    expect(stolen.error.code).toBe('agent_key_not_found');
    await shop.call(withdrawAgentKey, { keyId: id }, { token: buyer.token });
    const refused = await use('order_status', { key: body.key });
    expect([refused.isError, refused.structuredContent.messages?.[0]?.code]).toEqual([
      true,
      'wrong_agent_key',
    ]);
    const log = await shop.rows(
      sql<{
        kind: string;
      }>`select kind from security_events where user_id = ${buyer.id} and kind like 'agent%' order by id`,
    );
    expect(log.map(({ kind }) => kind)).toEqual(['agent_key_made', 'agent_key_withdrawn']);
  });

  test('lets a key end by itself, holds five of them, and none of a blocked account', async () => {
    const buyer = await addPerson(shop);
    const make = () => shop.call(makeAgentKey, { name: 'برنامج', days: 1 }, { token: buyer.token });
    const made = await Promise.all(Array.from({ length: 7 }, make));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(made.find(({ status }) => status !== 200)?.error.code).toBe('too_many_agent_keys');
    const key = String(made.find(({ status }) => status === 200)?.body.key);
    const ask = async () => (await use('order_status', { key })).isError;
    expect(await ask()).toBe(false);
    await sql`update users set blocked_at = now() where id = ${buyer.id}`.execute(shop.ctx.db);
    expect(await ask()).toBe(true);
    await sql`update users set blocked_at = null where id = ${buyer.id}`.execute(shop.ctx.db);
    shop.clock.advance(DAY + 1000);
    expect(await ask()).toBe(true);
  });

  test('notifies the owner of a new key, and lets no key outlive a password', async () => {
    const mona = await newAccount(shop);
    const { body } = await shop.call(makeAgentKey, { name: 'برنامج', days: 30 }, { token: mona.token });
    const ask = async () => (await use('order_status', { key: body.key })).isError;
    expect(await ask()).toBe(false);
    await expect
      .poll(() => messagesOf(shop, mona.email, 'subject'))
      .toContainEqual({ subject: 'أُنشئ مفتاح لبرنامج تسوق' });

    shop.clock.advance(1000);
    const change = { currentPassword: mona.password, password: 'شاي بالنعناع 5' };
    expect((await shop.call(changePassword, change, { token: mona.token })).status).toBe(200);
    expect(await ask()).toBe(true);
    expect((await shop.call(listAgentKeys, {}, { token: mona.token })).body.keys).toEqual([]);
  });

  test('is not there once a super_admin has closed it', async () => {
    const admin = await addPerson(shop, { role: 'super_admin' });
    const { body } = await shop.call(showSettings, { group: 'shop' }, { token: admin.token });
    await shop.call(
      saveSettings,
      { group: 'shop', version: body.version, values: { shoppingAgents: false } },
      { token: admin.token },
    );
    expect((await shop.http.inject({ url: '/.well-known/ucp' })).statusCode).toBe(404);
    expect((await rpc('ping')).status).toBe(404);
  });
});

test('lines of a link are limited, and what is none is left out', () => {
  expect(linkedLines('7.3,7.2,x,0,7-9.100,8-1;drop,9.99')).toEqual([
    { productId: 7, variantId: null, quantity: 2 },
    { productId: 9, variantId: null, quantity: 99 },
  ]);
  expect(linkedLines(Array.from({ length: 80 }, (_, at) => at + 1).join(','))).toHaveLength(50);
});
