-- Claims, returns, refunds, replacements and account credit. Money is whole
-- piastres.

-- A complaint that staff decide; the earnings of its merchant order stay frozen meanwhile.
create table claims (
  id bigint primary key,
  merchant_order_id bigint not null references merchant_orders,
  merchant_id bigint not null,                     -- of the merchant order, written by a trigger
  parcel_id bigint references parcels,
  kind text not null check (kind in
    ('not_received', 'courier', 'wrong', 'damaged', 'not_as_described', 'counterfeit')),
  state text not null default 'open' check (state in ('open', 'answered', 'decided')),
  note text not null default '',
  wish text not null default 'refund' check (wish in ('refund', 'credit', 'exchange')),
  answer text not null default '',                 -- the merchant's
  decision text check (decision in ('refund', 'return', 'replace', 'refuse')),
  decision_note text not null default '',
  recovered_from text check (recovered_from in ('merchant', 'courier', 'platform')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The tab of the list it stands under: CASE_TABS in src/modules/returns/back-office.calls.ts.
  tab text not null generated always as (
    case when kind = 'courier' then 'courier' when state = 'decided' then 'done' else 'claims' end) stored,
  check ((state = 'decided') = (decision is not null)),
  check (decision is distinct from 'refund' or recovered_from is not null),
  check (decision is distinct from 'replace' or recovered_from is not null)
);
create sequence claims_id_seq owned by claims.id;
alter table claims alter id set default timed_id('claims_id_seq');
-- Of what never came there is one claim at a time; what came damaged or wrong is found unit by unit.
create unique index claims_open on claims (merchant_order_id, kind, coalesce(parcel_id, 0))
  where closed_at is null and kind in ('not_received', 'courier');
create index claims_of_part on claims (merchant_order_id);
create index claims_by_tab on claims (tab, opened_at, id);
create index claims_of_merchant on claims (merchant_id, tab, opened_at, id);
create index claims_open_of_merchant on claims (merchant_id) where closed_at is null;

create table claim_lines (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims,
  order_line_id bigint not null references order_lines,
  quantity integer not null check (quantity > 0),
  unique (claim_id, order_line_id)
);
create index on claim_lines (order_line_id);

create table returns (
  id bigint primary key,
  merchant_order_id bigint not null references merchant_orders,
  merchant_id bigint not null,                     -- of the merchant order, written by a trigger
  claim_id bigint references claims,
  state text not null check (state in
    ('requested', 'approved', 'awaiting_pickup', 'in_transit', 'received', 'inspected', 'resolved', 'rejected',
     'escalated', 'cancelled', 'expired', 'closed')),
  reason text not null,
  wish text not null check (wish in ('refund', 'credit', 'exchange')),
  note text not null default '',
  payer text not null check (payer in ('buyer', 'merchant')),   -- of the way back, fixed by the reason
  way text check (way in ('pickup', 'drop_off')),               -- null until it is agreed
  outcome text check (outcome in ('refund', 'credit', 'exchange', 'partial', 'declined')),
  answer text not null default '',                 -- why it was rejected, declined or closed
  requested_at timestamptz not null,
  received_at timestamptz,
  decided_at timestamptz,                          -- when it was rejected or resolved: an appeal has seven days
  -- The tab of the list it stands under: CASE_TABS in src/modules/returns/back-office.calls.ts.
  tab text not null generated always as (
    case when state in ('requested', 'received', 'inspected') then 'waiting'
         when state = 'escalated' then 'escalated'
         when state in ('approved', 'awaiting_pickup', 'in_transit', 'rejected') then 'under_way'
         else 'done' end) stored,
  check ((state = 'resolved') <= (outcome is not null))
);
create sequence returns_id_seq owned by returns.id;
alter table returns alter id set default timed_id('returns_id_seq');
create index on returns (merchant_order_id);
create index on returns (state, id);
create index returns_by_tab on returns (tab, requested_at, id);
create index returns_of_merchant on returns (merchant_id, tab, requested_at, id);

create table return_lines (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns,
  order_line_id bigint not null references order_lines,
  exchange_variant_id bigint references variants,  -- what the buyer wants in its place; null: the same again
  quantity integer not null check (quantity > 0),
  received integer check (received between 0 and quantity),
  sellable integer not null default 0 check (sellable >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  wrong_item integer not null default 0 check (wrong_item >= 0),
  unseen integer not null default 0 check (unseen >= 0),        -- taken as good because nobody looked in time; never restocked
  accepted integer not null default 0 check (accepted >= 0),    -- units that are paid back
  unique (return_id, order_line_id),
  check (sellable + damaged + wrong_item + unseen in (0, coalesce(received, 0))),
  check (accepted <= coalesce(received, 0))
);
create index on return_lines (order_line_id);

create table return_photos (
  id bigint generated always as identity primary key,
  return_id bigint references returns,
  claim_id bigint references claims,
  picture text not null,
  check ((return_id is null) <> (claim_id is null))
);
create index on return_photos (return_id);
create index on return_photos (claim_id);

-- Who did what to a return, claim or refund, in the same transaction as the step itself. Append-only.
create table case_events (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('return', 'claim', 'refund')),
  subject_id bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  role text not null,
  user_id bigint,
  reason text not null default '',
  request_id text not null default '',
  happened_at timestamptz not null
);
create index on case_events (subject, subject_id, id);

-- Notes of support about a customer, from calls. Neither the customer nor any merchant sees them.
create table customer_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  written_by bigint not null references users,
  body text not null check (body <> ''),
  written_at timestamptz not null
);
create index on customer_notes (user_id, id desc);

-- Money that goes back to a buyer: of goods that came back, of a claim, of units that were paid for and never come, and
-- what was paid twice.
create table refunds (
  id bigint primary key,
  order_id bigint not null references orders,
  merchant_order_id bigint references merchant_orders, -- null: of several of one order
  cause text not null check (cause in ('return', 'claim', 'unused', 'surplus')),
  return_id bigint references returns,
  claim_id bigint references claims,
  event_id bigint references order_events,         -- after which nobody gets these units
  payment_id bigint references payments,           -- that brought more than anything of the order costs
  state text not null check (state in ('drafted', 'approved', 'sending', 'succeeded', 'failed', 'refused')),
  wish text not null default 'refund' check (wish in ('refund', 'credit', 'exchange')),
  goods integer not null check (goods >= 0),       -- of what is unused or surplus: all of it
  delivery integer not null default 0 check (delivery >= 0),
  own_delivery integer not null default 0 check (own_delivery between 0 and delivery), -- of it, what the merchant had for carrying itself
  fees integer not null default 0 check (fees >= 0),
  deducted integer not null default 0 check (deducted >= 0),    -- for the way back, where the buyer pays it
  -- What the buyer got back by another way before: a bank took it back, or a parcel that was paid back as lost was found.
  given_before integer not null default 0 check (given_before >= 0),
  amount integer not null generated always as (goods + delivery + fees - deducted - given_before) stored check (amount >= 0),
  recovered_from text check (recovered_from in ('merchant', 'courier', 'platform')),
  reason text not null default '',
  drafted_by bigint,                               -- null: by the rules themselves
  drafted_at timestamptz not null,
  due_at timestamptz not null,                     -- law 181/2018, art. 40: seven days after the goods are back
  receipt text,                                    -- the bank's receipt of what a person sent, a sealed picture
  rechosen_at timestamptz,                         -- when the buyer chose another way for one that did not go by the first
  done_at timestamptz,
  -- The tab of the list it stands under: src/modules/refunds/calls.ts.
  tab text not null generated always as (
    case when state = 'drafted' then 'drafted' when state in ('approved', 'sending') then 'sending'
         when state = 'failed' then 'failed' else 'done' end) stored,
  check ((cause in ('return', 'claim')) = (merchant_order_id is not null and recovered_from is not null)),
  check ((cause = 'return') = (return_id is not null) and (cause = 'claim') = (claim_id is not null)),
  check (cause in ('return', 'claim') or num_nonnulls(event_id, payment_id) = 1)
);
create sequence refunds_id_seq owned by refunds.id;
alter table refunds alter id set default timed_id('refunds_id_seq');
create index on refunds (merchant_order_id);
create index on refunds (order_id);
create index on refunds (state, id);
create index refunds_by_tab on refunds (tab, id);
create index refunds_by_deadline on refunds (tab, due_at, id);
-- A case whose refund finance did not sign is decided again, and its next decision drafts another refund.
create unique index refunds_of_return on refunds (return_id) where state <> 'refused';
create unique index refunds_of_claim on refunds (claim_id) where state <> 'refused';
create unique index refunds_of_event on refunds (event_id) where event_id is not null;
create unique index refunds_of_payment on refunds (payment_id, cause) where payment_id is not null;

create table refund_lines (
  refund_id bigint not null references refunds,
  order_line_id bigint not null references order_lines,
  from_units integer not null check (from_units >= 0),          -- of the line, that were paid back before
  quantity integer not null check (quantity > 0),
  amount integer not null check (amount >= 0),
  primary key (refund_id, order_line_id)
);
create index on refund_lines (order_line_id);

-- A refund goes back by the means the order was paid with, in the share that each of them covered. What goes by a payment is
-- claimed of it before its gateway is asked, so that nothing goes back twice; the claim stays where it went another way
-- after all.
create table refund_tenders (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refunds,
  means text not null check (means in ('gateway', 'credit', 'channel')),
  payment_id bigint references payments,
  amount integer not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'sending', 'succeeded', 'failed')),
  by_hand boolean not null default false,          -- the gateway has no way back: a person sends it
  refunded_before integer,                         -- at the gateway when it was asked: tells what became of a lost answer
  failure text not null default '',
  reference text not null default '',              -- of the bank
  sent_by bigint references users,                 -- who sent it by hand
  claimed_at timestamptz,
  sent_at timestamptz,
  done_at timestamptz,
  remitted boolean not null default false,         -- a line of the gateway's statement has it
  -- Credit that paid for an exchange: how much of it came back because that order fell through.
  came_back integer not null default 0 check (came_back between 0 and amount and (came_back = 0 or means = 'credit')),
  check (means <> 'gateway' or payment_id is not null),
  check ((state = 'succeeded') = (done_at is not null)),
  check (claimed_at is null or payment_id is not null)
);
create index on refund_tenders (refund_id);
create index on refund_tenders (payment_id) where payment_id is not null;
-- The gateway gave it back and has not taken it from us yet.
create index refund_tenders_held on refund_tenders (payment_id)
  where means = 'gateway' and state = 'succeeded' and not by_hand and not remitted;
create index refund_tenders_open on refund_tenders (id) where means = 'gateway' and state <> 'succeeded';
-- Two refunds of one payment are never asked for side by side: otherwise nobody could tell whose answer was lost.
create unique index refund_tenders_sending on refund_tenders (payment_id) where state = 'sending';

-- Of a payment for several merchant orders, how much of each goes back.
create table refund_shares (
  tender_id bigint not null references refund_tenders on delete cascade,
  merchant_order_id bigint not null references merchant_orders,
  amount integer not null check (amount > 0),
  primary key (tender_id, merchant_order_id)
);
create index on refund_shares (merchant_order_id);

-- Products instead of money: the order placed for the worth of a refund. The refund pays for it, so nothing of it is
-- account credit at any time. Append-only.
create table replacements (
  refund_id bigint primary key references refunds,
  order_id bigint not null unique references orders,
  placed_at timestamptz not null
);

-- The account to which a buyer's cash is refunded. The number is encrypted: only staff who send the money read it.
create table payout_channels (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('instapay', 'wallet', 'bank')),
  holder text not null,
  sealed bytea not null,
  masked text not null,
  confirmed_at timestamptz not null,
  replaced_at timestamptz
);
create unique index payout_channels_one on payout_channels (user_id) where replaced_at is null;

-- What the shop gives a buyer out of good will, as account credit.
create table goodwill_credits (
  id bigint generated always as identity primary key,
  key text unique check (key <> ''),               -- the request's: a gift that is sent twice is given once
  user_id bigint not null references users,
  amount integer not null check (amount > 0),
  reason text not null check (reason <> ''),
  given_by bigint not null,
  given_at timestamptz not null
);

-- Modules of earlier levels refer to returns and their lines.
alter table courier_bookings add foreign key (return_id) references returns;
alter table stock_movements add foreign key (return_line_id) references return_lines;
