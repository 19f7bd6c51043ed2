import { sql } from 'kysely';
import type { Account } from '#platform/viewer.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testDatabase } from '../../support/database.ts';
import { type Engine, openEngine } from '../../support/engine.ts';
import { addPerson } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import { BUYERS, MERCHANTS, PRODUCTS } from './action.ts';
import { STAFF, WITH_CLEAN_HANDS } from './money/action.ts';
import { accountOf } from './money/caller.ts';
import { type Gateway, openGateway } from './money/gateway.ts';
import { setUpMoney } from './money/set-up.ts';

/** Piastres. The last is so dear that a first order of it must be confirmed. */
const PRICES = [10_000, 25_000, 3_333, 99_999, 450_000];
/** Few, so that buyers meet at the last units. */
const STOCK = [5, 9, 14, 7, 6];

/** The people and goods among which every sequence plays. */
export interface Market extends Engine {
  buyers: Account[];
  merchants: { id: number; userId: number }[];
  staffId: number;
  /** Staff who deal with money: the first is that same person. */
  staff: Account[];
  gateway: Gateway;
  /** A picture of something broken. */
  photo: string;
  productIds: number[];
  clock: { now(): Date; advance(milliseconds: number): void };
  /** Empties the books and restocks: the next sequence finds what the first one found. */
  reset(): Promise<void>;
}

export async function openMarket(): Promise<Market> {
  const database = await testDatabase();
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead), advance: (ms: number) => void (ahead += ms) };
  const opened = await openEngine(database.url, clock);
  const gateway: Gateway = await openGateway(() => engine.ctx);
  const config = { ...opened.ctx.config, paymob: gateway.paymob.account };
  const engine: Engine = { ...opened, ctx: { ...opened.ctx, config } };
  const { db } = engine.ctx;
  const shop = {
    ctx: engine.ctx,
    rows: async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(db)).rows,
  } as TestShop;

  const buyers: Account[] = [];
  for (let at = 0; at < BUYERS; at += 1) {
    const { id } = await addPerson(shop);
    buyers.push(accountOf(id));
  }
  const merchants: Market['merchants'] = [];
  for (let at = 0; at < MERCHANTS; at += 1) {
    const id = await addMerchant(shop);
    merchants.push({ id, userId: (await addPerson(shop, { role: 'merchant', merchantId: id })).id });
  }
  const admin = await addPerson(shop, { role: 'super_admin' });
  const staff = [accountOf(admin.id, { role: 'super_admin' })];
  for (let at = 1; at < STAFF + WITH_CLEAN_HANDS; at += 1)
    staff.push(accountOf((await addPerson(shop, { role: 'finance' })).id, { role: 'finance' }));
  const categoryId = await addCategory(shop);
  const productIds: number[] = [];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const merchantId = merchants[at % MERCHANTS]?.id as number;
    const { id } = await addProduct(shop, { merchantId, categoryId, price: PRICES[at], stock: STOCK[at] });
    productIds.push(id);
  }

  const photo = await setUpMoney(engine.ctx, { buyers, merchants, staff });

  return {
    ...engine,
    buyers,
    merchants,
    staffId: admin.id,
    staff,
    gateway,
    photo,
    productIds,
    clock,
    async reset() {
      ahead = 0;
      engine.logged.length = 0;
      await gateway.forget();
      await sql`
        truncate orders, merchant_orders, order_lines, parcels, parcel_lines, parcel_reports, cod_collections,
                 order_events, claims, timers, payments, payment_shares, stock_movements, idempotency_keys, addresses,
                 graphile_worker._private_jobs, ledger_transactions, ledger_entries, merchant_entries, documents,
                 payment_events, returns, case_events, refunds, payout_batches, payouts, statements, remittances,
                 cash_exceptions, money_acts, money_signatures, consequences_done, coupon_uses, goodwill_credits, merchant_balance_states cascade`.execute(
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
      await sql`update coupons set uses = 0, given = 0`.execute(db);
    },
    async close() {
      await engine.close();
      await gateway.paymob.close();
      await database.drop();
    },
  };
}
