-- What makes the sums of a day stale, and how the sums of days become those of months.

create or replace function lines_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_days (day)
  select distinct (mo.placed_at at time zone 'Africa/Cairo')::date
    from touched t join merchant_orders mo on mo.id = t.merchant_order_id;
  return null;
end $$;
create or replace trigger order_lines_added after insert on order_lines referencing new table as touched
  for each statement execute function lines_made_stale();
create or replace trigger order_lines_moved after update on order_lines referencing new table as touched
  for each statement execute function lines_made_stale();

create or replace function order_made_stale() returns trigger language plpgsql as $$
begin
  insert into stale_days (day) values ((new.placed_at at time zone 'Africa/Cairo')::date);
  return null;
end $$;
create or replace trigger merchant_orders_moved after update of stage, payment_method on merchant_orders
  for each row when ((old.stage, old.payment_method) is distinct from (new.stage, new.payment_method))
  execute function order_made_stale();

create or replace function daily_sales_to_months() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update monthly_sales m
       set orders = m.orders - g.orders, units = m.units - g.units, amount = m.amount - g.amount,
           delivered = m.delivered - g.delivered, returned = m.returned - g.returned,
           commission = m.commission - g.commission, commission_vat = m.commission_vat - g.commission_vat
      from (select date_trunc('month', day)::date as month, merchant_id, facet, key, sum(orders) as orders,
                   sum(units) as units, sum(amount) as amount, sum(delivered) as delivered, sum(returned) as returned,
                   sum(commission) as commission, sum(commission_vat) as commission_vat
              from gone group by 1, 2, 3, 4) g
     where (m.merchant_id, m.facet, m.month, m.key) = (g.merchant_id, g.facet, g.month, g.key);
  end if;
  if tg_op <> 'DELETE' then
    insert into monthly_sales as m
    select date_trunc('month', day)::date, merchant_id, facet, key, sum(orders), sum(units), sum(amount), sum(delivered),
           sum(returned), sum(commission), sum(commission_vat)
      from added group by 1, 2, 3, 4
    on conflict (merchant_id, facet, month, key) do update
       set orders = m.orders + excluded.orders, units = m.units + excluded.units, amount = m.amount + excluded.amount,
           delivered = m.delivered + excluded.delivered, returned = m.returned + excluded.returned,
           commission = m.commission + excluded.commission, commission_vat = m.commission_vat + excluded.commission_vat;
  end if;
  return null;
end $$;
create or replace trigger daily_sales_added after insert on daily_sales referencing new table as added
  for each statement execute function daily_sales_to_months();
create or replace trigger daily_sales_changed after update on daily_sales referencing old table as gone new table as added
  for each statement execute function daily_sales_to_months();
create or replace trigger daily_sales_gone after delete on daily_sales referencing old table as gone
  for each statement execute function daily_sales_to_months();

-- The same from the days themselves: slow, and what monthly_sales must say.
create or replace view months_of_days as
select date_trunc('month', day)::date as month, merchant_id, facet, key, sum(orders)::integer as orders,
       sum(units)::integer as units, sum(amount)::bigint as amount, sum(delivered)::integer as delivered,
       sum(returned)::integer as returned, sum(commission)::bigint as commission,
       sum(commission_vat)::bigint as commission_vat
  from daily_sales group by 1, 2, 3, 4;
