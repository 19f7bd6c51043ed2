import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export async function collectReviews(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ reviews: unknown; reviewsFoundHelpful: unknown; questions: unknown }>`
    select (select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'signs' order by r.id), '[]')
              from reviews r where r.user_id = ${userId}) as reviews,
           (select coalesce(jsonb_agg(v.review_id order by v.review_id), '[]')
              from review_votes v where v.user_id = ${userId}) as "reviewsFoundHelpful",
           (select coalesce(jsonb_agg(to_jsonb(q) - 'user_id' order by q.id), '[]')
              from questions q where q.user_id = ${userId}) as questions`.execute(run);
  return rows[0] ?? {};
}

/** In two statements, because the votes that go with a review count on the review. Gives the photos. */
export async function deleteReviewsOf(tx: Tx, userId: number): Promise<string[]> {
  await sql`delete from review_votes where user_id = ${userId}`.execute(tx);
  const { rows } = await sql<{ photos: string[] }>`
    with gone as (delete from reviews where user_id = ${userId} returning product_id, photos),
         indexed as (
           select graphile_worker.add_job('search.index-products', json_build_object('productIds', json_agg(product_id)))
             from gone having count(*) > 0)
    select gone.photos from gone, indexed`.execute(tx);
  return rows.flatMap(({ photos }) => photos);
}

/** Gives what was asked. */
export async function deleteQuestionsOf(tx: Tx, userId: number): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    delete from questions where user_id = ${userId} returning body`.execute(tx);
  return rows.map(({ body }) => body);
}
