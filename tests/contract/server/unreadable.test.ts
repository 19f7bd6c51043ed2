import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '../../support/shop.ts';

const shop = await testShop({ env: { PUBLIC_URL: 'https://shop.example' } });
const plain = await testShop();

beforeAll(async () => {
  await shop.http.listen({ host: '127.0.0.1', port: 0 });
});

/** What the shop answers to these bytes; the connection is closed afterwards. */
async function send(bytes: string) {
  const { port } = shop.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...headers] = head.split('\r\n');
  const pairs = headers.map(header => header.split(': ') as [string, string]);
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(pairs), body };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: shop.example', ...headers, 'Connection: close', '', ''].join('\r\n');

test.each([
  ['an address that cannot be decoded', get('/assets/%'), 400, 'invalid_input'],
  ['an address that cannot be decoded, of a call', get('/api/web/%zz'), 400, 'invalid_input'],
  ['a request that names two hosts', get('/', 'Host: evil.example'), 400, 'invalid_input'],
  ['two hosts in other letters', get('/api/web/shop', 'hOsT: shop.example'), 400, 'invalid_input'],
  ['headers of 32 KB', get('/', `X-Long: ${'x'.repeat(32_000)}`), 431, 'headers_too_large'],
  ['what is no request', 'BLA BLA\r\n\r\n', 400, 'invalid_input'],
  ['a path that there is not', get('/api/web/nothing'), 404, 'not_found'],
])(
  '%s is refused with the headers and in the shape of any other refusal',
  async (...[, bytes, status, code]) => {
    const reply = await send(bytes);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([
      status,
      { error: { code, message: expect.stringMatching(/\p{Script=Arabic}/u), details: {} } },
    ]);
    expect(reply.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  },
);

test('a shop without https asks no browser to insist on it', async () => {
  const { headers } = await plain.http.inject({ method: 'GET', url: '/api/web/shop' });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});
