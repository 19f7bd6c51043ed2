import { sql } from 'kysely';
import { GATEWAYS } from '#modules/payments/providers.ts';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';

/** What waits in suspense, or ended there: lines that were not placed with a parcel's cash. */
const SUSPENDED = sql`
  select coalesce(sum(e.gross), 0) as gross, coalesce(sum(e.fee), 0) as fee from cash_exceptions e
   where e.row_number is not null and not exists (
     select from remittance_lines l where l.remittance_id = e.remittance_id and l.row_number = e.row_number)`;

export const REMITTANCE_INVARIANTS: readonly Invariant[] = [
  {
    id: 'M9a',
    says: 'cash, a payment, a refund and a lost dispute are remitted by one line of a statement, cash is settled with it, and written off by a decision only',
    violations: sql`
      select c.parcel_id
        from cod_collections c
        left join remittance_lines l on l.parcel_id = c.parcel_id and l.kind = 'cash'
        left join remittances r on r.id = l.remittance_id
        left join cash_exceptions e on e.parcel_id = c.parcel_id and e.kind = 'missing' and e.closed_at is not null
       where c.holder is distinct from 'merchant'
         and c.state <> case when r.settled_at is not null then 'settled'
                             when r.id is not null then 'remitted'
                             when e.outcome = 'recovered' then 'settled'
                             when e.outcome = 'written_off' then 'written_off'
                             else c.state end
          or (c.holder is distinct from 'merchant' and c.state in ('remitted', 'settled', 'written_off')
              and c.amount > 0 and r.id is null and e.id is null)
      union all
      select p.id from payments p left join remittance_lines l on l.payment_id = p.id and l.kind = 'payment'
       where p.remitted <> (l.id is not null)
      union all
      select t.id from refund_tenders t left join remittance_lines l on l.tender_id = t.id
       where t.remitted <> (l.id is not null)
      union all
      select d.id from disputes d
       where d.remitted <> exists (select from remittance_lines l where l.dispute_id = d.id and l.kind = 'chargeback')
          or d.fee_remitted <> exists (select from remittance_lines l where l.dispute_id = d.id and l.is_booked)`,
  },
  {
    id: 'M9b',
    says: 'a statement is the sum of its lines and of what waits in suspense, and what differs from what was due, or from what the bank showed, is an exception to the piastre',
    violations: sql`
      select r.id
        from remittances r
        cross join lateral (select coalesce(sum(gross), 0) as gross, coalesce(sum(fee), 0) as fee, count(*) as lines
                              from remittance_lines where remittance_id = r.id) l
        cross join lateral (${SUSPENDED} and e.remittance_id = r.id) s
        cross join lateral (select coalesce(sum(e.gross), 0) as gross from cash_exceptions e
                             where e.remittance_id = r.id and e.row_number is null) b
       where r.gross <> l.gross + s.gross or r.fees <> l.fee + s.fee or r.lines <> l.lines
          or coalesce(r.bank_amount - r.net, 0) <> b.gross
      union all
      select l.id
        from remittance_lines l
        join cod_collections c on c.parcel_id = l.parcel_id
        left join cash_exceptions e on e.parcel_id = l.parcel_id and e.kind in ('short', 'over')
       where l.kind = 'cash' and c.amount - l.gross <> coalesce(case e.kind when 'short' then e.amount else -e.amount end, 0)
      union all
      select l.id from remittance_lines l join payments p on p.id = l.payment_id
        left join refund_tenders r on r.id = l.tender_id
        left join disputes d on d.id = l.dispute_id
       where l.kind = 'payment' and l.gross <> p.captured or l.kind = 'refund' and -l.gross <> r.amount
          or l.kind = 'chargeback' and (-l.gross <> d.amount or d.decision <> 'lost') or l.is_booked and l.fee <> d.fee`,
  },
  {
    id: 'M9c',
    says: 'couriers and gateways owe less by what their statements say and what was decided, and by nothing else',
    violations: sql`
      select coalesce(said.account, posted.account)
        from (select case when courier = any(${GATEWAYS}::text[]) then 'gateway_receivable:' else 'courier_receivable:' end || courier as account,
                     sum(amount) as amount
                from (select r.courier, -coalesce(sum(l.fee) filter (where not l.is_booked), 0) as amount
                        from remittances r left join remittance_lines l on l.remittance_id = r.id group by r.courier
                      union all
                      select e.courier, e.gross - e.fee from cash_exceptions e
                       where e.row_number is not null and e.placed_parcel_id is null and e.placed_payment_id is null
                      union all
                      select courier, -net from remittances where settled_at is not null
                      union all
                      -- A line that waited and was then placed with a claim is the claim's own payment.
                      select e.courier, case e.kind when 'over' then e.amount else -e.amount end
                        from cash_exceptions e
                       where e.closed_at is not null and e.kind in ('short', 'over', 'missing')
                         and not (e.kind = 'missing'
                                  and exists (select from remittance_lines l where l.parcel_id = e.parcel_id and l.kind = 'cash'))) moved
               group by courier) said
        full join (select en.account, sum(en.amount) as amount
                     from ledger_entries en join ledger_transactions t on t.id = en.transaction_id
                    where t.cause_type in ('remittance', 'cash_exception') and split_part(en.account, ':', 1) in ('courier_receivable', 'gateway_receivable')
                    group by en.account) posted on posted.account = said.account
       where coalesce(said.amount, 0) <> coalesce(posted.amount, 0)`,
  },
  {
    id: 'O7',
    says: 'every claim on a courier is decided within a month, ends with its money, and is booked',
    violations: sql`
      select c.id from claims c join parcels p on p.id = c.parcel_id
       where c.kind = 'courier' and p.carrier <> 'merchant' and c.closed_at is null
         and c.opened_at < now() - interval '30 days'
      union all
      select d.claim_id from courier_claims d join claims c on c.id = d.claim_id
       where (c.closed_at is not null) <> (d.decision = 'rejected' or d.paid_at is not null)
          or d.decision = 'accepted' and d.amount <> (
               select coalesce(sum(e.amount), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
                where t.cause_type = 'courier_claim' and t.cause_id = d.claim_id and t.kind = 'accepted'
                  and e.account like 'courier\\_receivable:%')`,
  },
];
