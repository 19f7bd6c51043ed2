import { placeOrder } from '#modules/checkout/contract.ts';
import { joinEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import type { HttpLoad, HttpRequest } from './support/generator.ts';
import type { Load } from './support/load.ts';
import { type Buyer, jobsDone, openMarket } from './support/market.ts';
import { PRODUCTS_DIR, renewOwnDatabase, startPostgres } from './support/products.ts';
import { startProgram } from './support/program.ts';
import { inTurn, middle, ratio } from './support/rounds.ts';
import { startShop } from './support/shop.ts';
import type { SqlLoad, Statement } from './support/sql-loop.ts';
import { fine, printTable, whole } from './support/table.ts';

/** Orders of one line, cash on delivery, beside the smallest SQL function that takes a unit and writes a row. */
const BUYERS = 8;
/** So many that buyers seldom meet, against one that all want. */
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
    `Orders, ${BUYERS} buyers; limit: an SQL function that takes a unit and writes a row`,
    ['goods', 'orders/s', 'p50 ms', 'p95 ms', 'limit/s', 'ratio', 'aim'],
    [row(`${SPREAD} products`, spread, spreadLimit), row('one product', hot, hotLimit)],
  );
  console.log(`\nOne product to ${SPREAD}: ${fine(ratio(hot, spread))} (aim 0.50 or more).`);
  console.log(`Statements an order: ${perOrder} (aim 8 or fewer).`);
} finally {
  await shop.stop();
  await Promise.all([generator.stop(), loop.stop()]);
}

/** Each buyer asks for the first of the goods in turn, beginning elsewhere. */
function ours(goods: number) {
  const connections = market.buyers.map((buyer, at) => fromElsewhere(orders(buyer, goods), at));
  return (seconds: number) => generator.ask({ url: shop.url, connections, seconds, status: 200 });
}

function limit(goods: number) {
  const connections = market.buyers.map(({ userId }, at) =>
    fromElsewhere(
      market.goods
        .slice(0, goods)
        .map(({ variantId }): Statement[] => [
          { name: 'order', text: 'select bench.place_order($1, $2)', values: [variantId, userId] },
        ]),
      at,
    ),
  );
  return (seconds: number) => loop.ask({ url: database.url, connections, seconds });
}

function orders({ token, addressId }: Buyer, goods: number): HttpRequest[] {
  return market.goods.slice(0, goods).map(good => ({
    method: 'POST',
    path: placeOrder.path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(market.orderFor(good, { addressId, key: '[<id>]' })),
  }));
}

function fromElsewhere<T>(list: T[], at: number): T[] {
  const first = Math.floor((list.length * at) / BUYERS);
  return [...list.slice(first), ...list.slice(0, first)];
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
