import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Category } from '../../category.ts';
import type { CategoryIcon } from '../../category-icon.ts';
import { card, type ProductRow } from './list-products.sql.ts';

/** The first `rowLimit` products of each of these categories. */
export async function selectRows(run: Runner, asked: { categoryIds: number[]; rowLimit: number }) {
  const { rows } = await sql<ProductRow>`
    select ${card(null)} from unnest(${asked.categoryIds}::bigint[]) with ordinality c(id, place)
     cross join lateral (
       select * from products p where p.listed and p.category_id = c.id
        order by p.created_at desc, p.id desc limit ${sql.lit(asked.rowLimit)}) p
      join merchants m on m.id = p.merchant_id
     order by c.place, p.created_at desc, p.id desc`.execute(run);
  return rows;
}

/** With the icon that staff chose; empty if none. */
export async function selectCategories(run: Runner) {
  const { rows } = await sql<Omit<Category, 'icon'> & { icon: CategoryIcon | '' }>`
    select id, name_ar as "nameAr", name_en as "nameEn", icon, image as "imageUrl"
      from categories order by position, id`.execute(run);
  return rows;
}
