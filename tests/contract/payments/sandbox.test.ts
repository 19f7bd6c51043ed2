import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { sandboxOutlet } from '#modules/payments/sandbox.ts';
import { openProvider } from '#modules/payments/server/providers.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { openSandboxGateways } from '#server/startup/sandbox-gateways.ts';
import { requestFor } from './provider-suite.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'wekala-sandbox-'));
afterAll(() => rm(dataDir, { recursive: true }));
const PUBLIC_URL = 'http://shop.example';
const env = { NODE_ENV: 'production', DATA_DIR: dataDir, PUBLIC_URL };

/** A shop of nothing but its emulated gateways, and the webhooks that they send it. */
async function openShop() {
  const http = Fastify();
  const webhooks: { url: string; body: string }[] = [];
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
  http.post('/api/web/payment/callback/:provider', async ({ url, body }) => {
    webhooks.push({ url, body: String(body) });
    return {};
  });
  const gateways = await openSandboxGateways(readConfig(env));
  gateways.mount(http);
  return { http, webhooks, gateways, close: () => Promise.all([http.close(), gateways.close()]) };
}

const requestIn = (method: 'card' | 'fawry', provider: string) => ({
  ...requestFor(method),
  returnUrl: `${PUBLIC_URL}/orders/7`,
  callbackUrl: `${PUBLIC_URL}/api/web/payment/callback/${provider}`,
});

test('a shop that is tried out is paid under its own address, and remembers it after a restart', async () => {
  const shop = await openShop();
  const paymob = openProvider(shop.gateways.config, 'paymob');
  const request = requestIn('card', 'paymob');
  const opened = await paymob?.create(request);
  if (opened?.kind !== 'redirect') throw new Error('Paymob sends the buyer to its page');
  expect(paymob?.isEmulated).toBe(true);
  expect(opened.url).toMatch(/^\/sandbox\/paymob\/unifiedcheckout\/\?/);
  expect((await shop.http.inject({ url: opened.url })).body).toContain('تجريبية');

  const clientSecret = new URL(opened.url, PUBLIC_URL).searchParams.get('clientSecret') ?? '';
  const paid = await shop.http.inject({
    method: 'POST',
    url: opened.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ clientSecret, deed: 'pay' }).toString(),
  });

  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toMatch(/^\/orders\/7\?/);
  expect(shop.webhooks).toHaveLength(1);
  expect(shop.webhooks[0]?.url).toMatch(/^\/api\/web\/payment\/callback\/paymob\?hmac=/);
  await shop.close();

  const again = await openShop();
  const known = { ...request, providerReference: opened.providerReference, transaction: null };
  const found = await openProvider(again.gateways.config, 'paymob')?.inquire(known);
  expect(found).toMatchObject({ state: 'captured', amount: request.amount });
  await again.close();
});

test('a Fawry code has its outlet under the address of the shop', async () => {
  const shop = await openShop();
  const opened = await openProvider(shop.gateways.config, 'fawry')?.create(requestIn('fawry', 'fawry'));
  if (opened?.kind !== 'code') throw new Error('Fawry gives a code');

  const outlet = sandboxOutlet(opened.code);
  expect((await shop.http.inject({ url: outlet })).body).toContain(opened.code);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const paid = await shop.http.inject({ method: 'POST', url: outlet, headers, payload: 'deed=pay' });

  expect(paid.statusCode).toBe(303);
  expect(JSON.parse(shop.webhooks[0]?.body ?? '{}')).toMatchObject({
    orderStatus: 'PAID',
    orderAmount: 600.5,
  });
  await shop.close();
});

test.each([
  ['a shop with a database of its own', { DATABASE_URL: 'postgres://127.0.0.1/wekala' }],
  ['a test', { NODE_ENV: 'test' }],
])('%s has no emulated gateway', async (_, change) => {
  const gateways = await openSandboxGateways(readConfig({ ...env, ...change }));

  expect([gateways.config.paymob, gateways.config.fawry]).toEqual([null, null]);
  expect(openProvider(gateways.config, 'paymob')).toBeNull();
});

test('a gateway with keys of its own is not emulated', async () => {
  const keys = { FAWRY_MERCHANT_CODE: 'ours', FAWRY_SECURE_KEY: 'secret' };
  const gateways = await openSandboxGateways(readConfig({ ...env, ...keys }));

  expect(gateways.config.fawry).toMatchObject({ merchantCode: 'ours', isEmulated: false });
  expect(gateways.config.paymob?.isEmulated).toBe(true);
  await gateways.close();
});

test('a message that is to be late comes late', async () => {
  const shop = await openShop();
  const opened = await openProvider(shop.gateways.config, 'fawry')?.create(requestIn('fawry', 'fawry'));
  if (opened?.kind !== 'code') throw new Error('Fawry gives a code');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = sandboxOutlet(opened.code);
  await shop.http.inject({ method: 'POST', url, headers, payload: 'deed=pay&trouble=delayed' });

  expect(shop.webhooks).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(shop.webhooks).toHaveLength(1));
  await shop.close();
});
