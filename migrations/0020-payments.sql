-- Money before the door: attempts to pay, what gateways tell of them, and what goes back. Amounts in piastres.

alter table orders drop constraint orders_payment_method_check;
alter table orders add check (payment_method in
  ('cash_on_delivery', 'card', 'wallet', 'kiosk', 'fawry', 'bank_transfer', 'store_credit'));

-- Units that the deadline of a payment cancelled: the only ones that late money brings back.
alter table order_lines
  add column expired integer not null default 0 check (expired >= 0 and expired <= cancelled);

alter table payments drop constraint payments_status_check;
alter table payments
  add check (status in ('expected', 'created', 'pending', 'authorised', 'captured', 'partly_refunded', 'refunded',
                        'failed', 'expired', 'voided', 'disputed', 'lost', 'won')),
  add column provider text not null default 'cash',
  add column reference text unique,                -- ours: by it a gateway knows this attempt
  add column provider_reference text,              -- the gateway's own name of it
  add column transaction text,                     -- of the money that came: what a refund is asked by
  add column url text,                             -- where the buyer pays, or what he pays with
  add column code text,
  add column asked_at timestamptz,                 -- the gateway was asked for it: never twice
  add column opened_at timestamptz,                -- and has answered
  add column expires_at timestamptz,
  add column extended boolean not null default false,
  add column overpaid boolean not null default false,
  add column captured integer not null default 0,
  add column captured_at timestamptz,
  add column refund_claimed integer not null default 0,  -- refunds that are under way or done
  add column refunded integer not null default 0,
  add unique (provider, provider_reference),
  add unique (provider, transaction),
  add check (captured in (0, amount)),             -- all or nothing: every method here captures at once
  add check ((captured > 0) = (captured_at is not null)),
  add check (refunded >= 0 and refunded <= refund_claimed and refund_claimed <= captured);
-- The buyer pays by one attempt at a time: a new one makes those before it worthless first.
create unique index payments_open on payments (order_id)
  where status in ('created', 'pending');

-- M4, held here: what was claimed for refunds of a part is never more than what was captured of it.
alter table payment_shares
  add column captured integer not null default 0,
  add column refund_claimed integer not null default 0,
  add column refunded integer not null default 0,
  add check (captured in (0, amount)),
  add check (refunded >= 0 and refunded <= refund_claimed and refund_claimed <= captured);

-- Everything a gateway told, as it came, with what became of it. What was not its own has no event id, so that it never
-- stands in the way of the real one.
create table payment_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text,
  kind text,
  reference text,
  payment_id bigint references payments,
  transaction text,
  amount bigint,
  currency text,
  outcome text not null check (outcome in
    ('done', 'nothing_new', 'forged_signature', 'amount_differs', 'currency_differs', 'payment_not_found', 'for_staff')),
  body bytea not null,
  heard_at timestamptz not null,
  check ((outcome = 'forged_signature') = (event_id is null)),
  unique (provider, event_id)
);
create index on payment_events (payment_id, id);
create index on payment_events (heard_at) where outcome = 'forged_signature';

-- One refund by the way it was paid. It is claimed before the gateway is asked, so that nothing goes back twice.
create table payment_refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  amount integer not null check (amount > 0),
  state text not null check (state in ('drafted', 'approved', 'sending', 'succeeded', 'failed')),
  by_hand boolean not null default false,          -- no way back by the gateway: a person sends it
  cause_type text not null,                        -- with cause_id: what made it due
  cause_id bigint not null,
  reason text not null default '',
  failure text not null default '',
  refunded_before integer,                         -- at the gateway, when it was asked: a lost answer is told by it
  drafted_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  unique (payment_id, cause_type, cause_id),
  check ((state = 'succeeded') = (ended_at is not null))
);
create index payment_refunds_open on payment_refunds (id) where state <> 'succeeded';
-- Two refunds of one payment are not asked for side by side: else nobody could tell whose answer was lost.
create unique index payment_refunds_sending on payment_refunds (payment_id) where state = 'sending';

create table payment_refund_shares (
  refund_id bigint not null references payment_refunds,
  merchant_order_id bigint not null references merchant_orders,
  amount integer not null check (amount > 0),
  primary key (refund_id, merchant_order_id)
);

-- What a buyer can spend of his credit, with his account locked until the transaction ends: two tabs never spend the same
-- pound (M11). A function, because the sum must be read after the lock was had.
create function credit_to_spend(buyer bigint) returns bigint language plpgsql as $$
begin
  perform from users where id = buyer for no key update;
  return (select coalesce(-sum(amount), 0) from ledger_entries where account = 'store_credit:' || buyer);
end $$;
