import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { StockChange } from '../../stock.ts';

/**
 * Changes stock rows, locked in the order of their ids, all or none: false if the units are not available. A variant
 * that was deleted is skipped.
 */
export async function changeStock(tx: Tx, changes: readonly StockChange[]): Promise<boolean> {
  if (changes.length === 0) return true;
  const { rows } = await sql<{ fits: boolean }>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
             as asked ("variantId" bigint, "onHand" int, held int, allocated int)
    ), locked as materialized (
      select id, on_hand, held, allocated from variants where id in (select "variantId" from asked)
       order by id for no key update
    ), checked as (
      select coalesce(bool_and(
               v.held + asked.held >= 0 and v.allocated + asked.allocated >= 0 and v.on_hand + asked."onHand" >= 0
               and v.held + asked.held + v.allocated + asked.allocated <= v.on_hand + asked."onHand"), true) as fits
        from locked v join asked on asked."variantId" = v.id
    ), changed as (
      update variants v
         set on_hand = v.on_hand + asked."onHand", held = v.held + asked.held, allocated = v.allocated + asked.allocated
        from asked, checked
       where v.id = asked."variantId" and checked.fits
    )
    select fits from checked`.execute(tx);
  return rows[0]?.fits === true;
}

/**
 * Locks the stock of several parts before each changes its own, with the products that learn of a last unit. Locking
 * part by part would break the order of ids, and two orders could wait for each other.
 */
export async function lockStock(tx: Tx, variantIds: readonly number[]): Promise<void> {
  await sql`select id from variants where id = any(${variantIds}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  await sql`
    select id from products where id in (select product_id from variants where id = any(${variantIds}::bigint[]))
     order by id for no key update`.execute(tx);
}

/** Units that left or came back with a parcel, as stock movements. */
export async function insertMovements(
  tx: Tx,
  { parcelId, cause, now }: { parcelId: number; cause: 'handed_over' | 'restocked'; now: Date },
): Promise<void> {
  const units = cause === 'handed_over' ? sql`-pl.quantity` : sql`pl.restocked`;
  await sql`
    insert into stock_movements (variant_id, quantity, cause, parcel_line_id, happened_at)
    select l.variant_id, ${units}, ${cause}, pl.id, ${now}
      from parcel_lines pl join order_lines l on l.id = pl.order_line_id
      join variants v on v.id = l.variant_id
     where pl.parcel_id = ${parcelId} and ${units} <> 0`.execute(tx);
}

/** Takes the free units of these variants out of stock: they are not there, whatever the count said. */
export async function emptyStock(tx: Tx, variantIds: readonly number[], now: Date): Promise<void> {
  await sql`
    with free as (
      select id, on_hand - held - allocated as units from variants
       where id = any(${variantIds}::bigint[]) and on_hand > held + allocated order by id for no key update
    ), emptied as (
      update variants v set on_hand = v.on_hand - free.units from free where v.id = free.id returning v.id, free.units
    )
    insert into stock_movements (variant_id, quantity, cause, happened_at)
    select id, -units, 'found_missing', ${now} from emptied`.execute(tx);
}
