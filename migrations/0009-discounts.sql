-- Coupons: a code that takes something off the products of an order. Money is whole piastres.

create table coupons (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9]{3,20}$'),
  merchant_id bigint references merchants,         -- whose products alone it is for; null: those of every merchant
  by_merchant boolean not null default false,      -- made by that merchant, who bears it; otherwise the shop's, which alone stops it
  kind text not null check (kind in ('percent', 'amount')),
  percent numeric(4, 2) check (percent > 0 and percent <= 90),
  amount integer check (amount > 0),
  most integer check (most > 0),                   -- a percentage takes off at most this
  min_subtotal integer not null default 0 check (min_subtotal >= 0),
  category_ids bigint[] not null default '{}',     -- empty: products of every category
  product_ids bigint[] not null default '{}',      -- empty: every product
  platform_percent numeric(5, 2) not null check (platform_percent between 0 and 100), -- the part that the shop bears
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  total_limit integer check (total_limit > 0),
  buyer_limit integer check (buyer_limit > 0),
  uses integer not null default 0 check (uses >= 0 and uses <= total_limit),
  given bigint not null default 0,                 -- piastres, of all its uses
  active boolean not null default true,
  created_at timestamptz not null,
  check ((kind = 'percent') = (percent is not null) and (kind = 'amount') = (amount is not null)),
  check (kind = 'percent' or most is null),
  check (not by_merchant or (merchant_id is not null and platform_percent = 0))
);
create index on coupons (merchant_id, id desc);

-- One coupon for each order, counted once and never given back. Append-only.
create table coupon_uses (
  order_id bigint primary key,
  coupon_id bigint not null references coupons,
  user_id bigint not null references users,
  amount integer not null check (amount > 0)
);
create index on coupon_uses (coupon_id, user_id);
