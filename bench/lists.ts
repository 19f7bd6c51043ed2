import { performance } from 'node:perf_hooks';
import { logIn } from '#modules/accounts/contract.ts';
import { listStaffOrders } from '#modules/orders/back-office/contract.ts';
import { type AnyCall, encodeCall } from '#platform/call.ts';
import { readConfig } from '#platform/server/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop, type Shop } from '#server/app.ts';
import { LISTS_DIR, ordersDatabase, startListsPostgres } from './support/many-orders.ts';
import { fine, printTable, whole } from './support/table.ts';

/** Each list of the back-office in a small and a large shop: how much its answer slows down with the table. */
const SIZES = [10_000, 1_000_000] as const;
const AIM = 1.5;
const TIMES = 80;
const WARM_UP = 15;

const last = (count: number) => 10_000 + count;

interface Case {
  who: 'admin' | 'merchant1';
  call: AnyCall;
  /** For a shop of so many orders. */
  input: (count: number) => Record<string, unknown>;
}

const orders = (who: Case['who'], input: Case['input']): Case => ({ who, call: listStaffOrders, input });

const CASES: Readonly<Record<string, Case>> = {
  'orders, newest': orders('admin', () => ({})),
  'orders, page 40': orders('admin', () => ({ page: 40 })),
  'orders, oldest': orders('admin', () => ({ sort: 'oldest' })),
  'orders, tab delivered': orders('admin', () => ({ tab: 'delivered' })),
  'orders, tab new': orders('admin', () => ({ tab: 'new' })),
  'orders, a governorate': orders('admin', () => ({ governorateId: 7 })),
  'orders, a governorate, cancelled': orders('admin', () => ({ governorateId: 7, tab: 'cancelled' })),
  'orders, a merchant': orders('admin', () => ({ merchantId: 3 })),
  'orders, until a year ago': orders('admin', () => ({ to: yearAgo() })),
  'orders, by number': orders('admin', count => ({ search: `WK-${last(count) - 5}` })),
  'orders, by mobile': orders('admin', count => ({ search: `010${String(count - 5).padStart(8, '0')}` })),
  'orders, by a common name': orders('admin', () => ({ search: 'محمد' })),
  'orders, by a name of one': orders('admin', () => ({ search: 'القلقشندي' })),
  'orders of a merchant, newest': orders('merchant1', () => ({})),
  'orders of a merchant, tab delivered': orders('merchant1', () => ({ tab: 'delivered' })),
  'orders of a merchant, by number': orders('merchant1', count => ({ search: String(last(count) - 5) })),
};

const postgres = await startListsPostgres();
const shops: Subject[] = [];
try {
  for (const count of SIZES) shops.push(await open(count));
  const rows: string[][] = [];
  for (const name of Object.keys(CASES)) rows.push(await compare(name));
  printTable(
    `Lists of the back-office, ${TIMES} calls each in turn, p95 in ms`,
    ['list', ...SIZES.map(count => `${whole(count)} orders`), 'ratio', 'aim'],
    rows,
  );
} finally {
  for (const { shop } of shops) await shop.close();
  await postgres.stop();
}

interface Subject {
  count: number;
  shop: Shop;
  tokens: Record<Case['who'], string>;
}

async function open(count: number): Promise<Subject> {
  const databaseUrl = await ordersDatabase(postgres.url, count);
  const config = readConfig({ DATA_DIR: LISTS_DIR });
  const shop = await createShop({ config, log: logTo('silent', []), databaseUrl });
  const token = async (who: Case['who']) => {
    const { url, body } = encodeCall(logIn, {
      identifier: `${who}@wekala.example`,
      password: 'wekala-demo-1',
    });
    const reply = await shop.http.inject({
      method: 'POST',
      url,
      payload: body ?? '',
      headers: { 'content-type': 'application/json' },
    });
    return (reply.json() as { body: { token: string } }).body.token;
  };
  return { count, shop, tokens: { admin: await token('admin'), merchant1: await token('merchant1') } };
}

/** Both sizes in turn, so that a busy moment of the machine falls on both. */
async function compare(name: string): Promise<string[]> {
  const took = shops.map(() => [] as number[]);
  for (let time = 0; time < TIMES + WARM_UP; time += 1) {
    for (const [at, subject] of shops.entries()) {
      const milliseconds = await ask(subject, CASES[name] as Case);
      if (time >= WARM_UP) took[at]?.push(milliseconds);
    }
  }
  const [small = Number.NaN, large = Number.NaN] = took.map(p95);
  return [name, fine(small), fine(large), fine(large / small), fine(AIM)];
}

async function ask({ shop, tokens, count }: Subject, { who, call, input }: Case): Promise<number> {
  const { url } = encodeCall(call, input(count));
  const began = performance.now();
  const reply = await shop.http.inject({ url, headers: { authorization: `Bearer ${tokens[who]}` } });
  const milliseconds = performance.now() - began;
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body.slice(0, 200)}`);
  return milliseconds;
}

function p95(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN;
}

function yearAgo(): string {
  return new Date(Date.now() - 365 * 24 * 3_600_000).toISOString().slice(0, 10);
}
