-- Sales, summed up by day and month in Cairo (docs/decisions/0014-what-is-sold.md). Money is whole piastres.

-- Merchant 0 is the whole shop; an order of two merchants counts there as one order.
create table daily_sales (
  day date not null,
  merchant_id bigint not null,
  facet text not null check (facet in
    ('all', 'category', 'governorate', 'payment_method', 'product', 'return_reason', 'late_stage')),
  key text not null,                               -- which category, governorate, method, product, reason or stage
  orders integer not null,
  units integer not null,
  amount bigint not null,
  delivered integer not null,                      -- units
  returned integer not null,                       -- units
  commission bigint not null,
  commission_vat bigint not null,
  primary key (merchant_id, facet, day, key)
);
create index daily_sales_by_day on daily_sales (facet, day, merchant_id);

-- The sums of daily_sales by month, so that a report of years reads months and not days. A trigger changes them in the
-- transaction that changes a day. A month that lost all its orders keeps a row of zeros.
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
-- A month's sales of every merchant are read from the index alone.
create index monthly_sales_by_month on monthly_sales (facet, month, merchant_id)
  include (key, orders, units, amount, delivered, returned, commission, commission_vat);

-- Days on which something has happened since they were counted. Many rows of one day on purpose: placing an order waits
-- for nobody.
create table stale_days (
  id bigint generated always as identity primary key,
  day date not null
);

-- What has sold best of late, ranked by a job.
create table best_products (
  merchant_id bigint not null,
  place smallint not null,
  product_id bigint not null,
  units integer not null,
  amount bigint not null,
  primary key (merchant_id, place)
);

-- Who does what of the work that finance does by hand. A job forgets what is finished.
create table finance_assignees (
  kind text not null,                              -- FINANCE_WORK in src/modules/reports/finance-work.ts
  work_id bigint not null,
  user_id bigint not null references users on delete cascade,
  assigned_at timestamptz not null,
  primary key (kind, work_id)
);
create index finance_assignees_of on finance_assignees (user_id);
