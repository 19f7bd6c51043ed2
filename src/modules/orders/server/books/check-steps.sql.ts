import { sql } from 'kysely';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';
import { TIMER_KINDS, timerRule } from '../../timers.ts';
import { TRANSITIONS } from '../../transitions.ts';

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

/** Of the states of orders, their parcels and timers. */
export const STEP_INVARIANTS: readonly Invariant[] = [
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
      select p.id from parcel_reports n join parcels p on p.id = n.parcel_id
       where n.event = 'delivered' and n.outcome = 'done' and p.state <> 'delivered'
         and not exists (select from order_events e
                          where e.parcel_id = p.id and e.event = 'reopened' and e.happened_at >= n.received_at)`,
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
];
