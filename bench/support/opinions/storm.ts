import pg from 'pg';
import { placeOrder } from '#modules/checkout/calls.ts';
import { saveReview } from '#modules/reviews/calls.ts';
import type { HttpLoad, HttpRequest } from '../generator.ts';
import type { Load } from '../load.ts';
import { jobsDone, openMarket } from '../market.ts';
import { startProgram } from '../program.ts';
import { startShop } from '../shop.ts';

/** People who order one after the other, and as many connections again by which others review at the same time. */
const AT_ONCE = 8;
const BUYERS = 800;
const GOODS = 64;
/** Each reviews this many products; nobody may review more often than 30 times a day. */
const REVIEWS_EACH = 4;
const STARS = [5, 4, 1, 3, 2];

export interface Storm {
  alone: Load;
  beside: Load;
  reviews: Load;
  /** Products whose rating is not what their reviews say, once everything is done. */
  wrongRatings: number;
}

/**
 * Orders alone, and then beside reviews of a few products as fast as they can be written, in a shop of its own process. Any
 * order or review that is not accepted ends the benchmark.
 */
export async function storm(databaseUrl: string, dataDir: string, seconds: number): Promise<Storm> {
  const market = await openMarket(databaseUrl, { buyers: BUYERS, goods: GOODS });
  await market.close();
  const received = await giveThem(
    databaseUrl,
    market.buyers.map(({ userId }) => userId),
  );
  const orders = spread(
    market.buyers.map(({ token, addressId }, at) =>
      posted(
        placeOrder.path,
        token,
        market.orderFor(market.goods[at % GOODS] as never, { addressId, key: '[<id>]' }),
      ),
    ),
  );
  const tokens = new Map(market.buyers.map(({ userId, token }) => [userId, token]));
  const reviews = spread(
    received.map(({ userId, productId }, at) =>
      posted(saveReview.path, tokens.get(userId) ?? '', {
        productId,
        stars: STARS[at % STARS.length],
        text: 'خامة جيدة والتغليف ممتاز',
        photos: [],
        isNameShort: true,
      }),
    ),
  );
  const [one, other] = [0, 1].map(() => startProgram<HttpLoad, Load>('./generator.ts')) as [Asker, Asker];
  const shop = await startShop({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  try {
    const ask = (by: Asker, connections: HttpRequest[][], length = seconds) =>
      by.ask({ url: shop.url, connections, seconds: length, status: 200 });
    await ask(one, orders, 2);
    await jobsDone(databaseUrl);
    const alone = await ask(one, orders);
    await jobsDone(databaseUrl);
    const [beside, written] = await Promise.all([ask(one, orders), ask(other, reviews)]);
    await jobsDone(databaseUrl);
    return { alone, beside, reviews: written, wrongRatings: await countWrong(databaseUrl) };
  } finally {
    await shop.stop();
    await Promise.all([one.stop(), other.stop()]);
  }
}

type Asker = ReturnType<typeof startProgram<HttpLoad, Load>>;

const posted = (path: string, token: string, body: object): HttpRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

const spread = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: AT_ONCE }, (_, at) => all.filter((_each, place) => place % AT_ONCE === at));

/** Delivered orders of the years become those of these buyers, so that they may review what came. */
async function giveThem(
  url: string,
  userIds: readonly number[],
): Promise<{ userId: number; productId: number }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ userId: number; productId: number }>(
      `with delivered as (
         select mo.order_id, min(l.product_id) as product_id, (row_number() over (order by mo.order_id) - 1)::int as place
           from merchant_orders mo join order_lines l on l.merchant_order_id = mo.id and l.delivered > l.returned
          group by mo.order_id having count(*) = 1 order by mo.order_id limit $2),
       given as (
         update orders o set user_id = u.id, address = o.address || jsonb_build_object('mobile', u.mobile, 'flat', u.id::text)
           from delivered d join users u on u.id = ($1::bigint[])[1 + d.place / $3]
          where o.id = d.order_id returning o.id, o.user_id)
       select given.user_id::int as "userId", d.product_id::int as "productId" from given join delivered d on d.order_id = given.id
        order by d.place % $3, d.place`,
      [userIds, userIds.length * REVIEWS_EACH, REVIEWS_EACH],
    );
    return rows;
  } finally {
    await client.end();
  }
}

async function countWrong(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ wrong: number }>(`
    select count(*)::int as wrong from (
      select product_id, count(*) filter (where stars = 1) as one, count(*) filter (where stars = 5) as five, count(*) as total
        from reviews where state = 'shown' group by product_id) said
      full join product_ratings kept using (product_id)
     where (coalesce(said.one, 0), coalesce(said.five, 0), coalesce(said.total, 0))
        is distinct from (kept.one, kept.five, kept.one + kept.two + kept.three + kept.four + kept.five)`);
  await client.end();
  return rows[0]?.wrong ?? Number.NaN;
}
