import { sql } from 'kysely';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';

export const REVIEW_INVARIANTS: readonly Invariant[] = [
  {
    id: 'V1',
    says: 'a rating counts the shown reviews of its product, by their stars, how it fits, their photos and sizes',
    violations: sql`
      with told as (
        select product_id, count(*) filter (where stars = 1) as one, count(*) filter (where stars = 2) as two,
               count(*) filter (where stars = 3) as three, count(*) filter (where stars = 4) as four,
               count(*) filter (where stars = 5) as five,
               count(*) filter (where fit = 'smaller') as smaller, count(*) filter (where fit = 'right') as right_size,
               count(*) filter (where fit = 'larger') as larger,
               count(*) filter (where cardinality(photos) > 0) as pictured
          from reviews where state = 'shown' group by product_id),
      sized as (
        select product_id, jsonb_object_agg(size, reviews) as sizes
          from (select product_id, size, count(*) as reviews from reviews
                 where state = 'shown' and size <> '' group by 1, 2) each group by 1)
      select product_id from told full join product_ratings r using (product_id) left join sized using (product_id)
       where (coalesce(told.one, 0), coalesce(told.two, 0), coalesce(told.three, 0), coalesce(told.four, 0), coalesce(told.five, 0),
              coalesce(told.smaller, 0), coalesce(told.right_size, 0), coalesce(told.larger, 0), coalesce(told.pictured, 0),
              coalesce(sized.sizes, '{}'))
          is distinct from (coalesce(r.one, 0), coalesce(r.two, 0), coalesce(r.three, 0), coalesce(r.four, 0), coalesce(r.five, 0),
              coalesce(r.smaller, 0), coalesce(r.right_size, 0), coalesce(r.larger, 0), coalesce(r.pictured, 0),
              coalesce(r.sizes, '{}'))`,
  },
  {
    id: 'V2',
    says: 'a review counts the people who found it helpful, and its writer is not one of them',
    violations: sql`
      select r.id from reviews r left join review_votes v on v.review_id = r.id
       group by r.id having count(v.user_id) <> r.helpful or bool_or(v.user_id = r.user_id)`,
  },
  {
    id: 'V3',
    says: 'a review is about a product that its writer received',
    violations: sql`
      select r.id from reviews r join order_lines l on l.id = r.order_line_id
        join merchant_orders mo on mo.id = l.merchant_order_id join orders o on o.id = mo.order_id
       where l.product_id <> r.product_id or o.user_id <> r.user_id or l.delivered = 0 or mo.merchant_id <> r.merchant_id`,
  },
];
