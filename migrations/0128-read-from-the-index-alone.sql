-- Sums that are read from an index alone: the cash that couriers owe, and a month's sales of every merchant.
drop index cod_collections_waiting;
create index cod_collections_waiting on cod_collections (collected_at) include (holder, amount) where state = 'collected';
drop index monthly_sales_by_month;
create index monthly_sales_by_month on monthly_sales (facet, month, merchant_id)
  include (key, orders, units, amount, delivered, returned, commission, commission_vat);
