import { sql } from 'kysely';
import type { Account } from '#platform/viewer.ts';
import { addPerson } from '../../support/buyers.ts';
import { testDatabase } from '../../support/database.ts';
import { type Engine, openEngine } from '../../support/engine.ts';
import { addCategory, addMerchant, addProduct } from '../../support/goods.ts';
import type { TestShop } from '../../support/shop.ts';
import { BUYERS, MERCHANTS, PRODUCTS } from './deed.ts';

/** Piastres. The last is so dear that a first order of it must be confirmed. */
const PRICES = [10_000, 25_000, 3_333, 99_999, 450_000];
/** Few, so that buyers meet at the last units. */
const STOCK = [5, 9, 14, 7, 6];

/** The people and goods among which every sequence plays. */
export interface Market extends Engine {
  buyers: Account[];
  merchants: { id: number; userId: number }[];
  staffId: number;
  productIds: number[];
  clock: { now(): Date; advance(milliseconds: number): void };
  /** Empties the books and fills the shelves: the next sequence finds what the first one found. */
  reset(): Promise<void>;
}

export async function openMarket(): Promise<Market> {
  const database = await testDatabase();
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead), advance: (ms: number) => void (ahead += ms) };
  const engine = await openEngine(database.url, clock);
  const { db } = engine.ctx;
  const shop = {
    ctx: engine.ctx,
    rows: async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(db)).rows,
  } as TestShop;

  const buyers: Account[] = [];
  for (let at = 0; at < BUYERS; at += 1) {
    const { id } = await addPerson(shop);
    buyers.push({
      kind: 'account',
      userId: id,
      sessionId: 0,
      role: 'user',
      merchantId: null,
      duty: null,
      lacksSecondFactor: false,
    });
  }
  const merchants: Market['merchants'] = [];
  for (let at = 0; at < MERCHANTS; at += 1) {
    const id = await addMerchant(shop);
    merchants.push({ id, userId: (await addPerson(shop, { role: 'merchant', merchantId: id })).id });
  }
  const staff = await addPerson(shop, { role: 'super_admin' });
  const categoryId = await addCategory(shop);
  const productIds: number[] = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const merchantId = merchants[at % MERCHANTS]?.id as number;
    const { id } = await addProduct(shop, { merchantId, categoryId, price: PRICES[at], stock: STOCK[at] });
    productIds.push(id);
  }

  return {
    ...engine,
    buyers,
    merchants,
    staffId: staff.id,
    productIds,
    clock,
    async reset() {
      ahead = 0;
      engine.logged.length = 0;
      await sql`
        truncate orders, merchant_orders, order_lines, parcels, parcel_lines, parcel_news, cod_collections,
                 order_events, claims, timers, payments, payment_shares, stock_movements, idempotency_keys, addresses,
                 graphile_worker._private_jobs, ledger_transactions, ledger_entries, merchant_entries, documents cascade`.execute(
        db,
      );
      await sql`
        with filled as (
          update variants v set on_hand = stock.units, held = 0, allocated = 0
            from unnest(${productIds}::bigint[], ${STOCK}::int[]) as stock (id, units)
           where v.product_id = stock.id returning v.id, v.on_hand
        )
        insert into stock_movements (variant_id, quantity, cause) select id, on_hand, 'test' from filled`.execute(
        db,
      );
      await sql`update merchants set status = 'active' where status <> 'active'`.execute(db);
    },
    async close() {
      await engine.close();
      await database.drop();
    },
  };
}
