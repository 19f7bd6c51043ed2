-- What lists show of everything there is, so that none of them reads more as the shop grows.

-- Sums over all rows of a kind, changed in the transaction that changes the rows. Whoever changes one writes a row of
-- his own and waits for nobody; a job adds those rows up. Read through `counted`, which is right at every moment.
create table counters (
  name text primary key,                           -- 'ledger/bank', 'payouts/paid', 'category/3', 'brand/7'
  rows bigint not null,
  amount bigint not null
);
create table counter_changes (
  name text not null,
  rows bigint not null,
  amount bigint not null default 0
);
create view counted as
select name, sum(rows)::bigint as rows, sum(amount)::bigint as amount
  from (select name, rows, amount from counters union all select name, rows, amount from counter_changes) each_of
 group by name;

-- Entries of the books by account; those of which everybody has his own count as one.
create function ledger_entries_count() returns trigger language plpgsql as $$
begin
  insert into counter_changes (name, rows, amount)
  select 'ledger/' || split_part(account, ':', 1), count(*), sum(amount) from touched group by split_part(account, ':', 1);
  return null;
end $$;
create trigger ledger_entries_counted after insert on ledger_entries referencing new table as touched
  for each statement execute function ledger_entries_count();

create function payouts_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into counter_changes (name, rows, amount) values ('payouts/' || old.state, -1, -old.amount);
  end if;
  insert into counter_changes (name, rows, amount) values ('payouts/' || new.state, 1, new.amount);
  return null;
end $$;
create trigger payouts_added after insert on payouts for each row execute function payouts_count();
create trigger payouts_moved after update on payouts for each row
  when ((old.state, old.amount) is distinct from (new.state, new.amount)) execute function payouts_count();

create function products_count() returns trigger language plpgsql as $$
begin
  insert into counter_changes (name, rows)
  select name, count(*) * case tg_op when 'DELETE' then -1 else 1 end
    from (select 'category/' || category_id as name from touched
          union all select 'brand/' || brand_id from touched where brand_id is not null) each_of group by name;
  return null;
end $$;
create trigger products_added after insert on products referencing new table as touched
  for each statement execute function products_count();
create trigger products_gone after delete on products referencing old table as touched
  for each statement execute function products_count();

create function products_move() returns trigger language plpgsql as $$
begin
  insert into counter_changes (name, rows)
  select * from (values ('category/' || old.category_id, -1), ('category/' || new.category_id, 1), ('brand/' || old.brand_id, -1),
                        ('brand/' || new.brand_id, 1)) each_of (name, rows) where name is not null;
  return null;
end $$;
create trigger products_moved after update of category_id, brand_id on products for each row
  when ((old.category_id, old.brand_id) is distinct from (new.category_id, new.brand_id)) execute function products_move();

-- The same from the rows themselves: slow, and what `counted` must say.
create view recounted as
select 'ledger/' || split_part(account, ':', 1) as name, count(*) as rows, sum(amount)::bigint as amount
  from ledger_entries group by split_part(account, ':', 1)
union all select 'payouts/' || state, count(*), sum(amount)::bigint from payouts group by state
union all select 'category/' || category_id, count(*), 0 from products group by category_id
union all select 'brand/' || brand_id, count(*), 0 from products where brand_id is not null group by brand_id;
insert into counters (name, rows, amount) select name, rows, amount from recounted;

-- What belongs to one row of a list is counted once, when it is written.
alter table remittances add lines integer not null default 0;
update remittances r set lines = (select count(*) from remittance_lines l where l.remittance_id = r.id);
alter table statements add entries integer not null default 0;
update statements s set entries = (select count(*) from merchant_entries e where e.statement_id = s.id);
alter table payouts add entries integer not null default 0;
update payouts p set entries = (select count(*) from merchant_entries e where e.payout_id = p.id);
alter table coupons add given bigint not null default 0;   -- piastres, of all its uses
update coupons c set given = coalesce((select sum(u.amount) from coupon_uses u where u.coupon_id = c.id), 0);

-- Returns and claims as the desk lists them: whose they are, and under which tab (src/modules/returns/contract/desk.ts).
create function copy_merchant() returns trigger language plpgsql as $$
begin
  new.merchant_id := (select merchant_id from merchant_orders where id = new.merchant_order_id);
  return new;
end $$;
alter table returns
  add merchant_id bigint,
  add tab text not null generated always as (
    case when state in ('requested', 'received', 'inspected') then 'waiting'
         when state = 'escalated' then 'escalated'
         when state in ('approved', 'awaiting_pickup', 'in_transit', 'rejected') then 'under_way'
         else 'done' end) stored;
alter table claims
  add merchant_id bigint,
  add tab text not null generated always as (
    case when kind = 'courier' then 'courier' when state = 'decided' then 'done' else 'claims' end) stored;
update returns r set merchant_id = mo.merchant_id from merchant_orders mo where mo.id = r.merchant_order_id;
update claims c set merchant_id = mo.merchant_id from merchant_orders mo where mo.id = c.merchant_order_id;
alter table returns alter merchant_id set not null;
alter table claims alter merchant_id set not null;
create trigger copy_merchant before insert on returns for each row execute function copy_merchant();
create trigger copy_merchant before insert on claims for each row execute function copy_merchant();
create index returns_by_tab on returns (tab, requested_at, id);
create index returns_of_merchant on returns (merchant_id, tab, requested_at, id);
create index claims_by_tab on claims (tab, opened_at, id);
create index claims_of_merchant on claims (merchant_id, tab, opened_at, id);

-- src/modules/returns/contract/refunds.ts
alter table refunds
  add tab text not null generated always as (
    case when state = 'drafted' then 'drafted' when state in ('approved', 'sending') then 'sending'
         when state = 'failed' then 'failed' else 'done' end) stored;
create index refunds_by_tab on refunds (tab, id);

create index payouts_by_state on payouts (state, id desc);
create index statements_of_merchant on statements (merchant_id, id desc);
create index statements_disputed on statements (disputed_at, id) where dispute is not null and answer is null;
create index payments_disputed on payments (id) where status = 'disputed';

-- The books by kinds of accounts and of causes; what was changed by hand by its day.
create index ledger_entries_by_kind on ledger_entries (split_part(account, ':', 1), id desc);
create index ledger_transactions_by_cause on ledger_transactions (cause_type, id desc);
create index audit_log_by_time on audit_log (happened_at, id);
create index audit_log_by_subject_type on audit_log (subject_type, id desc);

-- Two things asked of the lists at once: without these, the one is read whole for the other.
create index merchant_orders_of_merchant_by_place on merchant_orders (merchant_id, governorate_id, placed_at desc, order_id desc) include (tab);
create index merchant_orders_of_merchant_by_payment on merchant_orders (merchant_id, payment_method, placed_at desc, order_id desc) include (tab);
create index merchant_orders_by_place_and_payment on merchant_orders (governorate_id, payment_method, placed_at desc, order_id desc) include (tab);
-- The orders whose buyer a merchant may look for by name or mobile: src/modules/orders/visible-order.ts.
create index merchant_orders_known on merchant_orders (merchant_id, order_id desc)
  where status in ('new', 'accepted', 'ready', 'shipped', 'delivered', 'undelivered');
create index products_desk_out on products (id desc) where not in_stock and low_stock;
create index products_desk_merchant_low on products (merchant_id, id desc) where low_stock;
create index products_desk_merchant_category on products (merchant_id, category_id, id desc);
create index products_desk_merchant_requested on products (merchant_id, number_of_requests desc, id desc);
create index claims_open_of_merchant on claims (merchant_id) where closed_at is null;

-- How many rows of an import came to what, kept once it is done.
alter table imports
  add creates integer,
  add changes integer,
  add same integer,
  add done integer,
  add failed integer;
update imports i set (creates, changes, same, done, failed) = (
  select count(*) filter (where action = 'create'), count(*) filter (where action = 'change'),
         count(*) filter (where action = 'same'), count(*) filter (where state <> 'waiting'), count(*) filter (where state = 'failed')
    from import_rows where import_id = i.id)
 where status = 'done';
