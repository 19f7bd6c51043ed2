import { listDeskProducts } from '#modules/catalog/contract/desk.ts';
import { listStaffOrders } from '#modules/orders/back-office/contract.ts';
import { AIM, type Case, compare, openSubject, type Subject } from './support/in-turn.ts';
import { ordersDatabase, startListsPostgres } from './support/many-orders.ts';
import { productsDatabase, startPostgres } from './support/products.ts';
import { printTable, whole } from './support/table.ts';

/** Each list of the back-office in a small and a large shop: how much its answer slows down with the table. */
const last = (count: number) => 10_000 + count;

const orders = (who: Case['who'], input: Case['input']): Case => ({ who, call: listStaffOrders, input });

const ORDERS: Readonly<Record<string, Case>> = {
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

const products = (input: Record<string, unknown>): Case => ({
  who: 'admin',
  call: listDeskProducts,
  input: () => input,
});

const PRODUCTS: Readonly<Record<string, Case>> = {
  products: products({}),
  'products, page 30': products({ page: 30 }),
  'products by a word': products({ q: 'سماعة' }),
  'products by a code': products({ q: 'WK-EL' }),
  'products of a category, cheapest': products({ categoryId: 1, sort: 'cheapest' }),
  'products of a merchant': products({ merchantId: 1 }),
  'products that run low': products({ stock: 'low' }),
  drafts: products({ status: 'draft' }),
  'products, most ordered': products({ sort: 'requested' }),
};

interface Listing {
  of: 'orders' | 'products';
  sizes: readonly [small: number, large: number];
  cases: Readonly<Record<string, Case>>;
  start: () => Promise<{ url: string; stop(): Promise<void> }>;
  database: (url: string, count: number) => Promise<string>;
}

const LISTINGS: readonly Listing[] = [
  {
    of: 'products',
    sizes: [1_000, 100_000],
    cases: PRODUCTS,
    start: startPostgres,
    database: productsDatabase,
  },
  {
    of: 'orders',
    sizes: [10_000, 1_000_000],
    cases: ORDERS,
    start: startListsPostgres,
    database: ordersDatabase,
  },
];

const only = process.argv[2]?.replace('--only=', '');
for (const listing of LISTINGS) if (only === undefined || only === listing.of) await measure(listing);

async function measure({ of, sizes, cases, start, database }: Listing) {
  const postgres = await start();
  const subjects: Subject[] = [];
  try {
    for (const count of sizes) subjects.push(await openSubject(await database(postgres.url, count), count));
    const rows: string[][] = [];
    for (const [name, asked] of Object.entries(cases)) rows.push(await compare(name, { subjects, asked }));
    const columns = sizes.map(count => `${whole(count)} ${of}`);
    printTable(`Lists of ${of}, p95 in ms`, ['list', ...columns, 'ratio', `aim at most ${AIM}`], rows);
  } finally {
    for (const { shop } of subjects) await shop.close();
    await postgres.stop();
  }
}

function yearAgo(): string {
  return new Date(Date.now() - 365 * 24 * 3_600_000).toISOString().slice(0, 10);
}
