import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { openSession } from '#modules/accounts/server/sessions/open-session.ts';
import { quoteCart } from '#modules/cart/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import type { CallBody, CallRequest } from '#platform/call.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop, type Shop } from '#server/app.ts';
import { recordStatements } from './recorder.ts';
import { makeTenRows } from './ten-rows.ts';

export interface Buyer {
  userId: number;
  addressId: number;
  token: string;
}

export interface Good {
  productId: number;
  variantId: number;
  /** In pounds, and with all fees to Cairo. */
  price: number;
  total: number;
}

const CAIRO = 1;

/** Buyers who may order without end, goods that never run out, and the limit, in a database of their own. */
export async function openMarket(databaseUrl: string, counts: { buyers: number; goods: number }) {
  const recorded = recordStatements();
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const inner = await createShop({ config, log: logTo('silent', []), databaseUrl });
  await sql`insert into settings (name, value) values ('cashOpenOrdersMax', '1000000')`.execute(inner.ctx.db);
  await inner.ctx.changes.flush();
  const buyers: Buyer[] = [];
  for (let at = 0; at < counts.buyers; at += 1) buyers.push(await addBuyer(inner.ctx, at));
  const [first] = buyers as [Buyer];
  const goods: Good[] = [];
  for (const { productId, variantId } of await stockUp(inner.ctx, counts.goods))
    goods.push({ productId, variantId, ...(await priceOf(inner, first, productId)) });
  await makeLimit(inner.ctx);
  return {
    buyers,
    goods,
    orderFor,
    /** Statements of one order: from begin to commit, and the one that identifies the buyer. */
    async countStatements(): Promise<number> {
      recorded.length = 0;
      const order = orderFor(goods[0] as Good, { addressId: first.addressId, key: crypto.randomUUID() });
      await call(inner, first, { path: placeOrder.path, body: order });
      const begun = recorded.find(({ text }) => text.includes('insert into idempotency_keys'));
      const same = recorded.filter(({ on }) => on === begun?.on).map(({ text }) => text);
      const inside = same.slice(same.indexOf('begin'), same.indexOf('commit') + 1);
      return inside.length + recorded.filter(({ text }) => text.includes('from sessions')).length;
    },
    /** After the first order, whose rows it copies. */
    makeTenRows: () => makeTenRows(inner.ctx.db),
    close: () => inner.close(),
  };
}

/** Resolves when everything that follows from the orders is done, because it must not run during the limit. */
export async function jobsDone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  while ((await client.query('select from graphile_worker.jobs limit 1')).rowCount) await pause(100);
  await client.end();
}

function orderFor(
  { productId, price, total }: Good,
  { addressId, key }: { addressId: number; key: string },
): CallRequest<typeof placeOrder> {
  return {
    idempotencyKey: key,
    lines: [{ productId, quantity: 1, seenPrice: price }],
    addressId,
    paymentMethod: 'cash_on_delivery',
    seenTotal: total,
    acceptTerms: true,
  };
}

async function addBuyer(ctx: Ctx, at: number): Promise<Buyer> {
  const { rows } = await sql<{ userId: number; addressId: number }>`
    with person as (
      insert into users (name, mobile, mobile_verified_at, email, password_hash, birth_date)
      values ('Buyer', ${`+20155${String(at).padStart(7, '0')}`}, now(), ${`bench${at}@example.com`}, '', '1990-01-01')
      returning id, mobile)
    insert into addresses (user_id, recipient, mobile, governorate_id, city_name, street, building)
    select id, 'Buyer', mobile, ${CAIRO}, 'Cairo', 'Nile', '1' from person
    returning user_id as "userId", id as "addressId"`.execute(ctx.db);
  const buyer = rows[0] as { userId: number; addressId: number };
  const { token } = await ctx.db
    .transaction()
    .execute(tx => openSession(ctx, tx, { userId: buyer.userId, device: 'bench', address: '' }));
  return { ...buyer, token };
}

/** Cheap products without a choice, with stock for more orders than a benchmark can place. */
async function stockUp(ctx: Ctx, count: number) {
  const { rows } = await sql<{ productId: number; variantId: number }>`
    update variants v set on_hand = 1000000000
      from (select id from products where listed and option_names = '{}' and price < 50000 order by id limit ${count}) p
     where v.product_id = p.id
    returning p.id as "productId", v.id as "variantId"`.execute(ctx.db);
  return rows;
}

async function priceOf(shop: Shop, buyer: Buyer, productId: number) {
  const lines = [{ productId, quantity: 1 }];
  const body = { lines, governorateId: CAIRO };
  const quote = await call<typeof quoteCart>(shop, buyer, { path: quoteCart.path, body });
  return { price: quote.lines[0]?.price ?? 0, total: quote.total ?? 0 };
}

async function call<C extends typeof quoteCart | typeof placeOrder>(
  { http }: Shop,
  { token }: Buyer,
  { path, body }: { path: string; body: object },
): Promise<CallBody<C>> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await http.inject({ method: 'POST', url: path, headers, payload: body });
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
  return reply.json().body;
}

/** The least that an order needs: one conditional update, one row. */
async function makeLimit({ db }: Ctx): Promise<void> {
  await sql`create schema bench`.execute(db);
  await sql`create table bench.stock as select id, on_hand as free from variants`.execute(db);
  await sql`alter table bench.stock add primary key (id)`.execute(db);
  await sql`
    create table bench.orders (
      id bigint generated always as identity primary key, user_id bigint not null, variant_id bigint not null)`.execute(
    db,
  );
  await sql`
    create function bench.place_order(variant bigint, buyer bigint) returns bigint language sql as $$
      with taken as (update bench.stock set free = free - 1 where id = variant and free >= 1 returning id)
      insert into bench.orders (user_id, variant_id) select buyer, id from taken returning id
    $$`.execute(db);
}
