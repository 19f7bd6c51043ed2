import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { AnyCall, CallBody, CallRequest } from '#platform/call.ts';
import { encodeCall, urlBesideFile } from '#platform/call.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Environment } from '#platform/server/config/environment.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop, type ShopParts } from '#server/app.ts';
import { testDatabase } from './database.ts';

export interface Reply<B> {
  status: number;
  body: B;
  error: {
    code: string;
    message: string;
    details: { fields?: Record<string, string>; [more: string]: unknown };
  };
  headers: Record<string, string | string[] | number | undefined>;
  /** As it came over the wire. */
  text: string;
  bytes: Buffer;
}

/** A photo of a parcel at its buyer's door, as if its merchant had sent it. */
export async function doorPhoto(shop: Pick<TestShop, 'rows'>, parcelId: number): Promise<string> {
  const picture = `/media/${parcelId.toString(16).padStart(16, '0')}`;
  await shop.rows(sql`
    insert into parcel_photos values (${picture}, ${parcelId}, now()) on conflict do nothing`);
  return picture;
}

export interface TestClock {
  now(): Date;
  /** Moves the shop's time forward, in milliseconds. */
  advance(milliseconds: number): void;
}

/** The whole shop on a database of its own, asked over HTTP; closed after the file's tests. */
export async function testShop({
  env = {},
  ...options
}: Pick<ShopParts, 'loadBuild' | 'routes'> & { env?: Environment } = {}) {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://shop.example',
    LOG_LEVEL: 'error',
    ...env,
  });
  const logged: string[] = [];
  const log = logTo(config.logLevel, [{ write: line => void logged.push(line) }]);
  let ahead = 0;
  const clock: TestClock = { now: () => new Date(Date.now() + ahead), advance: ms => void (ahead += ms) };
  const shop = await createShop({
    config,
    log,
    databaseUrl: database.url,
    clock,
    schedule: '',
    ...options,
  });
  await shop.http.ready();

  afterAll(async () => {
    await shop.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  /** The beginning of a reply: a stream of events never ends. */
  async function begin(ask: InjectOptions) {
    const response = await shop.http.inject({ ...ask, payloadAsStream: true });
    const [first] = (await once(response.stream(), 'data')) as [Buffer];
    response.stream().destroy();
    const { statusCode, headers } = response;
    return { statusCode, headers, body: first.toString(), rawPayload: first };
  }

  /** One call as a client makes it; `remoteAddress` tells callers apart for limits. */
  async function call<C extends AnyCall>(
    what: C,
    input: CallRequest<C>,
    by: { token?: string; address?: string; headers?: Record<string, string> } = {},
  ): Promise<Reply<CallBody<C>>> {
    const { file, ...fields } = input as Record<string, unknown>;
    const { url, body } = what.carries
      ? { url: urlBesideFile(what, fields), body: Buffer.from(file as Uint8Array) }
      : encodeCall(what, fields);
    const ask = {
      method: what.method,
      url,
      payload: body,
      remoteAddress: by.address ?? '127.0.0.1',
      headers: {
        ...(body === undefined
          ? {}
          : { 'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream' }),
        ...(by.token === undefined ? {} : { authorization: `Bearer ${by.token}` }),
        ...by.headers,
      },
    };
    const response = what.replies === 'events' ? await begin(ask) : await shop.http.inject(ask);
    const isJson = response.headers['content-type']?.includes('application/json');
    const reply = JSON.parse((isJson && response.body) || '{}') as {
      body: CallBody<C>;
      error: Reply<never>['error'];
    };
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      ...reply,
    };
  }

  /** Rows of the database, for what no call gives. */
  const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(shop.ctx.db)).rows;

  const setMerchantStatus = async (id: number, status: string) => {
    await sql`update merchants set status = ${status} where id = ${id}`.execute(shop.ctx.db);
    await shop.ctx.changes.flush();
  };

  return {
    ...shop,
    call,
    rows,
    setMerchantStatus,
    clock,
    logged,
    url: database.url,
    key: () => randomUUID(),
  };
}

export type TestShop = Awaited<ReturnType<typeof testShop>>;
