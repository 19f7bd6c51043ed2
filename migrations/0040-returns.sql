-- What comes back and what is paid back: returns, claims and refunds (orders-and-money.md, sections 5 and 6). Money is
-- whole piastres.

-- Goods that the law lets nobody withdraw from without a reason (law 181/2018, art. 41): the word of the reason, '' when
-- they can be returned. A product's own word stands before its category's; a line keeps what was shown when it was bought.
alter table categories add not_returnable text not null default '';
alter table products add not_returnable text;
alter table order_lines add not_returnable text not null default '';

create function order_lines_keep_returnability() returns trigger language plpgsql as $$
begin
  new.not_returnable := coalesce(
    (select coalesce(p.not_returnable, c.not_returnable)
       from products p join categories c on c.id = p.category_id where p.id = new.product_id), '');
  return new;
end $$;
create trigger order_lines_keep_returnability before insert on order_lines
  for each row execute function order_lines_keep_returnability();

create table returns (
  id bigint generated always as identity (start with 5001) primary key,
  merchant_order_id bigint not null references merchant_orders,
  state text not null check (state in
    ('requested', 'approved', 'awaiting_pickup', 'in_transit', 'received', 'inspected', 'resolved', 'rejected',
     'escalated', 'cancelled', 'expired', 'closed')),
  reason text not null,
  wish text not null check (wish in ('refund', 'credit')),
  note text not null default '',
  payer text not null check (payer in ('buyer', 'merchant')),   -- of the way back, fixed by the reason
  way text check (way in ('pickup', 'drop_off')),               -- null until it is agreed
  outcome text check (outcome in ('refund', 'credit', 'partial', 'declined')),
  answer text not null default '',                 -- why it was rejected, declined or closed
  claim_id bigint references claims,
  requested_at timestamptz not null,
  received_at timestamptz,
  decided_at timestamptz,                          -- when it was rejected or resolved: an appeal has seven days
  check ((state = 'resolved') <= (outcome is not null))
);
create index on returns (merchant_order_id);
create index on returns (state, id);

create table return_lines (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns,
  order_line_id bigint not null references order_lines,
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

-- Claims grow the buyer's own kinds, a merchant's answer and the decision of staff.
alter table claims drop constraint claims_kind_check;
alter table claims add check (kind in ('not_received', 'courier', 'wrong', 'damaged', 'not_as_described', 'counterfeit'));
alter table claims
  add state text not null default 'open' check (state in ('open', 'answered', 'decided')),
  add answer text not null default '',
  add decision text check (decision in ('refund', 'return', 'refuse')),
  add decision_note text not null default '',
  add recovered_from text check (recovered_from in ('merchant', 'courier', 'platform')),
  add wish text not null default 'refund' check (wish in ('refund', 'credit')),
  add check ((state = 'decided') = (decision is not null)),
  add check (decision is distinct from 'refund' or recovered_from is not null);

create table claim_lines (
  id bigint generated always as identity primary key,
  claim_id bigint not null references claims,
  order_line_id bigint not null references order_lines,
  quantity integer not null check (quantity > 0),
  unique (claim_id, order_line_id)
);
create index on claim_lines (order_line_id);

-- Who did what to a return, claim or refund, in the same transaction as the step itself; never changed afterwards.
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
create trigger case_events_kept before update or delete on case_events
  for each row execute function never_changed();

alter table stock_movements add return_line_id bigint references return_lines;
-- The units of a return line come back on sale once.
create unique index stock_movements_return_once on stock_movements (return_line_id) where return_line_id is not null;

create table refunds (
  id bigint generated always as identity (start with 7001) primary key,
  merchant_order_id bigint not null references merchant_orders,
  cause text not null check (cause in ('return', 'claim', 'not_delivered', 'cancelled')),
  return_id bigint unique references returns,
  claim_id bigint unique references claims,
  order_event_id bigint unique references order_events,         -- of a cancellation or withdrawal
  state text not null check (state in ('drafted', 'approved', 'sending', 'succeeded', 'failed', 'refused')),
  goods integer not null check (goods >= 0),
  delivery integer not null default 0 check (delivery >= 0),
  fees integer not null default 0 check (fees >= 0),
  deducted integer not null default 0 check (deducted >= 0),    -- for the way back, where the buyer pays it
  amount integer not null generated always as (goods + delivery + fees - deducted) stored check (amount > 0),
  wish text not null check (wish in ('refund', 'credit')),
  recovered_from text not null check (recovered_from in ('merchant', 'courier', 'platform')),
  reason text not null default '',
  drafted_by bigint,                               -- null: by the rules themselves
  approved_by bigint,
  second_approved_by bigint,
  drafted_at timestamptz not null,
  due_at timestamptz,
  done_at timestamptz,
  check (second_approved_by is null or second_approved_by <> approved_by),
  check (approved_by is null or drafted_by is null or approved_by <> drafted_by)
);
create index on refunds (merchant_order_id);
create index on refunds (state, id);

create table refund_lines (
  refund_id bigint not null references refunds,
  order_line_id bigint not null references order_lines,
  from_units integer not null check (from_units >= 0),          -- of the line, that were paid back before
  quantity integer not null check (quantity > 0),
  amount integer not null check (amount >= 0),
  primary key (refund_id, order_line_id)
);
create index on refund_lines (order_line_id);

-- A refund goes back by the means the order was paid with, in the share that each of them covered.
create table refund_tenders (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refunds,
  means text not null check (means in ('gateway', 'credit', 'channel')),
  payment_id bigint references payments,
  amount integer not null check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'succeeded', 'failed')),
  reference text not null default '',              -- of the bank or the gateway
  sent_by bigint,
  done_at timestamptz,
  check ((means = 'gateway') = (payment_id is not null))
);
create index on refund_tenders (refund_id);

-- Where a buyer gets money that he paid in cash. The number is sealed: only staff who send the money read it.
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
  user_id bigint not null references users,
  amount integer not null check (amount > 0),
  reason text not null check (reason <> ''),
  given_by bigint not null,
  given_at timestamptz not null
);
