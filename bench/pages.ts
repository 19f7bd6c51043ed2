import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { joinEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import type { BareReply } from './support/bare-server.ts';
import type { HttpLoad } from './support/generator.ts';
import type { Load } from './support/load.ts';
import { type Program, startProgram } from './support/program.ts';
import type { Rendering } from './support/renderer.ts';
import { inTurn, middle, ratio } from './support/rounds.ts';
import { DEMO_DIR, startShop } from './support/shop.ts';
import { fine, printTable, whole } from './support/table.ts';

/**
 * Public pages from the page cache, next to a bare Node server that sends the same bytes; and one rendering of each.
 */
const CONNECTIONS = 16;
const AIM = '0.80';
const PAGES = { landing: '/', category: '/outlet/1', product: '/product/1' };
const RENDERINGS = 30;

const generator = startProgram<HttpLoad, Load>('./generator.ts');
const bare = startProgram<BareReply, string>('./bare-server.ts');
const shop = await startShop({ DATA_DIR: DEMO_DIR });
try {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const headers = { 'accept-encoding': 'br' };
    const page = await fetchBytes(shop.url + path, headers);
    rows.push(await compare(`${name}, ${page.body.length} bytes`, { path, headers, reply: page }));
    const known = { ...headers, 'if-none-match': page.etag };
    const unchanged = await fetchBytes(shop.url + path, known);
    rows.push(await compare(`${name}, unchanged (304)`, { path, headers: known, reply: unchanged }));
  }
  printTable(
    `Kept pages, ${CONNECTIONS} connections; limit: node:http sending the same bytes and headers`,
    ['page', 'req/s', 'p95 ms', 'limit req/s', 'ratio', 'aim'],
    rows,
  );
  await renderEach();
} finally {
  await shop.stop();
  await Promise.all([generator.stop(), bare.stop()]);
}

interface Case {
  path: string;
  headers: Record<string, string>;
  reply: Reply;
}

async function compare(name: string, { path, headers, reply }: Case): Promise<string[]> {
  const bareUrl = await bare.ask({ ...reply, body: reply.body.toString('base64') });
  const connections = Array.from({ length: CONNECTIONS }, () => [{ method: 'GET' as const, path, headers }]);
  const load = (url: string) => (seconds: number) =>
    generator.ask({ url, connections, seconds, status: reply.status });
  const [ours = [], limit = []] = await inTurn([load(shop.url), load(bareUrl)]);
  return [
    name,
    whole(middle(ours, 'perSecond')),
    fine(middle(ours, 'p95')),
    whole(middle(limit, 'perSecond')),
    fine(ratio(ours, limit)),
    AIM,
  ];
}

async function renderEach(): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir: DEMO_DIR, log: console });
  const renderer: Program<Rendering, Load[]> = startProgram('./renderer.ts');
  const paths = Object.values(PAGES);
  const rendered = await renderer.ask({
    databaseUrl: postgres.url,
    dataDir: DEMO_DIR,
    paths,
    times: RENDERINGS,
  });
  await renderer.stop();
  printTable(
    `One rendering, with nothing kept (median of ${RENDERINGS}, one at a time)`,
    ['page', 'ms', 'p95 ms'],
    Object.keys(PAGES).map((name, at) => [
      name,
      fine(rendered[at]?.p50 ?? Number.NaN),
      fine(rendered[at]?.p95 ?? Number.NaN),
    ]),
  );
}

interface Reply {
  status: number;
  headers: BareReply['headers'];
  etag: string;
  body: Buffer;
}

/** As it comes over the wire, compressed, without the headers that belong to the connection. */
async function fetchBytes(url: string, headers: Record<string, string>): Promise<Reply> {
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const { connection: _, date: __, 'keep-alive': ___, ...rest } = response.headers;
  const body = await buffer(response);
  const status = response.statusCode ?? 0;
  if (status !== 200 && status !== 304) throw new Error(`${url} was answered with ${status}`);
  return { status, headers: rest, etag: response.headers.etag ?? '', body };
}
