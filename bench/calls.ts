import { listPublicProducts, showProduct } from '#modules/catalog/calls.ts';
import { type AnyCall, encodeCall } from '#platform/call.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { type Aim, printAims } from './support/aims.ts';
import type { HttpLoad, HttpRequest } from './support/generator.ts';
import type { Load } from './support/load.ts';
import { PRODUCTS_DIR, productsDatabases, startPostgres } from './support/products.ts';
import { startProgram } from './support/program.ts';
import { recordStatements } from './support/recorder.ts';
import { inTurn, middle, ratio } from './support/rounds.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import type { SqlLoad, Statement } from './support/sql-loop.ts';
import { fine, printTable, whole } from './support/table.ts';

/** Calls of the catalogue in a small shop and in a large one, each next to its own SQL run directly on PostgreSQL. */
const CONNECTIONS = 16;
const SIZES = [10_000, 1_000_000];
const AIM = 0.25;
const GROWTH_AIM = 1.3;

const newest = { limit: 12, sortBy: 'creationDate', order: 'descending' } as const;
const five = { limit: 5, sortBy: 'numberOfRequests', order: 'descending' } as const;

/** One for each size of shop. */
const CASES: Record<string, (count: number) => HttpRequest> = {
  'list, 12 newest, page 1': () => request(listPublicProducts, newest),
  'list, 12 newest, page 200': () => request(listPublicProducts, { ...newest, page: 200 }),
  'category, 12 newest, page 1': () => request(listPublicProducts, { ...newest, categoryId: 1 }),
  'search, a word of one in four': () => request(listPublicProducts, { ...five, productName: 'موديل' }),
  'search, a word of one in a thousand': () => request(listPublicProducts, { ...five, productName: 'تدميس' }),
  // Each product of the scaled demo has its number in its title.
  'search, a word of one product': count =>
    request(listPublicProducts, { ...five, productName: String(count - 1) }),
  'product details': count => request(showProduct, { productId: Math.floor(count / 2) }),
};

const recorded = recordStatements();
const generator = startProgram<HttpLoad, Load>('./generator.ts');
const loop = startProgram<SqlLoad, Load>('./sql-loop.ts');
const postgres = await startPostgres();
const subjects: Subject[] = [];
const aims: Aim[] = [];
try {
  const urls = await productsDatabases(postgres.url, SIZES);
  for (const [at, count] of SIZES.entries()) subjects.push(await open(count, urls[at] as string));
  const bySize = new Map<number, string[][]>(SIZES.map(count => [count, []]));
  for (const name of Object.keys(CASES)) {
    for (const [count, row] of await compare(name)) bySize.get(count)?.push(row);
  }
  for (const [count, rows] of bySize) {
    printTable(
      `Calls at ${whole(count)} products, ${CONNECTIONS} connections; limit: the same SQL straight on PostgreSQL`,
      [
        'call',
        'req/s',
        'p50 ms',
        'p95 ms',
        'limit req/s',
        'ratio',
        'aim',
        `p50 to ${whole(SIZES[0] ?? 0)}`,
        'aim',
      ],
      rows,
    );
  }
  printAims(aims);
} finally {
  for (const { shop } of subjects) await shop.stop();
  await Promise.all([generator.stop(), loop.stop()]);
  await postgres.stop();
}

interface Subject {
  count: number;
  databaseUrl: string;
  shop: RunningShop;
  /** The SQL that each case sends to PostgreSQL once the shop is warm. */
  statements: Record<string, Statement[]>;
}

async function open(count: number, databaseUrl: string): Promise<Subject> {
  const statements = await statementsOf(databaseUrl, count);
  const shop = await startShop({ DATABASE_URL: databaseUrl, DATA_DIR: `${PRODUCTS_DIR}/shop-${count}` });
  return { count, databaseUrl, shop, statements };
}

/** Makes each call twice in this process: later calls send what the second one sends. */
async function statementsOf(databaseUrl: string, count: number): Promise<Subject['statements']> {
  const config = readConfig({ DATA_DIR: PRODUCTS_DIR });
  const inner = await createShop({ config, log: logTo('silent', []), databaseUrl });
  const statements: Subject['statements'] = {};
  for (const [name, requestFor] of Object.entries(CASES)) {
    const { path, ...rest } = requestFor(count);
    const ask = () => inner.http.inject({ ...rest, url: path, payload: rest.body });
    const { body } = await ask();
    if (!body.includes('"imageUrl"')) throw new Error(`${name} finds nothing: ${body.slice(0, 200)}`);
    recorded.length = 0;
    await ask();
    const asked = recorded.filter(({ text }) => !text.includes('graphile_worker'));
    statements[name] = asked.map(({ on: _, ...statement }) => statement);
  }
  await inner.close();
  return statements;
}

/** A row of the table of each size. All sizes and their limits are measured in the same rounds. */
async function compare(name: string): Promise<[number, string[]][]> {
  const rounds = await inTurn(subjects.flatMap(subject => [ours(subject, name), limit(subject, name)]));
  const smallest = rounds[0] ?? [];
  return subjects.map(({ count, statements }, at) => {
    const [own = [], beside = []] = rounds.slice(at * 2);
    const what = `${name}, ${whole(count)} products`;
    // The second time nothing is asked of PostgreSQL: the whole answer is cached, and there is no SQL to compare with.
    const isKept = statements[name]?.length === 0;
    if (!isKept) aims.push({ what: `${what}, to its SQL`, result: ratio(own, beside), least: AIM });
    const growth = ratio(own, smallest, 'p50');
    if (at > 0) aims.push({ what: `${what}, p50 to the small shop`, result: growth, most: GROWTH_AIM });
    const row = [
      name,
      whole(middle(own, 'perSecond')),
      fine(middle(own, 'p50')),
      fine(middle(own, 'p95')),
      ...(isKept
        ? ['none: cached', '', '']
        : [whole(middle(beside, 'perSecond')), fine(ratio(own, beside)), fine(AIM)]),
      fine(growth),
      at === 0 ? '' : fine(GROWTH_AIM),
    ];
    return [count, row];
  });
}

function ours({ shop: { url }, count }: Subject, name: string) {
  const connections = times([CASES[name]?.(count) as HttpRequest]);
  return (seconds: number) => generator.ask({ url, connections, seconds, status: 200 });
}

function limit({ databaseUrl: url, statements }: Subject, name: string) {
  const connections = times([statements[name] ?? []]);
  return (seconds: number) => loop.ask({ url, connections, seconds });
}

function times<T>(one: T): T[] {
  return Array.from({ length: CONNECTIONS }, () => one);
}

function request(call: AnyCall, input: Record<string, unknown>): HttpRequest {
  const { url, body } = encodeCall(call, input);
  const method = call.method === 'GET' ? 'GET' : 'POST';
  return body === undefined
    ? { method, path: url }
    : { method, path: url, body, headers: { 'content-type': 'application/json' } };
}
