import { sql } from 'kysely';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';

/** Of stock and its movements. */
export const STOCK_INVARIANTS: readonly Invariant[] = [
  {
    id: 'S1',
    says: 'on hand, held and allocated are not negative, and no more is promised than there is',
    violations: sql`
      select id from variants
       where on_hand < 0 or held < 0 or allocated < 0 or held + allocated > on_hand`,
  },
  {
    id: 'S2',
    says: 'what is on hand is the sum of its movements',
    violations: sql`
      select v.id from variants v
        left join (select variant_id, sum(quantity) as sum from stock_movements group by variant_id) m
          on m.variant_id = v.id
       where v.on_hand <> coalesce(m.sum, 0)`,
  },
  {
    id: 'S3',
    says: 'held and allocated are what open merchant orders have of a variant',
    violations: sql`
      select v.id from variants v
        left join (
          select l.variant_id,
                 sum(l.open + coalesce(p.packed, 0)) filter (where mo.stage like 'pending%') as held,
                 sum(l.open + coalesce(p.packed, 0)) filter (where mo.stage not like 'pending%') as allocated
            from order_lines l
            join merchant_orders mo on mo.id = l.merchant_order_id
            left join (select pl.order_line_id, sum(pl.quantity) as packed
                         from parcel_lines pl join parcels p on p.id = pl.parcel_id
                        where p.state = 'packed' group by pl.order_line_id) p on p.order_line_id = l.id
           group by l.variant_id) needed on needed.variant_id = v.id
       where (v.held, v.allocated) is distinct from (coalesce(needed.held, 0), coalesce(needed.allocated, 0))`,
  },
  {
    id: 'S4',
    says: 'units leave once with their parcel and come back at most once',
    violations: sql`
      select pl.id
        from parcel_lines pl
        join parcels p on p.id = pl.parcel_id
        join order_lines l on l.id = pl.order_line_id
        join variants v on v.id = l.variant_id
        left join (select parcel_line_id,
                          coalesce(sum(quantity) filter (where cause = 'handed_over'), 0) as out,
                          coalesce(sum(quantity) filter (where cause = 'restocked'), 0) as back,
                          count(*) as moves
                     from stock_movements where parcel_line_id is not null group by parcel_line_id) m
          on m.parcel_line_id = pl.id
       where coalesce(-m.out, 0) <> case when p.state in ('packed', 'cancelled') then 0 else pl.quantity end
          or coalesce(m.back, 0) <> pl.restocked or coalesce(m.moves, 0) > 2
          or (pl.restocked > 0 and p.state <> 'returned')`,
  },
  {
    id: 'S5',
    says: 'no more units were sold than the shop ever had',
    violations: sql`
      select v.id from variants v
       where (select coalesce(sum(l.open + l.in_parcel + l.delivered), 0) from order_lines l where l.variant_id = v.id)
           > (select coalesce(sum(m.quantity), 0) from stock_movements m
               where m.variant_id = v.id and m.parcel_line_id is null)`,
  },
];
