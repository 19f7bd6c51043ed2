import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Disclosure } from '../disclosure.ts';
import type { ExclusionOrNone } from '../exclusion.ts';
import type { Variant } from '../product.ts';
import { selectedFacts } from './facts.sql.ts';
import { card, type ProductRow } from './listing/list-products.sql.ts';

export interface DetailsRow extends ProductRow, Disclosure {
  description: string;
  specifications: [string, string][];
  category_name: string;
  brand_name: string | null;
  on_holiday: boolean;
  restricted: boolean;
  lowest_before: number | null;
  not_returnable: ExclusionOrNone;
  variants: Variant[];
}

/** A listed product with its variants; free units are shown up to 6. */
export async function selectDetails(run: Runner, id: number, viewerId: number | null) {
  const { rows } = await sql<DetailsRow>`
    select ${card(viewerId)}, p.description, p.specifications, c.name_ar as category_name, b.name as brand_name,
           m.status = 'on_holiday' as on_holiday, m.status = 'restricted' as restricted,
           coalesce(p.not_returnable, c.not_returnable) as not_returnable, ${selectedFacts},
           (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'options', v.options, 'swatch', v.swatch, 'picture', v.picture, 'price', v.price,
                     'left', least(free_units(v.available, v.on_hand, v.held, v.allocated), 6)) order by v.position, v.id), '[]')
              from variants v where v.product_id = p.id) as variants,
           case when p.on_sale then (
             select min(logged.price)
               from (select price, lead(since) over (order by since, id) as until
                       from product_prices where product_id = p.id) logged
              where logged.until > (select max(since) from product_prices where product_id = p.id) - interval '30 days')
           end as lowest_before
      from products p join merchants m on m.id = p.merchant_id join categories c on c.id = p.category_id
      left join brands b on b.id = p.brand_id
     where p.id = ${id} and p.listed`.execute(run);
  return rows[0];
}
