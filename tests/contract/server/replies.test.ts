import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listActiveMerchants } from '#modules/merchants/calls.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();

const ask = (url: string, headers: Record<string, string> = {}) =>
  shop.http.inject({ method: 'GET', url, headers });

test('a long reply leaves compressed as the browser accepts it', async () => {
  const plain = await ask('/api/docs');
  const br = await ask('/api/docs', { 'accept-encoding': 'gzip, br' });
  const gzip = await ask('/api/docs', { 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect([br, gzip].map(reply => reply.headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(br.headers['vary']).toBe('accept-encoding');
  expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
});

test('a short reply and a refusal leave as they are', async () => {
  const short = await ask(listActiveMerchants.path, { 'accept-encoding': 'br' });
  expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { body: { merchants: [] } }]);
  const refused = await ask('/api/web/nothing', { 'accept-encoding': 'br' });
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
});

test('a browser caches the list of places and revalidates it', async () => {
  const first = await ask(listGovernorates.path, { 'accept-encoding': 'br' });
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) };
  const again = await ask(listGovernorates.path, known);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await sql`update governorates set name_ar = name_ar || ' الجديدة' where id = 1`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
  const changed = await ask(listGovernorates.path, known);
  expect(changed.statusCode).toBe(200);
  expect(brotliDecompressSync(changed.rawPayload).toString()).toContain('الجديدة');
});
