import { sql } from 'kysely';
import type { Place } from '#modules/shipping/promise.ts';
import { DEFAULT_SENDING, type StoredSending } from '#modules/shipping/sending.ts';
import type { Runner } from '#platform/server/database.ts';
import type { Destination } from '../arrival.ts';
import type { LineInput, Offer } from '../quote.ts';

/** How a merchant sends: its row of merchant_sending, joined from the left, over what holds without one. */
const SENDING = sql`
  coalesce(s.preparing_days, ${sql.lit(DEFAULT_SENDING.preparingDays)}) as "preparingDays",
  coalesce(s.cut_off_hour, ${sql.lit(DEFAULT_SENDING.cutOffHour)}) as "cutOffHour",
  coalesce(s.ships_with, ${sql.lit(DEFAULT_SENDING.shipsWith)}) as "shipsWith",
  s.free_delivery_from as "freeDeliveryFrom"`;

/**
 * The shop's offer for each requested line, in the same order; null if the product does not exist. A line without a
 * variant means the only variant of a product without options.
 */
export async function findOffers(run: Runner, lines: readonly LineInput[]): Promise<(Offer | null)[]> {
  const products = lines.map(line => line.productId);
  const variants = lines.map(line => line.variantId ?? null);
  const { rows } = await sql<Offer & { at: number }>`
    select asked.at::int - 1 as at, p.id as "productId", p.category_id as "categoryId", p.title, coalesce(p.images ->> (v.picture - 1), p.images ->> 0, '') as image,
           m.id as "merchantId", m.name_ar as "merchantName", m.logo as "merchantLogo",
           v.id as "variantId", p.option_names as "optionNames", coalesce(v.options, '{}') as options,
           coalesce(p.tax_class, c.tax_class) as "taxClass", m.vat_registered as "vatRegistered",
           coalesce(v.price, p.price) as price, coalesce(free_units(v.available, v.on_hand, v.held, v.allocated), 0) as free,
           p.listed and merchant_sells(m.status) as sold, m.status <> 'restricted' as "takesCash",
           ${SENDING}
      from unnest((select ${products}::bigint[]), (select ${variants}::bigint[]))
           with ordinality as asked (product_id, variant_id, at)
      join products p on p.id = asked.product_id
      join categories c on c.id = p.category_id
      join merchants m on m.id = p.merchant_id
      left join merchant_sending s on s.merchant_id = m.id
      left join variants v on v.product_id = p.id
            and (v.id = asked.variant_id or (asked.variant_id is null and p.option_names = '{}'))`.execute(
    run,
  );
  const found = new Map(rows.map(({ at, ...offer }) => [at, offer]));
  return lines.map((_, at) => found.get(at) ?? null);
}

export interface NamedDestination extends Destination {
  governorateName: string;
  cityName: string | null;
}

/** A governorate with its zone, and its city if it is one of it; undefined if there is no such governorate. */
export async function findDestination(
  run: Runner,
  { governorateId, cityId = null }: Place,
): Promise<NamedDestination | undefined> {
  const { rows } = await sql<NamedDestination>`
    select g.id as "governorateId", c.id as "cityId", g.shipping_zone as zone, g.name_ar as "governorateName",
           c.name_ar as "cityName"
      from governorates g left join cities c on c.id = ${cityId}::int and c.governorate_id = g.id
     where g.id = ${governorateId}::bigint`.execute(run);
  return rows[0];
}

/** How the merchant of a listed product sends. */
export async function findPreparing(run: Runner, productId: number): Promise<StoredSending | undefined> {
  const { rows } = await sql<StoredSending>`
    select ${SENDING} from products p left join merchant_sending s on s.merchant_id = p.merchant_id
     where p.id = ${productId} and p.listed`.execute(run);
  return rows[0];
}
