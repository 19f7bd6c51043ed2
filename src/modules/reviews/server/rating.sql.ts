import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { FitCounts, StarCounts } from '../review.ts';

interface RatingRow {
  one: number;
  two: number;
  three: number;
  four: number;
  five: number;
  smaller: number;
  rightSize: number;
  larger: number;
  withPhotos: number;
  sizes: Record<string, number>;
}

const UNRATED: RatingRow = {
  one: 0,
  two: 0,
  three: 0,
  four: 0,
  five: 0,
  smaller: 0,
  rightSize: 0,
  larger: 0,
  withPhotos: 0,
  sizes: {},
};

/** How often each number of stars was given and each word on how it fits, and how many have photos and are of each size. */
export async function selectRating(run: Runner, productId: number) {
  const { rows } = await sql<RatingRow>`
    select one, two, three, four, five, smaller, right_size as "rightSize", larger, pictured as "withPhotos", sizes
      from product_ratings where product_id = ${productId}`.execute(run);
  const found = rows[0] ?? UNRATED;
  const stars: StarCounts = [found.one, found.two, found.three, found.four, found.five];
  const fits: FitCounts = [found.smaller, found.rightSize, found.larger];
  const { withPhotos, sizes } = found;
  return { stars, fits, withPhotos, sizes };
}
