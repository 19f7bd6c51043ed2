import { globSync, readFileSync } from 'node:fs';
import { placeOrder } from '#modules/checkout/calls.ts';
import { joinEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { printAims } from './support/aims.ts';
import { cpuOf } from './support/cpu.ts';
import type { HttpLoad, HttpRequest } from './support/generator.ts';
import { type Load, median } from './support/load.ts';
import { type Buyer, type Good, jobsDone, openMarket } from './support/market.ts';
import { PRODUCTS_DIR, renewOwnDatabase, startPostgres } from './support/products.ts';
import { startProgram } from './support/program.ts';
import { inTurn, middle, ratio } from './support/rounds.ts';
import { startShop } from './support/shop.ts';
import type { SqlLoad, Statement } from './support/sql-loop.ts';
import { fine, printTable, whole } from './support/table.ts';

/**
 * Orders of one line, cash on delivery, next to two limits: the smallest SQL function that takes a unit and writes a row, and
 * one that writes the same rows as an order does. Accepted is how many are answered; sustained counts until everything that
 * follows from them (messages, counters, jobs) is done, and the processor time has all of that in it.
 */
const AT_ONCE = 8;
/** In turn, so that nobody has more orders than real people have. */
const BUYERS = 2_000;
/** So many products that buyers seldom meet, against one that all want. */
const SPREAD = 64;
const PRODUCTS = 10_000;

/** What one round cost with all that followed. */
interface Followed {
  sustained: number;
  drained: number;
  shopCpu: number;
  databaseCpu: number;
}

const generator = startProgram<HttpLoad, Load>('./generator.ts');
const loop = startProgram<SqlLoad, Load>('./sql-loop.ts');
const postgres = await startPostgres();
await renewOwnDatabase(postgres.url, PRODUCTS);
const market = await openMarket(postgres.url, { buyers: BUYERS, goods: SPREAD });
const perOrder = await market.countStatements();
await market.makeTenRows();
await market.close();
await postgres.stop();
const shop = await startShop({ DATA_DIR: PRODUCTS_DIR });
const database = await joinEmbeddedPostgres({ dataDir: PRODUCTS_DIR, log: console });
const postmaster = Number(globSync(`${PRODUCTS_DIR}/*/postmaster.pid`).map(firstLine)[0]);
try {
  const followed: Followed[][] = [[], []];
  const [spread = [], spreadLimit = [], spreadRows = [], hot = [], hotLimit = [], hotRows = []] =
    await inTurn(
      [ours(SPREAD, followed[0]), limit(SPREAD), tenRows(SPREAD), ours(1, followed[1]), limit(1), tenRows(1)],
      () => jobsDone(database.url),
    );
  printTable(
    `Orders, ${AT_ONCE} at once; limits: an SQL function that takes a unit and writes a row, and one that writes the rows of an order`,
    ['goods', 'accepted/s', 'p50 ms', 'p95 ms', 'p99 ms', 'to one row', 'to the rows of an order'],
    [
      row(`${SPREAD} products`, spread, [spreadLimit, spreadRows]),
      row('one product', hot, [hotLimit, hotRows]),
    ],
  );
  printTable(
    'The same with everything that follows',
    ['goods', 'sustained/s', 'to accepted', 's to drain', 'shop CPU ms', 'database CPU ms'],
    [
      followedRow(`${SPREAD} products`, followed[0] ?? [], spread),
      followedRow('one product', followed[1] ?? [], hot),
    ],
  );
  printAims([
    { what: 'accepted, to the rows of an order', result: ratio(spread, spreadRows), least: 0.5 },
    { what: 'sustained, to accepted', result: sustainedPart(followed[0] ?? [], spread), least: 0.9 },
    { what: 'one product, to 64', result: ratio(hot, spread), least: 0.8 },
    { what: 'p99, to p50', result: middle(spread, 'p99') / middle(spread, 'p50'), most: 5 },
    { what: 'statements until an order is answered', result: perOrder, most: 8 },
  ]);
} finally {
  await shop.stop();
  await Promise.all([generator.stop(), loop.stop()]);
}

function firstLine(file: string): string {
  return readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
}

/** Of the shop and of the database, so far. The shop has started the database, so its own is the rest. */
function usedCpu(): [number, number] {
  const [both, its] = [cpuOf(shop.pid) ?? Number.NaN, cpuOf(postmaster) ?? Number.NaN];
  return [both - its, its];
}

/** The warm-up is the first round of `into`. */
function ours(goods: number, into: Followed[] = []) {
  const connections = shared(goods, order);
  return async (seconds: number) => {
    const [shopBefore, databaseBefore] = usedCpu();
    const began = performance.now();
    const load = await generator.ask({ url: shop.url, connections, seconds, status: 200 });
    const accepted = load.perSecond * seconds;
    await jobsDone(database.url);
    const took = (performance.now() - began) / 1000;
    const [shopAfter, databaseAfter] = usedCpu();
    into.push({
      sustained: accepted / took,
      drained: took - seconds,
      shopCpu: (shopAfter - shopBefore) / accepted,
      databaseCpu: (databaseAfter - databaseBefore) / accepted,
    });
    return load;
  };
}

function limit(goods: number) {
  return statement(goods, ({ userId }, { variantId }) => ({
    name: 'order',
    text: 'select bench.place_order($1, $2)',
    values: [variantId, userId],
  }));
}

function tenRows(goods: number) {
  return statement(goods, (_, { variantId }) => ({
    name: 'whole order',
    text: 'select bench.place_whole_order($1)',
    values: [variantId],
  }));
}

function statement(goods: number, ask: (buyer: Buyer, good: Good) => Statement) {
  const connections = shared(goods, (buyer, good): Statement[] => [ask(buyer, good)]);
  return (seconds: number) => loop.ask({ url: database.url, connections, seconds });
}

/** The buyers shared between the connections, each with the next of this many products. */
function shared<T>(goods: number, ask: (buyer: Buyer, good: Good) => T): T[][] {
  const all = market.buyers.map((buyer, at) => ask(buyer, market.goods[at % goods] as Good));
  return Array.from({ length: AT_ONCE }, (_, at) =>
    all.slice((at * BUYERS) / AT_ONCE, ((at + 1) * BUYERS) / AT_ONCE),
  );
}

function order({ token, addressId }: Buyer, good: Good): HttpRequest {
  return {
    method: 'POST',
    path: placeOrder.path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(market.orderFor(good, { addressId, key: '[<id>]' })),
  };
}

function row(name: string, own: Load[], [oneRow, rows]: [Load[], Load[]]): string[] {
  return [
    name,
    whole(middle(own, 'perSecond')),
    fine(middle(own, 'p50')),
    fine(middle(own, 'p95')),
    fine(middle(own, 'p99')),
    fine(ratio(own, oneRow)),
    fine(ratio(own, rows)),
  ];
}

/** The first round of `followed` may be the warm-up. */
function sustainedPart(followed: readonly Followed[], own: readonly Load[]): number {
  return median(
    followed.slice(-own.length).map(({ sustained }, at) => sustained / (own[at]?.perSecond ?? Number.NaN)),
  );
}

function followedRow(name: string, followed: readonly Followed[], own: Load[]): string[] {
  const measured = followed.slice(-own.length);
  const of = (what: keyof Followed) => median(measured.map(round => round[what]));
  const toAccepted = sustainedPart(measured, own);
  return [
    name,
    whole(of('sustained')),
    fine(toAccepted),
    fine(of('drained')),
    fine(of('shopCpu')),
    fine(of('databaseCpu')),
  ];
}
