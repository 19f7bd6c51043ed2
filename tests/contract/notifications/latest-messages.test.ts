import { expect, test } from 'vitest';
import { testShop } from '../../support/shop.ts';

const shop = await testShop({ env: { PUBLIC_URL: 'http://localhost:3000' } });

const ask = async (host: string, more: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
  const url = '/api/web/development/messages';
  return (await shop.http.inject({ url, headers: { host, ...more }, remoteAddress })).statusCode;
};

test('a developer reads the messages on the own machine', async () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect(await ask(host)).toBe(200);
});

test('nobody reads them by a foreign host, through a proxy or from the network', async () => {
  expect(await ask('evil.example')).toBe(404);
  expect(await ask('localhost.evil.example')).toBe(404);
  expect(await ask('localhost:3000', { 'x-forwarded-for': '8.8.8.8' })).toBe(404);
  expect(await ask('localhost:3000', { via: '1.1 proxy' })).toBe(404);
  expect(await ask('localhost:3000', {}, '192.168.1.5')).toBe(404);
});
