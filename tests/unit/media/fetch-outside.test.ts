import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchOutside, type Outside } from '#modules/media/server/fetch-outside.ts';
import { isInner } from '#modules/media/server/inner-addresses.ts';

describe('addresses that no picture is fetched from', () => {
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s', address => expect(isInner(address)).toBe(true));

  test.each(['8.8.8.8', '142.250.1.1', '172.32.0.1', '2a00:1450:4006:80b::200e', '2606:4700::1'])(
    'but from %s',
    address => expect(isInner(address)).toBe(false),
  );
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return String((server.address() as AddressInfo).port);
}

/** An internet in which every name is at this machine, and its address is taken for a public one. */
function internet(port: string, found: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]) {
  const asked: string[] = [];
  const resolve = ((name: string, _: object, done: (error: null, found: LookupAddress[]) => void) => {
    asked.push(name);
    done(null, found);
  }) as unknown as Outside['resolve'];
  const mayReach = (address: string) => address === '127.0.0.1';
  return { asked, outside: { resolve, mayReach, ports: new Set([port]), patience: 5000 } satisfies Outside };
}
const refusal = (work: Promise<unknown>) =>
  work.then(() => 'fetched').catch((error: { code: string }) => error.code);

describe('a picture that somebody names', () => {
  test('is fetched from a public address, through redirects', async () => {
    const port = await serve((request, response) =>
      request.url === '/1' ? response.writeHead(302, { location: '/2' }).end() : response.end('bytes'),
    );
    const { outside, asked } = internet(port);
    expect(String(await fetchOutside(`http://pictures.example:${port}/1`, outside))).toBe('bytes');
    expect(asked).toEqual(['pictures.example', 'pictures.example']);
  });

  test('is not, if any address of its name is an inner one', async () => {
    const port = await serve((_, response) => response.end('secret'));
    const both = [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const { outside } = internet(port, both);
    expect(await refusal(fetchOutside(`http://rebound.example:${port}/`, outside))).toBe(
      'picture_not_reached',
    );
  });

  test('is not, if a redirect leads inward, to another port, or in circles', async () => {
    const port = await serve((request, response) => {
      const to = {
        '/in': `http://10.0.0.1:${port}/`,
        '/port': 'http://pictures.example:22/',
        '/file': 'file:///etc/passwd',
      };
      response.writeHead(302, { location: to[request.url as '/in'] ?? '/circle' }).end();
    });
    const { outside } = internet(port);
    for (const path of ['in', 'port', 'file', 'circle'])
      expect([path, await refusal(fetchOutside(`http://pictures.example:${port}/${path}`, outside))]).toEqual(
        [path, 'picture_not_reached'],
      );
  });

  test.each([
    'http://127.0.0.1/x.png',
    'http://[::1]/x.png',
    'http://0x7f000001/x.png',
    'http://2130706433/x.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/x.png',
    'https://user:password@pictures.example/x.png',
    'https://pictures.example:22/x.png',
    'ftp://pictures.example/x.png',
    'file:///etc/passwd',
    'nothing',
  ])('is not from %s', async address => {
    expect(await refusal(fetchOutside(address))).toBe('picture_not_reached');
  });

  test('is given up when it is too large, and when nothing is there', async () => {
    const port = await serve((request, response) => {
      if (request.url === '/large') response.end(Buffer.alloc(6 * 1024 * 1024));
      else response.writeHead(404).end();
    });
    const { outside } = internet(port);
    const from = (path: string) => refusal(fetchOutside(`http://pictures.example:${port}/${path}`, outside));
    expect([await from('large'), await from('gone')]).toEqual(['picture_too_heavy', 'picture_not_reached']);
  });

  test('is given up when its bytes drip for longer than the whole may take', async () => {
    let drops = 0;
    const port = await serve((_, response) => {
      const drip = setInterval(() => response.write(String(drops++ % 10)), 20);
      response.on('close', () => clearInterval(drip));
    });
    const { outside } = internet(port);
    const asked = fetchOutside(`http://pictures.example:${port}/`, { ...outside, patience: 300 });
    expect(await refusal(asked)).toBe('picture_not_reached');
    expect(drops).toBeGreaterThan(3);
  });
});
