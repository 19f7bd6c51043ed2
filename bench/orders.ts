import { placeOrder } from '#modules/checkout/calls.ts';
import { joinEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import type { HttpLoad, HttpRequest } from './support/generator.ts';
import type { Load } from './support/load.ts';
import { type Buyer, type Good, jobsDone, openMarket } from './support/market.ts';
import { PRODUCTS_DIR, renewOwnDatabase, startPostgres } from './support/products.ts';
import { startProgram } from './support/program.ts';
import { inTurn, middle, ratio } from './support/rounds.ts';
import { startShop } from './support/shop.ts';
import type { SqlLoad, Statement } from './support/sql-loop.ts';
import { fine, printTable, whole } from './support/table.ts';

/** Orders of one line, cash on delivery, next to the smallest SQL function that takes a unit and writes a row. */
const AT_ONCE = 8;
/** In turn, so that nobody has more orders than real people have. */
const BUYERS = 2_000;
/** So many products that buyers seldom meet, against one that all want. */
const SPREAD = 64;
const PRODUCTS = 10_000;

const generator = startProgram<HttpLoad, Load>('./generator.ts');
const loop = startProgram<SqlLoad, Load>('./sql-loop.ts');
const postgres = await startPostgres();
await renewOwnDatabase(postgres.url, PRODUCTS);
const market = await openMarket(postgres.url, { buyers: BUYERS, goods: SPREAD });
const perOrder = await market.countStatements();
await market.close();
await postgres.stop();
const shop = await startShop({ DATA_DIR: PRODUCTS_DIR });
const database = await joinEmbeddedPostgres({ dataDir: PRODUCTS_DIR, log: console });
try {
  const [spread = [], spreadLimit = [], hot = [], hotLimit = []] = await inTurn(
    [ours(SPREAD), limit(SPREAD), ours(1), limit(1)],
    () => jobsDone(database.url),
  );
  printTable(
    `Orders, ${AT_ONCE} at once; limit: an SQL function that takes a unit and writes a row`,
    ['goods', 'orders/s', 'p50 ms', 'p95 ms', 'limit/s', 'ratio', 'aim'],
    [row(`${SPREAD} products`, spread, spreadLimit), row('one product', hot, hotLimit)],
  );
  console.log(`\nOne product to ${SPREAD}: ${fine(ratio(hot, spread))} (aim 0.50 or more).`);
  console.log(`Statements an order: ${perOrder} (aim 8 or fewer).`);
} finally {
  await shop.stop();
  await Promise.all([generator.stop(), loop.stop()]);
}

function ours(goods: number) {
  const connections = shared(goods, order);
  return (seconds: number) => generator.ask({ url: shop.url, connections, seconds, status: 200 });
}

function limit(goods: number) {
  const connections = shared(goods, ({ userId }, { variantId }): Statement[] => [
    { name: 'order', text: 'select bench.place_order($1, $2)', values: [variantId, userId] },
  ]);
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

function row(name: string, own: Load[], beside: Load[]): string[] {
  return [
    name,
    whole(middle(own, 'perSecond')),
    fine(middle(own, 'p50')),
    fine(middle(own, 'p95')),
    whole(middle(beside, 'perSecond')),
    fine(ratio(own, beside)),
    '0.25',
  ];
}
