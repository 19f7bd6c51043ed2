import { median } from './support/load.ts';
import { type Good, openMarket } from './support/market.ts';
import type { LivesDone, LivesQuery } from './support/order-lives.ts';
import { renewOwnDatabase, startPostgres } from './support/products.ts';
import { startProgram } from './support/program.ts';
import { fine, printTable, whole } from './support/table.ts';

/** Whole lives of orders, from placing to delivery, in turn in a shop with a ledger and one without. */
const AT_ONCE = 8;
const BUYERS = 500;
const GOODS = 64;
const PRODUCTS = 2_000;
const ROUNDS = 5;
const SECONDS = 4;

const withLedger = startProgram<LivesQuery, LivesDone>('./order-lives.ts');
const without = startProgram<LivesQuery, LivesDone>('./order-lives.ts');
const postgres = await startPostgres();
try {
  await renewOwnDatabase(postgres.url, PRODUCTS);
  const market = await openMarket(postgres.url, { buyers: BUYERS, goods: GOODS });
  await market.close();
  const orders = market.buyers.map(({ userId, addressId }, at): LivesQuery['orders'][0] => {
    const good = market.goods[at % GOODS] as Good;
    const { idempotencyKey: _, ...order } = market.orderFor(good, { addressId, key: '' });
    return { userId, order };
  });
  const ask = (ledger: LivesQuery['ledger'], seconds: number) =>
    (ledger === 'with' ? withLedger : without).ask({
      url: postgres.url,
      ledger,
      seconds,
      atOnce: AT_ONCE,
      orders,
    });
  const rates: Record<LivesQuery['ledger'], number[]> = { with: [], without: [] };
  for (const ledger of ['with', 'without'] as const) await ask(ledger, 2);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const ledger of ['with', 'without'] as const) {
      const { lives, seconds } = await ask(ledger, SECONDS);
      rates[ledger].push(lives / seconds);
    }
  const ratio = median(rates.with.map((rate, at) => rate / (rates.without[at] ?? Number.NaN)));
  printTable(
    `Orders from placing to delivery, ${AT_ONCE} at once`,
    ['with ledger/s', 'without/s', 'ratio', 'aim'],
    [[whole(median(rates.with)), whole(median(rates.without)), fine(ratio), '0.80 or more']],
  );
} finally {
  await Promise.all([withLedger.stop(), without.stop()]);
  await postgres.stop();
}
