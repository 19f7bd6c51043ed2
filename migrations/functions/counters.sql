-- The sums that lists show of everything there is: 0001-platform.sql says how they are written and read.

create or replace view counted as
select name, sum(rows)::bigint as rows, sum(amount)::bigint as amount
  from (select name, rows, amount from counters union all select name, rows, amount from counter_changes) each_of
 group by name;

-- Entries of the books by the kind of account, which comes before the colon.
create or replace function ledger_entries_count() returns trigger language plpgsql as $$
begin
  insert into counter_changes (name, rows, amount)
  select 'ledger/' || split_part(account, ':', 1), count(*), sum(amount) from touched group by split_part(account, ':', 1);
  return null;
end $$;
create or replace trigger ledger_entries_counted after insert on ledger_entries referencing new table as touched
  for each statement execute function ledger_entries_count();

create or replace function payouts_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into counter_changes (name, rows, amount) values ('payouts/' || old.state, -1, -old.amount);
  end if;
  insert into counter_changes (name, rows, amount) values ('payouts/' || new.state, 1, new.amount);
  return null;
end $$;
create or replace trigger payouts_added after insert on payouts for each row execute function payouts_count();
create or replace trigger payouts_moved after update on payouts for each row
  when ((old.state, old.amount) is distinct from (new.state, new.amount)) execute function payouts_count();

create or replace function products_count() returns trigger language plpgsql as $$
begin
  insert into counter_changes (name, rows)
  select name, count(*) * case tg_op when 'DELETE' then -1 else 1 end
    from (select 'category/' || category_id as name from touched
          union all select 'brand/' || brand_id from touched where brand_id is not null) each_of group by name;
  return null;
end $$;
create or replace trigger products_added after insert on products referencing new table as touched
  for each statement execute function products_count();
create or replace trigger products_gone after delete on products referencing old table as touched
  for each statement execute function products_count();

create or replace function products_move() returns trigger language plpgsql as $$
begin
  insert into counter_changes (name, rows)
  select * from (values ('category/' || old.category_id, -1), ('category/' || new.category_id, 1), ('brand/' || old.brand_id, -1),
                        ('brand/' || new.brand_id, 1)) each_of (name, rows) where name is not null;
  return null;
end $$;
create or replace trigger products_moved after update of category_id, brand_id on products for each row
  when ((old.category_id, old.brand_id) is distinct from (new.category_id, new.brand_id)) execute function products_move();

-- The same from the rows themselves: slow, and what `counted` must say.
create or replace view recounted as
select 'ledger/' || split_part(account, ':', 1) as name, count(*) as rows, sum(amount)::bigint as amount
  from ledger_entries group by split_part(account, ':', 1)
union all select 'payouts/' || state, count(*), sum(amount)::bigint from payouts group by state
union all select 'category/' || category_id, count(*), 0 from products group by category_id
union all select 'brand/' || brand_id, count(*), 0 from products where brand_id is not null group by brand_id;
