import { type RawBuilder, sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import { TIMER_KINDS, timerRule } from '../timers.ts';
import { TRANSITIONS } from '../transitions.ts';

export interface Invariant {
  /** As in docs/orders-rules.md, Invariants. */
  id: string;
  says: string;
  /** One row for each violation. */
  violations: RawBuilder<unknown>;
}

/** Every row of the table of steps as `(event, from, to)`, one for each state it may lead to. */
const LISTED = JSON.stringify(
  TRANSITIONS.flatMap(({ event, from, to }) => to.map(state => ({ event, from, to: state }))),
);

/** The states in which each timer runs. */
const TIMED = JSON.stringify(
  TIMER_KINDS.flatMap(kind => {
    const { subject, during } = timerRule(kind);
    return during.map(state => ({ kind, subject, state }));
  }),
);

/**
 * The status of a merchant order by its quantities, written a second time, because the same mistake in both places is
 * unlikely.
 */
const STATUS_OF_QUANTITIES = sql`
  case when l.open > 0 then mo.stage
       when p.packed > 0 then 'ready'
       when p.shipped > 0 then 'shipped'
       when l.delivered > 0 then case when mo.completed_at is null then 'delivered' else 'completed' end
       when p.away > 0 then 'undelivered'
       when l.failed > 0 then 'returned_to_merchant'
       else 'cancelled' end`;

export const INVARIANTS: readonly Invariant[] = [
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
           group by l.variant_id) kept on kept.variant_id = v.id
       where (v.held, v.allocated) is distinct from (coalesce(kept.held, 0), coalesce(kept.allocated, 0))`,
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
          or pay.refund_claimed <> (select coalesce(sum(r.amount), 0) from payment_refunds r where r.payment_id = pay.id)
          or pay.refunded <> (select coalesce(sum(r.amount), 0) from payment_refunds r
                               where r.payment_id = pay.id and r.state = 'succeeded')
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
  {
    id: 'P1',
    says: 'every order of these 30 days has one key, or a refund that it stands for; every used key one order',
    violations: sql`
      select o.id from orders o left join idempotency_keys k on k.order_id = o.id
       where o.placed_at > now() - interval '30 days'
         and not exists (select from replacements p where p.order_id = o.id)
       group by o.id having count(k.key) <> 1
      union all
      select k.order_id from idempotency_keys k where (k.reply is null) <> (k.order_id is null) or k.reply is null`,
  },
  {
    id: 'P2',
    says: 'every step that was taken is listed, and begins where the one before it ended',
    violations: sql`
      select e.id
        from (select e.*, lag(to_status) over (partition by merchant_order_id order by id) as before
                from order_events e) e
       where e.from_status is distinct from e.before
          or not exists (select from jsonb_to_recordset(${LISTED}::jsonb) as row (event text, "from" text, "to" text)
                          where row.event = e.event and row."from" is not distinct from e.from_status
                            and row."to" = e.to_status)`,
  },
  {
    id: 'P3',
    says: 'a message of a gateway took effect once, and what a courier delivered stays so until staff reopen it',
    violations: sql`
      select min(id) from payment_events
       where kind = 'captured' and outcome = 'done' and transaction is not null
       group by provider, transaction having count(*) > 1
      union all
      select p.id from parcel_news n join parcels p on p.id = n.parcel_id
       where n.event = 'delivered' and n.outcome = 'done' and p.state <> 'delivered'
         and not exists (select from order_events e
                          where e.parcel_id = p.id and e.event = 'reopened' and e.happened_at >= n.heard_at)`,
  },
  {
    id: 'P4',
    says: 'units of a line are where its parcels say, and the stored status is the function of the quantities',
    violations: sql`
      select l.id
        from order_lines l
        left join (select pl.order_line_id,
                          sum(pl.quantity) filter (where p.state in ('packed', 'shipped')) as in_parcel,
                          sum(pl.quantity) filter (where p.state = 'delivered') as delivered,
                          sum(pl.quantity) filter (where p.state in ('undelivered', 'lost', 'damaged', 'returned'))
                            as failed
                     from parcel_lines pl join parcels p on p.id = pl.parcel_id group by pl.order_line_id) p
          on p.order_line_id = l.id
       where (l.in_parcel, l.delivered, l.failed)
             is distinct from (coalesce(p.in_parcel, 0), coalesce(p.delivered, 0), coalesce(p.failed, 0))
          or l.quantity <> l.open + l.cancelled + l.in_parcel + l.delivered + l.failed or l.returned > l.delivered
      union all
      select mo.id
        from merchant_orders mo
        join (select merchant_order_id, sum(open) as open, sum(delivered) as delivered, sum(failed) as failed
                from order_lines group by merchant_order_id) l on l.merchant_order_id = mo.id
        cross join lateral (
          select count(*) filter (where state = 'packed') as packed, count(*) filter (where state = 'shipped') as shipped,
                 count(*) filter (where state in ('undelivered', 'lost', 'damaged')) as away
            from parcels where merchant_order_id = mo.id) p
       where mo.status <> ${STATUS_OF_QUANTITIES}`,
  },
  {
    id: 'P5',
    says: 'whatever waits for a time has its timer, fired or not, and nothing else has one that runs',
    violations: sql`
      with subjects as (
        select 'merchant_order' as subject, id, status as state from merchant_orders
        union all select 'order', order_id, status from merchant_orders
        union all select 'parcel', id, state from parcels
      ), wanted as (
        select distinct t.kind, s.id from jsonb_to_recordset(${TIMED}::jsonb) as t (kind text, subject text, state text)
          join subjects s on s.subject = t.subject and s.state = t.state
      )
      select w.id from wanted w
       where not exists (select from timers t where t.kind = w.kind and t.subject_id = w.id and t.cancelled_at is null)
      union all
      select t.id from timers t
       where t.fired_at is null and t.cancelled_at is null and t.kind = any(${TIMER_KINDS}::text[])
         and not exists (select from wanted w where w.kind = t.kind and w.id = t.subject_id)`,
  },
  {
    id: 'P8',
    says: 'an order whose money has come waits no longer than a quarter of an hour for it',
    violations: sql`
      select o.id from orders o
        join payments pay on pay.order_id = o.id
       where pay.captured > 0
         and exists (select from merchant_orders mo where mo.order_id = o.id and mo.status = 'pending_payment')
       group by o.id
      having sum(pay.captured - pay.refund_claimed) >= o.total
         and max(pay.captured_at) < now() - interval '15 minutes'`,
  },
  {
    id: 'P6',
    says: 'every merchant order has its history, whose last step is where it stands',
    violations: sql`
      select mo.id from merchant_orders mo
       where mo.status is distinct from (select e.to_status from order_events e where e.merchant_order_id = mo.id
                                          order by e.id desc limit 1)
          or (select count(*) from order_events e where e.merchant_order_id = mo.id and e.event = 'submitted') <> 1
          or exists (select from order_events e where e.merchant_order_id = mo.id
                       and (e.request_id = '' or (e.role in ('user', 'merchant') and e.user_id is null)))`,
  },
  {
    id: 'A1',
    says: 'a merchant took steps in its own merchant orders only, and a buyer in their own',
    violations: sql`
      select e.id from order_events e
        join merchant_orders mo on mo.id = e.merchant_order_id
        join orders o on o.id = mo.order_id
       where (e.role = 'user' and e.user_id <> o.user_id)
          or (e.role = 'merchant' and not exists (
                select from merchant_members m where m.user_id = e.user_id and m.merchant_id = mo.merchant_id)
              -- Whoever has left a team took steps while in it.
              and not exists (
                select from audit_log a where a.what = 'user.duty' and a.subject_type = 'user'
                   and a.subject_id = e.user_id::text and a."to" = 'null' and a.happened_at > e.happened_at))`,
  },
  {
    id: 'A2',
    says: 'a merchant order holds goods of its own merchant only',
    violations: sql`
      select l.id from order_lines l
        join merchant_orders mo on mo.id = l.merchant_order_id
        join products p on p.id = l.product_id
       where p.merchant_id <> mo.merchant_id`,
  },
  {
    id: 'A3',
    says: 'a merchant read of a buyer from the time when it could pack the part until the part was over',
    violations: sql`
      select mo.id from readings r
        join merchant_orders mo on mo.order_id = r.order_id and mo.merchant_id = r.merchant_id
       where mo.status like 'pending%'
          or mo.status in ('completed', 'cancelled') and r.last_at > (
               select max(e.happened_at) from order_events e
                where e.merchant_order_id = mo.id and e.to_status = mo.status and e.from_status <> mo.status)`,
  },
  {
    id: 'A5',
    says: 'only buyers have carts and orders of their own, and only staff took the steps of staff',
    violations: sql`
      with changed as (
        select subject_id, happened_at from audit_log where what in ('user.role', 'user.duty') and subject_type = 'user'
      ), acted as (
        select o.id, o.user_id, o.placed_at as at, 'user' as as_role from orders o
        union all select c.user_id, c.user_id, c.changed_at, 'user' from account_carts c where c.lines <> '[]'
        union all
        select e.id, e.user_id, e.happened_at, 'staff' from order_events e
         where e.role not in ('user', 'merchant') and e.user_id is not null
      )
      select a.id from acted a join users u on u.id = a.user_id
       where (u.role = 'user') <> (a.as_role = 'user')
         and not exists (select from changed c where c.subject_id = a.user_id::text and c.happened_at > a.at)`,
  },
  {
    id: 'A6',
    says: 'nobody bought from the merchant they work for',
    violations: sql`
      select o.id from orders o
        join merchant_orders mo on mo.order_id = o.id
        join merchant_members m on m.merchant_id = mo.merchant_id and m.user_id = o.user_id
       where not exists (
         select from audit_log a where a.what = 'user.duty' and a.subject_type = 'user' and a.subject_id = o.user_id::text
            and a."from" = 'null' and a.happened_at > o.placed_at)`,
  },
];

export async function countViolations(run: Runner, { violations }: Invariant): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${violations}) found`.execute(run);
  return rows[0]?.count ?? 0;
}
