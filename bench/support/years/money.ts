/** Weeks and days are counted from far enough back; a merchant has at most one payout and one statement a week. */
export const weekOf = (time: string) =>
  `floor(extract(epoch from ${time} - (now() - interval '800 days')) / 604800)::int`;
const dayOf = (time: string) =>
  `floor(extract(epoch from ${time} - (now() - interval '800 days')) / 86400)::int`;
const MERCHANTS = 1_000;

const COMPLETED = `p.moved_at + interval '14 days'`;
const PAYOUT = `case when p.status = 'completed' and ${weekOf(COMPLETED)} < ${weekOf('now()')}
                     then 2000 + ${weekOf(COMPLETED)} * ${MERCHANTS} + p.merchant_id end`;
const STATEMENT = `case when ${weekOf('p.moved_at')} < ${weekOf('now()')} then ${weekOf('p.moved_at')} * ${MERCHANTS} + p.merchant_id end`;

/** Delivered units; the rest earns nothing. */
const BROUGHT = `from parts p where p.carrier = 'bosta' and p.pays = 'cash_on_delivery' and p.status in ('delivered', 'completed')`;
const FEES = 'p.delivery + p.packaging + p.admin_fee';
const isLost = 'p.id % 1999 = 0';

/** The gateway pays out what is older, in a statement a week, with what it gave back; their numbers begin here. */
export const isSettled = (time: string) => `${weekOf(time)} < ${weekOf('now()')} - 1`;
export const GATEWAYS_FROM = 1_000;

/** Cash on delivery, cards, the books and the documents for the contents of `parts`. */
export const MONEY: readonly string[] = [
  `insert into cod_collections (parcel_id, state, goods, fees, collected, holder, collected_at)
   select p.id, s.state, p.price, ${FEES}, case when s.state in ('collected', 'remitted', 'settled') then p.price + ${FEES} end,
          case when s.state in ('collected', 'remitted', 'settled') then p.carrier end,
          case when s.state in ('collected', 'remitted', 'settled') then p.moved_at end
     from parts p
    cross join lateral (select case
            when p.status = 'shipped' then 'due' when p.status not in ('delivered', 'completed') then 'void'
            when p.carrier = 'merchant' then 'settled' when ${isLost} then 'collected'
            when p.moved_at < now() - interval '8 days' then 'settled' when p.moved_at < now() - interval '6 days' then 'remitted'
            else 'collected' end as state) s
    where p.pays = 'cash_on_delivery' and p.status not in ('new', 'accepted', 'cancelled', 'ready')`,
  `insert into remittance_lines (remittance_id, parcel_id, kind, row_number, gross, fee)
   select ${dayOf('p.moved_at')}, p.id, 'cash', 1, p.price + ${FEES}, 2000 ${BROUGHT} and not ${isLost} and p.moved_at < now() - interval '6 days'`,
  `insert into cash_exceptions (parcel_id, courier, kind, amount, opened_at, outcome, decided_by, decided_at, closed_at)
   select p.id, 'bosta', 'missing', p.price + ${FEES}, p.moved_at + interval '21 days', 'written_off', 1, p.moved_at + interval '30 days',
          p.moved_at + interval '30 days' ${BROUGHT} and ${isLost} and p.moved_at < now() - interval '30 days'`,
  `insert into payments (id, order_id, method, amount, status, created_at, provider, reference, captured, captured_at, transaction, remitted)
   overriding system value
   select o.id, o.id, 'card', o.total, 'captured', o.placed_at, 'paymob', 'years' || o.id, o.total, o.placed_at, 'years' || o.id,
          ${isSettled('o.placed_at')}
     from drawn d join orders o on o.id = d.order_id where d.pays = 'card'`,
  `insert into remittance_lines (remittance_id, payment_id, kind, row_number, gross, fee)
   select ${GATEWAYS_FROM} + ${weekOf('o.placed_at')}, o.id, 'payment', 1, o.total, o.total / 50
     from drawn d join orders o on o.id = d.order_id where d.pays = 'card' and ${isSettled('o.placed_at')}`,
  `insert into payment_shares (payment_id, merchant_order_id, amount, captured)
   select p.order_id, p.id, p.price + ${FEES}, p.price + ${FEES} from parts p where p.pays = 'card'`,
  `insert into payment_events (provider, event_id, kind, reference, payment_id, outcome, amount, body, received_at)
   select 'paymob', 'years' || order_id, 'captured', 'years' || order_id, order_id, 'done', 1000, ''::bytea, placed_at
     from drawn where pays = 'card'`,
  `insert into ledger_transactions (id, cause_type, cause_id, kind, posted_at) overriding system value
   select 2 * p.id + k, 'order_event', p.id, case k when 0 then 'delivered' else 'commission' end, p.moved_at
     from parts p, generate_series(0, 1) k where p.status in ('delivered', 'completed') order by 1`,
  `insert into ledger_entries (id, transaction_id, account, amount) overriding system value
   select 10 * p.id + e.k, 2 * p.id + e.k / 5, e.account, e.amount from parts p
    cross join lateral (values
      (0, case when p.pays = 'card' then 'buyer_advances' when p.carrier = 'bosta' then 'courier_receivable:bosta' else 'merchant_payable:' || p.merchant_id end,
       (p.price + ${FEES})::bigint),
      (1, 'merchant_payable:' || p.merchant_id, -p.price::bigint), (2, 'delivery_income', -p.delivery::bigint),
      (3, 'fee_income', -(p.packaging + p.admin_fee)::bigint),
      (5, 'merchant_payable:' || p.merchant_id, (p.commission + p.commission_vat)::bigint),
      (6, 'commission_income', -p.commission::bigint), (7, 'vat_payable', -p.commission_vat::bigint)) e (k, account, amount)
    where p.status in ('delivered', 'completed') and e.amount <> 0 order by 1`,
  `insert into merchant_entries (entry_id, merchant_id, amount, merchant_order_id, parcel_id, waits, is_payout, payout_id, statement_id)
   select 10 * p.id + e.k, p.merchant_id, e.amount, p.id, p.id, true, false, ${PAYOUT}, ${STATEMENT} from parts p
    cross join lateral (values
      (0, case when p.pays <> 'card' and p.carrier = 'merchant' then -(p.price + ${FEES})::bigint else 0 end), (1, p.price::bigint),
      (5, -(p.commission + p.commission_vat)::bigint)) e (k, amount)
    where p.status in ('delivered', 'completed') and e.amount <> 0 order by 1`,
  `insert into documents (id, kind, issuer_id, number, merchant_id, user_id, order_id, cause_type, cause_id, content, issued_at)
   overriding system value
   select p.id, 'receipt', p.merchant_id, p.id, p.merchant_id, p.user_id, p.order_id, 'order_event', p.id,
          jsonb_build_object('kind', 'receipt', 'number', p.id, 'issuedAt', p.moved_at, 'orderId', p.order_id, 'currency', 'EGP',
            'total', p.price + ${FEES}, 'vat', (p.price * 14 / 114.0)::int, 'paymentMethod', p.pays, 'original', null,
            'seller', party.says || jsonb_build_object('name', p.name_ar), 'buyer', party.says || jsonb_build_object('name', p.name),
            'lines', jsonb_build_array(jsonb_build_object('title', p.title, 'code', '1', 'quantity', 1, 'gross', p.price,
              'taxClass', 'standard', 'vatPercent', 0, 'vat', 0))), p.moved_at
     from parts p, (select '{"taxNumber":"","commercialRegister":"","address":"","phone":""}'::jsonb as says) party
    where p.status in ('delivered', 'completed') order by p.id`,
  `insert into taxpayers (issuer_id, changed_at) select distinct issuer_id, now() from documents`,
  `insert into tax_submissions (document_id, issuer_id, form, state, uuid, error, created_at, ended_at)
   select id, issuer_id, 'receipt', case when id % 100 = 0 then 'rejected' else 'valid' end, md5(id::text),
          case when id % 100 = 0 then 'refused' else '' end, issued_at, issued_at
     from documents where kind = 'receipt' order by id`,
];

/** What is made from entries and lines once all exist: a payout and a statement a week, a courier's statement a day and a gateway's a week. */
export const PAYOUTS: readonly string[] = [
  `insert into remittances (id, courier, reference, file_hash, gross, fees, imported_by, imported_at, bank_amount, bank_reference, settled_by, settled_at)
   overriding system value
   select r.id, r.courier, 'R' || r.id, '', r.gross, r.fees, 1, r.at, case when r.is_over then r.gross - r.fees end,
          case when r.is_over then 'B' || r.id end, case when r.is_over then 1 end, case when r.is_over then r.at end
     from (select l.id, l.gross, l.fees, courier, now() - interval '794 days' + day * interval '1 day' as at,
                  day < ${dayOf('now()')} - 8 as is_over
             from (select remittance_id as id, sum(gross) as gross, sum(fee) as fees from remittance_lines group by remittance_id) l
            cross join lateral (select case when l.id < ${GATEWAYS_FROM} then 'bosta' else 'paymob' end as courier,
                                       case when l.id < ${GATEWAYS_FROM} then l.id else (l.id - ${GATEWAYS_FROM} + 1) * 7 end as day) of
          ) r order by r.id`,
  `insert into payout_batches (id, day, created_at) overriding system value
   select w, (now() - interval '793 days' + w * interval '7 days')::date, now() - interval '793 days' + w * interval '7 days'
     from generate_series(0, ${weekOf('now()')}) w`,
  `insert into merchant_channels (merchant_id, kind, holder, number, tail, changed_at)
   select id, 'iban', legal_name, ''::bytea, '1234', now() from merchants on conflict do nothing`,
  // If a week's entries are negative in total, it has no payout, and they stay as they are.
  `update merchant_entries e set payout_id = null
     from (select payout_id from merchant_entries where payout_id is not null group by payout_id having sum(amount) <= 0) none
    where e.payout_id = none.payout_id`,
  `insert into payouts (id, merchant_id, batch_id, state, amount, created_at, approved_by, approved_at, sent_at, ended_at, kind, holder, number, tail)
   overriding system value
   select p.id, p.merchant_id, p.batch, p.state, p.amount, p.at, case when p.state <> 'draft' then 1 end, case when p.state <> 'draft' then p.at end,
          case when p.state = 'paid' then p.at end, case when p.state = 'paid' then p.at end, 'iban', '', ''::bytea, '1234'
     from (select payout_id as id, min(merchant_id) as merchant_id, (payout_id - 2000) / ${MERCHANTS} as batch, sum(amount) as amount,
                  case when (payout_id - 2000) / ${MERCHANTS} < ${weekOf('now()')} - 1 then 'paid'
                       when payout_id % 3 = 0 then 'draft' else 'approved' end as state,
                  now() - interval '793 days' + ((payout_id - 2000) / ${MERCHANTS}) * interval '7 days' as at
             from merchant_entries where payout_id is not null group by payout_id) p order by p.id`,
  `insert into statements (id, merchant_id, number, opening, closing, made_at)
   overriding system value
   select id, merchant_id, row_number() over same, sum(amount) over same - amount, sum(amount) over same,
          now() - interval '793 days' + (id / ${MERCHANTS}) * interval '7 days'
     from (select statement_id as id, min(merchant_id) as merchant_id, sum(amount) as amount from merchant_entries
            where statement_id is not null group by statement_id) s
   window same as (partition by merchant_id order by id) order by id`,
  // What triggers would have counted.
  'update remittances r set lines = l.count from (select remittance_id as id, count(*) from remittance_lines group by 1) l where l.id = r.id',
  'update statements s set entries = e.count from (select statement_id as id, count(*) from merchant_entries group by 1) e where e.id = s.id',
  'update payouts p set entries = e.count from (select payout_id as id, count(*) from merchant_entries group by 1) e where e.id = p.id',
  'update coupons c set uses = u.count, given = u.amount from (select coupon_id as id, count(*), sum(amount) as amount from coupon_uses group by 1) u where u.id = c.id',
  'delete from counter_changes',
  'delete from counters',
  'insert into counters (name, rows, amount) select name, rows, amount from recounted',
  'insert into stale_earnings (merchant_id) select id from merchants',
  `insert into stale_days (day) select distinct (placed_at at time zone 'Africa/Cairo')::date from merchant_orders`,
];
