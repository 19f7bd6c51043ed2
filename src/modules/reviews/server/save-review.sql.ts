import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Fit, ReviewState, Sign } from '../review.ts';

/** The person's name, and with it the lock under which one review after the other is written. */
export async function lockWriter(tx: Tx, userId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from users where id = ${userId} for no key update`.execute(tx);
  return rows[0]?.name ?? '';
}

interface Bought {
  userId: number;
  lineId: number;
  merchantId: number;
}

/**
 * Whether the goods went where another reviewer of this merchant has theirs sent, or to a mobile of the merchant, and whether
 * their buyer signs in from the place and kind of device of one who works for the merchant.
 */
export async function selectBoughtSigns(
  run: Runner,
  { userId, lineId, merchantId }: Bought,
): Promise<Sign[]> {
  const { rows } = await sql<{ sameAddress: boolean; merchantMobile: boolean; sameDevice: boolean }>`
    with mine as (
      select o.mobile, o.address from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id
        join orders o on o.id = mo.order_id where l.id = ${lineId}),
    others as materialized (
      select order_line_id from reviews
       where merchant_id = ${merchantId} and state = 'shown' and user_id <> ${userId} order by id desc limit 500)
    select exists (select from mine, others r join order_lines l on l.id = r.order_line_id
                     join merchant_orders mo on mo.id = l.merchant_order_id join orders o on o.id = mo.order_id
                    where o.mobile = mine.mobile
                       or (o.address ->> 'street' = mine.address ->> 'street'
                           and o.address ->> 'building' = mine.address ->> 'building'
                           and o.address ->> 'cityId' is not distinct from mine.address ->> 'cityId'
                           and o.address ->> 'flat' is not distinct from mine.address ->> 'flat')) as "sameAddress",
           exists (select from mine, merchant_members m join users u on u.id = m.user_id
                    where m.merchant_id = ${merchantId} and u.mobile = mine.mobile) as "merchantMobile",
           exists (select from sessions own join sessions theirs using (address, device)
                     join merchant_members m on m.user_id = theirs.user_id
                    where own.user_id = ${userId} and own.address <> '' and m.merchant_id = ${merchantId}) as "sameDevice"`.execute(
    run,
  );
  const [found] = rows;
  return [
    ...(found?.sameAddress ? (['same_address'] as const) : []),
    ...(found?.merchantMobile ? (['merchant_mobile'] as const) : []),
    ...(found?.sameDevice ? (['same_device'] as const) : []),
  ];
}

export interface StoredReview {
  productId: number;
  merchantId: number;
  userId: number;
  lineId: number;
  stars: number;
  fit: Fit | null;
  size: string;
  shopStars: number | null;
  text: string;
  shownName: string;
  photos: readonly string[];
  state: ReviewState;
  signs: readonly Sign[];
  now: Date;
}

/** One review of each product by each person: a second one replaces the first. */
export async function upsertReview(tx: Tx, review: StoredReview): Promise<number> {
  const {
    productId,
    merchantId,
    userId,
    lineId,
    stars,
    fit,
    size,
    shopStars,
    text,
    shownName,
    photos,
    state,
    signs,
    now,
  } = review;
  const { rows } = await sql<{ id: number }>`
    insert into reviews (product_id, merchant_id, user_id, order_line_id, stars, fit, size, shop_stars, body, shown_name, photos, state, signs,
                         written_at, changed_at)
    values (${productId}, ${merchantId}, ${userId}, ${lineId}, ${stars}, ${fit}, ${size}, ${shopStars}, ${text}, ${shownName}, ${photos}::text[],
            ${state}, ${signs}::text[], ${now}, ${now})
    on conflict (product_id, user_id)
    do update set order_line_id = excluded.order_line_id, stars = excluded.stars, fit = excluded.fit, size = excluded.size,
                  shop_stars = excluded.shop_stars, body = excluded.body, shown_name = excluded.shown_name, photos = excluded.photos,
                  state = excluded.state, signs = excluded.signs, hidden_for = '', changed_at = excluded.changed_at
    returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** A person's review of a product, unless staff have hidden it and have not shown it since. Gives the photos. */
export async function deleteOwn(
  tx: Tx,
  userId: number,
  productId: number,
): Promise<{ photos: string[] } | undefined> {
  const { rows } = await sql<{ photos: string[] }>`
    with gone as (
      delete from reviews
       where user_id = ${userId} and product_id = ${productId}
         and (state = 'shown' or (state = 'held' and not 'hidden_before' = any(signs)))
      returning product_id, photos),
    indexed as (
      select graphile_worker.add_job('search.index-products', json_build_object('productIds', array[product_id])) from gone)
    select gone.photos from gone, indexed`.execute(tx);
  return rows[0];
}

/** Another's shown review, or whose it is; undefined if nobody sees it. */
export async function selectWriter(run: Runner, reviewId: number): Promise<number | undefined> {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from reviews where id = ${reviewId} and state = 'shown'`.execute(run);
  return rows[0]?.userId;
}

export async function insertVote(
  run: Runner,
  reviewId: number,
  { userId, now }: { userId: number; now: Date },
) {
  await sql`
    insert into review_votes (review_id, user_id, voted_at) values (${reviewId}, ${userId}, ${now})
    on conflict do nothing`.execute(run);
}

export async function deleteVote(run: Runner, reviewId: number, userId: number): Promise<void> {
  await sql`delete from review_votes where review_id = ${reviewId} and user_id = ${userId}`.execute(run);
}

export async function selectHelpful(run: Runner, reviewId: number): Promise<number> {
  const { rows } = await sql<{ helpful: number }>`
    select helpful from reviews where id = ${reviewId}`.execute(run);
  return rows[0]?.helpful ?? 0;
}
