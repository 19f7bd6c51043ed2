import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

export type PlaceKind = 'category' | 'brand';

export interface Merging {
  kind: PlaceKind;
  fromId: number;
  intoId: number;
}

interface Named {
  table: RawBuilder<unknown>;
  merges: RawBuilder<unknown>;
  /** The column by which a product or an ad names it. */
  column: RawBuilder<unknown>;
  /** By which paths a search may lead to it. */
  paths: string;
}

const PLACES: Record<PlaceKind, Named> = {
  category: {
    table: sql`categories`,
    merges: sql`category_merges`,
    column: sql`category_id`,
    paths: 'outlet|category',
  },
  brand: { table: sql`brands`, merges: sql`brand_merges`, column: sql`brand_id`, paths: 'brand' },
};

export interface MergeCounts {
  products: number;
  ads: number;
  coupons: number;
}

/** What names a category or a brand, except settings. */
export async function countNaming(run: Runner, { kind, fromId }: Pick<Merging, 'kind' | 'fromId'>) {
  const { column } = PLACES[kind];
  const { rows } = await sql<MergeCounts>`
    select coalesce((select n.rows from counted n where n.name = ${`${kind}/${fromId}`}), 0) as products,
           (select count(*)::int from ads where ${column} = ${fromId}) as ads,
           (select count(*)::int from coupons where ${kind} = 'category' and ${fromId} = any(category_ids)) as coupons`.execute(
    run,
  );
  return rows[0] as MergeCounts;
}

/** Whether one of both is being merged already, or the target itself is on its way elsewhere. */
export async function mergeRuns(tx: Tx, { kind, fromId, intoId }: Merging): Promise<boolean> {
  const { rows } = await sql`
    select from ${PLACES[kind].merges}
     where done_at is null and (from_id in (${fromId}, ${intoId}) or into_id = ${fromId})`.execute(tx);
  return rows.length > 0;
}

/** Writes a merge down; what was merged into the one that goes now leads on to the other. */
export async function insertMerge(
  tx: Tx,
  { kind, fromId, intoId }: Merging,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<void> {
  const { merges } = PLACES[kind];
  await sql`update ${merges} set into_id = ${intoId} where into_id = ${fromId}`.execute(tx);
  await sql`
    insert into ${merges} (from_id, into_id, names, begun_at)
    values (${fromId}, ${intoId}, ${names}::text[], ${now})`.execute(tx);
}

/**
 * Points ads, paths of searches and what files of products say at the other one. Coupons are for both until all products
 * have moved.
 */
export async function pointToOther(tx: Tx, { kind, fromId, intoId }: Merging): Promise<void> {
  const { column, paths } = PLACES[kind];
  await sql`update ads set ${column} = ${intoId} where ${column} = ${fromId}`.execute(tx);
  await sql`
    update search_rules set path = regexp_replace(path, ${`^/(${paths})/${fromId}(?!\\d)`}, ${`/\\1/${intoId}`})
     where path ~ ${`^/(${paths})/${fromId}(?!\\d)`}`.execute(tx);
  if (kind === 'brand') return;
  await sql`
    update import_words set meaning = ${String(intoId)}
     where kind = 'category' and meaning = ${String(fromId)}`.execute(tx);
  await sql`
    update coupons set category_ids = category_ids || ${intoId}::bigint
     where ${fromId} = any(category_ids) and not ${intoId} = any(category_ids)`.execute(tx);
}

/** Whoever names it now waits until it is gone. */
export async function lockPlace(tx: Tx, { kind, fromId }: Merging): Promise<void> {
  await sql`select from ${PLACES[kind].table} where id = ${fromId} for update`.execute(tx);
}

interface Portion extends Merging {
  most: number;
  now: Date;
}

/**
 * Moves the next products, locked in the order of a sale, and returns their ids. A subcategory that the other category
 * lacks comes along, if a product is in it.
 */
export async function moveProducts(tx: Tx, { kind, fromId, intoId, most, now }: Portion): Promise<number[]> {
  const { column } = PLACES[kind];
  if (kind === 'category')
    await sql`
      insert into subcategories (category_id, name_ar, position)
      select ${intoId}, s.name_ar, s.position from subcategories s
       where s.category_id = ${fromId} and exists (select from products p where p.subcategory_id = s.id)
      on conflict (category_id, name_ar) do nothing`.execute(tx);
  const subcategory =
    kind === 'brand'
      ? sql``
      : sql`, subcategory_id = (select n.id from subcategories o join subcategories n on n.name_ar = o.name_ar
                                 where o.id = p.subcategory_id and n.category_id = ${intoId})`;
  const { rows } = await sql<{ id: number }>`
    with next as (select id from products where ${column} = ${fromId} order by id limit ${sql.lit(most)} for no key update)
    update products p set ${column} = ${intoId}${subcategory}, version = version + 1, updated_at = ${now}
      from next where p.id = next.id returning p.id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function enqueueMerge(
  tx: Tx,
  { kind, fromId }: Pick<Merging, 'kind' | 'fromId'>,
): Promise<void> {
  await sql`
    select graphile_worker.add_job('catalog.merge-places', json_build_object('kind', ${kind}::text, 'fromId', ${fromId}::bigint))`.execute(
    tx,
  );
}

/** Where a merge that runs leads; undefined if it is done, or was given up with its target. */
export async function lockMerge(tx: Tx, { kind, fromId }: Pick<Merging, 'kind' | 'fromId'>) {
  const { rows } = await sql<{ intoId: number }>`
    select into_id as "intoId" from ${PLACES[kind].merges}
     where from_id = ${fromId} and done_at is null for update`.execute(tx);
  return rows[0]?.intoId;
}

/** A coupon that is for this category alone, saved at the last moment, must not become one for all. */
export async function endMerge(tx: Tx, { kind, fromId, intoId }: Merging, now: Date): Promise<void> {
  await sql`update ${PLACES[kind].merges} set done_at = ${now} where from_id = ${fromId}`.execute(tx);
  if (kind === 'category')
    await sql`
      update coupons set category_ids = array_append(array_remove(array_remove(category_ids, ${fromId}::bigint), ${intoId}::bigint), ${intoId}::bigint)
       where ${fromId} = any(category_ids)`.execute(tx);
}

/** The category or brand that this one became part of. */
export async function selectMergedInto(run: Runner, { kind, fromId }: Pick<Merging, 'kind' | 'fromId'>) {
  const { rows } = await sql<{ intoId: number }>`
    select into_id as "intoId" from ${PLACES[kind].merges} where from_id = ${fromId}`.execute(run);
  return rows[0]?.intoId;
}

/** The most subcategories that one category would have. */
export async function countSubcategories(run: Runner, { fromId, intoId }: Merging): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(distinct s.name_ar)::int as many from subcategories s
     where s.category_id = ${intoId}
        or s.category_id = ${fromId} and exists (select from products p where p.subcategory_id = s.id)`.execute(
    run,
  );
  return rows[0]?.many ?? 0;
}
