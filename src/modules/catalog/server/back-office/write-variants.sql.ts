import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { VariantDraft } from '../../back-office/product-draft.ts';

export type PlacedVariant = VariantDraft & { position: number };

/** Writes new variants with their units; returns their ids, product by product in their order. */
export async function insertVariants(
  tx: Tx,
  variants: readonly (PlacedVariant & { productId: number })[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into variants (product_id, options, swatch, picture, sku, shelf, price, on_hand, available, position)
    select v."productId", array(select jsonb_array_elements_text(v.options)), v.swatch, v.picture, v.sku, v.shelf, v.price, v.stock,
           v.available, v.position
      from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
           as v ("productId" bigint, options jsonb, swatch text, picture int, sku text, shelf text, price int, stock int,
                 available boolean, position int)
     order by v."productId", v.position
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes existing variants. Their codes are freed first, so that two can be exchanged. */
export async function updateVariants(
  tx: Tx,
  productId: number,
  variants: readonly PlacedVariant[],
): Promise<void> {
  const given = JSON.stringify(variants);
  await sql`
    update variants v set sku = '' from jsonb_to_recordset(${given}::jsonb) as d (id bigint, sku text)
     where v.id = d.id and v.product_id = ${productId} and v.sku not in ('', d.sku)`.execute(tx);
  await sql`
    update variants v
       set options = array(select jsonb_array_elements_text(d.options)), swatch = d.swatch, picture = d.picture, sku = d.sku, shelf = d.shelf,
           price = d.price, available = d.available, position = d.position
      from jsonb_to_recordset(${given}::jsonb)
           as d (id bigint, options jsonb, swatch text, picture int, sku text, shelf text, price int, available boolean, position int)
     where v.id = d.id and v.product_id = ${productId}
       and (v.options, v.swatch, v.picture, v.sku, v.shelf, v.price, v.available, v.position) is distinct from
           (array(select jsonb_array_elements_text(d.options)), d.swatch, d.picture, d.sku, d.shelf, d.price, d.available, d.position)`.execute(
    tx,
  );
}

/** Removes variants that no open order waits for; returns how many. */
export async function deleteVariants(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    delete from variants where id = any(${ids}::bigint[]) and held + allocated = 0 returning id`.execute(tx);
  return rows.length;
}

export interface StockMove {
  variantId: number;
  units: number;
}

/** Adds units or removes free ones, all of the moves or none; each is a movement [S2]. Returns whether it could. */
export async function moveStock(
  tx: Tx,
  moves: readonly StockMove[],
  { cause, now }: { cause: string; now: Date },
) {
  const asked = moves.filter(({ units }) => units !== 0);
  if (asked.length === 0) return true;
  const { rows } = await sql`
    with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a ("variantId" bigint, units int)),
         moved as (
           update variants v set on_hand = v.on_hand + asked.units from asked
            where v.id = asked."variantId" and v.on_hand + asked.units >= v.held + v.allocated
           returning v.id, asked.units)
    insert into stock_movements (variant_id, quantity, cause, happened_at)
    select id, units, ${cause}, ${now} from moved returning variant_id`.execute(tx);
  return rows.length === asked.length;
}

/** The first units of variants that were just written. */
export async function writeFirstStock(tx: Tx, variantIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into stock_movements (variant_id, quantity, cause, happened_at)
    select id, on_hand, 'by_hand', ${now} from variants where id = any(${variantIds}::bigint[]) and on_hand > 0`.execute(
    tx,
  );
}
