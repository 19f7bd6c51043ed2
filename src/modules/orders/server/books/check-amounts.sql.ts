import { sql } from 'kysely';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';

/** Of the amounts of orders and merchant orders. */
export const AMOUNT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'M2',
    says: 'the total of an order is that of its parts, and theirs that of their lines and fees',
    violations: sql`
      select o.id from orders o
       where o.total <> (select sum(mo.total) from merchant_orders mo where mo.order_id = o.id)
          or exists (select from merchant_orders mo
                      where mo.order_id = o.id
                        and (mo.goods, mo.discount) is distinct from (
                              select (sum(l.unit_price * l.quantity)::int, sum(l.discount)::int) from order_lines l
                               where l.merchant_order_id = mo.id))`,
  },
  {
    id: 'M13',
    says: 'a coupon counts once for each order that used it, within its limits, and took off what it says',
    violations: sql`
      select c.id from coupons c
       where (c.uses, c.given) <> (select count(*), coalesce(sum(u.amount), 0) from coupon_uses u where u.coupon_id = c.id)
          or exists (select from coupon_uses u where u.coupon_id = c.id group by u.user_id having count(*) > c.buyer_limit)
      union all
      select u.order_id from coupon_uses u join orders o on o.id = u.order_id where u.amount <> o.discount`,
  },
  {
    id: 'M3',
    says: 'the shares of a payment add up to it, and payments to the order',
    violations: sql`
      select o.id from orders o
        left join payments pay on pay.order_id = o.id and pay.created_at = o.placed_at
       group by o.id, o.total
      having sum(pay.amount) is distinct from o.total
      union all
      select pay.id from payments pay
       where pay.amount is distinct from (select sum(s.amount) from payment_shares s where s.payment_id = pay.id)`,
  },
  {
    id: 'M4',
    says: 'no more goes back than came, of a part and of all, and every claim is a refund',
    violations: sql`
      select pay.id from payments pay
       where pay.captured is distinct from (select sum(s.captured) from payment_shares s where s.payment_id = pay.id)
          or pay.refund_claimed is distinct from (select sum(s.refund_claimed) from payment_shares s where s.payment_id = pay.id)
          or pay.refunded is distinct from (select sum(s.refunded) from payment_shares s where s.payment_id = pay.id)
          or pay.refund_claimed <> (select coalesce(sum(t.amount), 0) from refund_tenders t
                                     where t.payment_id = pay.id and t.claimed_at is not null)
          or pay.refunded <> (select coalesce(sum(t.amount), 0) from refund_tenders t
                               where t.payment_id = pay.id and t.means = 'gateway' and t.state = 'succeeded')
      union all
      select s.payment_id from payment_shares s
       where s.refunded > s.refund_claimed or s.refund_claimed + s.charged_back > s.captured or s.captured > s.amount
      union all
      select pay.id from payments pay
       where pay.captured > 0
         and not exists (select from ledger_transactions t
                          where t.cause_type = 'payment' and t.cause_id = pay.id and t.kind = 'captured')`,
  },
  {
    id: 'M9',
    says: 'cash due for a parcel follows its state, its goods and a part of the fees, and nothing is due twice',
    violations: sql`
      select p.id from parcels p
        join merchant_orders mo on mo.id = p.merchant_order_id
        join orders o on o.id = mo.order_id
        left join cod_collections c on c.parcel_id = p.id
       where o.payment_method = 'cash_on_delivery'
         and (case when c.state in ('remitted', 'settled', 'written_off') then 'collected' else c.state end
                is distinct from case p.state when 'packed' then 'expected' when 'shipped' then 'due'
                                              when 'delivered' then 'collected' else 'void' end
              or c.credit <> p.credit
              or c.goods <> (select coalesce(sum(pl.net), 0) from parcel_lines pl where pl.parcel_id = p.id))
      union all
      select mo.id from merchant_orders mo
        join parcels p on p.merchant_order_id = mo.id
        join cod_collections c on c.parcel_id = p.id
        cross join lateral (select mo.delivery + mo.packaging + mo.admin_fee - mo.waived_delivery - mo.waived_others as fees) owed
       group by mo.id, owed.fees
      having sum(c.fees) > owed.fees
          or (sum(c.fees) <> owed.fees and not bool_or(p.state = 'cancelled'))
          or sum(c.credit) > (select coalesce(sum(s.captured), 0) from payment_shares s join payments pay on pay.id = s.payment_id
                               where s.merchant_order_id = mo.id and pay.provider = 'store_credit')`,
  },
];
