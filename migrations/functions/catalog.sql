-- Which products shoppers see, and which of them are in stock.

-- The products of a merchant show while it is active, on holiday (marked as such) or restricted.
create or replace function merchant_shows(status text) returns boolean immutable language sql
  return status in ('active', 'on_holiday', 'restricted');

-- New orders are taken while a merchant is active, or restricted (then not for cash).
create or replace function merchant_sells(status text) returns boolean immutable language sql
  return status in ('active', 'restricted');

create or replace function products_set_listed() returns trigger language plpgsql as $$
begin
  -- Nobody but staff can publish what staff took off.
  if new.status = 'published' then
    new.taken_off := false;
  end if;
  new.listed := new.status = 'published'
    and exists (select from merchants m where m.id = new.merchant_id and merchant_shows(m.status));
  return new;
end $$;
create or replace trigger products_set_listed before insert or update of status, merchant_id on products
  for each row execute function products_set_listed();

create or replace function merchants_set_listed() returns trigger language plpgsql as $$
begin
  update products set listed = (status = 'published' and merchant_shows(new.status)) where merchant_id = new.id;
  return null;
end $$;
create or replace trigger merchants_set_listed after update of status on merchants
  for each row when (merchant_shows(old.status) is distinct from merchant_shows(new.status))
  execute function merchants_set_listed();

create or replace function variants_set_merchant() returns trigger language plpgsql as $$
begin
  new.merchant_id := (select merchant_id from products where id = new.product_id);
  return new;
end $$;
create or replace trigger variants_set_merchant before insert on variants
  for each row execute function variants_set_merchant();

-- How many units of a variant a shopper can buy.
create or replace function free_units(available boolean, on_hand integer, held integer, allocated integer)
returns integer immutable language sql return case when available then on_hand - held - allocated else 0 end;

-- A product is in stock while one variant has a free unit, and low while one has only so few as its merchant, or the
-- product itself, calls few: of an empty one nobody is surprised.
create or replace function update_product_stock() returns trigger language plpgsql as $$
begin
  update products p set in_stock = s.free, low_stock = s.low
    from (select p.id, coalesce(bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) > 0), false) as free,
                 coalesce(bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and coalesce(p.low_stock_at, m.low_stock_at)), false) as low
            from (select distinct product_id from touched) changed
            join products p on p.id = changed.product_id
            join merchants m on m.id = p.merchant_id
            left join variants v on v.product_id = p.id
           group by p.id) s
   where p.id = s.id and (p.in_stock, p.low_stock) is distinct from (s.free, s.low);
  return null;
end $$;
create or replace trigger variants_inserted after insert on variants referencing new table as touched
  for each statement execute function update_product_stock();
create or replace trigger variants_deleted after delete on variants referencing old table as touched
  for each statement execute function update_product_stock();

-- Variants of one product are sold side by side. Whoever takes the last unit of one, or brings the first back, locks the
-- product before counting: otherwise two buyers of the last two variants would each see the other's as still free.
create or replace function variants_turned() returns trigger language plpgsql as $$
declare
  turned bigint[] := (select array_agg(distinct v.product_id)
    from before b join touched v using (id) join products p on p.id = v.product_id join merchants m on m.id = p.merchant_id
   cross join lateral (select free_units(b.available, b.on_hand, b.held, b.allocated) as was,
                              free_units(v.available, v.on_hand, v.held, v.allocated) as is_now,
                              coalesce(p.low_stock_at, m.low_stock_at) as few) u
   where (u.was > 0, u.was between 1 and u.few) is distinct from (u.is_now > 0, u.is_now between 1 and u.few));
begin
  if turned is null then
    return null;
  end if;
  perform from products where id = any(turned) order by id for no key update;
  update products p set in_stock = s.free, low_stock = s.low
    from (select p.id, bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) > 0) as free,
                 bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and coalesce(p.low_stock_at, m.low_stock_at)) as low
            from products p join merchants m on m.id = p.merchant_id join variants v on v.product_id = p.id
           where p.id = any(turned) group by p.id) s
   where p.id = s.id and (p.in_stock, p.low_stock) is distinct from (s.free, s.low);
  return null;
end $$;
create or replace trigger variants_updated after update on variants referencing old table as before new table as touched
  for each statement execute function variants_turned();

-- Another number of few units counts at once, for what lies in stock already.
create or replace function products_set_low() returns trigger language plpgsql as $$
begin
  new.low_stock := exists (
    select from variants v join merchants m on m.id = new.merchant_id
     where v.product_id = new.id
       and free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and coalesce(new.low_stock_at, m.low_stock_at));
  return new;
end $$;
create or replace trigger products_set_low before update of low_stock_at on products
  for each row when (old.low_stock_at is distinct from new.low_stock_at) execute function products_set_low();

create or replace function merchants_set_low() returns trigger language plpgsql as $$
begin
  update products p set low_stock = s.low
    from (select p.id, bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and new.low_stock_at) as low
            from products p join variants v on v.product_id = p.id
           where p.merchant_id = new.id and p.low_stock_at is null group by p.id) s
   where p.id = s.id and p.low_stock is distinct from s.low;
  return null;
end $$;
create or replace trigger merchants_set_low after update of low_stock_at on merchants
  for each row when (old.low_stock_at is distinct from new.low_stock_at) execute function merchants_set_low();

-- No way to change a price passes the log of prices by. A price is in force from when it is written and never before the
-- one it follows: changes of a product wait for each other, but a transaction may have begun before the one that it waited
-- for, and a clock may be set back.
create or replace function products_log_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_prices (product_id, price, since) values (new.id, new.price, new.created_at);
  elsif new.price <> old.price then
    insert into product_prices (product_id, price, since)
    select new.id, new.price, greatest(clock_timestamp(), max(since)) from product_prices where product_id = new.id;
  end if;
  return null;
end $$;
create or replace trigger products_log_price after insert or update of price on products
  for each row execute function products_log_price();
