import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { freePort } from '#platform/server/postgres/access.ts';
import { frontCaches } from '#server/pages/front-caches.ts';
import type { CachedPage } from '#server/pages/page-cache.ts';

const CONFIG = new URL('../../../ops/nginx.conf', import.meta.url);
const PURGING = new URL('../../../ops/nginx-purge.conf', import.meta.url);
/** Of Debian's libnginx-mod-http-cache-purge. */
const MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so';
const HAS_NGINX = ['nginx', 'openssl'].every(program => spawnSync(program, ['-v']).error === undefined);
/** nginx counts in whole seconds. */
const A_SECOND = 2100;

/** A shop of one page, as src/server/pages sends pages. */
async function openPage() {
  const page = { text: 'first', cacheControl: 'public, no-cache', status: 200 };
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    const etag = `"${page.text}"`;
    response.setHeader('etag', etag).setHeader('cache-control', page.cacheControl);
    response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.writeHead(page.status).end(page.text);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { page, requests, port: (server.address() as AddressInfo).port };
}

/** nginx with the very file of ops, but for its ports, its certificate and its folder. */
async function openNginx(shopPort: number, { purging = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'wekala-nginx-'));
  const [port, plainPort, securePort] = [await freePort(), await freePort(), await freePort()];
  const purgePort = await freePort();
  makeCertificate(folder);
  const config = (await readFile(CONFIG, 'utf8'))
    // Most tests speak without TLS, to which browsers never come here.
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${securePort} ssl http2; listen 127.0.0.1:${port};`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replace('/var/www/html', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replace('/var/cache/wekala', `${folder}/cache`)
    .replaceAll('/etc/letsencrypt/live/shop.example', folder);
  const purge = (await readFile(PURGING, 'utf8')).replaceAll('8081', String(purgePort));
  const module = purging ? `load_module ${MODULE};` : '';
  // Started by root, its workers would be somebody else, who may not write here.
  const user = process.getuid?.() === 0 ? 'user root root;' : '';
  const whole = `${module} ${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${config} ${purging ? purge : ''} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/metrics`), 20_000);
  const get = async (path = '/', headers: Record<string, string> = {}) => {
    const reply = await fetch(url + path, { headers });
    return { status: reply.status, text: await reply.text(), cache: reply.headers.get('x-cache') };
  };
  const purger = `http://127.0.0.1:${purgePort}`;
  return {
    get,
    folder,
    purger,
    plain: `http://127.0.0.1:${plainPort}`,
    secure: `https://127.0.0.1:${securePort}`,
  };
}

/** As certbot writes it, for nobody's name. */
function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const how = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=shop.example -days 2'.split(' ');
  const { status, stderr } = spawnSync('openssl', [...how, ...files], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

async function open() {
  const shop = await openPage();
  return { ...shop, ...(await openNginx(shop.port)) };
}

test.skipIf(!HAS_NGINX)(
  'a page is sent from the cache, and asked for by its ETag two seconds later',
  async () => {
    const { page, requests, get } = await open();
    expect(await get()).toEqual({ status: 200, text: 'first', cache: 'MISS' });
    expect(await get()).toEqual({ status: 200, text: 'first', cache: 'HIT' });
    expect(requests).toHaveLength(1);
    await pause(A_SECOND);
    expect(await get()).toEqual({ status: 200, text: 'first', cache: 'REVALIDATED' });
    expect(requests[1]?.headers['if-none-match']).toBe('"first"');
    page.text = 'second';
    await pause(A_SECOND);
    expect((await get()).text).toBe('second');
  },
);

test.skipIf(!HAS_NGINX)(
  'an old page is sent while the shop is away, and one that may not be cached is not',
  async () => {
    const { page, get } = await open();
    await get();
    await pause(A_SECOND);
    Object.assign(page, { text: 'away', status: 503, cacheControl: 'no-store' });
    expect(await get()).toEqual({ status: 200, text: 'first', cache: 'STALE' });
    expect((await get('/other')).status).toBe(503);
    Object.assign(page, { text: 'an old copy', status: 200 });
    expect((await get('/third')).text).toBe('an old copy');
    page.text = 'another';
    expect((await get('/third')).text).toBe('another');
  },
);

test.skipIf(!HAS_NGINX)(
  'browsers have everything over one connection of HTTP/2, by TLS 1.2 or newer',
  async () => {
    const { secure } = await open();
    const session = connect(secure, { rejectUnauthorized: false });
    onTestFinished(() => session.close());
    const [headers] = await once(session.request({ ':path': '/' }), 'response');
    expect(headers[':status']).toBe(200);
    const old = connect(secure, { rejectUnauthorized: false, maxVersion: 'TLSv1.1', minVersion: 'TLSv1' });
    await expect(once(old, 'connect')).rejects.toThrow();
  },
);

test.skipIf(!HAS_NGINX)('http leads to https, but for what proves the name to certbot', async () => {
  const { plain, folder, requests } = await open();
  const led = await fetch(`${plain}/search?q=a`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([301, 'https://shop.example/search?q=a']);
  await mkdir(join(folder, '.well-known/acme-challenge'), { recursive: true });
  await writeFile(join(folder, '.well-known/acme-challenge/token'), 'proof');
  expect(await (await fetch(`${plain}/.well-known/acme-challenge/token`)).text()).toBe('proof');
  expect(requests).toEqual([]);
});

test.skipIf(!HAS_NGINX || !existsSync(MODULE))(
  'a page whose data has changed is dropped at once, in each encoding, and no other is',
  async () => {
    const { page, requests, port } = await openPage();
    const { get, purger } = await openNginx(port, { purging: true });
    const fronts = frontCaches(readConfig({ PUBLIC_URL: 'http://127.0.0.1', FRONT_CACHES: purger }));
    const cached: CachedPage = { status: 200, path: null, etag: '', policy: '', br: Buffer.alloc(0) };
    const [br, none] = [{ 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'identity' }];
    for (const path of ['/product/7/%D9%83?x=1', '/other'])
      for (const how of [br, none]) await get(path, how);
    for (const { headers, url } of requests.filter(each => each.url !== '/other'))
      fronts.note(cached, url, headers);
    page.text = 'second';
    const since = performance.now();
    fronts.purge(cached);
    const [again, other] = await vi.waitFor(async () => {
      const both = [await get('/product/7/%D9%83?x=1', br), await get('/other', br)] as const;
      expect(both[0].text).toBe('second');
      return both;
    });
    expect(performance.now() - since).toBeLessThan(900);
    expect([again.cache === 'HIT', other.text, other.cache]).toEqual([false, 'first', 'HIT']);
    expect((await get('/product/7/%D9%83?x=1', none)).text).toBe('second');
    expect(fronts.figures()).toEqual({ purged: 2, not_there: 0, purges_failed: 0 });
  },
);

test.skipIf(!HAS_NGINX)('calls are never cached, and figures are not for strangers', async () => {
  const { requests, get } = await open();
  await get('/api/web/settings');
  await get('/api/web/settings');
  expect(requests).toHaveLength(2);
  expect((await get('/metrics')).status).toBe(404);
  expect(requests).toHaveLength(2);
});

test.skipIf(!HAS_NGINX)(
  'encodings of browsers share one copy, and bare programs have their own',
  async () => {
    const { requests, get } = await open();
    await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect((await get('/', { 'accept-encoding': 'br;q=1.0, gzip' })).cache).toBe('HIT');
    expect((await get('/', { 'accept-encoding': 'identity' })).cache).toBe('MISS');
    expect(requests.map(({ headers }) => headers['accept-encoding'])).toEqual(['br', undefined]);
    // A location with one header of its own would have none of the server's: who asks, and under which name.
    const { host, connection, ...headers } = requests[0]?.headers ?? {};
    expect([host, connection]).toEqual(['127.0.0.1', undefined]);
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  },
);
