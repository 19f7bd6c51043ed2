-- An order (the buyer's group) and one merchant order for each merchant in it. Money is whole piastres.

create table orders (
  id bigint generated always as identity (start with 10001) primary key,
  user_id bigint not null references users,
  placed_at timestamptz not null default now(),
  address jsonb not null,                          -- as it was when the order was placed
  payment_method text not null check (payment_method in ('cash_on_delivery')),
  goods integer not null check (goods > 0),
  delivery integer not null check (delivery >= 0),
  packaging integer not null check (packaging >= 0),
  admin_fee integer not null check (admin_fee >= 0),
  total integer not null check (total = goods + delivery + packaging + admin_fee),
  terms_version text not null,
  mobile text not null generated always as (address ->> 'mobile') stored
);
create index on orders (user_id, id desc);
create index on orders (mobile);                   -- what became of earlier orders to a number: the rules of cash

create table merchant_orders (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  merchant_id bigint not null references merchants,
  status text not null check (status in
    ('pending_payment', 'pending_confirmation', 'new', 'accepted', 'ready', 'shipped', 'delivered', 'completed',
     'cancelled', 'undelivered', 'returned_to_merchant')),
  stage text not null                              -- what its open units wait for
    check (stage in ('pending_payment', 'pending_confirmation', 'new', 'accepted')),
  cancel_reason text not null default '',          -- why the last of its units was cancelled
  cancelled_at timestamptz,
  completed_at timestamptz,
  late_at timestamptz,                             -- not handed over by the promised day: counts in the late rate
  overdue_at timestamptz,                          -- since when the buyer may withdraw, because nothing came
  merchant_name text not null,
  merchant_logo text not null,
  goods integer not null check (goods > 0),
  delivery integer not null check (delivery >= 0),
  packaging integer not null check (packaging >= 0),
  admin_fee integer not null check (admin_fee >= 0),
  total integer not null check (total = goods + delivery + packaging + admin_fee),
  unique (order_id, merchant_id),
  check (status not in ('pending_payment', 'pending_confirmation', 'new', 'accepted') or status = stage),
  check ((status = 'completed') = (completed_at is not null))
);
create index on merchant_orders (merchant_id, id desc);

create table order_lines (
  id bigint generated always as identity primary key,
  merchant_order_id bigint not null references merchant_orders,
  product_id bigint not null,
  variant_id bigint not null,
  title text not null,
  options text not null default '',
  image text not null default '',
  unit_price integer not null check (unit_price > 0),
  quantity integer not null check (quantity > 0),  -- ordered; the six after it say where those units are
  open integer not null check (open >= 0),
  cancelled integer not null default 0 check (cancelled >= 0),
  in_parcel integer not null default 0 check (in_parcel >= 0),
  delivered integer not null default 0 check (delivered >= 0),
  failed integer not null default 0 check (failed >= 0),
  returned integer not null default 0 check (returned >= 0 and returned <= delivered),
  check (quantity = open + cancelled + in_parcel + delivered + failed),
  vat integer not null check (vat >= 0),           -- included in unit_price × quantity
  vat_percent numeric(4, 2) not null,
  unique (merchant_order_id, variant_id)
);

-- Parcels have their own machine: src/modules/orders/parcel.ts.
create table parcels (
  id bigint generated always as identity primary key,
  merchant_order_id bigint not null references merchant_orders,
  state text not null default 'packed' check (state in
    ('packed', 'shipped', 'delivered', 'undelivered', 'lost', 'damaged', 'returned', 'cancelled')),
  carrier text not null check (carrier <> ''),     -- 'merchant' carries it himself, else a courier's name
  tracking_number text,
  attempts integer not null default 0 check (attempts >= 0),
  out_for_delivery boolean not null default false,
  delivery_code text,                              -- the buyer's, told to a merchant who brings the parcel himself
  proof text not null default '',
  condition text check (condition in ('sellable', 'damaged', 'lost')),
  packed_at timestamptz not null default now(),
  handed_over_at timestamptz,
  ended_at timestamptz,                            -- delivered, failed or cancelled
  unique (carrier, tracking_number),
  check ((state = 'returned') = (condition is not null))
);
create index on parcels (merchant_order_id);

create table parcel_lines (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels,
  order_line_id bigint not null references order_lines,
  quantity integer not null check (quantity >= 0), -- 0 once all of them are cancelled
  restocked integer not null default 0 check (restocked >= 0 and restocked <= quantity),
  unique (parcel_id, order_line_id)
);
create index on parcel_lines (order_line_id);

-- What couriers told, each once: the same news again changes nothing.
create table parcel_news (
  carrier text not null,
  news_id text not null,
  parcel_id bigint not null references parcels,
  event text not null,
  outcome text not null check (outcome in ('done', 'late')),
  heard_at timestamptz not null,
  primary key (carrier, news_id)
);

-- Cash at the door, for each parcel of an order that is paid so. Amounts in piastres.
create table cod_collections (
  parcel_id bigint primary key references parcels,
  state text not null default 'expected' check (state in ('expected', 'due', 'collected', 'void')),
  goods integer not null check (goods >= 0),
  fees integer not null check (fees >= 0),
  amount integer not null generated always as (goods + fees) stored,
  collected integer check (collected >= 0),
  holder text,
  collected_at timestamptz,
  check ((state = 'collected') = (collected is not null and holder is not null and collected_at is not null))
);

-- Who did what and when, in the same transaction as the step itself; never changed afterwards.
create table order_events (
  id bigint generated always as identity primary key,
  merchant_order_id bigint not null references merchant_orders,
  parcel_id bigint references parcels,
  event text not null,
  from_status text,
  to_status text not null,
  role text not null,
  user_id bigint,
  reason text not null default '',
  request_id text not null default '',
  happened_at timestamptz not null default now()
);
create index on order_events (merchant_order_id, id);

-- Something a person of the shop must decide; the earnings of its part stay frozen meanwhile.
create table claims (
  id bigint generated always as identity primary key,
  merchant_order_id bigint not null references merchant_orders,
  parcel_id bigint references parcels,
  kind text not null check (kind in ('not_received', 'courier')),
  note text not null default '',
  opened_at timestamptz not null,
  closed_at timestamptz
);
create unique index claims_open on claims (merchant_order_id, kind, coalesce(parcel_id, 0)) where closed_at is null;

-- Everything that happens by itself when its time comes: src/modules/orders/timers.ts. A claim is a lease, so that a
-- timer whose process died is taken up again.
create table timers (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id bigint not null,                      -- an order, merchant order or parcel, as the kind says
  due_at timestamptz not null,
  claimed_until timestamptz,
  fired_at timestamptz,
  cancelled_at timestamptz,
  check (fired_at is null or cancelled_at is null)
);
create unique index timers_open on timers (kind, subject_id) where fired_at is null and cancelled_at is null;
create index timers_due on timers (due_at) where fired_at is null and cancelled_at is null;

create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  method text not null,
  amount integer not null check (amount > 0),
  status text not null check (status in ('expected')),
  created_at timestamptz not null default now()
);
create index on payments (order_id);

create table payment_shares (
  payment_id bigint not null references payments,
  merchant_order_id bigint not null references merchant_orders,
  amount integer not null check (amount > 0),
  primary key (payment_id, merchant_order_id)
);

-- Append-only: on_hand of a variant is the sum of its movements.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id bigint not null,
  quantity integer not null check (quantity <> 0),
  cause text not null,
  parcel_line_id bigint references parcel_lines,
  happened_at timestamptz not null default now()
);
create index on stock_movements (variant_id);
-- The units of a parcel line leave once and come back at most once.
create unique index stock_movements_once on stock_movements (parcel_line_id, cause);

create function never_changed() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger stock_movements_kept before update or delete on stock_movements
  for each row execute function never_changed();
create trigger order_events_kept before update or delete on order_events
  for each row execute function never_changed();

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add check (purpose in ('verify_mobile', 'reset_password', 'confirm_order'));

-- The key, the effect and the stored reply commit together: the same key answers the same bytes.
create table idempotency_keys (
  user_id bigint not null references users,
  key text not null,
  request_hash text not null,
  reply text,
  order_id bigint unique references orders,         -- one order a key
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- Variants of one product are sold side by side. Whoever takes the last unit of one, or brings the first back, locks the
-- product before counting: else two buyers of the last two variants would each take the other's for still free.
create function variants_turned() returns trigger language plpgsql as $$
declare
  turned bigint[] := (select array_agg(distinct v.product_id) from before b join touched v using (id)
    where (b.on_hand - b.held - b.allocated > 0) <> (v.on_hand - v.held - v.allocated > 0));
begin
  if turned is null then
    return null;
  end if;
  perform from products where id = any(turned) order by id for no key update;
  update products p set in_stock = s.free
    from (select product_id as id, bool_or(on_hand - held - allocated > 0) as free
            from variants where product_id = any(turned) group by product_id) s
   where p.id = s.id and p.in_stock is distinct from s.free;
  return null;
end $$;
drop trigger variants_updated on variants;
create trigger variants_updated after update on variants referencing old table as before new table as touched
  for each statement execute function variants_turned();
