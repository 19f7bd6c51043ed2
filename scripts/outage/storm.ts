import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openSession } from '#modules/accounts/server/sessions/open-session.ts';
import { quoteCart } from '#modules/cart/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { SECOND } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';

const BUYERS = 200;
const GOODS = 32;
const AT_ONCE = 6;
const STOCK = 100_000;
const CAIRO = 1;
/** Of one try; then the same order is sent again, to the other node. */
const PATIENCE = 5 * SECOND;

interface Buyer {
  addressId: number;
  token: string;
}

export interface Market {
  buyers: Buyer[];
  goods: number[];
}

export interface Acknowledged {
  key: string;
  orderId: number;
  /** Of the try that was answered, and of the answer. */
  sentAt: number;
  at: number;
}

/** People who may order without end, and goods whose stock stands in the books. */
export async function openMarket({ db, ...ctx }: Ctx): Promise<Market> {
  await sql`
    insert into settings (name, value) values ('cashOpenOrdersMax', '1000000') on conflict do nothing`.execute(
    db,
  );
  const goods = await sql<{ id: number }>`
    with merchant as (insert into merchants (name_ar, legal_name, status) values ('متجر', 'متجر', 'active') returning id),
         category as (insert into categories (name_ar, name_en) values ('قسم', 'category') returning id)
    insert into products (merchant_id, category_id, title, price)
    select merchant.id, category.id, 'منتج ' || n, 10000 from merchant, category, generate_series(1, ${GOODS}) n
    returning id`.execute(db);
  await sql`insert into variants (product_id, price, on_hand, position) select id, price, ${STOCK}, 0 from products`.execute(
    db,
  );
  await sql`insert into stock_movements (variant_id, quantity, cause) select id, on_hand, 'opening' from variants`.execute(
    db,
  );
  const people = await sql<{ userId: number; addressId: number }>`
    with person as (
      insert into users (name, mobile, mobile_verified_at, email, password_hash, birth_date)
      select 'Buyer', '+20155' || lpad(n::text, 7, '0'), now(), 'storm' || n || '@example.com', '', '1990-01-01'
        from (select coalesce(max(id), 0) as before from users) u,
             lateral generate_series(before + 1, before + ${BUYERS}) n
      returning id, mobile)
    insert into addresses (user_id, recipient, mobile, governorate_id, city_name, street, building)
    select id, 'Buyer', mobile, ${CAIRO}, 'Cairo', 'Nile', '1' from person
    returning user_id as "userId", id as "addressId"`.execute(db);
  const buyers: Buyer[] = [];
  for (const { userId, addressId } of people.rows) {
    const open = { userId, device: 'storm', address: '127.0.0.1' };
    const { token } = await db.transaction().execute(tx => openSession({ ...ctx, db }, tx, open));
    buyers.push({ addressId, token });
  }
  return { buyers, goods: goods.rows.map(({ id }) => id) };
}

async function send(
  url: string,
  { path }: { path: string },
  { token, body }: { token: string; body: object },
) {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return {
    status: reply.status,
    said: (await reply.json()) as { body?: Record<string, never>; error?: { code: string } },
  };
}

/**
 * People order at each node in turn, with a rest of so many milliseconds between two orders of one person, or none.
 * Whoever gets no answer, or one that says "later", sends the same order with the same key to the other node until it is
 * acknowledged.
 */
export async function beginStorm(urls: readonly string[], { buyers, goods }: Market, { rest = 0 } = {}) {
  const acknowledged: Acknowledged[] = [];
  const refused = new Map<string, number>();
  const failed: string[] = [];
  const over = new AbortController();
  let next = 0;
  const { total, price } = await priceOf(urls[0] as string, { buyers, goods });

  const orderAgain = async (at: number) => {
    const buyer = buyers[at % buyers.length] as Buyer;
    const key = randomUUID();
    const body = orderOf(buyer, { key, seen: { productId: goods[at % goods.length], price, total } });
    for (let attempt = at; ; attempt += 1) {
      const sentAt = Date.now();
      const url = urls[attempt % urls.length] as string;
      const reply = await send(url, placeOrder, { token: buyer.token, body }).catch((error: Error) => {
        failed.push(error.name);
        return null;
      });
      if (reply?.status === 200) {
        const { orderId } = reply.said.body as unknown as { orderId: number };
        return void acknowledged.push({ key, orderId, sentAt, at: Date.now() });
      }
      if (reply && reply.status < 500) {
        const code = reply.said.error?.code ?? String(reply.status);
        return void refused.set(code, (refused.get(code) ?? 0) + 1);
      }
      if (reply) failed.push(String(reply.status));
      if (over.signal.aborted && Date.now() > sentAt + 12 * PATIENCE) return;
      await pause(100);
    }
  };
  const people = Array.from({ length: AT_ONCE }, async () => {
    while (!over.signal.aborted) {
      await orderAgain(next++);
      await pause(rest, undefined, { signal: over.signal }).catch(() => undefined);
    }
  });
  return {
    acknowledged,
    refused,
    /** What was said, if anything, to each try that is made again. */
    failed,
    /** Nobody begins another order; resolves when every begun one was answered. */
    async end() {
      over.abort();
      await Promise.all(people);
    },
  };
}

interface Wanted {
  key: string;
  seen: { productId: number | undefined; price: number | undefined; total: number };
}

const orderOf = ({ addressId }: Buyer, { key, seen }: Wanted) => ({
  idempotencyKey: key,
  lines: [{ productId: seen.productId, quantity: 1, seenPrice: seen.price }],
  addressId,
  paymentMethod: 'cash_on_delivery',
  seenTotal: seen.total,
  acceptTerms: true,
});

/** In pounds, with all fees; the goods cost the same. */
async function priceOf(url: string, { buyers: [buyer], goods: [productId] }: Market) {
  const body = { lines: [{ productId, quantity: 1 }], governorateId: CAIRO };
  const { said } = await send(url, quoteCart, { token: (buyer as Buyer).token, body });
  const { total, lines } = said.body as unknown as { total: number; lines: { price: number }[] };
  return { total, price: lines[0]?.price };
}
