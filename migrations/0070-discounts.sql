-- Coupons: a code that takes something off the goods of an order. Money is whole piastres.

create table coupons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{3,20}$'),
  merchant_id bigint references merchants,         -- whose goods alone it is for, and who bears it; null: the shop's own
  kind text not null check (kind in ('percent', 'amount')),
  percent numeric(4, 2) check (percent > 0 and percent <= 90),
  amount integer check (amount > 0),
  most integer check (most > 0),                   -- a percentage takes off at most this
  least_goods integer not null default 0 check (least_goods >= 0),
  category_ids bigint[] not null default '{}',     -- empty: goods of every category
  product_ids bigint[] not null default '{}',      -- empty: every product
  platform_percent numeric(5, 2) not null check (platform_percent between 0 and 100), -- what the shop bears of it
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  total_limit integer check (total_limit > 0),
  buyer_limit integer check (buyer_limit > 0),
  uses integer not null default 0 check (uses >= 0 and uses <= total_limit),
  active boolean not null default true,
  created_at timestamptz not null,
  check ((kind = 'percent') = (percent is not null) and (kind = 'amount') = (amount is not null)),
  check (kind = 'percent' or most is null),
  check (merchant_id is null or platform_percent = 0)
);
create index on coupons (merchant_id, id desc);

-- One coupon an order, counted once; never given back (orders-and-money.md, section 6).
create table coupon_uses (
  order_id bigint primary key references orders,
  coupon_id bigint not null references coupons,
  user_id bigint not null references users,
  amount integer not null check (amount > 0)
);
create index on coupon_uses (coupon_id, user_id);
create trigger coupon_uses_kept before update or delete on coupon_uses
  for each row execute function never_changed();

-- What the buyer saves: the sum of his lines' discounts (M2).
alter table orders
  add column discount integer not null default 0 check (discount >= 0 and discount <= goods),
  drop constraint orders_check,
  add constraint orders_total check (total = goods - discount + delivery + packaging + admin_fee);
alter table merchant_orders
  add column discount integer not null default 0 check (discount >= 0 and discount <= goods),
  drop constraint merchant_orders_check,
  add constraint merchant_orders_total check (total = goods - discount + delivery + packaging + admin_fee);
