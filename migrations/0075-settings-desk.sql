-- Who saves a group of settings says which version of it he has seen: of two at once the second is told.
create table setting_versions (
  name text primary key,
  version integer not null default 1,
  changed_at timestamptz,
  changed_by bigint
);
insert into setting_versions (name)
  select unnest(array['shop', 'delivery', 'zones', 'payment', 'commission', 'payouts', 'timers', 'returns']);

-- Which governorate is in which zone decides what delivery costs.
create trigger governorates_told after update on governorates
  for each statement execute function everything_changed();

-- Every version of the shop's texts stays, whoever wrote it by whatever way: buyers agreed to one of them.
alter table pages
  add number integer not null default 1,
  add saved_at timestamptz not null default now(),
  add saved_by bigint;
create table page_versions (
  name text not null,
  number integer not null,
  version text not null,
  sections jsonb not null,
  saved_at timestamptz not null,
  saved_by bigint,
  primary key (name, number),
  unique (name, version)
);
create trigger page_versions_kept before update or delete on page_versions
  for each row execute function never_changed();
create function keep_page_version() returns trigger language plpgsql as $$
begin
  insert into page_versions (name, number, version, sections, saved_at, saved_by)
  values (new.name, new.number, new.version, new.sections, new.saved_at, new.saved_by);
  return null;
end $$;
insert into page_versions (name, number, version, sections, saved_at, saved_by)
  select name, number, version, sections, saved_at, saved_by from pages;
create trigger pages_kept after insert or update on pages for each row execute function keep_page_version();

alter table categories add version integer not null default 1;
alter table brands add version integer not null default 1;

-- A product page also says whether the product can be returned; as in migration 0005 otherwise.
create or replace function products_update_told() returns trigger language plpgsql as $$
begin
  perform tell((select coalesce(array_agg(distinct t), '{}')
    from (select p.id, p.category_id, p.merchant_id, p.brand_id from before b join after p using (id)
           where (b.*) is distinct from (p.*)
             and (b.merchant_id, b.category_id, b.brand_id, b.title, b.description, b.specifications, b.images, b.option_names,
                  b.price, b.original_price, b.listed, b.in_stock, b.not_returnable)
              is distinct from
                 (p.merchant_id, p.category_id, p.brand_id, p.title, p.description, p.specifications, p.images, p.option_names,
                  p.price, p.original_price, p.listed, p.in_stock, p.not_returnable)
          union
          select b.id, b.category_id, b.merchant_id, b.brand_id from before b join after p using (id)
           where (b.category_id, b.merchant_id, b.brand_id) is distinct from (p.category_id, p.merchant_id, p.brand_id)) c,
    unnest(array['product:' || c.id, 'category:' || c.category_id, 'merchant:' || c.merchant_id, 'brand:' || c.brand_id]) t
    where t is not null));
  return null;
end $$;
