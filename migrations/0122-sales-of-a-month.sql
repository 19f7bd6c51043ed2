-- The sums of daily_sales by the month, so that a report of years reads months and not days. Who changes a day changes its
-- month in the same transaction. A month that lost all its orders keeps a row of zeros.
create table monthly_sales (
  month date not null,                             -- its first day
  merchant_id bigint not null,
  facet text not null,
  key text not null,
  orders integer not null,
  units integer not null,
  amount bigint not null,
  delivered integer not null,
  returned integer not null,
  commission bigint not null,
  commission_vat bigint not null,
  primary key (merchant_id, facet, month, key)
);
create index monthly_sales_by_month on monthly_sales (facet, month, merchant_id);

-- The same from the days themselves: slow, and what monthly_sales must say.
create view months_of_days as
select date_trunc('month', day)::date as month, merchant_id, facet, key, sum(orders)::integer as orders,
       sum(units)::integer as units, sum(amount)::bigint as amount, sum(delivered)::integer as delivered,
       sum(returned)::integer as returned, sum(commission)::bigint as commission,
       sum(commission_vat)::bigint as commission_vat
  from daily_sales group by 1, 2, 3, 4;
insert into monthly_sales select * from months_of_days;

create function daily_sales_to_months() returns trigger language plpgsql as $$
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
create trigger daily_sales_added after insert on daily_sales referencing new table as added
  for each statement execute function daily_sales_to_months();
create trigger daily_sales_changed after update on daily_sales referencing old table as gone new table as added
  for each statement execute function daily_sales_to_months();
create trigger daily_sales_gone after delete on daily_sales referencing old table as gone
  for each statement execute function daily_sales_to_months();
