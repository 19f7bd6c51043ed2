import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Ad } from '../ad.ts';

/** The newest running ad of each position, without those whose merchant or product is hidden. */
export async function selectActiveAds(run: Runner, type: string, now: Date) {
  const { rows } = await sql<Ad>`
    select distinct on (a.position) a.id, a.title, a.image, a.position as "order", a.type, a.direct_to as "directTo",
           a.merchant_id as "merchantId", a.product_id as "productId", a.category_id as "categoryId", a.brand_id as "brandId"
      from ads a left join merchants m on m.id = a.merchant_id
      left join products p on p.id = a.product_id
     where a.type = ${type} and a.active and a.starts_at <= ${now} and a.ends_at > ${now}
       and (m.id is null or merchant_shows(m.status)) and (p.id is null or p.listed)
     order by a.position, a.id desc`.execute(run);
  return rows;
}
