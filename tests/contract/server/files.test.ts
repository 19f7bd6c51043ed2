import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { repliedFile, uploadedFile } from '#platform/file.ts';
import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import { allRoutes } from '#server/routes.ts';
import { addPerson } from '../../support/buyers.ts';
import { auditOf } from '../../support/readers.ts';
import { type TestShop, testShop } from '../../support/shop.ts';

const echo = defineCall({
  method: 'POST',
  path: '/api/web/test/echo',
  access: 'products',
  summary: 'Sends a file back under another name',
  input: z.object({ file: uploadedFile, name: z.string() }),
  output: repliedFile,
  carries: { fileUpTo: 100 },
  replies: 'file',
});

let shop: TestShop;
beforeAll(async () => {
  const answer = route(echo, async (_, { file, name }) => ({
    name,
    type: 'text/plain',
    bytes: Uint8Array.from(file as Uint8Array),
  }));
  shop = await testShop({ routes: [...allRoutes, answer] });
});

test('a file goes up as it is and comes down as a download with its Arabic name', async () => {
  const { token } = await addPerson(shop, { role: 'super_admin' });
  const file = new Uint8Array([0, 1, 0xff]);
  const reply = await shop.call(echo, { file, name: 'طلبات.csv' }, { token });
  expect([...reply.bytes]).toEqual([...file]);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('طلبات.csv')}`,
  });
});

test('a file that is too large is refused, and so is none at all', async () => {
  const { token } = await addPerson(shop, { role: 'super_admin' });
  const large = await shop.call(echo, { file: new Uint8Array(101), name: 'a' }, { token });
  expect([large.status, large.error.code]).toEqual([413, 'too_large']);
  const { url } = { url: '/api/web/test/echo?name=a' };
  const none = await shop.http.inject({ method: 'POST', url, headers: { authorization: token } });
  expect(none.statusCode).toBe(400);
});

test('a caller without access is refused before the file is read', async () => {
  const file = new Uint8Array(101);
  expect((await shop.call(echo, { file, name: 'a' })).status).toBe(401);
  const { token } = await addPerson(shop, { role: 'finance' });
  expect((await shop.call(echo, { file, name: 'a' }, { token })).status).toBe(403);
});

test('what was changed by hand is written down and never changed', async () => {
  const { id: userId } = await addPerson(shop, { role: 'super_admin' });
  const viewer = {
    kind: 'account',
    userId,
    sessionId: 0,
    role: 'super_admin',
    merchantId: null,
    duty: null,
    lacksSecondFactor: false,
  } as const;
  await transaction(shop.ctx, tx =>
    recordChange(
      tx,
      { viewer, requestId: 'r' },
      { what: 'product.price', subject: { type: 'product', id: 1 }, from: 100, to: 200 },
    ),
  );
  expect(await auditOf(shop, {}, 'by', 'what', 'from', 'to')).toEqual([
    { by: userId, what: 'product.price', from: 100, to: 200 },
  ]);
  await expect(shop.rows(sql`update audit_log set "to" = '1'`)).rejects.toThrow('append-only');
});
