import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { joinEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { type Aim, printAims } from './support/aims.ts';
import type { BareReply } from './support/bare-server.ts';
import { cpuOf } from './support/cpu.ts';
import type { HttpLoad } from './support/generator.ts';
import { type Load, median } from './support/load.ts';
import { startNginx } from './support/nginx.ts';
import { type Program, startProgram } from './support/program.ts';
import type { Rendering } from './support/renderer.ts';
import { inTurn, middle, ratio } from './support/rounds.ts';
import { DEMO_DIR, startShop } from './support/shop.ts';
import { pagesOf } from './support/shop-pages.ts';
import { fine, printTable, whole } from './support/table.ts';
import { hasWrk, wrk } from './support/wrk.ts';

/**
 * Public pages from the page cache, next to a bare Node server that sends the same bytes and, for whole pages, to nginx;
 * and one rendering of each. Loaded by wrk where it is installed, because autocannon is the limit before the servers are.
 */
const CONNECTIONS = 16;
const AIM = 0.8;
const RENDERINGS = 30;

const generator = startProgram<HttpLoad, Load>('./generator.ts');
const bare = startProgram<BareReply, string>('./bare-server.ts');
const nginx = await startNginx();
const isWrk = hasWrk();
const shop = await startShop({ DATA_DIR: DEMO_DIR });
try {
  const pages = await pagesOf(shop.url);
  const rows: string[][] = [];
  const aims: Aim[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const headers = { 'accept-encoding': 'br' };
    const page = await fetchBytes(shop.url + path, headers);
    rows.push(await compare(`${name}, ${page.body.length} bytes`, { path, headers, reply: page }, aims));
    const known = { ...headers, 'if-none-match': page.etag };
    const unchanged = await fetchBytes(shop.url + path, known);
    rows.push(await compare(`${name}, unchanged (304)`, { path, headers: known, reply: unchanged }, aims));
  }
  printTable(
    `Cached pages, ${CONNECTIONS} connections, by ${isWrk ? 'wrk' : 'autocannon'}; limits: node:http and nginx sending the same bytes`,
    [
      'page',
      'req/s',
      'p95 ms',
      'CPU µs',
      'node:http req/s',
      'CPU µs',
      'ratio',
      'aim',
      'nginx req/s',
      'ratio',
    ],
    rows,
  );
  await renderEach(pages);
  printAims(aims);
} finally {
  await shop.stop();
  await Promise.all([generator.stop(), bare.stop(), nginx?.stop()]);
}

interface Case {
  path: string;
  headers: Record<string, string>;
  reply: Reply;
}

async function compare(name: string, { path, headers, reply }: Case, aims: Aim[]): Promise<string[]> {
  const bareUrl = await bare.ask({ ...reply, body: reply.body.toString('base64') });
  const file = reply.status === 200 ? nginx?.serve(name.replace(/\W+/g, '-'), reply.body) : undefined;
  const servers = [
    { url: shop.url + path, pid: shop.pid },
    { url: bareUrl + path, pid: bare.pid },
    ...(file && nginx ? [{ url: file, pid: nginx.pid }] : []),
  ];
  const micros: number[][] = servers.map(() => []);
  const rounds = await inTurn(
    servers.map(({ url, pid }, at) => async (seconds: number) => {
      const before = cpuOf(pid) ?? Number.NaN;
      const load = await ask({ url, headers, seconds, status: reply.status });
      const requests = load.perSecond * seconds;
      micros[at]?.push((((cpuOf(pid) ?? Number.NaN) - before) * 1000) / requests);
      return load;
    }),
  );
  const [ours = [], limit = [], physical] = rounds;
  const [cpu = '', limitCpu = ''] = micros.map(each => whole(median(each)));
  aims.push({ what: `${name}, to node:http`, result: ratio(ours, limit), least: AIM });
  return [
    name,
    whole(middle(ours, 'perSecond')),
    fine(middle(ours, 'p95')),
    cpu,
    whole(middle(limit, 'perSecond')),
    limitCpu,
    fine(ratio(ours, limit)),
    fine(AIM),
    physical ? whole(middle(physical, 'perSecond')) : '',
    physical ? fine(ratio(ours, physical)) : '',
  ];
}

interface Question {
  url: string;
  headers: Record<string, string>;
  seconds: number;
  status: number;
}

function ask({ url, headers, seconds, status }: Question): Promise<Load> {
  if (isWrk) return wrk({ url, headers, connections: CONNECTIONS, seconds });
  const { origin, pathname } = new URL(url);
  const requests = [{ method: 'GET' as const, path: pathname, headers }];
  const connections = Array.from({ length: CONNECTIONS }, () => requests);
  return generator.ask({ url: origin, connections, seconds, status });
}

async function renderEach(pages: Record<string, string>): Promise<void> {
  const postgres = await joinEmbeddedPostgres({ dataDir: DEMO_DIR, log: console });
  const renderer: Program<Rendering, Load[]> = startProgram('./renderer.ts');
  const paths = Object.values(pages);
  const rendered = await renderer.ask({
    databaseUrl: postgres.url,
    dataDir: DEMO_DIR,
    paths,
    times: RENDERINGS,
  });
  await renderer.stop();
  printTable(
    `One rendering, with nothing cached (median of ${RENDERINGS}, one at a time)`,
    ['page', 'ms', 'p95 ms'],
    Object.keys(pages).map((name, at) => [
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
