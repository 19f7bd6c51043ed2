import { sql } from 'kysely';
import { REFUND_TRANSITIONS } from '#modules/refunds/refund.ts';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';
import { CLAIM_TRANSITIONS } from '../claim.ts';
import { RETURN_TIMER_KINDS, returnTimerRule } from '../return-timers.ts';
import { RETURN_TRANSITIONS } from '../transitions.ts';

/** Every row of the three tables as `(subject, event, from, to)`. */
const LISTED = JSON.stringify(
  Object.entries({
    return: RETURN_TRANSITIONS,
    claim: CLAIM_TRANSITIONS,
    refund: REFUND_TRANSITIONS,
  }).flatMap(([subject, rows]) => rows.map(({ event, from, to }) => ({ subject, event, from, to }))),
);

const TIMED = JSON.stringify([
  ...RETURN_TIMER_KINDS.flatMap(kind => returnTimerRule(kind).during.map(state => ({ kind, state }))),
  { kind: 'claim_answer', state: 'open' },
]);

/** The rules of docs/orders-rules.md, Invariants, about returns, claims and refunds. */
export const RETURN_INVARIANTS: readonly Invariant[] = [
  {
    id: 'S4r',
    says: 'sellable units of a return came back on sale once, and no others',
    violations: sql`
      select rl.id from return_lines rl
        join order_lines l on l.id = rl.order_line_id
        join variants v on v.id = l.variant_id
        left join stock_movements m on m.return_line_id = rl.id
       group by rl.id, rl.sellable
      having coalesce(sum(m.quantity), 0) <> rl.sellable or count(m.id) > 1`,
  },
  {
    id: 'Q1r',
    says: 'a line has as many returned units as were accepted, and never more spoken for than were delivered',
    violations: sql`
      select l.id from order_lines l
        left join lateral (
          select coalesce(sum(rl.accepted) filter (where r.state = 'resolved'), 0) as accepted,
                 coalesce(sum(rl.quantity) filter (where r.state not in ('resolved', 'cancelled', 'expired', 'closed')), 0) as open
            from return_lines rl join returns r on r.id = rl.return_id where rl.order_line_id = l.id) r on true
        left join lateral (
          select coalesce(sum(cl.quantity), 0) as units from claim_lines cl join claims c on c.id = cl.claim_id
           where cl.order_line_id = l.id and (c.decision is null or c.decision in ('refund', 'replace'))) c on true
       where l.returned <> r.accepted or l.returned + r.open + c.units > l.delivered`,
  },
  {
    id: 'M4r',
    says: 'of no part more is paid back than was collected or captured, nor of a line more units than it has',
    violations: sql`
      select mo.id from merchant_orders mo
        join refunds f on f.merchant_order_id = mo.id and f.state <> 'refused'
       group by mo.id
      having sum(f.amount) > (select coalesce(sum(c.collected), 0) from cod_collections c join parcels p on p.id = c.parcel_id
                               where p.merchant_order_id = mo.id)
                             + (select coalesce(sum(s.captured), 0) from payment_shares s where s.merchant_order_id = mo.id)
          or sum(f.delivery) > mo.delivery - mo.waived_delivery or sum(f.fees) > mo.packaging + mo.admin_fee - mo.waived_others
      union all
      select l.id from order_lines l
        join refund_lines rl on rl.order_line_id = l.id join refunds f on f.id = rl.refund_id and f.state <> 'refused'
       group by l.id having sum(rl.quantity) > l.quantity or sum(rl.amount) > l.unit_price * l.quantity - l.discount`,
  },
  {
    id: 'M5r',
    says: 'a refund is the sum of its lines, and of its tenders',
    violations: sql`
      select f.id from refunds f
       where f.cause in ('return', 'claim')
         and f.goods <> (select coalesce(sum(rl.amount), 0) from refund_lines rl where rl.refund_id = f.id)
          or f.amount <> (select coalesce(sum(t.amount - t.came_back), 0) from refund_tenders t where t.refund_id = f.id)
          or (f.state = 'succeeded') <> (f.state in ('sending', 'failed', 'succeeded') and not exists (
                select from refund_tenders t where t.refund_id = f.id and t.state <> 'succeeded'))`,
  },
  {
    id: 'M8r',
    says: 'what is owed and what was sent stands in the ledger, once each',
    violations: sql`
      select f.id from refunds f
       where (f.state in ('approved', 'sending', 'succeeded', 'failed')) <> exists (
               select from ledger_transactions t where t.cause_type = 'refund' and t.cause_id = f.id and t.kind = 'owed')
          or f.state not in ('drafted', 'refused') and f.amount + f.given_before <> (
               select coalesce(-sum(e.amount), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
                where t.cause_type = 'refund' and t.cause_id = f.id and t.kind in ('owed', 'owed_fees')
                  and e.account = 'refund_payable')
      union all
      select f.id from refunds f
       where f.state in ('sending', 'succeeded', 'failed') and f.given_before <> (
         select coalesce(sum(e.amount), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.cause_type = 'refund' and t.cause_id = f.id and t.kind like 'borne_reversed%' and e.account = 'refund_payable')
      union all
      select d.id from refund_tenders d
        left join ledger_transactions t on t.cause_type = 'refund_tender' and t.cause_id = d.id and t.kind = 'sent'
       where (d.state = 'succeeded') <> (t.id is not null)
      union all
      select d.id from refund_tenders d
       where d.means = 'gateway'
         and d.amount <> (select coalesce(sum(s.amount), 0) from refund_shares s where s.tender_id = d.id)`,
  },
  {
    id: 'M11',
    says: 'nobody has less than nothing of account credit, at any moment',
    violations: sql`
      select id from (
        select e.id, sum(e.amount) over (partition by e.account order by e.id) as owed
          from ledger_entries e where e.account like 'store\\_credit:%') moves
       where owed > 0`,
  },
  {
    id: 'M11r',
    says: 'money became account credit by the wish of its buyer alone',
    violations: sql`
      select t.id from refund_tenders t join refunds f on f.id = t.refund_id
        left join returns r on r.id = f.return_id
       where t.means = 'credit' and (f.wish = 'refund' or (r.wish = 'refund' and f.rechosen_at is null))
      union all
      select t.id from ledger_transactions t
        join refund_tenders d on t.cause_type = 'refund_tender' and t.cause_id = d.id and d.means = 'gateway'
        join refunds f on f.id = d.refund_id
        join replacements x on x.order_id = f.order_id
        join ledger_entries e on e.transaction_id = t.id
       where e.account like 'store\\_credit:%'`,
  },
  {
    id: 'M3r',
    says: 'what is exchanged is spent on the order in its place, whole and on nothing else',
    violations: sql`
      select f.id from refunds f
        left join replacements p on p.refund_id = f.id
       where (p.order_id is not null) <> (f.wish = 'exchange' and f.state in ('sending', 'succeeded', 'failed'))
          or p.order_id is not null and (
            select coalesce(sum(t.amount), 0) from refund_tenders t where t.refund_id = f.id and t.means = 'credit')
            <> (select coalesce(sum(y.amount), 0) from payments y where y.order_id = p.order_id and y.provider = 'store_credit')`,
  },
  {
    id: 'P2r',
    says: 'every step of a return, claim or refund is listed, and begins where the one before it ended',
    violations: sql`
      select e.id
        from (select e.*, lag(to_state) over (partition by subject, subject_id order by id) as before
                from case_events e) e
       where e.from_state is distinct from e.before
          or not exists (select from jsonb_to_recordset(${LISTED}::jsonb)
                                as row (subject text, event text, "from" text, "to" text)
                          where row.subject = e.subject and row.event = e.event
                            and row."from" is not distinct from e.from_state and row."to" = e.to_state)`,
  },
  {
    id: 'P5r',
    says: 'whatever of returns and claims waits for a time has its timer, and nothing else has one that runs',
    violations: sql`
      with subjects as (
        select 'return' as subject, id, state from returns
        union all select 'claim', c.id, c.state from claims c
         where exists (select from case_events e where e.subject = 'claim' and e.subject_id = c.id)
      ), wanted as (
        select t.kind, s.id from jsonb_to_recordset(${TIMED}::jsonb) as t (kind text, state text)
          join subjects s on s.state = t.state and (s.subject = 'claim') = (t.kind = 'claim_answer')
      )
      select w.id from wanted w
       where not exists (select from timers t where t.kind = w.kind and t.subject_id = w.id and t.cancelled_at is null)
      union all
      select t.id from timers t
       where t.fired_at is null and t.cancelled_at is null
         and (t.kind = 'claim_answer' or t.kind = any(${RETURN_TIMER_KINDS}::text[]))
         and not exists (select from wanted w where w.kind = t.kind and w.id = t.subject_id)`,
  },
  {
    id: 'O1',
    says: 'nothing is owed to people who were erased, nor is a parcel that they paid for on its way back',
    violations: sql`
      select o.id from users u join orders o on o.user_id = u.id
       where u.deleted_at is not null
         and (exists (select from refunds f where f.order_id = o.id and f.state not in ('succeeded', 'refused'))
           or exists (select from merchant_orders mo
                        join payment_shares s on s.merchant_order_id = mo.id
                        join parcels pa on pa.merchant_order_id = mo.id
                       where mo.order_id = o.id and pa.state = 'undelivered'
                         and s.captured > s.refund_claimed + s.charged_back))`,
  },
  {
    id: 'O2',
    says: 'what came back, and what was decided for a buyer, has its refund, which nobody refused',
    violations: sql`
      select r.id from returns r
       where r.state = 'resolved' and r.outcome <> 'declined'
         and not exists (select from refunds f where f.return_id = r.id and f.state <> 'refused')
      union all
      select c.id from claims c
       where c.decision in ('refund', 'replace')
         and not exists (select from refunds f where f.claim_id = c.id and f.state <> 'refused')`,
  },
  {
    id: 'O3',
    says: 'the money of every refund has left by the end of its lawful term',
    violations: sql`
      select f.id from refunds f
       where f.state not in ('succeeded', 'refused') and f.due_at < now() and not exists (
         select from refund_tenders t join payments p on p.id = t.payment_id
          where t.refund_id = f.id and t.state <> 'succeeded' and p.status = 'disputed')`,
  },
  {
    id: 'O5',
    says: 'only couriers owe what couriers owe',
    violations: sql`
      select distinct account from ledger_entries
       where account like 'courier\\_receivable:%'
         and account not in (select 'courier_receivable:' || carrier from parcels where carrier <> 'merchant')`,
  },
  {
    id: 'O10',
    says: 'one outcome has one price, whatever the way of paying: who holds nothing paid nothing but what a refusal or a pickup cost, and who returned nothing paid for what arrived',
    violations: sql`
      with money as (
        select mo.id, o.payment_method = 'cash_on_delivery' as at_door, mo.status,
               mo.delivery - mo.waived_delivery as delivery, mo.packaging + mo.admin_fee - mo.waived_others as others,
               paid.amount as paid, paid.amount - gone.amount - refunded.amount as borne, refunded.deducted, refunded.times,
               held.units as held, held.all_units, arrived.worth,
               exists (select from order_events e where e.merchant_order_id = mo.id and e.event = 'refused') as refused
          from merchant_orders mo join orders o on o.id = mo.order_id
          cross join lateral (
            select coalesce((select sum(s.captured) from payment_shares s join payments p on p.id = s.payment_id
                              where s.merchant_order_id = mo.id and not p.overpaid), 0)
                 + coalesce((select sum(c.collected) from cod_collections c join parcels p on p.id = c.parcel_id
                              where p.merchant_order_id = mo.id), 0) as amount) paid
          cross join lateral (
            select coalesce(sum(rs.amount), 0) as amount from refund_shares rs
              join refund_tenders t on t.id = rs.tender_id
              join refunds f on f.id = t.refund_id and f.cause in ('unused', 'surplus')
              join payments p on p.id = t.payment_id and not p.overpaid where rs.merchant_order_id = mo.id) gone
          cross join lateral (
            select coalesce(sum(f.amount), 0) as amount, coalesce(sum(f.deducted), 0) as deducted, count(*) as times
              from refunds f where f.merchant_order_id = mo.id and f.state <> 'refused') refunded
          cross join lateral (
            select sum(l.quantity) as all_units, sum(l.open + l.in_parcel + l.delivered - l.returned - (
                     select coalesce(sum(cl.quantity), 0) from claim_lines cl join claims c on c.id = cl.claim_id
                      where cl.order_line_id = l.id and c.decision in ('refund', 'replace'))) as units
              from order_lines l where l.merchant_order_id = mo.id) held
          cross join lateral (
            select coalesce(sum(p.fees + (select sum(pl.net) from parcel_lines pl where pl.parcel_id = p.id)), 0) as worth
              from parcels p where p.merchant_order_id = mo.id and p.state = 'delivered') arrived
         where mo.status in ('completed', 'delivered', 'cancelled', 'returned_to_merchant')
           and not exists (select from parcels p where p.merchant_order_id = mo.id
                              and (p.state in ('undelivered', 'lost', 'damaged')
                                   or exists (select from refunded_parcels r where r.parcel_id = p.id)))
           -- What a bank took, and what goods were sent for, has a price of its own.
           and not exists (select from payment_shares s join payments p on p.id = s.payment_id
                            where s.merchant_order_id = mo.id and (s.charged_back > 0 or p.status in ('disputed', 'lost')))
           and not exists (select from refunds f where f.merchant_order_id = mo.id and (f.wish = 'exchange' or f.given_before > 0))
           and not exists (select from replacements x where x.order_id = mo.order_id)
           -- What goes back by itself has its job until it has.
           and not exists (
             select from graphile_worker._private_jobs j
              where (j.attempts < j.max_attempts or j.locked_at is not null) and j.payload ->> 'id' in (
                select e.id::text from order_events e where e.merchant_order_id = mo.id
                union all select s.payment_id::text from payment_shares s where s.merchant_order_id = mo.id))
      )
      select id from money m
       cross join lateral (
         select case when m.refused and not m.at_door then m.delivery else 0 end as refusal,
                case when (select value from settings where name = 'returns') ->> 'feesBack' = 'never'
                     then m.others else 0 end as policy) kept
       where m.held = 0 and m.borne - m.deducted > kept.refusal + kept.policy
          or m.held > 0 and m.paid > 0 and m.times = 0 and m.status in ('completed', 'delivered')
             and m.borne not between m.worth - m.all_units and m.worth + kept.refusal + m.all_units`,
  },
  {
    id: 'A4r',
    says: 'what a person drafted was signed by others',
    violations: sql`
      select f.id from refunds f
        left join money_acts a on a.action = 'refund' and a.subject = f.id::text and a.withdrawn_at is null
       where f.state not in ('drafted', 'refused') and f.drafted_by is not null and f.amount > 0 and a.done_at is null
          or exists (select from money_signatures s where s.act_id = a.id and s.user_id = f.drafted_by)`,
  },
];
