-- Goods as merchants keep them: versions, review, stock that runs low, codes, and changes of many at once.

alter table products
  add column version integer not null default 1,   -- grows with each save: who saves an older one is told
  add column updated_at timestamptz not null default now(),
  add column low_stock boolean not null default false, -- at most 3 free units of one variant; kept by triggers
  drop constraint products_status_check,
  add constraint products_status_check check (status in ('draft', 'in_review', 'published', 'hidden'));

alter table variants
  add column available boolean not null default true, -- taken off by hand, whatever lies in stock
  add column merchant_id bigint;                    -- the product's, so that a code can be his only once

update variants v set merchant_id = p.merchant_id from products p where p.id = v.product_id;
update variants v set sku = v.sku || '-' || v.id
  from (select merchant_id, sku, min(id) as first from variants where sku <> '' group by merchant_id, sku having count(*) > 1) twice
 where v.merchant_id = twice.merchant_id and v.sku = twice.sku and v.id <> twice.first;
create unique index variants_sku on variants (merchant_id, sku) where sku <> '';
create index variants_sku_found on variants (upper(sku) text_pattern_ops) where sku <> '';

create function variants_set_merchant() returns trigger language plpgsql as $$
begin
  new.merchant_id := (select merchant_id from products where id = new.product_id);
  return new;
end $$;
create trigger variants_set_merchant before insert on variants for each row execute function variants_set_merchant();

-- What a shopper can buy of a variant.
create function free_units(available boolean, on_hand integer, held integer, allocated integer)
returns integer immutable language sql return case when available then on_hand - held - allocated else 0 end;

create or replace function variants_tell_product() returns trigger language plpgsql as $$
begin
  update products p set in_stock = s.free, low_stock = s.low
    from (select changed.product_id as id, coalesce(bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) > 0), false) as free,
                 coalesce(bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) <= 3), true) as low
            from (select distinct product_id from touched) changed
            left join variants v on v.product_id = changed.product_id
           group by changed.product_id) s
   where p.id = s.id and (p.in_stock, p.low_stock) is distinct from (s.free, s.low);
  return null;
end $$;

create or replace function variants_turned() returns trigger language plpgsql as $$
declare
  turned bigint[] := (select array_agg(distinct v.product_id) from before b join touched v using (id)
    where (free_units(b.available, b.on_hand, b.held, b.allocated) > 0, free_units(b.available, b.on_hand, b.held, b.allocated) <= 3)
          is distinct from (free_units(v.available, v.on_hand, v.held, v.allocated) > 0, free_units(v.available, v.on_hand, v.held, v.allocated) <= 3));
begin
  if turned is null then
    return null;
  end if;
  perform from products where id = any(turned) order by id for no key update;
  update products p set in_stock = s.free, low_stock = s.low
    from (select v.product_id as id, bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) > 0) as free, bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) <= 3) as low
            from variants v where v.product_id = any(turned) group by v.product_id) s
   where p.id = s.id and (p.in_stock, p.low_stock) is distinct from (s.free, s.low);
  return null;
end $$;
update products p set low_stock = exists (select from variants v where v.product_id = p.id and free_units(v.available, v.on_hand, v.held, v.allocated) <= 3);

create or replace function variants_update_told() returns trigger language plpgsql as $$
begin
  perform tell((select coalesce(array_agg(distinct 'product:' || v.product_id), '{}')
    from before b join after v using (id)
   where (b.price, b.options, b.swatch, b.position, b.available) is distinct from (v.price, v.options, v.swatch, v.position, v.available)
      or least(free_units(b.available, b.on_hand, b.held, b.allocated), 6) <> least(free_units(v.available, v.on_hand, v.held, v.allocated), 6)));
  return null;
end $$;

-- The desk's list shows what is not listed too; newest first is by id.
create index products_desk_merchant on products (merchant_id, id desc);
create index products_desk_category on products (category_id, id desc);
create index products_desk_brand on products (brand_id, id desc);
create index products_desk_status on products (status, id desc);
create index products_desk_low on products (id desc) where low_stock;
create index products_desk_price on products (price, id);
create index products_desk_requested on products (number_of_requests desc, id desc);
create index products_desk_search on products using gin (search_words);

-- A change of many products at once, kept so that it can be taken back.
create table product_batches (
  id bigint generated always as identity primary key,
  made_by bigint not null references users,
  merchant_id bigint,                               -- of whose goods alone; null: of all
  change jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz
);
create table product_batch_rows (
  batch_id bigint not null references product_batches,
  product_id bigint not null,
  variant_id bigint,                                -- null: the product's own status
  before text not null,
  after text not null
);
create index on product_batch_rows (batch_id);

create index order_lines_product on order_lines (product_id);
