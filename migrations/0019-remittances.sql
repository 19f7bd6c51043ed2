-- The money that couriers and payment gateways collected, on its way to us by their statements. Money is whole piastres.

-- What a courier answered to a claim for a parcel that it lost, damaged or did not bring back.
create table courier_claims (
  claim_id bigint primary key references claims,
  decision text not null check (decision in ('accepted', 'rejected')),
  amount integer not null check (amount >= 0),
  loss_party text check (loss_party in ('merchant', 'platform')), -- whose loss it is, where the courier pays nothing
  reason text not null check (reason <> ''),
  decided_by bigint not null references users,
  decided_at timestamptz not null,
  paid_by bigint references users,
  paid_at timestamptz,
  bank_reference text not null default '',
  check ((decision = 'accepted') = (amount > 0)),
  check ((decision = 'rejected') = (loss_party is not null)),
  check ((paid_by is null) = (paid_at is null))
);

-- A courier's or a gateway's statement. Each of its lines is money once: importing it again changes nothing.
create table remittances (
  id bigint generated always as identity primary key,
  courier text not null check (courier <> ''),     -- or the gateway: src/modules/remittances/sender.ts
  reference text not null check (reference <> ''), -- the courier's number of it
  file_hash text not null,
  gross bigint not null,                           -- corrections may take back more than came
  fees bigint not null check (fees >= 0),
  net bigint not null generated always as (gross - fees) stored,
  lines integer not null default 0,                -- how many it has, counted when it is imported
  imported_by bigint not null references users,
  imported_at timestamptz not null,
  bank_amount bigint,                              -- what the bank credited; what differs from the net is an exception
  bank_reference text,
  settled_by bigint references users,
  settled_at timestamptz,
  unique (courier, reference),
  check ((bank_amount is null) = (settled_at is null))
);
create index on remittances (lower(reference));    -- as it is typed to find it in the books

-- A parcel's cash comes by one line, and so do a payment, a refund and a lost dispute by a gateway; fees may come by
-- others, also for parcels that brought no cash.
create table remittance_lines (
  id bigint generated always as identity primary key,
  remittance_id bigint not null references remittances,
  parcel_id bigint references parcels,             -- of a courier's line
  payment_id bigint references payments,           -- of a gateway's
  tender_id bigint references refund_tenders,      -- the gateway took it back from us
  dispute_id bigint references disputes,           -- and so did the buyer's bank, through the gateway
  kind text not null check (kind in ('cash', 'fee', 'payment', 'refund', 'chargeback')),
  row_number integer not null,
  gross integer not null,                          -- what the sender says it collected; what it takes back is below nothing
  fee integer not null check (fee >= 0),           -- what the courier deducts
  is_booked boolean not null default false,        -- the fee stands in the books already: it is the dispute's
  check (num_nonnulls(parcel_id, payment_id) = 1 and (kind = 'refund') = (tender_id is not null)),
  check ((kind = 'chargeback' or is_booked) = (dispute_id is not null)),
  check (case when kind = 'fee' then gross = 0 when kind in ('refund', 'chargeback') then gross < 0 else gross >= 0 end),
  check (case kind when 'cash' then parcel_id is not null when 'fee' then true else payment_id is not null end)
);
create index on remittance_lines (remittance_id);
create index on remittance_lines (parcel_id);
create index on remittance_lines (payment_id) where payment_id is not null;
create unique index remittance_lines_payment on remittance_lines (payment_id) where kind = 'payment';
create unique index remittance_lines_refund on remittance_lines (tender_id) where tender_id is not null;
create unique index remittance_lines_chargeback on remittance_lines (dispute_id) where kind = 'chargeback';
create unique index remittance_lines_dispute_fee on remittance_lines (dispute_id) where is_booked;
create unique index remittance_lines_cash on remittance_lines (parcel_id) where kind = 'cash';

-- Cash that did not arrive as it was due: less, more or not at all; and money of a statement of which nobody knows what it
-- is for, which the books hold in suspense. One person decides, two above a limit (A4).
create table cash_exceptions (
  id bigint generated always as identity primary key,
  parcel_id bigint references parcels,             -- null: of no parcel that we know
  courier text not null,
  kind text not null check (kind in ('short', 'over', 'missing', 'surplus', 'deduction')),
  amount integer not null check (amount > 0 or kind = 'surplus'),
  -- In suspense: the statement, and its line; without a row it is what the bank showed more or less.
  remittance_id bigint references remittances,
  row_number integer,
  tracking_number text not null default '',
  gross bigint not null default 0,
  fee bigint not null default 0,
  note text not null default '',
  placed_parcel_id bigint references parcels,      -- whose cash it was after all
  placed_payment_id bigint references payments,
  opened_at timestamptz not null,
  outcome text check (outcome in ('recovered', 'written_off', 'placed')),
  reason text not null default '',
  decided_by bigint references users,
  decided_at timestamptz,
  closed_at timestamptz,
  unique (parcel_id, kind),
  unique (remittance_id, row_number),
  check ((kind in ('surplus', 'deduction')) = (remittance_id is not null and parcel_id is null)),
  check (outcome is distinct from 'placed' or num_nonnulls(placed_parcel_id, placed_payment_id) = 1),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)),
  check ((closed_at is null) = (outcome is null))
);
create unique index cash_exceptions_open on cash_exceptions (parcel_id) where closed_at is null;
