import { sql } from 'kysely';
import { holdPictures } from '#modules/media/server/hold-pictures.ts';
import { normalise } from '#platform/arabic.ts';
import { parseWhole } from '#platform/digits.ts';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import { limitInIndex, wordsInIndex } from '#platform/server/postgres/words-in-index.ts';
import type { Ad } from '../ad.ts';
import type { Crop } from '../crop.ts';
import { endingBefore } from '../managed-ad.ts';

export interface StoredAd extends Ad {
  version: number;
  active: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  picture: { identifier: string; width: number; height: number; crop: Crop } | null;
}

export interface ListedAd extends StoredAd {
  targetName: string;
  merchantName: string;
  targetShows: boolean;
  overlaps: { id: number; title: string }[];
  impressions: number;
  clicks: number;
}

const MANAGED = sql`a.id, a.version, a.type, a.position as "order", a.title, a.image, a.direct_to as "directTo",
  a.merchant_id as "merchantId", a.product_id as "productId", a.category_id as "categoryId", a.brand_id as "brandId",
  a.active, nullif(a.starts_at, '-infinity') as "startsAt", nullif(a.ends_at, 'infinity') as "endsAt",
  a.crop || jsonb_build_object('identifier', a.picture) as cut`;

/** An ad without a fallback merchant needs an existing target. */
const LISTED = sql`${MANAGED}, coalesce(m.name_ar, '') as "merchantName",
  coalesce(case a.direct_to when 'product' then p.title when 'category' then c.name_ar
             when 'brand' then coalesce(nullif(b.name_ar, ''), b.name) else m.name_ar end, '') as "targetName",
  (m.id is null or merchant_shows(m.status)) and (p.id is null or p.listed) as "targetShows",
  coalesce(s.impressions, 0)::int as impressions, coalesce(s.clicks, 0)::int as clicks,
  coalesce(o.others, '[]') as overlaps`;

const beside = (now: Date) => sql`
  left join merchants m on m.id = a.merchant_id left join products p on p.id = a.product_id
  left join categories c on c.id = a.category_id left join brands b on b.id = a.brand_id
  left join lateral (select sum(n.impressions) as impressions, sum(n.clicks) as clicks
                       from ad_counts n where n.ad_id = a.id) s on true
  left join lateral (select json_agg(json_build_object('id', x.id, 'title', x.title) order by x.id) as others
                       from ads x
                      where x.id <> a.id and x.type = a.type and x.position = a.position and x.active and a.active
                        and x.ends_at > ${now} and a.ends_at > ${now}
                        and x.starts_at < a.ends_at and a.starts_at < x.ends_at) o on true`;

interface Cut {
  cut: (Crop & { identifier: string; of: { width: number; height: number } }) | null;
}

function toListed<A>({ cut, ...row }: A & Cut) {
  if (!cut) return { ...row, picture: null };
  const { identifier, of, x, y, width } = cut;
  return { ...row, picture: { identifier, ...of, crop: { x, y, width } } };
}

export interface AdFilter {
  type?: string | undefined;
  ending?: 'soon' | undefined;
  q?: string | undefined;
  now: Date;
  limit: number;
  offset: number;
}

function wantedBy({ type, ending, q, now }: AdFilter) {
  return allOf(
    type !== undefined && sql`a.type = ${type}`,
    ending !== undefined && sql`a.active and a.ends_at >= ${now} and a.ends_at < ${endingBefore(now)}`,
    q !== undefined && q !== '' && sql`strpos(fold_name(a.title), fold_name(${q})) > 0`,
  );
}

export async function selectAds(run: Runner, filter: AdFilter) {
  const wanted = wantedBy(filter);
  const { now, limit, offset } = filter;
  const { rows } = await sql<Omit<ListedAd, 'picture'> & Cut>`
    select ${LISTED} from ads a ${beside(now)} where ${wanted}
     order by a.type desc, a.position, a.id desc ${limitToPage({ limit, offset })}`.execute(run);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ads a where ${wanted}`.execute(run);
  return { ads: rows.map(toListed), total: counted[0]?.total ?? 0 };
}

export async function selectAdsById(run: Runner, ids: readonly number[], now: Date): Promise<ListedAd[]> {
  const { rows } = await sql<Omit<ListedAd, 'picture'> & Cut>`
    select ${LISTED} from ads a ${beside(now)} where a.id = any(${ids}::bigint[])
     order by a.type desc, a.position`.execute(run);
  return rows.map(toListed);
}

/** An ad and, if an order is given, the ads with that order in the same place, locked by their ids. */
export async function lockAds(tx: Tx, { id, order }: { id: number; order?: number }): Promise<StoredAd[]> {
  const { rows } = await sql<Omit<StoredAd, 'picture'> & Cut>`
    select ${MANAGED} from ads a
     where a.id = ${id}
        or (a.position = ${order ?? null} and a.type = (select type from ads where id = ${id}))
     order by a.id for update`.execute(tx);
  return rows.map(toListed);
}

/** The columns of an ad that are written. */
export interface WrittenAd {
  type: string;
  order: number;
  title: string;
  image: string;
  directTo: string;
  merchantId: number | null;
  productId: number | null;
  categoryId: number | null;
  brandId: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  active: boolean;
  picture: StoredAd['picture'];
}

const valuesOf = (ad: WrittenAd) => {
  const { picture } = ad;
  const crop = picture && { ...picture.crop, of: { width: picture.width, height: picture.height } };
  return sql`${ad.type}, ${ad.order}, ${ad.title}, ${ad.image}, ${ad.directTo}, ${ad.merchantId}, ${ad.productId},
    ${ad.categoryId}, ${ad.brandId}, coalesce(${ad.startsAt}::timestamptz, '-infinity'),
    coalesce(${ad.endsAt}::timestamptz, 'infinity'), ${ad.active}, ${picture?.identifier ?? null}::text,
    ${crop && JSON.stringify(crop)}::jsonb`;
};
const COLUMNS = sql`type, position, title, image, direct_to, merchant_id, product_id, category_id, brand_id,
  starts_at, ends_at, active, picture, crop`;

const picturesOf = ({ image, picture }: WrittenAd) => [image, picture?.identifier ?? ''];

export async function insertAd(tx: Tx, ad: WrittenAd): Promise<number> {
  await holdPictures(tx, picturesOf(ad));
  const { rows } = await sql<{ id: number }>`
    insert into ads (${COLUMNS}) values (${valuesOf(ad)}) returning id`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export async function updateAd(tx: Tx, id: number, ad: WrittenAd): Promise<void> {
  await holdPictures(tx, picturesOf(ad));
  await sql`update ads set (${COLUMNS}, version) = (${valuesOf(ad)}, version + 1) where id = ${id}`.execute(
    tx,
  );
}

/** Returns whether it was active before; undefined if there is no such ad. */
export async function setAdActive(
  tx: Tx,
  { id, active }: { id: number; active: boolean },
): Promise<{ was: boolean } | undefined> {
  const { rows } = await sql<{ was: boolean }>`
    with before as (select id, active from ads where id = ${id} for update)
    update ads a set active = ${active}, version = version + 1 from before where a.id = before.id
    returning before.active as was`.execute(tx);
  return rows[0];
}

export async function deleteAdRow(tx: Tx, id: number): Promise<{ title: string } | undefined> {
  const { rows } = await sql<{ title: string }>`delete from ads where id = ${id} returning title`.execute(tx);
  return rows[0];
}

export interface FoundTarget {
  id: number;
  name: string;
  detail: string;
}

const TARGETS = {
  merchant: sql`select m.id, m.name_ar as name, '' as detail, m.id as "merchantId", m.name_ar as words
                  from merchants m where merchant_shows(m.status)`,
  product: sql`select p.id, p.title as name, m.name_ar as detail, m.id as "merchantId", p.title as words
                 from products p join merchants m on m.id = p.merchant_id where p.listed`,
  category: sql`select c.id, c.name_ar as name, '' as detail, null::bigint as "merchantId",
                       c.name_ar || ' ' || c.name_en as words from categories c`,
  brand: sql`select b.id, coalesce(nullif(b.name_ar, ''), b.name) as name, b.name as detail,
                    null::bigint as "merchantId", b.name || ' ' || b.name_ar as words from brands b`,
} as const;

export type TargetKind = keyof typeof TARGETS;

/** The number of candidates for a common word; the best of them are good enough to choose from. */
const LOOKED_AT = 100;

/** Targets of one kind that the shop shows now, by words in their names; a number finds a target by its id. */
export async function searchTargets(run: Runner, { kind, q }: { kind: TargetKind; q: string }) {
  if (kind === 'product') return searchProducts(run, q);
  const { rows } = await sql<FoundTarget>`
    select t.id, t.name, t.detail from (${TARGETS[kind]}) t
     where strpos(lower(t.words), lower(${q})) > 0 or t.id::text = ${q}
     order by strpos(lower(t.words), lower(${q})), length(t.name), t.id limit 8`.execute(run);
  return rows;
}

/** Finds products through the search index by the beginnings of all the words; the table is too large to scan. */
async function searchProducts(run: Runner, q: string): Promise<FoundTarget[]> {
  const words = normalise(q).split(' ').filter(Boolean);
  const query = words.map(word => `'${word.replaceAll("'", '')}':*`).join(' & ');
  const { rows } = await sql<FoundTarget>`/* unnamed */
    with found as (
      (select p.id, p.title, p.merchant_id from products p
        where p.listed and p.search_words @@ ${wordsInIndex(query)} ${limitInIndex(LOOKED_AT)})
      union
      select p.id, p.title, p.merchant_id from products p where p.listed and p.id = ${parseWhole(q) ?? 0}
    ), placed as (
      select *, row_number() over (order by id::text <> ${q}, starts = 0, starts, length(title), id) as place
        from (select *, strpos(lower(title), lower(${q})) as starts from found) f
    )
    select p.id, p.title as name, m.name_ar as detail from placed p join merchants m on m.id = p.merchant_id
     where p.place <= 8 order by p.place`.execute(run);
  return rows;
}

export interface AdTarget extends FoundTarget {
  /** The merchant of the ad: the target merchant itself, or a product's seller. */
  merchantId: number | null;
}

/** One target by its id, if the shop shows it now. */
export async function findTarget(run: Runner, kind: TargetKind, id: number): Promise<AdTarget | undefined> {
  const { rows } = await sql<AdTarget>`
    select t.id, t.name, t.detail, t."merchantId" from (${TARGETS[kind]}) t where t.id = ${id}`.execute(run);
  return rows[0];
}

export async function selectCountsByDay(run: Runner, adId: number, days: number) {
  const { rows } = await sql<{ day: string; impressions: number; clicks: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, impressions, clicks from ad_counts
     where ad_id = ${adId} order by ad_counts.day desc limit ${days}`.execute(run);
  return rows;
}
