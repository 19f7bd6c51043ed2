-- Facts that orders, lines, returns and claims copy from other tables when they are written.

create or replace function copy_order_facts() returns trigger language plpgsql as $$
begin
  select placed_at, payment_method, (address ->> 'governorateId')::smallint
    into new.placed_at, new.payment_method, new.governorate_id
    from orders where id = new.order_id;
  return new;
end $$;
create or replace trigger copy_order_facts before insert on merchant_orders
  for each row execute function copy_order_facts();

create or replace function copy_payment_method() returns trigger language plpgsql as $$
begin
  update merchant_orders set payment_method = new.payment_method where order_id = new.id;
  return null;
end $$;
create or replace trigger copy_payment_method after update of payment_method on orders
  for each row when (old.payment_method is distinct from new.payment_method) execute function copy_payment_method();

-- What a line keeps of its product: the category it was sold in, and the word about returns, otherwise its category's.
create or replace function order_lines_keep() returns trigger language plpgsql as $$
declare
  bought record;
begin
  select p.category_id, coalesce(p.not_returnable, c.not_returnable) as not_returnable into bought
    from products p join categories c on c.id = p.category_id where p.id = new.product_id;
  new.category_id := coalesce(new.category_id, bought.category_id);
  new.not_returnable := coalesce(bought.not_returnable, '');
  return new;
end $$;
create or replace trigger order_lines_keep before insert on order_lines for each row execute function order_lines_keep();

create or replace function copy_merchant() returns trigger language plpgsql as $$
begin
  new.merchant_id := (select merchant_id from merchant_orders where id = new.merchant_order_id);
  return new;
end $$;
create or replace trigger copy_merchant before insert on returns for each row execute function copy_merchant();
create or replace trigger copy_merchant before insert on claims for each row execute function copy_merchant();

-- Whether an event of a parcel still counts: what was recorded before the parcel was reopened does not.
create or replace function counts_of_parcel(parcel bigint, events text[]) returns boolean language sql stable as $$
  select exists (select from order_events e
                  where e.parcel_id = parcel and e.event = any(events) and not exists (
                    select from order_events r where r.parcel_id = parcel and r.event = 'reopened' and r.id > e.id))
$$;

-- What became of a parcel for its buyer's money: src/modules/ledger/fees-kept.ts. A buyer who withdraws because nothing came
-- gets everything back at once (law 181/2018, art. 40), but for parcels that the same buyer had refused.
create or replace function parcel_fate(parcel parcels) returns text language sql stable as $$
  select case
    when parcel.state in ('lost', 'damaged') then 'failed'
    when parcel.state not in ('undelivered', 'returned') then 'stands'
    when not counts_of_parcel(parcel.id, '{refused}') and exists (
      select from order_events e where e.merchant_order_id = parcel.merchant_order_id and e.event = 'withdrawn') then 'failed'
    when parcel.state = 'undelivered' then 'stands'
    when counts_of_parcel(parcel.id, '{lost,damaged}') then 'failed'
    else 'refused' end
$$;

-- Orders that begin or cease to wait for their merchant: open pages are notified (src/platform/server/streams.ts). Only whose
-- they are is said, because everybody connected to the database may listen.
create or replace function notify_new_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_news', 'orders:' || new.merchant_id);
  return null;
end $$;
create or replace trigger new_orders_insert_notify after insert on merchant_orders
  for each row when (new.status = 'new') execute function notify_new_orders();
create or replace trigger new_orders_update_notify after update of status on merchant_orders
  for each row when ((old.status = 'new') <> (new.status = 'new')) execute function notify_new_orders();

-- The figures of a line that were frozen with its order: `FrozenLine` in src/modules/ledger/line-money.ts.
create or replace function frozen_line(l order_lines) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'unitPrice', l.unit_price, 'quantity', l.quantity, 'discount', l.discount, 'platformDiscount', l.platform_discount,
    'commission', l.commission, 'commissionVat', l.commission_vat)
$$;
