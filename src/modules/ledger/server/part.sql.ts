import { type RawBuilder, sql } from 'kysely';

/** The frozen figures of the order line `l`: a `FrozenLine` as JSON, in the arguments of `json_build_object`. */
export const FROZEN_LINE = sql`
  'unitPrice', l.unit_price, 'quantity', l.quantity, 'discount', l.discount, 'platformDiscount', l.platform_discount,
  'commission', l.commission, 'commissionVat', l.commission_vat`;

/** The columns of `PartFees` for the merchant order `mo`; `fate` of its parcel `p`, of which cancelled ones are left out. */
export const partFees = (fate: RawBuilder<unknown> = sql`parcel_fate(p)`) => sql`
  mo.delivery - mo.waived_delivery as delivery, mo.packaging + mo.admin_fee - mo.waived_others as others,
  exists (select from order_lines l where l.merchant_order_id = mo.id and l.open > 0) as "isOpen",
  coalesce((select json_agg(json_build_object('fees', p.fees, 'fate', ${fate}) order by p.id)
              from parcels p where p.merchant_order_id = mo.id and p.state <> 'cancelled'), '[]') as parcels`;
