-- What is sold, summed up by the day in Cairo (docs/decisions/0014-what-is-sold.md). Amounts in piastres.

-- The category a line was sold in: a product that moves later takes nothing of the past along.
alter table order_lines add category_id bigint;
update order_lines l set category_id = p.category_id from products p where p.id = l.product_id;

create function order_lines_keep_category() returns trigger language plpgsql as $$
begin
  new.category_id := coalesce(new.category_id, (select category_id from products where id = new.product_id));
  return new;
end $$;
create trigger order_lines_keep_category before insert on order_lines
  for each row execute function order_lines_keep_category();

-- Merchant 0 is the whole shop; an order of two merchants is one order there.
create table daily_sales (
  day date not null,
  merchant_id bigint not null,
  facet text not null check (facet in ('all', 'category', 'governorate', 'payment_method')),
  key text not null,                               -- which category, governorate or method
  orders integer not null,
  units integer not null,
  amount bigint not null,
  delivered integer not null,                      -- units
  returned integer not null,
  commission bigint not null,
  commission_vat bigint not null,
  primary key (merchant_id, facet, day, key)
);
create index daily_sales_by_day on daily_sales (facet, day, merchant_id);

-- What sold best of late, ranked by a job.
create table best_goods (
  merchant_id bigint not null,
  place smallint not null,
  product_id bigint not null,
  units integer not null,
  amount bigint not null,
  primary key (merchant_id, place)
);

-- Days that something happened to since they were counted. Many rows a day on purpose: who places an order waits for nobody.
create table stale_days (
  id bigint generated always as identity primary key,
  day date not null
);
insert into stale_days (day)
select distinct (placed_at at time zone 'Africa/Cairo')::date from merchant_orders;

create function lines_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_days (day)
  select distinct (mo.placed_at at time zone 'Africa/Cairo')::date
    from touched t join merchant_orders mo on mo.id = t.merchant_order_id;
  return null;
end $$;
create trigger order_lines_added after insert on order_lines referencing new table as touched
  for each statement execute function lines_made_stale();
create trigger order_lines_moved after update on order_lines referencing new table as touched
  for each statement execute function lines_made_stale();

create function order_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_days (day) values ((new.placed_at at time zone 'Africa/Cairo')::date);
  return null;
end $$;
create trigger merchant_orders_moved after update of stage, payment_method on merchant_orders
  for each row when ((old.stage, old.payment_method) is distinct from (new.stage, new.payment_method))
  execute function order_made_stale();
