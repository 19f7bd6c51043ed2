import { parseArgs } from 'node:util';
import { listFacets, listPublicProducts } from '#modules/catalog/calls.ts';
import { suggestSearches } from '#modules/search/calls.ts';
import { type AnyCall, encodeCall } from '#platform/call.ts';
import { measureIndexing } from './search/measure-indexing.ts';
import type { HttpLoad, HttpRequest } from './support/generator.ts';
import type { Load } from './support/load.ts';
import { PRODUCTS_DIR, productsDatabases, startPostgres } from './support/products.ts';
import { startProgram } from './support/program.ts';
import { inTurn, middle, ratio } from './support/rounds.ts';
import { type RunningShop, startShop } from './support/shop.ts';
import { fine, printTable, whole } from './support/table.ts';

/**
 * `npm run bench:search-speed`: suggestions, searches and their filters in a shop of 10,000 and one of 1,000,000 products,
 * 32 connections that each ask another of the words in turn; and how soon a change of the large shop is found by its new
 * words while 200 products a second change.
 */
const CONNECTIONS = 32;
const SIZES = [10_000, 1_000_000];
const GROWTH_AIM = '1.30';
const CHANGES = { perSecond: 200, seconds: 20 };

const { values: given } = parseArgs({
  options: { only: { type: 'string', default: '' }, seconds: { type: 'string' } },
});

/** The words of a search that is written out, and what is left of them while they are typed. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  common: ['موبايل', 'سماعة', 'ثلاجة', 'تيشيرت', 'ساعة', 'شاحن', 'حذاء رياضي', 'موديل'],
  rare: ['تدميس', 'قدرة فول', 'كود 4242', 'كود 777', 'طبق تقديم', 'قاعدة لابتوب', 'سماعة رأس', 'كود 9001'],
  misspelt: ['سمااعه', 'ثلاحة', 'موبيل', 'تشيرت', 'لابتب', 'شحن موبيل', 'sama3a', 'talaga'],
  relaxed: [
    'موبايل متبرشم بنفسجي',
    'ثلاجة جديدة بالتقسيط مقوسة',
    'سماعة اصلية ضد الزلازل',
    'حذاء رياضي طائر فضائي',
    'ساعة ذكية خشخاش بلوتوث',
    'شاحن سريع مقرمش',
  ],
};
const TYPED = ['مو', 'سما', 'ثلا', 'تيش', 'ساع', 'شاح', 'حذ', 'لاب', 'قهو', 'sam', 'تدم', 'كود 42'];

interface Case {
  name: string;
  requests: readonly HttpRequest[];
  /** Milliseconds at p95. */
  aim: string;
}

const searchOf = (q: string) =>
  request(listPublicProducts, {
    productName: q,
    page: 1,
    limit: 12,
    sortBy: 'relevance',
    order: 'descending',
  });
const filtersOf = (q: string) => request(listFacets, { productName: q, sortBy: 'relevance' });
const suggestedOf = (q: string) =>
  request(listPublicProducts, { productName: q, limit: 5, sortBy: 'numberOfRequests', order: 'descending' });

const CASES: readonly Case[] = [
  { name: 'suggestions: words', requests: TYPED.map(q => request(suggestSearches, { q })), aim: '10' },
  { name: 'suggestions: products', requests: TYPED.map(suggestedOf), aim: '10' },
  ...Object.entries(WORDS).flatMap(([kind, words]): Case[] => [
    { name: `search, ${kind}`, requests: words.map(searchOf), aim: '20' },
    { name: `filters, ${kind}`, requests: words.map(filtersOf), aim: '20' },
  ]),
].filter(({ name }) => name.includes(given.only));

interface Subject {
  databaseUrl: string;
  shop: RunningShop;
}

const generator = startProgram<HttpLoad, Load>('./generator.ts');
const postgres = await startPostgres();
const subjects: Subject[] = [];
try {
  const urls = await productsDatabases(postgres.url, SIZES);
  for (const [at, count] of SIZES.entries()) {
    const databaseUrl = urls[at] as string;
    const shop = await startShop({ DATABASE_URL: databaseUrl, DATA_DIR: `${PRODUCTS_DIR}/shop-${count}` });
    subjects.push({ databaseUrl, shop });
  }
  printTable(
    `Asked for the first time, one after the other: milliseconds of all words together, and of the slowest`,
    ['call', ...SIZES.flatMap(size => [whole(size), 'slowest'])],
    await firstTimes(),
  );
  const rows: string[][] = [];
  for (const each of CASES) rows.push(await compare(each));
  printTable(
    `Searches, ${CONNECTIONS} connections`,
    [
      'call',
      ...SIZES.flatMap(size => [`${whole(size)}: req/s`, 'p50 ms', 'p95 ms']),
      'p95 aim',
      'p50 ratio',
      'aim',
    ],
    rows,
  );
  if ('indexing'.includes(given.only)) printIndexing(await measureLarge());
} finally {
  for (const { shop } of subjects) await shop.stop();
  await generator.stop();
  await postgres.stop();
}

/** Nothing is cached yet: what the first of many visitors waits for. */
async function firstTimes(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, requests } of CASES) {
    const row = [name];
    for (const { shop } of subjects) {
      const times: number[] = [];
      for (const each of requests) times.push(await timeOf(shop.url, each));
      row.push(fine(times.reduce((sum, each) => sum + each, 0)), fine(Math.max(...times)));
    }
    rows.push(row);
  }
  return rows;
}

async function timeOf(url: string, { path, ...rest }: HttpRequest): Promise<number> {
  const began = performance.now();
  const reply = await fetch(url + path, rest);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return performance.now() - began;
}

async function compare({ name, requests, aim }: Case): Promise<string[]> {
  const rounds = await inTurn(
    subjects.map(
      ({ shop: { url } }) =>
        seconds =>
          generator.ask({ url, connections: turned(requests), seconds, status: 200 }),
    ),
  );
  const [small = [], large = []] = rounds;
  const figures = [small, large].flatMap(each => [
    whole(middle(each, 'perSecond')),
    fine(middle(each, 'p50')),
    fine(middle(each, 'p95')),
  ]);
  return [name, ...figures, aim, fine(ratio(large, small, 'p50')), GROWTH_AIM];
}

/** Each connection begins with another word. */
function turned(requests: readonly HttpRequest[]): HttpRequest[][] {
  return Array.from({ length: CONNECTIONS }, (_, at) => {
    const from = at % requests.length;
    return [...requests.slice(from), ...requests.slice(0, from)];
  });
}

function measureLarge() {
  const { databaseUrl, shop } = subjects.at(-1) as Subject;
  return measureIndexing({ databaseUrl, url: shop.url, ...CHANGES });
}

function printIndexing({ changed, perSecond, found, waited }: Awaited<ReturnType<typeof measureIndexing>>) {
  printTable(
    `Changes of titles at ${whole(SIZES.at(-1) ?? 0)} products until a search finds the new word; aim 2,000 ms`,
    ['changes', 'a second', 'looked for', 'p50 ms', 'p95 ms', 'longest ms'],
    [
      [
        whole(changed),
        whole(perSecond),
        String(found),
        whole(waited.p50),
        whole(waited.p95),
        whole(waited.most),
      ],
    ],
  );
}

function request(call: AnyCall, input: Record<string, unknown>): HttpRequest {
  const { url, body } = encodeCall(call, input);
  const method = call.method === 'GET' ? 'GET' : 'POST';
  return body === undefined
    ? { method, path: url }
    : { method, path: url, body, headers: { 'content-type': 'application/json' } };
}
