import { openSession } from '#modules/accounts/server/open-session.ts';
import { listDeskProducts } from '#modules/catalog/contract/desk.ts';
import { type AnyCall, encodeCall } from '#platform/call.ts';
import { readConfig } from '#platform/server/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop, type Shop } from '#server/app.ts';
import { findAdmin } from './support/lists-queries.ts';
import { productsDatabase, startPostgres } from './support/products.ts';
import { fine, printTable } from './support/table.ts';

/** The list of goods in the back-office of a small shop and of a large one: p95 of the large is at most 1.5 times the small. */
const SMALL = 1_000;
const LARGE = 100_000;
const ROUNDS = 60;
const AIM = 1.5;

const LISTS: readonly [name: string, call: AnyCall, input: Record<string, unknown>][] = [
  ['products', listDeskProducts, {}],
  ['products, page 30', listDeskProducts, { page: 30 }],
  ['products by a word', listDeskProducts, { q: 'سماعة' }],
  ['products by a code', listDeskProducts, { q: 'WK-EL' }],
  ['products of a category, cheapest', listDeskProducts, { categoryId: 1, sort: 'cheapest' }],
  ['products of a merchant', listDeskProducts, { merchantId: 1 }],
  ['products that run low', listDeskProducts, { stock: 'low' }],
  ['drafts', listDeskProducts, { status: 'draft' }],
  ['products, most ordered', listDeskProducts, { sort: 'requested' }],
];

const postgres = await startPostgres();
const small = await open(await productsDatabase(postgres.url, SMALL));
const large = await open(await productsDatabase(postgres.url, LARGE));
try {
  const rows: string[][] = [];
  for (const [name, call, input] of LISTS) {
    const url = encodeCall(call, input).url;
    const times = { small: [] as number[], large: [] as number[] };
    // In turn, so that a busy moment of the machine falls on both.
    for (let round = -5; round < ROUNDS; round += 1) {
      const [a, b] = [await time(small, url), await time(large, url)];
      if (round < 0) continue;
      times.small.push(a);
      times.large.push(b);
    }
    const [p95Small, p95Large] = [p95(times.small), p95(times.large)];
    rows.push([name, fine(p95Small), fine(p95Large), fine(p95Large / p95Small), `${AIM} or less`]);
  }
  printTable(
    `Goods in the back-office, p95 in ms: ${SMALL} products and ${LARGE}`,
    ['list', 'small', 'large', 'ratio', 'aim'],
    rows,
  );
} finally {
  await small.shop.close();
  await large.shop.close();
  await postgres.stop();
}

interface Desk {
  shop: Shop;
  token: string;
}

async function open(databaseUrl: string): Promise<Desk> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const shop = await createShop({ config, log: logTo('silent', []), databaseUrl, schedule: '' });
  const userId = await findAdmin(shop.ctx.db);
  const { token } = await shop.ctx.db
    .transaction()
    .execute(tx => openSession(shop.ctx, tx, { userId, device: 'bench' }));
  return { shop, token };
}

async function time({ shop, token }: Desk, url: string): Promise<number> {
  const begin = performance.now();
  const reply = await shop.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
  return performance.now() - begin;
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
