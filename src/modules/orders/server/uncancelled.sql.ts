import { sql } from 'kysely';

/** What the buyer would have paid for a line's cancelled units: `moneyOfUnits` has the same split of the discount. */
const CANCELLED_NET = sql`
  sum(ol.unit_price * ol.cancelled - ol.discount + ol.discount / ol.quantity * (ol.quantity - ol.cancelled)
      + least(ol.discount % ol.quantity, ol.quantity - ol.cancelled))`;

/** The total of the merchant order `mo` as `uncancelledAmounts` has it. */
export const UNCANCELLED_TOTAL = sql`
  (case when mo.status = 'cancelled' then mo.total
        else mo.total - mo.waived_delivery - mo.waived_others - coalesce((select ${CANCELLED_NET} from order_lines ol
                                   where ol.merchant_order_id = mo.id and ol.cancelled > 0), 0)::int end)`;

/** The units of the line `ol` in the merchant order `mo` as `uncancelledUnits` has them. */
export const UNCANCELLED_UNITS = sql`(case when mo.status = 'cancelled' then ol.quantity else ol.quantity - ol.cancelled end)`;

/** Whether the merchant order `mo` counts in its order's sums, as `countedOrders` has it. */
export const COUNTS = sql`
  (mo.status <> 'cancelled' or not exists (
    select from merchant_orders other where other.order_id = mo.order_id and other.status <> 'cancelled'))`;

/**
 * What of a fee of the merchant order `mo` was waived with cancelled units, as `uncancelledAmounts` has it: of the other fees
 * in proportion, and the piastre that does not divide is of the one with the larger remainder, packaging first.
 */
export function waived(fee: 'delivery' | 'packaging' | 'admin_fee') {
  const packaging = sql`(mo.waived_others::bigint * mo.packaging / nullif(mo.packaging + mo.admin_fee, 0)
    + case when 2 * (mo.waived_others::bigint * mo.packaging % nullif(mo.packaging + mo.admin_fee, 0))
                >= mo.packaging + mo.admin_fee then 1 else 0 end)`;
  const amounts = {
    delivery: sql`mo.waived_delivery`,
    packaging: sql`coalesce(${packaging}, 0)`,
    admin_fee: sql`(mo.waived_others - coalesce(${packaging}, 0))`,
  };
  return sql`(case when mo.status = 'cancelled' then 0 else ${amounts[fee]} end)::int`;
}
