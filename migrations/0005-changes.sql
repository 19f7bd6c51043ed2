-- What public pages show tells when it changes: page and count caches of every process listen on shop_changed and
-- drop what carries the tag. Tags: product:7, category:7, merchant:7, brand:7, home, categories, merchants, ads,
-- settings, pages, all.

create function tell(tags text[]) returns void language plpgsql as $$
declare tag text;
begin
  if cardinality(tags) > 200 then
    perform pg_notify('shop_changed', 'all');
    return;
  end if;
  foreach tag in array tags loop
    perform pg_notify('shop_changed', tag);
  end loop;
end $$;

-- number_of_requests is left out on purpose: a page may show yesterday's order of popularity, never a stale price.
create function products_changed() returns trigger language plpgsql as $$
begin
  perform tell((select coalesce(array_agg(distinct t), '{}') from touched p,
    unnest(array['product:' || p.id, 'category:' || p.category_id, 'merchant:' || p.merchant_id, 'brand:' || p.brand_id]) t
    where t is not null));
  return null;
end $$;
create trigger products_insert_told after insert on products referencing new table as touched
  for each statement execute function products_changed();
create trigger products_delete_told after delete on products referencing old table as touched
  for each statement execute function products_changed();

create function products_update_told() returns trigger language plpgsql as $$
begin
  perform tell((select coalesce(array_agg(distinct t), '{}')
    from (select p.id, p.category_id, p.merchant_id, p.brand_id from before b join after p using (id)
           where (b.*) is distinct from (p.*)
             and (b.merchant_id, b.category_id, b.brand_id, b.title, b.description, b.specifications, b.images, b.option_names,
                  b.price, b.original_price, b.listed, b.in_stock)
              is distinct from
                 (p.merchant_id, p.category_id, p.brand_id, p.title, p.description, p.specifications, p.images, p.option_names,
                  p.price, p.original_price, p.listed, p.in_stock)
          union
          select b.id, b.category_id, b.merchant_id, b.brand_id from before b join after p using (id)
           where (b.category_id, b.merchant_id, b.brand_id) is distinct from (p.category_id, p.merchant_id, p.brand_id)) c,
    unnest(array['product:' || c.id, 'category:' || c.category_id, 'merchant:' || c.merchant_id, 'brand:' || c.brand_id]) t
    where t is not null));
  return null;
end $$;
create trigger products_update_told after update on products referencing old table as before new table as after
  for each statement execute function products_update_told();

-- A product page shows «بقيت n قطع» up to 5 free units: above that a sale changes no page.
create function variants_update_told() returns trigger language plpgsql as $$
begin
  perform tell((select coalesce(array_agg(distinct 'product:' || v.product_id), '{}')
    from before b join after v using (id)
   where (b.price, b.options, b.swatch, b.position) is distinct from (v.price, v.options, v.swatch, v.position)
      or least(b.on_hand - b.held - b.allocated, 6) <> least(v.on_hand - v.held - v.allocated, 6)));
  return null;
end $$;
create trigger variants_update_told after update on variants referencing old table as before new table as after
  for each statement execute function variants_update_told();

create function variants_changed() returns trigger language plpgsql as $$
begin
  perform tell((select coalesce(array_agg(distinct 'product:' || product_id), '{}') from touched));
  return null;
end $$;
create trigger variants_insert_told after insert on variants referencing new table as touched
  for each statement execute function variants_changed();
create trigger variants_delete_told after delete on variants referencing old table as touched
  for each statement execute function variants_changed();

-- Names of categories, merchants and brands stand on most pages and change seldom: the simple way is to drop all.
create function everything_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', 'all');
  return null;
end $$;
create trigger categories_told after insert or update or delete or truncate on categories
  for each statement execute function everything_changed();
create trigger merchants_told after insert or update or delete or truncate on merchants
  for each statement execute function everything_changed();
create trigger brands_told after insert or update or delete or truncate on brands
  for each statement execute function everything_changed();
create trigger settings_told after insert or update or delete or truncate on settings
  for each statement execute function everything_changed();
create trigger pages_told after insert or update or delete or truncate on pages
  for each statement execute function everything_changed();
create trigger products_truncated after truncate on products
  for each statement execute function everything_changed();

create function ads_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', 'ads');
  return null;
end $$;
create trigger ads_told after insert or update or delete or truncate on ads
  for each statement execute function ads_changed();
