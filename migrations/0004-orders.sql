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
  terms_version text not null
);
create index on orders (user_id, id desc);

create table merchant_orders (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  merchant_id bigint not null references merchants,
  status text not null check (status in
    ('pending_payment', 'pending_confirmation', 'new', 'accepted', 'ready', 'shipped', 'delivered', 'completed',
     'cancelled', 'undelivered', 'returned_to_merchant')),
  merchant_name text not null,
  merchant_logo text not null,
  goods integer not null check (goods > 0),
  delivery integer not null check (delivery >= 0),
  packaging integer not null check (packaging >= 0),
  admin_fee integer not null check (admin_fee >= 0),
  total integer not null check (total = goods + delivery + packaging + admin_fee),
  unique (order_id, merchant_id)
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
  quantity integer not null check (quantity > 0),
  vat integer not null check (vat >= 0),           -- included in unit_price × quantity
  vat_percent numeric(4, 2) not null,
  unique (merchant_order_id, variant_id)
);

-- Who did what and when, in the same transaction as the step itself.
create table order_events (
  id bigint generated always as identity primary key,
  merchant_order_id bigint not null references merchant_orders,
  from_status text,
  to_status text not null,
  role text not null,
  user_id bigint,
  reason text not null default '',
  request_id text not null default '',
  happened_at timestamptz not null default now()
);
create index on order_events (merchant_order_id, id);

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
  happened_at timestamptz not null default now()
);
create index on stock_movements (variant_id);

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
