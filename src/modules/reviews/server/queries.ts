import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import { type Fit, LOW_STARS, type ReviewOnly, type ReviewSort, type ReviewState } from '../review.ts';

export interface ShownRow {
  id: number;
  stars: number;
  fit: Fit | null;
  text: string;
  name: string;
  options: string;
  photos: string[];
  writtenAt: Date;
  helpful: number;
  reply: string;
}

interface ReviewQuery {
  productId: number;
  sort: ReviewSort;
  stars?: number | undefined;
  only?: ReviewOnly | undefined;
  size?: string | undefined;
  /** The last review that is shown already. */
  after?: number | undefined;
  limit: number;
}

/** Among as many stars, or as many votes, the newest comes first; of the lowest the oldest, as the index is read. */
const ORDERS: Readonly<
  Record<ReviewSort, { order: RawBuilder<unknown>; after: (id: number) => RawBuilder<unknown> }>
> = {
  newest: { order: sql`r.id desc`, after: id => sql`r.id < ${id}` },
  helpful: {
    order: sql`r.helpful desc, r.id desc`,
    after: id => sql`(r.helpful, r.id) < ((select helpful from reviews where id = ${id}), ${id}::bigint)`,
  },
  highest: {
    order: sql`r.stars desc, r.id desc`,
    after: id => sql`(r.stars, r.id) < ((select stars from reviews where id = ${id}), ${id}::bigint)`,
  },
  lowest: {
    order: sql`r.stars, r.id`,
    after: id => sql`(r.stars, r.id) > ((select stars from reviews where id = ${id}), ${id}::bigint)`,
  },
};

/** A page of the reviews that shoppers see. */
export async function selectShown(run: Runner, asked: ReviewQuery): Promise<ShownRow[]> {
  const { order } = ORDERS[asked.sort];
  const { rows } = await sql<ShownRow>`
    with page as materialized (
      select r.* from ${asked.only === 'low' ? lowOnes(asked) : sql`reviews r where ${inQuery(asked)}`}
       order by ${order} ${limitToPage({ limit: asked.limit, offset: 0 })})
    select r.id, r.stars, r.fit, r.body as text, r.shown_name as name, l.options, r.photos, r.written_at as "writtenAt", r.helpful,
           r.reply
      from page r join order_lines l on l.id = r.order_line_id
     order by ${order}`.execute(run);
  return rows;
}

const inQuery = ({ productId, sort, stars, only, size, after }: ReviewQuery, each?: RawBuilder<unknown>) =>
  allOf(
    sql`r.product_id = ${productId} and r.state = 'shown'`,
    stars !== undefined && sql`r.stars = ${stars}`,
    each !== undefined && sql`r.stars = ${each}`,
    only === 'with_photos' && sql`cardinality(r.photos) > 0`,
    size !== undefined && sql`r.size = ${size} and r.size <> ''`,
    after !== undefined && ORDERS[sort].after(after),
  );

/** The first of each number of stars, because no index has several of them in one order. */
const lowOnes = (asked: ReviewQuery) => sql`
  generate_series(1, ${sql.lit(LOW_STARS)}) each (stars) cross join lateral (
    select r.* from reviews r where ${inQuery(asked, sql`each.stars`)}
     order by ${ORDERS[asked.sort].order} ${limitToPage({ limit: asked.limit, offset: 0 })}) r`;

/** Photos of a product that buyers took, those of the most helpful reviews first. */
export async function selectBuyersPhotos(run: Runner, productId: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ photo: string }>`
    select photo
      from (select photos, helpful, id from reviews
             where product_id = ${productId} and state = 'shown' and cardinality(photos) > 0
             order by helpful desc, id desc limit ${sql.lit(most)}) r
     cross join unnest(r.photos) with ordinality as each (photo, place)
     order by r.helpful desc, r.id desc, place limit ${sql.lit(most)}`.execute(run);
  return rows.map(({ photo }) => photo);
}

export interface OwnRow {
  stars: number;
  fit: Fit | null;
  shopStars: number | null;
  text: string;
  photos: string[];
  shownName: string;
  state: ReviewState;
  hiddenFor: string;
  writtenAt: Date;
}

const own = sql`r.stars, r.fit, r.shop_stars as "shopStars", r.body as text, r.photos, r.shown_name as "shownName", r.state, r.hidden_for as "hiddenFor",
  r.written_at as "writtenAt"`;

export async function selectOwn(run: Runner, userId: number, productId: number) {
  const { rows } = await sql<OwnRow>`
    select ${own} from reviews r where r.user_id = ${userId} and r.product_id = ${productId}`.execute(run);
  return rows[0];
}

/** Which reviews of a product the person found helpful, the newest 200. */
export async function selectVoted(run: Runner, userId: number, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from review_votes v join reviews r on r.id = v.review_id
     where v.user_id = ${userId} and r.product_id = ${productId} order by r.id desc limit 200`.execute(run);
  return rows.map(({ id }) => id);
}

/** What a person received and may review: nobody reviews what they sell themselves, or what is gone. */
const receivedBy = (userId: number) => sql`
  from orders o join merchant_orders mo on mo.order_id = o.id join order_lines l on l.merchant_order_id = mo.id
 where o.user_id = ${userId} and l.delivered > 0
   and not exists (select from merchant_members m where m.user_id = ${userId} and m.merchant_id = mo.merchant_id)
   and exists (select from products p where p.id = l.product_id)`;

export interface ReceivedLine {
  lineId: number;
  merchantId: number;
  options: string;
}

/** The newest line by which a person received a product; undefined if none, or if they sell it themselves. */
export async function selectReceivedLine(run: Runner, userId: number, productId: number) {
  const { rows } = await sql<ReceivedLine>`
    select l.id as "lineId", mo.merchant_id as "merchantId", l.options ${receivedBy(userId)} and l.product_id = ${productId}
     order by l.id desc limit 1`.execute(run);
  return rows[0];
}

export interface ReceivedRow {
  productId: number;
  title: string;
  options: string;
  imageUrl: string;
  orderId: number;
  shop: string;
  receivedAt: Date;
  review: boolean;
}

interface ReceivedQuery {
  userId: number;
  /** Only this product. */
  productId?: number;
  most: number;
}

/** What a person received, each product once, by its newest line; with the columns of `OwnRow` where it has a review. */
export async function selectReceived(
  run: Runner,
  { userId, productId, most }: ReceivedQuery,
): Promise<(ReceivedRow & Partial<OwnRow>)[]> {
  const { rows } = await sql<ReceivedRow & Partial<OwnRow>>`
    with mine as (
      select distinct on (l.product_id) l.product_id, l.id as line_id, l.title, l.options, l.image, o.id as order_id, mo.id as part_id,
             mo.merchant_id
        ${receivedBy(userId)} and ${productId === undefined ? sql`true` : sql`l.product_id = ${productId}`}
       order by l.product_id, l.id desc)
    select m.product_id as "productId", m.title, m.options, m.image as "imageUrl", m.order_id as "orderId",
           s.name_ar as shop, (select max(p.ended_at) from parcels p where p.merchant_order_id = m.part_id and p.state = 'delivered')
             as "receivedAt", r.id is not null as review, ${own}
      from mine m join merchants s on s.id = m.merchant_id left join reviews r on r.product_id = m.product_id and r.user_id = ${userId}
     order by r.id is not null, m.line_id desc limit ${sql.lit(most)}`.execute(run);
  return rows;
}

export async function countUnreviewed(run: Runner, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct l.product_id) ${receivedBy(userId)}
       and not exists (select from reviews r where r.user_id = ${userId} and r.product_id = l.product_id)`.execute(
    run,
  );
  return rows[0]?.count ?? 0;
}

const photosOf = async (run: Runner, hashes: readonly string[], which: RawBuilder<unknown>) => {
  const { rows } = await sql<{ hash: string }>`
    select distinct private_hash(photo) as hash from reviews, unnest(photos) photo
     where cardinality(photos) > 0 and private_hash(photo) = any(${hashes}::text[]) and ${which}`.execute(
    run,
  );
  return rows.map(({ hash }) => hash);
};

/** Photos that everybody sees with a review. */
export function selectShownPhotos(run: Runner, hashes: readonly string[]): Promise<string[]> {
  return photosOf(run, hashes, sql`state = 'shown'`);
}

/** Photos of all reviews, also of those that nobody sees yet or any more. */
export function selectPhotos(run: Runner, hashes: readonly string[]): Promise<string[]> {
  return photosOf(run, hashes, sql`true`);
}

/** Shoppers choose goods by their stars: has what the reviewed product is found by rewritten. */
export async function queueIndexing(tx: Tx, reviewId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('search.index-products', json_build_object('productIds', array[product_id]))
      from reviews where id = ${reviewId}`.execute(tx);
}
