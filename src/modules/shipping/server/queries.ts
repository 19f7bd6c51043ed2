import { sql } from 'kysely';
import type { ShippingZone } from '#modules/settings/settings.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Governorate } from '../place.ts';

type Row = Omit<Governorate, 'deliveryFee'> & { zone: ShippingZone };

/** All governorates, the largest cities of the country first, with their cities. */
export async function selectGovernorates(run: Runner): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select g.id, g.name_ar as "nameAr", g.name_en as "nameEn", g.shipping_zone as zone,
           json_agg(json_build_object('id', c.id, 'nameAr', c.name_ar, 'nameEn', c.name_en)) as cities
      from governorates g
      join cities c on c.governorate_id = g.id
     group by g.id
     order by g.id`.execute(run);
  return rows;
}
