-- What merchants are paid: where to, in weekly batches, with statements. Amounts in piastres.

-- Where a merchant wants his money. The number is sealed; its end is what people are shown.
create table merchant_channels (
  merchant_id bigint primary key references merchants,
  kind text not null check (kind in ('iban', 'wallet')),
  holder text not null check (holder <> ''),
  number bytea not null,
  tail text not null check (tail ~ '^\d{4}$'),
  changed_at timestamptz not null
);

create table payout_batches (
  id bigint generated always as identity primary key,
  day date not null unique,                        -- in Cairo: one batch a day, whoever makes it
  created_by bigint references users,              -- null: the shop's own clock
  created_at timestamptz not null
);

create table payouts (
  id bigint generated always as identity (start with 1001) primary key,
  merchant_id bigint not null references merchants,
  batch_id bigint not null references payout_batches,
  state text not null check (state in ('draft', 'approved', 'processing', 'paid', 'failed')),
  amount bigint not null check (amount > 0),
  attempt integer not null default 1 check (attempt > 0),
  created_by bigint references users,
  created_at timestamptz not null,
  approved_by bigint references users,
  approved_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  bank_reference text not null default '',
  failure text not null default '',
  kind text,                                       -- the channel as it was when the payout was approved
  holder text,
  number bytea,
  tail text,
  check (approved_by is null or created_by is null or approved_by <> created_by),  -- A4
  check (state not in ('approved', 'processing', 'paid') or (approved_by is not null and number is not null)),
  check (state not in ('processing', 'paid') or sent_at is not null),
  check ((state in ('paid', 'failed')) = (ended_at is not null))
);
-- What failed is tried again under the same number: a merchant has one payout under way at most.
create unique index payouts_open on payouts (merchant_id) where state <> 'paid';
create index on payouts (batch_id);
create index on payouts (merchant_id, id desc);

alter table merchant_entries add foreign key (payout_id) references payouts;

create table statements (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  number integer not null check (number > 0),
  opening bigint not null,
  closing bigint not null,
  made_at timestamptz not null,
  disputed_at timestamptz,
  dispute text,
  answer text,
  answered_at timestamptz,
  unique (merchant_id, number),
  check ((dispute is null) = (disputed_at is null)),
  check (answer is null or dispute is not null)
);
alter table merchant_entries add foreign key (statement_id) references statements;

-- Who owes the shop, since when, and until when he may clear it. A row is gone once the balance has recovered.
create table merchant_standings (
  merchant_id bigint primary key references merchants,
  standing text not null check (standing in ('owing', 'restricted', 'suspended')),
  since timestamptz not null,
  due_at timestamptz not null,
  status_before text                               -- what the shop restricted, and gives back by itself
);

-- Each entry of a merchant with what stands between it and him. Never stored: it follows from order, cash and claims.
create view earnings as
select m.*,
       case when m.payout_id is not null then case p.state when 'paid' then 'paid' else 'claimed' end
            when m.is_payout then 'paid'
            when m.waits and exists (select from claims c where c.merchant_order_id = m.merchant_order_id
                                        and c.closed_at is null and c.kind <> 'courier') then 'frozen'
            when m.waits and mo.completed_at is null then 'pending'
            when m.waits and exists (select from cod_collections c where c.parcel_id = m.parcel_id
                                        and c.state not in ('remitted', 'settled')) then 'awaits_cash'
            else 'available' end as state
  from merchant_entries m
  left join payouts p on p.id = m.payout_id
  left join merchant_orders mo on mo.id = m.merchant_order_id;
