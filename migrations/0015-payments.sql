-- Payments of orders: attempts, disputes, and the webhooks of gateways about them. Money is whole piastres.

-- One attempt to pay an order.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  provider text not null default 'cash',
  method text not null,
  amount integer not null check (amount > 0),
  status text not null check (status in
    ('expected', 'created', 'pending', 'authorised', 'captured', 'partly_refunded', 'refunded', 'failed', 'expired',
     'voided', 'disputed', 'lost', 'won')),
  created_at timestamptz not null default now(),
  -- At the gateway.
  reference text unique,                           -- ours: by it a gateway knows this attempt
  provider_reference text,                         -- the gateway's own name of it
  transaction text,                                -- of the money that came: a refund is asked for by it
  url text,                                        -- where the buyer pays
  code text,                                       -- what the buyer pays with
  asked_at timestamptz,                            -- when the gateway was asked for it, which happens once
  opened_at timestamptz,                           -- when the gateway answered
  expires_at timestamptz,
  inquired_at timestamptz,                         -- when the gateway was last asked what became of it
  extended boolean not null default false,
  -- The money. All or nothing: every method here captures at once.
  captured integer not null default 0,
  captured_at timestamptz,
  overpaid boolean not null default false,
  remitted boolean not null default false,         -- a line of its gateway's statement has it: 0019-remittances.sql
  refund_claimed integer not null default 0,       -- refunds that are under way or done
  refunded integer not null default 0,
  -- A transfer that staff confirm.
  proof text,                                      -- a picture that proves nothing: staff read the bank's own paper
  proof_at timestamptz,
  proof_refusal text check (proof_refusal <> ''),  -- why staff refused the picture; null again with the next one
  unique (provider, provider_reference),
  unique (provider, transaction),
  check (captured in (0, amount)),
  check ((captured > 0) = (captured_at is not null)),
  check (refunded >= 0 and refunded <= refund_claimed and refund_claimed <= captured),
  check ((proof is null) = (proof_at is null)),
  check (proof_refusal is null or proof is not null)
);
create index on payments (order_id);
-- The buyer pays by one attempt at a time. While the gateway of a new one is asked, the one before stays good.
create unique index payments_created on payments (order_id) where status = 'created';
create unique index payments_pending on payments (order_id) where status = 'pending';
-- Started and without money: their gateways are asked again.
create index payments_unanswered on payments (asked_at) where captured = 0 and asked_at is not null;
-- Captured by a gateway, which has not paid it out yet: looked for by its age.
create index payments_held on payments (provider, captured_at) where captured > 0 and not remitted;
create index payments_disputed on payments (id) where status = 'disputed';
-- Only the transfers that wait for staff: the back-office's home counts them at each visit, and those that never came
-- stay for ever.
create index payments_transfers on payments (id)
  where provider = 'manual' and captured = 0
    and (status = 'pending' or (status = 'expired' and proof is not null and proof_refusal is null));

-- The amount of an attempt that pays one merchant order. M4: what was claimed for refunds of it, with what a bank took
-- back after a lost dispute, is never more than what was captured of it.
create table payment_shares (
  payment_id bigint not null references payments,
  merchant_order_id bigint not null references merchant_orders,
  amount integer not null check (amount > 0),
  captured integer not null default 0,
  refund_claimed integer not null default 0,
  refunded integer not null default 0,
  charged_back integer not null default 0,
  primary key (payment_id, merchant_order_id),
  check (captured in (0, amount)),
  check (refunded >= 0 and refunded <= refund_claimed and refund_claimed <= captured),
  check (charged_back >= 0 and refund_claimed + charged_back <= captured)
);
create index on payment_shares (merchant_order_id);

-- A payment that a bank wants back. One is open at a time; others may follow.
create table disputes (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  amount integer not null check (amount > 0),      -- what the bank wants
  due_at timestamptz,                              -- its papers must be there by then, if the bank said so
  opened_at timestamptz not null,
  ended_at timestamptz,
  decision text check (decision in ('won', 'lost')),
  fee integer not null default 0 check (fee >= 0), -- what the bank charges for it
  loss_party text check (loss_party in ('merchant', 'platform')), -- whose loss it is that the bank took it back
  lost_again integer not null default 0 check (lost_again between 0 and amount), -- of it, what had gone back before
  arrived integer not null default 0 check (arrived between 0 and amount), -- of it, what refunds were waiting to give back
  remitted boolean not null default false,         -- a line of the gateway's statement took it: 0019-remittances.sql
  fee_remitted boolean not null default false,     -- and its fee
  check ((ended_at is null) = (decision is null)),
  check (arrived + lost_again <= amount),
  check ((decision is not distinct from 'lost') = (loss_party is not null))
);
create unique index disputes_open on disputes (payment_id) where ended_at is null;
create index on disputes (payment_id);
-- The gateway has not taken it, or its fee, from us yet.
create index disputes_held on disputes (payment_id)
  where decision = 'lost' and not remitted or fee > 0 and not fee_remitted;
create index disputes_ended on disputes (ended_at desc, id desc) where ended_at is not null;

-- Every webhook of a gateway, as it came, with its outcome. A forgery has no event id, so that it never stands in
-- the way of the real event.
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
  body bytea,                                      -- as it came; null once that is forgotten
  received_at timestamptz not null,
  seen_at timestamptz,                             -- when staff looked at it
  seen_by bigint references users,
  unique (provider, event_id),
  check ((outcome = 'forged_signature') = (event_id is null)),
  check ((seen_at is null) = (seen_by is null))
);
create index on payment_events (payment_id, id);
create index on payment_events (received_at) where outcome = 'forged_signature';
create index payment_events_for_staff on payment_events (id)
  where outcome not in ('done', 'nothing_new') and seen_at is null;
