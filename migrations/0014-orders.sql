-- Orders and what is fulfilled of them: merchant orders, lines, parcels, stock movements and timers. Money is whole
-- piastres.

-- The words of a name in one spelling, as normalise in src/platform/arabic.ts folds them, as far as names of people need it.
create function fold_name(name text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(lower(normalize(name, NFKC)), '[ـ\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
    'أإآٱؤئىیةکپڤ-_.،,', 'ااااويييهكبف     ')
$$;
create function name_words(name text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(fold_name(name), '\s+'), ''))
$$;

-- A door in one spelling, so that digits, signs and spaces make no other one of it: who waits to pay is counted by door.
create function fold_place(address jsonb) returns text language sql immutable parallel safe as $$
  select translate(
    fold_name(concat_ws('|', address ->> 'governorateId', address ->> 'cityName', address ->> 'street',
                        address ->> 'building', address ->> 'floor', address ->> 'flat')),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ \/()#:;''"', '01234567890123456789')
$$;

-- Everything that a buyer placed at once.
create table orders (
  id bigint primary key,
  user_id bigint not null references users,
  placed_at timestamptz not null default now(),
  address jsonb not null,                          -- as it was when the order was placed
  gift jsonb,                                      -- a present: its note, and whether papers in the parcel hide prices
  mobile text not null generated always as (address ->> 'mobile') stored,
  names tsvector not null generated always as (name_words(address ->> 'recipient')) stored,
  place text not null generated always as (fold_place(address)) stored,
  payment_method text not null check (payment_method in
    ('cash_on_delivery', 'card', 'wallet', 'kiosk', 'fawry', 'bank_transfer', 'store_credit')),
  goods integer not null check (goods > 0),
  discount integer not null default 0 check (discount >= 0 and discount <= goods),  -- M2: the sum of its lines' discounts
  delivery integer not null check (delivery >= 0),
  packaging integer not null check (packaging >= 0),
  admin_fee integer not null check (admin_fee >= 0),
  total integer not null,
  terms_version text not null,
  constraint orders_total check (total = goods - discount + delivery + packaging + admin_fee)
);
create sequence orders_id_seq owned by orders.id;
alter table orders alter id set default timed_id('orders_id_seq');
create index on orders (user_id, id desc);
create index on orders (place);                    -- how many orders to a door wait for money
create index orders_mobile_newest on orders (mobile, id desc);   -- also what became of earlier orders: the rules of cash
create index orders_mobile_ending on orders (reverse(mobile) text_pattern_ops);   -- callers give the last digits
create index orders_names on orders using gin (names);

-- The part of an order that one merchant fulfils.
create table merchant_orders (
  id bigint primary key,
  order_id bigint not null references orders,
  merchant_id bigint not null references merchants,
  merchant_name text not null,
  merchant_logo text not null,
  seller jsonb,                                    -- the seller's facts when the order was placed (law 181/2018, article 37)
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
  goods integer not null check (goods > 0),
  discount integer not null default 0 check (discount >= 0 and discount <= goods),
  delivery integer not null check (delivery >= 0),
  packaging integer not null check (packaging >= 0),
  admin_fee integer not null check (admin_fee >= 0),
  total integer not null,
  fee_vat_percent numeric(4, 2) not null,          -- the shop's VAT on its commission and its fees, fixed when the order is placed
  -- What of these fees nobody pays, because the merchant or the shop cancelled units of several.
  -- What its delivery costs where the merchant and not the buyer pays it; `delivery` is 0 then.
  borne_delivery integer not null default 0 check (borne_delivery >= 0 and (borne_delivery = 0 or delivery = 0)),
  -- The days in Cairo that were promised: handed over, and between which it arrives. Null in orders older than promises.
  promised_out date,
  promised_first date,
  promised_last date,
  waived_delivery integer not null default 0 check (waived_delivery between 0 and delivery),
  waived_others integer not null default 0 check (waived_others between 0 and packaging + admin_fee),
  -- Facts of the order, copied by triggers (functions/orders.sql): one index of this table then answers each question
  -- of the list, newest first, however many orders there are.
  placed_at timestamptz not null,
  payment_method text not null,
  governorate_id smallint,
  out_for_delivery boolean not null default false,
  -- The tab of the list it stands under: src/modules/orders/back-office/order-tab.ts.
  tab text not null generated always as (
    case when stage = 'pending_payment' then 'unpaid'
         when status = 'pending_confirmation' then 'waiting'
         when status = 'new' then 'new'
         when status in ('accepted', 'ready') then 'preparing'
         when status = 'shipped' and out_for_delivery then 'out'
         when status = 'shipped' then 'shipped'
         when status in ('delivered', 'completed') then 'delivered'
         when status in ('undelivered', 'returned_to_merchant') then 'returned'
         else 'cancelled' end) stored,
  unique (order_id, merchant_id),
  constraint merchant_orders_total check (total = goods - discount + delivery + packaging + admin_fee),
  check (status not in ('pending_payment', 'pending_confirmation', 'new', 'accepted') or status = stage),
  check ((status = 'completed') = (completed_at is not null))
);
create sequence merchant_orders_id_seq owned by merchant_orders.id;
alter table merchant_orders alter id set default timed_id('merchant_orders_id_seq');
create index on merchant_orders (merchant_id, id desc);
-- The list of the back-office, filtered by one or two things. Counting a tab reads no order of another tab, and a list of
-- all tabs is put together from theirs.
create index merchant_orders_unpaid on merchant_orders (order_id) where status = 'pending_payment';
create index merchant_orders_newest on merchant_orders (placed_at desc, order_id desc);
create index merchant_orders_by_tab on merchant_orders (tab, placed_at desc, order_id desc);
create index merchant_orders_by_payment_and_tab on merchant_orders (payment_method, tab, placed_at desc, order_id desc);
create index merchant_orders_by_governorate_and_tab on merchant_orders (governorate_id, tab, placed_at desc, order_id desc);
create index merchant_orders_by_place_and_payment_and_tab
  on merchant_orders (governorate_id, payment_method, tab, placed_at desc, order_id desc);
create index merchant_orders_of_merchant on merchant_orders (merchant_id, placed_at desc, order_id desc) include (tab);
create index merchant_orders_of_merchant_by_tab on merchant_orders (merchant_id, tab, placed_at desc, order_id desc);
create index merchant_orders_of_merchant_by_payment_and_tab
  on merchant_orders (merchant_id, payment_method, tab, placed_at desc, order_id desc);
create index merchant_orders_of_merchant_by_place_and_tab
  on merchant_orders (merchant_id, governorate_id, tab, placed_at desc, order_id desc);
-- The orders whose buyer a merchant may look for by name or mobile: src/modules/orders/visible-order.ts.
create index merchant_orders_known on merchant_orders (merchant_id, order_id desc)
  where status in ('new', 'accepted', 'ready', 'shipped', 'delivered', 'undelivered');

-- What was agreed about a line never changes (M5, functions/append-only.sql); the counts of its units do.
create table order_lines (
  id bigint primary key,
  merchant_order_id bigint not null references merchant_orders,
  product_id bigint not null,
  variant_id bigint not null,
  category_id bigint,                              -- the category it was sold in: a product may move later
  title text not null,
  options text not null default '',
  image text not null default '',
  not_returnable text not null default '',         -- as shown when it was bought: the product's word, otherwise its category's
  unit_price integer not null check (unit_price > 0),
  quantity integer not null check (quantity > 0),  -- ordered; the columns from open to returned say where those units are
  open integer not null check (open >= 0),
  cancelled integer not null default 0 check (cancelled >= 0),
  expired integer not null default 0 check (expired >= 0 and expired <= cancelled), -- cancelled by a payment's deadline: late money brings only these back
  in_parcel integer not null default 0 check (in_parcel >= 0),
  delivered integer not null default 0 check (delivered >= 0),
  failed integer not null default 0 check (failed >= 0),
  returned integer not null default 0 check (returned >= 0 and returned <= delivered),
  -- For the whole quantity, fixed when the order is placed.
  tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'exempt', 'schedule')),
  vat integer not null check (vat >= 0),           -- included in unit_price × quantity; 0 where its seller charges none
  vat_percent numeric(4, 2) not null,
  discount integer not null default 0 check (discount >= 0 and discount <= unit_price::bigint * quantity),
  platform_discount integer not null default 0    -- the part of the discount that the shop bears
    check (platform_discount >= 0 and platform_discount <= discount),
  commission_percent numeric(5, 2) not null default 0 check (commission_percent between 0 and 100),
  commission integer not null default 0 check (commission >= 0),
  commission_vat integer not null default 0 check (commission_vat >= 0),
  unique (merchant_order_id, variant_id),
  check (quantity = open + cancelled + in_parcel + delivered + failed)
);
create sequence order_lines_id_seq owned by order_lines.id;
alter table order_lines alter id set default timed_id('order_lines_id_seq');
create index order_lines_product on order_lines (product_id);

-- Parcels have a state machine of their own: src/modules/orders/parcel.ts.
create table parcels (
  id bigint primary key,
  merchant_order_id bigint not null references merchant_orders,
  state text not null default 'packed' check (state in
    ('packed', 'shipped', 'delivered', 'undelivered', 'lost', 'damaged', 'returned', 'cancelled')),
  carrier text not null check (carrier <> ''),     -- 'merchant' if the merchant carries it, otherwise a courier's name
  tracking_number text,
  attempts integer not null default 0 check (attempts >= 0),
  out_for_delivery boolean not null default false,
  delivery_code text,                              -- the buyer says it to a merchant that carries the parcel itself
  proof text not null default '',
  condition text check (condition in ('sellable', 'damaged', 'lost')),
  fees integer not null default 0 check (fees >= 0),     -- its share of the order's fees, fixed when it leaves
  credit integer not null default 0 check (credit >= 0), -- the account credit that pays for it, fixed when it leaves
  packed_at timestamptz not null default now(),
  handed_over_at timestamptz,
  ended_at timestamptz,                            -- delivered, failed or cancelled
  unique (carrier, tracking_number),
  check ((state = 'returned') = (condition is not null))
);
create sequence parcels_id_seq owned by parcels.id;
alter table parcels alter id set default timed_id('parcels_id_seq');
create index on parcels (merchant_order_id);
create index parcels_by_tracking on parcels (tracking_number) where tracking_number is not null;

create table parcel_lines (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels,
  order_line_id bigint not null references order_lines,
  quantity integer not null check (quantity >= 0), -- 0 once all of them are cancelled
  net integer not null default 0 check (net >= 0), -- what its units cost after discounts, fixed when the parcel leaves
  restocked integer not null default 0 check (restocked >= 0 and restocked <= quantity),
  unique (parcel_id, order_line_id)
);
create index on parcel_lines (order_line_id);

-- Photos of parcels at their doors: each proves the delivery of one parcel and of no other.
create table parcel_photos (
  picture text primary key,
  parcel_id bigint not null references parcels,
  sent_at timestamptz not null
);

-- Reports of couriers, each stored once: the same one again changes nothing.
create table parcel_reports (
  carrier text not null,
  report_id text not null,
  parcel_id bigint not null references parcels,
  event text not null,
  outcome text not null check (outcome in ('done', 'late')),
  received_at timestamptz not null,
  primary key (carrier, report_id)
);

-- Cash that a courier collects at the door for one parcel, until it has reached us.
create table cod_collections (
  parcel_id bigint primary key references parcels,
  state text not null default 'expected' check (state in
    ('expected', 'due', 'collected', 'remitted', 'settled', 'written_off', 'void')),
  goods integer not null check (goods >= 0),
  fees integer not null check (fees >= 0),
  credit integer not null default 0 check (credit >= 0 and credit <= goods + fees),
  amount integer not null generated always as (goods + fees - credit) stored,
  collected integer check (collected >= 0),
  holder text,
  collected_at timestamptz,
  overdue_days integer check (overdue_days > 0),   -- for how many days staff have been notified that no remittance has come
  check ((state in ('collected', 'remitted', 'settled', 'written_off'))
         = (collected is not null and holder is not null and collected_at is not null))
);
-- The cash that each courier owes is added up from the index alone; old cash of one courier is a range of it.
create index cod_collections_waiting on cod_collections (holder, collected_at) include (amount) where state = 'collected';

-- Who did what and when, in the same transaction as the step itself. Append-only.
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
  cancelled jsonb not null default '[]',           -- the units that it cancelled: [{"lineId": 1, "quantity": 2}]
  request_id text not null default '',
  happened_at timestamptz not null default now()
);
create index on order_events (merchant_order_id, id);

-- What staff and merchants write to themselves about an order; the buyer never sees it. Append-only.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  merchant_id bigint references merchants,         -- of the merchant whose member wrote it; null for the shop's staff
  user_id bigint not null,
  body text not null check (body <> ''),
  written_at timestamptz not null
);
create index on order_notes (order_id, id);

-- Append-only: on_hand of a variant is the sum of its movements.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id bigint not null,
  quantity integer not null check (quantity <> 0),
  cause text not null,
  parcel_line_id bigint references parcel_lines,
  return_line_id bigint,
  happened_at timestamptz not null default now()
);
create index on stock_movements (variant_id);
-- The units of a parcel line leave once and come back at most once; those of a return line come back on sale once.
create unique index stock_movements_once on stock_movements (parcel_line_id, cause);
create unique index stock_movements_return_once on stock_movements (return_line_id) where return_line_id is not null;

-- Everything that happens by itself when its time comes: src/modules/orders/timers.ts. A claim is a lease, so that
-- another process takes up a timer whose process died.
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

-- Modules of earlier levels refer to orders and parcels.
alter table coupon_uses add foreign key (order_id) references orders;
alter table courier_bookings add foreign key (parcel_id) references parcels;
