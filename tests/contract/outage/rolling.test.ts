import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listCategories } from '#modules/catalog/calls.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { testDatabase } from '../../support/database.ts';

const CHECK_EVERY = 50;

async function openNodes() {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-rolling-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  /** Starts a shop on a port of its own. */
  const open = async (env: Record<string, string> = {}) => {
    const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }), drainSeconds: 1 };
    const shop = await createShop({
      config,
      log: logTo('silent', []),
      databaseUrl: database.url,
      schedule: '',
    });
    const address = await shop.http.listen({ host: '127.0.0.1', port: 0 });
    return { address, ctx: shop.ctx, close: shop.close };
  };
  return { open };
}

/** Sends each request to the next node that says it is ready, as HAProxy does; it repeats nothing. */
async function openBalancer(nodes: { address: string }[]) {
  const ready = new Set<string>();
  let at = 0;
  const closed = new AbortController();
  const check = async () => {
    while (!closed.signal.aborted) {
      for (const { address } of nodes) {
        const isReady = await fetch(`${address}/readyz`)
          .then(answer => answer.ok)
          .catch(() => false);
        if (isReady) ready.add(address);
        else ready.delete(address);
      }
      await pause(CHECK_EVERY);
    }
  };
  void check();
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, answer) => {
    const addresses = [...ready];
    const address = addresses[at++ % addresses.length];
    if (!address) return void answer.writeHead(502).end();
    const passed = request(`${address}${incoming.url}`, { agent, headers: incoming.headers }, reply => {
      answer.writeHead(reply.statusCode ?? 502);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    passed.end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    closed.abort();
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, ready };
}

test('two nodes are restarted one after the other under load, and no request fails', async () => {
  const { open } = await openNodes();
  const nodes = [await open(), await open()];
  const balancer = await openBalancer(nodes);
  await expect.poll(() => balancer.ready.size, { timeout: 10_000 }).toBe(2);
  const statuses: number[] = [];
  const over = new AbortController();
  const ask = async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(balancer.url + listCategories.path);
      await answer.text();
      statuses.push(answer.status);
    }
  };
  const people = Array.from({ length: 8 }, ask);
  for (const [place, node] of nodes.entries()) {
    await node.close();
    nodes[place] = await open();
    await expect.poll(() => balancer.ready.has(nodes[place]?.address ?? ''), { timeout: 10_000 }).toBe(true);
  }
  over.abort();
  await Promise.all(people);
  for (const node of nodes) await node.close();
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter(status => status !== 200)).toEqual([]);
});

test('without the store of pictures a process stays ready, and says that it is away', async () => {
  const { open } = await openNodes();
  const { address, close } = await open({
    STORAGE_URL: `http://key:${'s'}@127.0.0.1:9/pictures?region=none`,
  });
  const ready = await fetch(`${address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'ready', storage: 'away' }),
  ]);
  await close();
});

test('a process says what it lacks before it stops to answer, and lives on', async () => {
  const { open } = await openNodes();
  const { address, close } = await open();
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({
    database: 'ready',
    listener: 'ready',
    worker: 'ready',
    storage: 'ready',
  });
  const closed = close();
  await pause(50);
  const leaving = await fetch(`${address}/readyz`);
  expect(leaving.status).toBe(503);
  expect(await leaving.json()).toMatchObject({ process: 'leaving' });
  expect((await fetch(`${address}/livez`)).status).toBe(200);
  expect((await fetch(`${address}${listCategories.path}`)).headers.get('connection')).toBe('close');
  await closed;
  await expect(fetch(`${address}/livez`)).rejects.toThrow();
});

test('a worker answers no calls, and a web process works no jobs off', async () => {
  const { open } = await openNodes();
  const worker = await open({ RUNS: 'worker' });
  const web = await open({ RUNS: 'web' });
  expect((await fetch(`${worker.address}${listCategories.path}`)).status).toBe(404);
  expect((await fetch(`${worker.address}/readyz`)).status).toBe(200);
  expect((await fetch(`${web.address}${listCategories.path}`)).status).toBe(200);
  await Promise.all([worker.close(), web.close()]);
});
