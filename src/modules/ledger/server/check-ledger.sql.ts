import { sql } from 'kysely';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';

/** The frozen figures for delivered units, computed a second time: see line-money.ts. */
const shareOf = (total: string) => {
  const column = sql.ref(`l.${total}`);
  return sql`((${column} - ${column} % l.quantity) / l.quantity * l.delivered + least(${column} % l.quantity, l.delivered))`;
};

/** What orders posted, by merchant order. */
const POSTED = sql`
  select e.merchant_order_id as id,
         -coalesce(sum(le.amount) filter (where le.account = 'commission_income'), 0) as commission,
         -coalesce(sum(le.amount) filter (where le.account = 'vat_payable'), 0) as vat,
         -coalesce(sum(le.amount) filter (where t.kind like 'deliver%'
                   and (le.account in ('delivery_income', 'fee_income') or le.account like 'merchant_payable:%')), 0) as earned
    from ledger_transactions t
    join order_events e on e.id = t.cause_id
    join ledger_entries le on le.transaction_id = t.id
   where t.cause_type = 'order_event' group by e.merchant_order_id`;

/** Buyers' advances by merchant order: money received minus money refunded, charged back and delivered. */
const ADVANCED = sql`
  select mo.id, coalesce(came.amount, 0) - coalesce(gone.amount, 0) - coalesce(used.amount, 0) as balance
    from merchant_orders mo
    left join (select merchant_order_id as id, sum(captured) as amount from payment_shares group by 1) came on came.id = mo.id
    left join (select rs.merchant_order_id as id, sum(rs.amount) as amount
                 from refund_shares rs join refund_tenders t on t.id = rs.tender_id join refunds f on f.id = t.refund_id
                where f.cause in ('unused', 'surplus') group by 1) gone on gone.id = mo.id
    left join (select coalesce(e.merchant_order_id, split_part(t.kind, '/', 2)::bigint) as id, sum(le.amount) as amount
                 from ledger_entries le
                 join ledger_transactions t on t.id = le.transaction_id
                 left join order_events e on t.cause_type = 'order_event' and e.id = t.cause_id
                where le.account = 'buyer_advances' and (e.id is not null or t.kind like 'charged_back/%')
                group by 1) used on used.id = mo.id`;

/** Invariants (docs/orders-rules.md) that the books can check; each returns one row for each violation. */
export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    id: 'M1',
    says: 'money is whole piastres wherever it is stored, and a gateway was believed in pounds of Egypt alone',
    violations: sql`
      select a.attrelid::bigint as id from pg_attribute a
        join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
       where a.attnum > 0 and not a.attisdropped
         and a.atttypid in ('numeric'::regtype, 'real'::regtype, 'double precision'::regtype, 'money'::regtype)
         and a.attname ~ '(amount|price|total|gross|net|fee|fees|captured|refunded|collected|commission|discount)$'
      union all
      select id from payment_events where outcome = 'done' and currency <> 'EGP'`,
  },
  {
    id: 'O8',
    // Whether a statement is missing is finance's work and no fault of the books (docs/decisions/0091-gateways-statements.md).
    says: 'no payment is passed over for 30 days by the statements of its gateway, and a refund that it was asked for has ended within three',
    violations: sql`
      select p.id from payments p
       where p.provider not in ('cash', 'manual', 'store_credit', 'sandbox') and p.captured > p.refunded
         and p.status not in ('disputed', 'lost')
         and p.captured_at < (select max(r.imported_at) from remittances r where r.courier = p.provider) - interval '30 days'
         and not exists (select from remittance_lines l where l.payment_id = p.id and l.kind = 'payment')
      union all
      select id from refund_tenders where state = 'sending' and sent_at < now() - interval '3 days'`,
  },
  {
    id: 'M5',
    says: 'the receipts of a parcel together say what was agreed for it, to the piastre',
    violations: sql`
      select e.id from documents d
        join order_events e on e.id = d.cause_id
        join parcels p on p.id = e.parcel_id
       where d.kind = 'receipt' and d.cause_type = 'order_event' and e.event = 'delivered'
       group by e.id, p.id, p.fees
      having sum((d.content ->> 'total')::bigint)
             <> p.fees + (select sum(pl.net) from parcel_lines pl where pl.parcel_id = p.id)`,
  },
  {
    id: 'M6',
    says: 'commission is the frozen percent of what the merchant earns, and its VAT that of the commission, each rounded once',
    violations: sql`
      select l.id from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id
       where l.commission <> round((l.unit_price::bigint * l.quantity - l.discount + l.platform_discount)
                                   * l.commission_percent / 100)
          or (l.commission_percent > 0 and l.commission_vat <> round(l.commission * mo.fee_vat_percent / 100))`,
  },
  {
    id: 'M7',
    says: 'every posting balances, all accounts together are zero, and what a merchant has is the sum of its entries',
    violations: sql`
      select t.id from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
       group by t.id having count(e.id) < 2 or sum(e.amount) <> 0
      union all
      select 0 where (select coalesce(sum(amount), 0) from ledger_entries) <> 0
      union all
      select e.id from ledger_entries e full join merchant_entries m on m.entry_id = e.id
       where (e.account like 'merchant_payable:%' or m.entry_id is not null)
         and (e.account is distinct from 'merchant_payable:' || m.merchant_id or e.amount is distinct from -m.amount)`,
  },
  {
    id: 'M8',
    says: 'each cause posts each kind once',
    violations: sql`
      select min(id) from ledger_transactions group by cause_type, cause_id, kind having count(*) > 1`,
  },
  {
    id: 'A4',
    says: 'whatever staff moved or created, as many people signed as its limit asks for',
    violations: sql`
      with done as (select action, subject from money_acts where done_at is not null)
      select a.id from money_acts a
       where a.done_at is not null and a.people > (select count(*) from money_signatures s where s.act_id = a.id)
      union all
      select t.id from ledger_transactions t
        join (values ('adjustment', 'adjustment'), ('due_payment', 'taxAndFees'), ('merchant_payment', 'debtPaid'), ('cash_exception', 'cashDifference'),
                     ('courier_claim', 'courierClaim')) as of (cause, action) on of.cause = t.cause_type
       where t.kind <> 'placed' and not exists (
         select from done where done.action = of.action and done.subject = t.cause_id::text)
      union all
      select t.id from ledger_transactions t
       where t.cause_type = 'refunded_parcel' and not exists (
         select from done where done.action = 'cashDifference' and done.subject = 'refunded_parcel/' || t.cause_id)
      union all
      select id from goodwill_credits g
       where not exists (select from done where done.action = 'goodwill' and done.subject = g.key)
      union all
      select id from payouts p
       where p.state in ('processing', 'paid') and not exists (
         select from done where done.action = 'payout' and done.subject = p.id::text)
      union all
      select id from refund_tenders d
       where d.state = 'succeeded' and d.sent_by is not null and not exists (
         select from done join refund_tenders first on done.subject = 'refund_tender/' || first.id
          where done.action = 'sentRefund' and first.refund_id = d.refund_id)`,
  },
  {
    id: 'M15',
    says: 'a closed month is as it was when it was closed, and begins where the one before it ended',
    violations: sql`
      with moved as (
        select cairo_month(t.posted_at) as month, split_part(e.account, ':', 1) as account,
               sum(greatest(e.amount, 0)) as debit, sum(greatest(-e.amount, 0)) as credit
          from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where t.posted_at < (select max(month) + interval '1 month' from closed_months) at time zone 'Africa/Cairo'
         group by 1, 2
      )
      select b.account from closed_month_balances b
        left join moved m on m.month = b.month and m.account = b.account
        left join closed_month_balances last on last.month = b.month - interval '1 month' and last.account = b.account
       where (b.debit, b.credit) <> (coalesce(m.debit, 0), coalesce(m.credit, 0))
          or exists (select from closed_months c where c.month = b.month - interval '1 month')
             and b.opening <> coalesce(last.closing, 0)
      union all
      select m.account from moved m join closed_months c on c.month = m.month
       where not exists (select from closed_month_balances b where b.month = m.month and b.account = m.account)`,
  },
  {
    id: 'M16',
    says: 'what a bank took for a lost dispute and its fee are booked to the piastre, and a payment is disputed while one is open',
    violations: sql`
      select d.id from disputes d join payments p on p.id = d.payment_id
       where d.ended_at is not null
         and d.fee + case when d.decision = 'lost' then d.amount else 0 end
             <> coalesce((select -sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
                           where t.cause_type = 'dispute' and t.cause_id = d.id and e.account like 'gateway_receivable:%'), 0)
                + d.arrived
      union all
      select p.id from payments p
       where (p.status = 'disputed') <> exists (select from disputes d where d.payment_id = p.id and d.ended_at is null)`,
  },
  {
    id: 'M10',
    says: 'a payout that has not failed is the sum of its entries, one that failed has none; statements add up',
    violations: sql`
      select p.id from payouts p
        left join (select payout_id, sum(amount) as amount from merchant_entries where payout_id is not null
                    group by payout_id) e on e.payout_id = p.id
       where coalesce(e.amount, 0) <> case when p.state = 'failed' then 0 else p.amount end
          or exists (select from merchant_entries e where e.payout_id = p.id and e.merchant_id <> p.merchant_id)
      union all
      select p.id from payouts p
       where coalesce((select -sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
                        where t.cause_type = 'payout' and t.cause_id = p.id and e.account = 'bank'), 0)
             <> case when p.state = 'paid' then p.amount - p.withheld else 0 end
      union all
      select s.id from statements s
        left join (select statement_id, sum(amount) as amount from merchant_entries where statement_id is not null
                    group by statement_id) e on e.statement_id = s.id
        left join statements last on last.merchant_id = s.merchant_id and last.number = s.number - 1
       where s.closing - s.opening <> coalesce(e.amount, 0) or s.opening <> coalesce(last.closing, 0)`,
  },
  {
    id: 'M12',
    says: 'commission and earnings of a merchant order are those of its delivered units, no more and no less',
    violations: sql`
      with worth as (
        select l.merchant_order_id as id, sum(${shareOf('commission')}) as commission,
               sum(${shareOf('commission_vat')}) as vat, sum(${shareOf('platform_discount')}) as borne
          from order_lines l group by l.merchant_order_id
      ), parcels_worth as (
        select p.merchant_order_id as id,
               -- Of what it took at the door itself a merchant is owed only what credit paid.
               sum(case when p.carrier = 'merchant' and o.payment_method = 'cash_on_delivery' then p.credit
                        else (select sum(pl.net) from parcel_lines pl where pl.parcel_id = p.id) + p.fees end) as earned
          from parcels p
          join merchant_orders mo on mo.id = p.merchant_order_id
          join orders o on o.id = mo.order_id
         where p.state = 'delivered' group by p.merchant_order_id
      )
      select w.id from worth w
        left join parcels_worth p on p.id = w.id
        left join (${POSTED}) posted on posted.id = w.id
       where (coalesce(posted.commission, 0), coalesce(posted.vat, 0), coalesce(posted.earned, 0))
             is distinct from (w.commission, w.vat, coalesce(p.earned, 0) + w.borne)`,
  },
  {
    id: 'M14',
    says: 'advances of buyers are those of their merchant orders, never below nothing; of what is over only fees for what did not arrive stay',
    violations: sql`
      with advanced as (${ADVANCED})
      select id from advanced where balance < 0
      union all
      select 0 where (select coalesce(sum(balance), 0) from advanced)
                     <> (select coalesce(-sum(amount), 0) from ledger_entries where account = 'buyer_advances')
      union all
      select a.id from advanced a
        join merchant_orders mo on mo.id = a.id
        cross join lateral (
          select coalesce(sum(fees) filter (where state = 'delivered'), 0) as earned,
                 count(*) filter (where state not in ('delivered', 'returned', 'cancelled')) as under_way
            from parcels where merchant_order_id = mo.id) p
       where mo.status in ('cancelled', 'returned_to_merchant', 'completed') and p.under_way = 0
         -- A piastre a unit: what does not divide is of the first units, whichever those are.
         -- Of a parcel that its buyer did not take the delivery may be kept (docs/orders-rules.md, Fees).
         and a.balance > case when mo.status <> 'completed' then case
                                 when exists (select from order_events e
                                               where e.merchant_order_id = mo.id and e.event = 'refused')
                                 then mo.delivery - mo.waived_delivery else 0 end
                               else mo.delivery + mo.packaging + mo.admin_fee - mo.waived_delivery - mo.waived_others - p.earned
                                    + (select sum(l.quantity) from order_lines l where l.merchant_order_id = mo.id) end
         -- What goes back by itself has its job until it has.
         and not exists (
           select from graphile_worker._private_jobs j
            where (j.attempts < j.max_attempts or j.locked_at is not null) and j.payload ->> 'id' in (
              select e.id::text from order_events e where e.merchant_order_id = a.id
              union all select s.payment_id::text from payment_shares s where s.merchant_order_id = a.id))`,
  },
];
