import { sql } from 'kysely';
import { holdPictures } from '#modules/media/server/hold-pictures.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage } from '#platform/server/limit-to-page.ts';
import type { ManagedBrand, ManagedCategory } from '../../categories.calls.ts';

type CategoryFields = Pick<
  ManagedCategory,
  'nameAr' | 'nameEn' | 'icon' | 'imageUrl' | 'notReturnable' | 'taxClass' | 'subcategories'
>;
type BrandFields = Pick<ManagedBrand, 'name' | 'nameAr' | 'aliases'>;

/** All categories in their order. */
export async function selectManagedCategories(run: Runner): Promise<ManagedCategory[]> {
  const { rows } = await sql<ManagedCategory>`
    select c.id, c.version, c.name_ar as "nameAr", c.name_en as "nameEn", c.icon,
           c.image as "imageUrl", c.not_returnable as "notReturnable", c.tax_class as "taxClass",
           array(select s.name_ar from subcategories s where s.category_id = c.id order by s.position, s.id) as subcategories,
           coalesce(n.rows, 0) as products
      from categories c left join counted n on n.name = 'category/' || c.id order by c.position, c.id`.execute(
    run,
  );
  return rows;
}

/** Changes of categories run one at a time, so names stay unique and the order complete. */
export async function lockCategories(tx: Tx): Promise<ManagedCategory[]> {
  await sql`lock table categories in share row exclusive mode`.execute(tx);
  return selectManagedCategories(tx);
}

export async function insertCategory(tx: Tx, fields: CategoryFields): Promise<number> {
  await holdPictures(tx, [fields.imageUrl]);
  const { rows } = await sql<{ id: number }>`
    insert into categories (name_ar, name_en, icon, image, not_returnable, tax_class, position)
    select ${fields.nameAr}, ${fields.nameEn}, ${fields.icon}, ${fields.imageUrl}, ${fields.notReturnable},
           ${fields.taxClass}, coalesce(max(position), 0) + 1
      from categories
    returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  await insertSubcategories(tx, id, fields.subcategories);
  return id;
}

/** Returns the subcategories that would go and that products name. If there are any, the change must not stay. */
export async function updateCategory(tx: Tx, id: number, fields: CategoryFields): Promise<string[]> {
  await holdPictures(tx, [fields.imageUrl]);
  await sql`
    update categories set name_ar = ${fields.nameAr}, name_en = ${fields.nameEn}, icon = ${fields.icon},
           image = ${fields.imageUrl}, not_returnable = ${fields.notReturnable},
           tax_class = ${fields.taxClass}, version = version + 1
     where id = ${id}`.execute(tx);
  return writeSubcategories(tx, id, fields.subcategories);
}

async function insertSubcategories(tx: Tx, categoryId: number, names: readonly string[]): Promise<void> {
  await sql`
    insert into subcategories (category_id, name_ar, position)
    select ${categoryId}, name, place from unnest(${names}::text[]) with ordinality n(name, place)
    on conflict (category_id, name_ar) do update set position = excluded.position`.execute(tx);
}

/** What is new takes the place, and with it the products, of what went from there. */
async function writeSubcategories(tx: Tx, categoryId: number, names: readonly string[]): Promise<string[]> {
  await sql`
    with wanted as (select name, place from unnest(${names}::text[]) with ordinality n(name, place)),
         gone as (
           select id, row_number() over (order by position, id) as place from subcategories
            where category_id = ${categoryId}),
         old as (select s.id, g.place from subcategories s join gone g using (id)
                  where not exists (select from wanted w where w.name = s.name_ar)),
         fresh as (select name, place from wanted w
                    where not exists (select from subcategories s where s.category_id = ${categoryId} and s.name_ar = w.name))
    update subcategories s set name_ar = f.name from old o join fresh f using (place) where s.id = o.id`.execute(
    tx,
  );
  const isGone = sql`s.category_id = ${categoryId} and s.name_ar <> all(${names}::text[])`;
  const { rows: used } = await sql<{ name: string }>`
    select s.name_ar as name from subcategories s
     where ${isGone} and exists (select from products p where p.subcategory_id = s.id)
     order by s.position`.execute(tx);
  if (used.length > 0) return used.map(({ name }) => name);
  await sql`delete from subcategories s where ${isGone}`.execute(tx);
  await insertSubcategories(tx, categoryId, names);
  return [];
}

export async function placeCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update categories c set position = o.place
      from unnest(${ids}::bigint[]) with ordinality o(id, place) where c.id = o.id`.execute(tx);
}

/** Whether it was deleted; products added meanwhile prevent it. */
export async function removeCategory(tx: Tx, id: number): Promise<boolean> {
  await sql`select from categories where id = ${id} for update`.execute(tx);
  const { rows } = await sql`
    delete from categories c where id = ${id} and not exists (select from products p where p.category_id = c.id)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** The person who changed it last; empty if nobody did by hand. */
export async function selectChanger(run: Runner, type: 'category' | 'brand', id: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select u.name from audit_log a join users u on u.id = a.user_id
     where a.subject_type = ${type} and a.subject_id = ${String(id)} order by a.id desc limit 1`.execute(run);
  return rows[0]?.name ?? '';
}

/** Reindexes the products for search. */
export async function enqueueIndexing(tx: Tx, of: 'category' | 'brand', id: number): Promise<void> {
  const column = of === 'category' ? sql`category_id` : sql`brand_id`;
  await sql`
    select graphile_worker.add_job('search.index-products', json_build_object('productIds', ids))
      from (select json_agg(id) as ids
              from (select id, (row_number() over (order by id) - 1) / 1000 as portion from products where ${column} = ${id}) p
             group by portion) portions`.execute(tx);
}

const MANAGED_BRAND = sql`b.id, b.version, b.name, b.name_ar as "nameAr", b.aliases,
  coalesce((select n.rows from counted n where n.name = 'brand/' || b.id), 0) as products`;

interface BrandQuery {
  q: string;
  limit: number;
  offset: number;
}

/** Brands by name, and their number. */
export async function selectManagedBrands(run: Runner, { q, limit, offset }: BrandQuery) {
  const words = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const isMeant = sql`(${q} = '' or b.name ilike ${words} or b.name_ar ilike ${words}
    or exists (select from unnest(b.aliases) alias where alias ilike ${words}))`;
  const { rows: brands } = await sql<ManagedBrand>`
    select ${MANAGED_BRAND} from brands b where ${isMeant}
     order by lower(b.name), b.id ${limitToPage({ limit, offset })}`.execute(run);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from brands b where ${isMeant}`.execute(run);
  return { brands, total: counted[0]?.total ?? 0, proposed: await selectProposedBrands(run) };
}

const MOST_PROPOSED = 50;

/** Names of brands in imported files that no brand of the shop has by now. */
async function selectProposedBrands(run: Runner) {
  const { rows } = await sql<{ name: string; imports: number }>`
    select shown_name as name, imports from proposed_brands p
     where not exists (select from brands b where lower(p.shown_name) = any(
             select lower(known) from unnest(array[b.name, b.name_ar] || b.aliases) known))
     order by imports desc, proposed_at desc limit ${sql.lit(MOST_PROPOSED)}`.execute(run);
  return rows;
}

/** Changes of brands run one at a time. Returns the brand of this id and whether another is called so, by any of its names. */
export async function lockBrands(tx: Tx, { id, name }: { id: number; name: string }) {
  await sql`lock table brands in share row exclusive mode`.execute(tx);
  const { rows } = await sql<ManagedBrand>`
    select ${MANAGED_BRAND} from brands b where b.id = ${id}
        or lower(${name}) = any(select lower(known) from unnest(array[b.name, b.name_ar] || b.aliases) known)`.execute(
    tx,
  );
  return { brand: rows.find(each => each.id === id), taken: rows.some(each => each.id !== id) };
}

export async function insertBrand(tx: Tx, { name, nameAr, aliases }: BrandFields): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into brands (name, name_ar, aliases) values (${name}, ${nameAr}, ${aliases}::text[]) returning id`.execute(
    tx,
  );
  return (rows[0] as { id: number }).id;
}

export async function updateBrand(tx: Tx, id: number, { name, nameAr, aliases }: BrandFields): Promise<void> {
  await sql`
    update brands set name = ${name}, name_ar = ${nameAr}, aliases = ${aliases}::text[], version = version + 1
     where id = ${id}`.execute(tx);
}

export async function removeBrand(tx: Tx, id: number): Promise<boolean> {
  await sql`select from brands where id = ${id} for update`.execute(tx);
  const { rows } = await sql`
    delete from brands b where id = ${id} and not exists (select from products p where p.brand_id = b.id)
    returning id`.execute(tx);
  return rows.length > 0;
}
