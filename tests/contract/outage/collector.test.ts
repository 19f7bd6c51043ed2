import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listCategories } from '#modules/catalog/calls.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { openCollector } from '#platform/server/telemetry/collector.ts';
import { errorsTo } from '#platform/server/telemetry/errors-to-collector.ts';
import { createShop } from '#server/app.ts';
import { allRoutes } from '#server/routes.ts';
import { testDatabase } from '../../support/database.ts';

interface Received {
  path: string;
  key: string | undefined;
  body: string;
}

/** Takes what it is sent, or takes the connection and never answers. */
async function fakeCollector({ isSilent = false } = {}) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ path: request.url ?? '', key: request.headers['x-key']?.toString(), body });
    if (!isSilent) response.end('{}');
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
}

const spansOf = (received: readonly Received[]): SentSpan[] =>
  received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);

async function openShop(url: string, { tracedPercent = '100', routes = allRoutes } = {}) {
  const database = await testDatabase();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    TRACED_PERCENT: tracedPercent,
  });
  if (!config.collector) throw new Error('the settings name a collector');
  const collector = openCollector(config.collector);
  const log = logTo('error', [errorsTo(collector)]);
  const shop = await createShop({ config, log, databaseUrl: database.url, schedule: '', collector, routes });
  onTestFinished(async () => {
    await shop.close();
    await database.drop();
  });
  return { ...shop, collector };
}

test('a request and its statements are one trace, whose id is that of the request', async () => {
  const { received, url } = await fakeCollector();
  const { http, collector } = await openShop(url);
  const reply = await http.inject({ url: `${listCategories.path}?search=ahmed@example.com` });
  await collector.close();
  const spans = spansOf(received);
  const request = spans.find(({ name }) => name === `GET ${listCategories.path}`);
  expect(request?.traceId).toBe(String(reply.headers['x-request-id']).replaceAll('-', ''));
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(below.map(({ name }) => name)).toContain('select categories');
  expect(received.every(({ key }) => key === 'a key')).toBe(true);
  expect(received.map(({ body }) => body).join()).not.toContain('ahmed');
});

test('a job is a trace with its statements', async () => {
  const { received, url } = await fakeCollector();
  const { ctx, collector } = await openShop(url);
  await sql`select graphile_worker.add_job('catalog.notify-watchers')`.execute(ctx.db);
  const find = (name: string) => spansOf(received).find(span => span.name === name);
  await vi.waitFor(() => expect(find('catalog.notify-watchers')).toBeDefined(), 20_000);
  await collector.close();
  const job = find('catalog.notify-watchers');
  expect(spansOf(received).some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
});

test('the time that a gateway took is a span below the request that called it', async () => {
  const { received, url } = await fakeCollector();
  const { ctx, collector } = await openShop(url);
  await ctx.circuits.ask('a gateway', () => sql`delete from sessions where false`.execute(ctx.db));
  await collector.close();
  const [gateway, statement] = ['a gateway', 'delete sessions'].map(each =>
    spansOf(received).find(({ name }) => name === each),
  );
  expect(statement?.parentSpanId).toBe(gateway?.spanId);
});

test('of none in a hundred nothing is traced, and a failed call still comes with the id of its request', async () => {
  const { received, url } = await fakeCollector();
  const routes = allRoutes.map(route =>
    route.call === listCategories
      ? { ...route, handle: async () => Promise.reject(new Error('out of order')) }
      : route,
  );
  const { http, collector } = await openShop(url, { tracedPercent: '0', routes });
  const reply = await http.inject({ url: listCategories.path });
  expect(reply.statusCode).toBe(500);
  await collector.close();
  expect(spansOf(received)).toEqual([]);
  const [logs] = received.filter(({ path }) => path === '/v1/logs');
  const [entry] = JSON.parse(logs?.body ?? '').resourceLogs[0].scopeLogs[0].logRecords;
  expect(entry).toMatchObject({ severityText: 'ERROR', body: { stringValue: 'call failed' } });
  expect(entry.attributes).toContainEqual({
    key: 'wekala.request_id',
    value: { stringValue: reply.headers['x-request-id'] },
  });
  expect(entry.attributes).toContainEqual({
    key: 'exception.message',
    value: { stringValue: 'out of order' },
  });
});

test('nobody waits for a collector that is silent, and it makes us hold no more than a limit', async () => {
  const { received, url } = await fakeCollector({ isSilent: true });
  const { http, collector } = await openShop(url);
  const begun = Date.now();
  expect((await http.inject({ url: listCategories.path })).statusCode).toBe(200);
  await vi.waitFor(() => expect(received.length).toBe(1), 5000);
  for (let n = 0; n < 5000; n += 1)
    collector.takeError({ at: begun, severity: 'ERROR', message: 'again', attributes: {} });
  await collector.close();
  expect(received.filter(({ path }) => path === '/v1/logs')).toHaveLength(1);
  const logs = received.find(({ path }) => path === '/v1/logs');
  expect(JSON.parse(logs?.body ?? '').resourceLogs[0].scopeLogs[0].logRecords).toHaveLength(2000);
});
