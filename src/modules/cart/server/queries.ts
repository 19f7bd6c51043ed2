import { sql } from 'kysely';
import type { ShippingZone } from '#modules/settings/settings.ts';
import type { Runner } from '#platform/server/database.ts';
import type { LineInput, Offer } from '../quote.ts';

/**
 * The shop's offer for each requested line, in the same order; null if the product does not exist. A line without a
 * variant means the only variant of a product without options.
 */
export async function findOffers(run: Runner, lines: readonly LineInput[]): Promise<(Offer | null)[]> {
  const products = lines.map(line => line.productId);
  const variants = lines.map(line => line.variantId ?? null);
  const { rows } = await sql<Offer & { at: number }>`
    select asked.at::int - 1 as at, p.id as "productId", p.category_id as "categoryId", p.title, coalesce(p.images ->> 0, '') as image,
           m.id as "merchantId", m.name_ar as "merchantName", m.logo as "merchantLogo",
           v.id as "variantId", p.option_names as "optionNames", coalesce(v.options, '{}') as options,
           coalesce(p.tax_class, c.tax_class) as "taxClass", m.vat_registered as "vatRegistered",
           coalesce(v.price, p.price) as price, coalesce(free_units(v.available, v.on_hand, v.held, v.allocated), 0) as free,
           p.listed and merchant_sells(m.status) as sold, m.status <> 'restricted' as "takesCash"
      from unnest((select ${products}::bigint[]), (select ${variants}::bigint[]))
           with ordinality as asked (product_id, variant_id, at)
      join products p on p.id = asked.product_id
      join categories c on c.id = p.category_id
      join merchants m on m.id = p.merchant_id
      left join variants v on v.product_id = p.id
            and (v.id = asked.variant_id or (asked.variant_id is null and p.option_names = '{}'))`.execute(
    run,
  );
  const found = new Map(rows.map(({ at, ...offer }) => [at, offer]));
  return lines.map((_, at) => found.get(at) ?? null);
}

/** The shipping zone of a governorate; null if there is no such governorate. */
export async function findZone(run: Runner, governorateId: number): Promise<ShippingZone | null> {
  const { rows } = await sql<{ zone: ShippingZone }>`
    select shipping_zone as zone from governorates where id = ${governorateId}::bigint`.execute(run);
  return rows[0]?.zone ?? null;
}
