import { sql } from 'kysely';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';

/** The rules of docs/orders-rules.md, Invariants, about payouts and their documents. */
export const PAYOUT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'E1',
    says: 'what a merchant has earned and was not paid is the sum of its entries, by what each waits for',
    violations: sql`
      with fresh as (
        select merchant_id, state, sum(amount) as amount from earnings
         where state in ('pending', 'awaits_cash', 'frozen', 'available') group by merchant_id, state
      )
      select m.id from merchants m
        left join earnings_now n on n.merchant_id = m.id
        cross join lateral (values ('pending', n.pending), ('awaits_cash', n.awaits_cash), ('frozen', n.frozen),
                                   ('available', n.available)) stored (state, amount)
        left join fresh f on f.merchant_id = m.id and f.state = stored.state
       where coalesce(f.amount, 0) <> coalesce(stored.amount, 0)`,
  },
  {
    id: 'E2',
    says: 'its balance is its last statement and what came after it; statements and payouts count their entries, and payouts what was sold in them',
    violations: sql`
      select m.id from merchants m
        left join (select merchant_id, sum(amount) as amount, sum(amount) filter (where statement_id is null) as later
                     from merchant_entries group by merchant_id) e on e.merchant_id = m.id
        left join lateral (select closing from statements s where s.merchant_id = m.id order by number desc limit 1) s on true
       where coalesce(e.amount, 0) <> coalesce(s.closing, 0) + coalesce(e.later, 0)
      union all
      select s.id from statements s
       where s.entries <> (select count(*) from merchant_entries e where e.statement_id = s.id)
      union all
      select p.id from payouts p cross join lateral (
               select count(*) as entries, count(distinct e.merchant_order_id) as orders,
                      coalesce(sum(e.amount) filter (where t.kind = 'delivered' and e.amount > 0), 0) as sales
                 from merchant_entries e
                 join ledger_entries le on le.id = e.entry_id
                 join ledger_transactions t on t.id = le.transaction_id
                where e.payout_id = p.id) e
       where (p.entries, p.orders, p.sales) is distinct from (e.entries, e.orders, e.sales)`,
  },
  {
    id: 'O4',
    says: 'a payout that the clock drafted was approved and sent by two people, and none holds an adjustment of its approver',
    violations: sql`
      select id from payouts where created_by is null and sent_by = approved_by
      union all
      select p.id from payouts p
        join merchant_entries e on e.payout_id = p.id
        join ledger_entries le on le.id = e.entry_id
        join ledger_transactions t on t.id = le.transaction_id
        join money_acts a on a.action = 'adjustment' and t.cause_type = 'adjustment' and a.subject = t.cause_id::text
        join money_signatures s on s.act_id = a.id
       where p.state in ('approved', 'processing', 'paid') and s.user_id = p.approved_by`,
  },
  {
    id: 'O6',
    says: 'credit notes say what was refunded and are never above what they correct, and commission documents are the commission of statements',
    violations: sql`
      select d.id from documents d join documents n on n.original_id = d.id
       group by d.id having sum((n.content ->> 'total')::bigint) > (d.content ->> 'total')::bigint
      union all
      select f.id from refunds f
        left join (select cause_id, sum((content ->> 'total')::bigint) as amount from documents
                    where kind = 'credit_note' and cause_type in ('refund', 'refund_fees') group by cause_id) said
               on said.cause_id = f.id
       where f.merchant_order_id is not null and f.state not in ('drafted', 'refused')
         and coalesce(said.amount, 0) <> f.goods + f.delivery + f.fees
         -- A note is written by a job of its own.
         and not exists (
           select from graphile_worker._private_jobs j
            where (j.attempts < j.max_attempts or j.locked_at is not null) and j.payload ->> 'id' in (
              select e.id::text from case_events e where e.subject = 'refund' and e.subject_id = f.id
              union all select f.id::text))
      union all
      select s.id from statements s
        cross join lateral (
          select coalesce(-sum(amount), 0) as amount from ledger_entries
           where account in ('commission_income', 'vat_payable')
             and transaction_id in (select own.transaction_id from merchant_entries e
                                      join ledger_entries own on own.id = e.entry_id where e.statement_id = s.id)) charged
        left join (select cause_id, sum(case kind when 'credit_note' then -1 else 1 end * (content ->> 'total')::bigint) as amount
                     from documents where cause_type = 'statement' group by cause_id) said on said.cause_id = s.id
       where coalesce(said.amount, 0) <> charged.amount`,
  },
  {
    id: 'O11',
    says: "the VAT of the shop's own receipts and credit notes is in the books, document by document",
    violations: sql`
      select coalesce(d.id, posted.cause_id) from documents d
        full join (select t.cause_id, -sum(e.amount) as amount
                     from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
                    where t.cause_type = 'document' and e.account = 'vat_payable' group by t.cause_id) posted
               on posted.cause_id = d.id
       where (d.id is null or (d.issuer_id = 0 and d.user_id is not null))
         and coalesce(posted.amount, 0)
             <> coalesce(case d.kind when 'credit_note' then -1 else 1 end * (d.content ->> 'vat')::bigint, -1)
      union all
      -- What a line says of its VAT is what its rate makes of it; a seller without VAT says none.
      select d.id from documents d cross join lateral jsonb_to_recordset(d.content -> 'lines')
             as line (gross bigint, vat bigint, "vatPercent" numeric)
       where d.user_id is not null and line.vat <> round(line.gross * line."vatPercent" / (100 + line."vatPercent"))`,
  },
  {
    id: 'O12',
    says: 'tax withheld from a payout is owed to the authority, and its merchant has a certificate of the same amount',
    violations: sql`
      select p.id from payouts p
        left join (select t.cause_id, -sum(e.amount) as amount
                     from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
                    where t.cause_type = 'payout' and e.account = 'withholding_payable' group by t.cause_id) posted
               on posted.cause_id = p.id
       where coalesce(posted.amount, 0) <> case when p.state in ('processing', 'paid') then p.withheld else 0 end
          or p.withheld <> round(p.amount * p.withheld_percent / 100)
      union all
      select coalesce(p.id, d.cause_id) from (select id, withheld from payouts where state = 'paid' and withheld > 0) p
        full join (select cause_id, (content ->> 'total')::bigint as total from documents
                    where kind = 'withholding_certificate') d on d.cause_id = p.id
       where p.withheld is distinct from d.total
      union all
      select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account = 'withholding_payable' and t.cause_type not in ('payout', 'due_payment')`,
  },
  {
    id: 'O9',
    says: 'a closed merchant has been paid within a month after its 90 days, or owes nothing and has no channel',
    violations: sql`
      select m.id from merchants m
        join (select merchant_id, sum(amount) as amount from earnings
               where state = 'available' and payout_id is null group by merchant_id) e on e.merchant_id = m.id
       where m.status = 'closed' and m.closed_at < now() - interval '120 days' and e.amount > 0`,
  },
];
