import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#platform/call.ts';
import { repliedFile, uploadedFile } from '#platform/file.ts';
import { recordChange } from '#platform/server/audit.ts';
import { transaction } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import { allRoutes } from '#server/routes.ts';
import { addPerson } from '../../support/people.ts';
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

/** Sends a head and, bit by bit, whatever is asked for, on one connection; what came back stands in `said`. */
async function openLine() {
  const address = new URL(await shop.http.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  onTestFinished(() => void socket.destroy());
  let said = '';
  socket.on('data', bytes => (said += bytes));
  const failed = once(socket, 'close').then(() => Promise.reject(new Error(`closed after: ${said}`)));
  failed.catch(() => {});
  const received = (words: RegExp) =>
    Promise.race([vi.waitFor(() => expect(said).toMatch(words), { timeout: 10_000 }), failed]);
  const head = (first: string, length: number) =>
    `${first} HTTP/1.1\r\nhost: ${address.host}\r\ncontent-length: ${length}\r\n\r\n`;
  return { socket, received, head };
}

test('a client that stalls while sending a refused file may finish, and goes on on the same connection', async () => {
  const { socket, received, head } = await openLine();
  socket.write(head('POST /api/web/test/echo?name=a', 20));
  socket.write('0123456789');
  await received(/^HTTP\/1.1 401[\s\S]*not_signed_in/);
  // Longer than Node leaves an idle connection open by default; a proxy leaves it for a minute.
  await pause(6_500);
  socket.write('0123456789');
  socket.write(head('GET /livez', 0));
  await received(/HTTP\/1.1 200/);
  await received(/keep-alive: timeout=(6[1-9]|[7-9]\d)/i);
}, 40_000);

test('a change by hand is recorded and the record never changes', async () => {
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
