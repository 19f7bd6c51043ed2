-- What staff and merchants look for in the list of orders: kept beside each merchant order, so that one index answers
-- each question, newest first, however many orders there are.

alter table merchant_orders
  add placed_at timestamptz,
  add payment_method text,
  add governorate_id smallint,
  add out_for_delivery boolean not null default false,
  -- The tab of the list it stands under: src/modules/orders/back-office/order-tab.ts.
  add tab text not null generated always as (
    case when stage = 'pending_payment' then 'unpaid'
         when status = 'pending_confirmation' then 'waiting'
         when status = 'new' then 'new'
         when status in ('accepted', 'ready') then 'preparing'
         when status = 'shipped' and out_for_delivery then 'out'
         when status = 'shipped' then 'shipped'
         when status in ('delivered', 'completed') then 'delivered'
         when status in ('undelivered', 'returned_to_merchant') then 'returned'
         else 'cancelled' end) stored;

update merchant_orders mo
   set placed_at = o.placed_at, payment_method = o.payment_method,
       governorate_id = (o.address ->> 'governorateId')::smallint,
       out_for_delivery = exists (select from parcels p where p.merchant_order_id = mo.id
                                     and p.state = 'shipped' and p.out_for_delivery)
  from orders o where o.id = mo.order_id;

alter table merchant_orders alter placed_at set not null, alter payment_method set not null;

create function copy_order_facts() returns trigger language plpgsql as $$
begin
  select placed_at, payment_method, (address ->> 'governorateId')::smallint
    into new.placed_at, new.payment_method, new.governorate_id
    from orders where id = new.order_id;
  return new;
end $$;
create trigger copy_order_facts before insert on merchant_orders
  for each row execute function copy_order_facts();

create function tell_payment_method() returns trigger language plpgsql as $$
begin
  update merchant_orders set payment_method = new.payment_method where order_id = new.id;
  return null;
end $$;
create trigger tell_payment_method after update of payment_method on orders
  for each row when (old.payment_method is distinct from new.payment_method) execute function tell_payment_method();

create index merchant_orders_newest on merchant_orders (placed_at desc, order_id desc);
create index merchant_orders_by_tab on merchant_orders (tab, placed_at desc, order_id desc);
create index merchant_orders_of_merchant on merchant_orders (merchant_id, placed_at desc, order_id desc) include (tab);
create index merchant_orders_of_merchant_by_tab on merchant_orders (merchant_id, tab, placed_at desc, order_id desc);
create index merchant_orders_by_governorate on merchant_orders (governorate_id, placed_at desc, order_id desc) include (tab);
create index merchant_orders_by_payment on merchant_orders (payment_method, placed_at desc, order_id desc) include (tab);

-- The words of a name in the one spelling under which readers take two for the same: as normalise in
-- src/platform/arabic.ts folds them, so far as names of people need it.
create function fold_name(name text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(lower(normalize(name, NFKC)), '[ـ\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
    'أإآٱؤئىیةکپڤ-_.،,', 'ااااويييهكبف     ')
$$;
create function name_words(name text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(fold_name(name), '\s+'), ''))
$$;

alter table orders add names tsvector not null generated always as (name_words(address ->> 'recipient')) stored;
create index orders_names on orders using gin (names);
create index orders_mobile_newest on orders (mobile, id desc);

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
create trigger never_changed before update or delete on order_notes
  for each row execute function never_changed();
