import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { FeedProduct } from '../feed-item.ts';

export async function selectHighestId(run: Runner): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from products`.execute(run);
  return rows[0]?.id ?? 0;
}

/**
 * Listed products whose ids are above `after` and at most `to`. A former price counts if it is claimed, if the log of
 * prices bears it out, and for 30 days; it is never more than the lowest price of the 30 days before.
 */
export async function selectFeedProducts(
  run: Runner,
  { after, to, now }: { after: number; to: number; now: Date },
): Promise<FeedProduct[]> {
  const { rows } = await sql<FeedProduct>`
    select p.id, p.merchant_id as "merchantId", p.title, p.description, p.images, p.specifications,
           p.option_names as "optionNames", p.price, b.name as brand, c.name_ar as category, sub.name_ar as subcategory,
           s.free_delivery_from as "freeDeliveryFrom",
           case when p.on_sale and former.price > p.price then former.price end as "formerPrice",
           (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'options', v.options, 'picture', v.picture, 'price', v.price,
                     'isFree', merchant_sells(m.status) and free_units(v.available, v.on_hand, v.held, v.allocated) > 0)
                     order by v.position, v.id), '[]')
              from variants v where v.product_id = p.id) as variants
      from products p join merchants m on m.id = p.merchant_id join categories c on c.id = p.category_id
      left join subcategories sub on sub.id = p.subcategory_id
      left join brands b on b.id = p.brand_id
      left join merchant_sending s on s.merchant_id = m.id
      left join lateral (
        select least(p.original_price, min(logged.price) filter (where logged.until > present.since - interval '30 days')) as price
          from (select max(since) as since from product_prices where product_id = p.id) present
         cross join (select price, lead(since) over (order by since, id) as until
                       from product_prices where product_id = p.id) logged
         where p.on_sale and present.since > ${now}::timestamptz - interval '30 days'
        having count(*) filter (where logged.until > present.since - interval '30 days') > 0) former on true
     where p.id > ${after} and p.id <= ${to} and p.listed
     order by p.id`.execute(run);
  return rows;
}

export interface DearestZone {
  zone: 'A' | 'B' | 'C' | 'D' | 'E';
}

/** Zones that some governorate is in. */
export async function selectZones(run: Runner): Promise<DearestZone['zone'][]> {
  const { rows } = await sql<DearestZone>`select distinct shipping_zone as zone from governorates`.execute(
    run,
  );
  return rows.map(({ zone }) => zone);
}

/** Leaves a part that says the same as before untouched. */
export async function writePart(
  run: Runner,
  {
    name,
    part,
    bytes,
    hash,
    items,
  }: { name: string; part: number; bytes: Buffer; hash: string; items: number },
): Promise<void> {
  await sql`
    insert into feed_parts (name, part, bytes, hash, items) values (${name}, ${part}, ${bytes}, ${hash}, ${items})
    on conflict (name, part) do update set bytes = excluded.bytes, hash = excluded.hash, items = excluded.items
     where feed_parts.hash <> excluded.hash`.execute(run);
}

/** Forgets the parts behind the last one, and says what the feed is now. */
export async function finishFeed(
  run: Runner,
  { name, head, parts, now }: { name: string; head: string; parts: number; now: Date },
): Promise<void> {
  await sql`
    with gone as (delete from feed_parts where name = ${name} and part >= ${parts})
    insert into feeds as f (name, head, etag, items, made_at)
    select ${name}, ${head}, md5(${head} || coalesce(string_agg(hash, '' order by part), '')), coalesce(sum(items), 0), ${now}
      from feed_parts where name = ${name} and part < ${parts}
    on conflict (name) do update
       set head = excluded.head, etag = excluded.etag, items = excluded.items,
           made_at = case when f.etag = excluded.etag then f.made_at else excluded.made_at end`.execute(run);
}

export interface FeedRow {
  head: string;
  etag: string;
  madeAt: Date;
}

export async function selectFeed(run: Runner, name: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select head, etag, made_at as "madeAt" from feeds where name = ${name}`.execute(run);
  return rows[0];
}

/** Those behind `after`, at most `most`, in their order. */
export async function selectParts(
  run: Runner,
  { name, after, most }: { name: string; after: number; most: number },
): Promise<{ part: number; bytes: Buffer }[]> {
  const { rows } = await sql<{ part: number; bytes: Buffer }>`
    select part, bytes from feed_parts where name = ${name} and part > ${after} order by part limit ${sql.lit(most)}`.execute(
    run,
  );
  return rows;
}

/** Once, however many ask. */
export async function queueFeeds(run: Runner): Promise<void> {
  await sql`select graphile_worker.add_job('feeds.write-feeds', job_key := 'write feeds')`.execute(run);
}
