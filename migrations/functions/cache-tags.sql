-- A change of what public pages show is notified: the caches of every process listen on shop_changed and drop what carries
-- the tag. The tags are listed in src/platform/server/tags.ts; `all` drops everything.

-- Of products, each with its own tags; what shows any product is dropped by all of them.
create or replace function notify_tags(tags text[]) returns void language plpgsql as $$
declare tag text;
begin
  if cardinality(tags) > 200 then
    perform pg_notify('shop_changed', 'all');
    return;
  end if;
  if cardinality(tags) > 0 then
    perform pg_notify('shop_changed', 'products');
  end if;
  foreach tag in array tags loop
    perform pg_notify('shop_changed', tag);
  end loop;
end $$;

-- Categories, brands, settings and texts stand on most pages and change seldom, so all pages are dropped then. Which
-- governorate is in which zone decides what delivery costs. A statement that changes no row sends no tag.
create or replace function everything_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', 'all');
  return null;
end $$;
create or replace function notify_rows() returns trigger language plpgsql as $$
begin
  if exists (select from touched) then perform pg_notify('shop_changed', 'all'); end if;
  return null;
end $$;
create or replace function notify_updated_rows() returns trigger language plpgsql as $$
begin
  if exists (select b::text from before b except all select a::text from after a) then
    perform pg_notify('shop_changed', 'all');
  end if;
  return null;
end $$;
create or replace trigger settings_insert_notify after insert on settings referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger settings_delete_notify after delete on settings referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger settings_update_notify after update on settings referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger settings_truncated after truncate on settings
  for each statement execute function everything_changed();
create or replace trigger pages_insert_notify after insert on pages referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger pages_delete_notify after delete on pages referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger pages_update_notify after update on pages referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger pages_truncated after truncate on pages
  for each statement execute function everything_changed();
create or replace trigger message_texts_insert_notify after insert on message_texts referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger message_texts_delete_notify after delete on message_texts referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger message_texts_update_notify after update on message_texts referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger message_texts_truncated after truncate on message_texts
  for each statement execute function everything_changed();
create or replace trigger categories_insert_notify after insert on categories referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger categories_delete_notify after delete on categories referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger categories_update_notify after update on categories referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger categories_truncated after truncate on categories
  for each statement execute function everything_changed();
create or replace trigger brands_insert_notify after insert on brands referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger brands_delete_notify after delete on brands referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger brands_update_notify after update on brands referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger brands_truncated after truncate on brands
  for each statement execute function everything_changed();
create or replace trigger governorates_update_notify after update on governorates
  referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger merchant_sending_insert_notify after insert on merchant_sending referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger merchant_sending_delete_notify after delete on merchant_sending referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger merchant_sending_update_notify after update on merchant_sending referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger merchant_sending_truncated after truncate on merchant_sending
  for each statement execute function everything_changed();
create or replace trigger delivery_times_insert_notify after insert on delivery_times referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger delivery_times_delete_notify after delete on delivery_times referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger delivery_times_update_notify after update on delivery_times referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger delivery_times_truncated after truncate on delivery_times
  for each statement execute function everything_changed();
create or replace trigger holidays_insert_notify after insert on holidays referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger holidays_delete_notify after delete on holidays referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger holidays_update_notify after update on holidays referencing old table as before new table as after
  for each statement execute function notify_updated_rows();
create or replace trigger holidays_truncated after truncate on holidays
  for each statement execute function everything_changed();
create or replace trigger merchants_truncated after truncate on merchants
  for each statement execute function everything_changed();
create or replace trigger products_truncated after truncate on products
  for each statement execute function everything_changed();

-- Pages show nothing of a merchant who applies: filling in a form must not empty the caches.
create or replace function merchants_inserted() returns trigger language plpgsql as $$
begin
  if exists (select from touched where merchant_shows(status)) then perform pg_notify('shop_changed', 'all'); end if;
  return null;
end $$;
create or replace trigger merchants_insert_notify after insert on merchants referencing new table as touched
  for each statement execute function merchants_inserted();
create or replace trigger merchants_delete_notify after delete on merchants referencing old table as touched
  for each statement execute function merchants_inserted();
create or replace function merchants_updated() returns trigger language plpgsql as $$
begin
  if exists (select from before b join after a using (id)
              where (merchant_shows(b.status) or merchant_shows(a.status)) and b::text <> a::text) then
    perform pg_notify('shop_changed', 'all');
  end if;
  return null;
end $$;
create or replace trigger merchants_update_notify after update on merchants referencing old table as before new table as after
  for each statement execute function merchants_updated();

create or replace function ads_changed() returns trigger language plpgsql as $$
begin
  if exists (select from touched) then perform pg_notify('shop_changed', 'ads'); end if;
  return null;
end $$;
create or replace function ads_truncated() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', 'ads');
  return null;
end $$;
create or replace trigger ads_insert_notify after insert on ads referencing new table as touched
  for each statement execute function ads_changed();
create or replace trigger ads_update_notify after update on ads referencing new table as touched
  for each statement execute function ads_changed();
create or replace trigger ads_delete_notify after delete on ads referencing old table as touched
  for each statement execute function ads_changed();
create or replace trigger ads_truncated after truncate on ads
  for each statement execute function ads_truncated();

-- A category lists its products from the newest on: what it shows changes with their number and places only, and
-- each of them sends its own tag.
create or replace function products_changed() returns trigger language plpgsql as $$
begin
  perform notify_tags((select coalesce(array_agg(distinct t), '{}') from touched p,
    unnest(array['product:' || p.id, 'category:' || p.category_id, 'merchant:' || p.merchant_id, 'brand:' || p.brand_id,
                 case when p.listed then 'listing:' || p.category_id end]) t
    where t is not null));
  return null;
end $$;
create or replace trigger products_insert_notify after insert on products referencing new table as touched
  for each statement execute function products_changed();
create or replace trigger products_delete_notify after delete on products referencing old table as touched
  for each statement execute function products_changed();

-- number_of_requests is left out on purpose: a page may show yesterday's order of popularity, never a stale price.
create or replace function products_update_notify() returns trigger language plpgsql as $$
begin
  perform notify_tags((select coalesce(array_agg(distinct t), '{}')
    from (select p.id, p.category_id, p.merchant_id, p.brand_id,
                 (b.category_id, b.listed, b.created_at) is distinct from (p.category_id, p.listed, p.created_at) as moved
            from before b join after p using (id)
           where (b.*) is distinct from (p.*)
             and (b.merchant_id, b.category_id, b.brand_id, b.title, b.description, b.specifications, b.images, b.option_names,
                  b.price, b.original_price, b.listed, b.in_stock, b.not_returnable,
                  b.origin, b.maker, b.warranty_months, b.hazards)
              is distinct from
                 (p.merchant_id, p.category_id, p.brand_id, p.title, p.description, p.specifications, p.images, p.option_names,
                  p.price, p.original_price, p.listed, p.in_stock, p.not_returnable,
                  p.origin, p.maker, p.warranty_months, p.hazards)
          union
          select b.id, b.category_id, b.merchant_id, b.brand_id, b.category_id <> p.category_id
            from before b join after p using (id)
           where (b.category_id, b.merchant_id, b.brand_id) is distinct from (p.category_id, p.merchant_id, p.brand_id)) c,
    unnest(array['product:' || c.id, 'category:' || c.category_id, 'merchant:' || c.merchant_id, 'brand:' || c.brand_id,
                 case when c.moved then 'listing:' || c.category_id end]) t
    where t is not null));
  return null;
end $$;
create or replace trigger products_update_notify after update on products referencing old table as before new table as after
  for each statement execute function products_update_notify();

-- What a search finds and what goods are chosen by are written a moment after the product. A release that indexes all
-- products again keeps its portions to itself and tells at the end: with each of thousands of them all caches would be empty.
create or replace function products_words_notify() returns trigger language plpgsql as $$
begin
  if current_setting('wekala.notify_at_end', true) = 'on' then return null; end if;
  perform notify_tags((select coalesce(array_agg(distinct tag), '{}')
    from before b join after p using (id),
         unnest(array['category:' || p.category_id, 'merchant:' || p.merchant_id, 'brand:' || p.brand_id]) tag
   where tag is not null and (b.search_words, b.attributes) is distinct from (p.search_words, p.attributes)));
  return null;
end $$;
create or replace trigger products_words_notify after update on products referencing old table as before new table as after
  for each statement execute function products_words_notify();

create or replace function variants_changed() returns trigger language plpgsql as $$
begin
  perform notify_tags((select coalesce(array_agg(distinct 'product:' || product_id), '{}') from touched));
  return null;
end $$;
create or replace trigger variants_insert_notify after insert on variants referencing new table as touched
  for each statement execute function variants_changed();
create or replace trigger variants_delete_notify after delete on variants referencing old table as touched
  for each statement execute function variants_changed();

-- A product page shows «بقيت n قطع» up to 5 free units: above that, a sale changes no page.
create or replace function variants_update_notify() returns trigger language plpgsql as $$
begin
  perform notify_tags((select coalesce(array_agg(distinct 'product:' || v.product_id), '{}')
    from before b join after v using (id)
   where (b.price, b.options, b.swatch, b.picture, b.position, b.available)
           is distinct from (v.price, v.options, v.swatch, v.picture, v.position, v.available)
      or least(free_units(b.available, b.on_hand, b.held, b.allocated), 6) <> least(free_units(v.available, v.on_hand, v.held, v.allocated), 6)));
  return null;
end $$;
create or replace trigger variants_update_notify after update on variants referencing old table as before new table as after
  for each statement execute function variants_update_notify();

-- What a product's page shows of its reviews. Votes are left out on purpose: a page may show yesterday's number of them.
-- A tag of their own, because no card or list shows a rating.
create or replace function notify_review() returns trigger language plpgsql as $$
begin
  if (tg_op <> 'INSERT' and old.state = 'shown') or (tg_op <> 'DELETE' and new.state = 'shown') then
    perform pg_notify('shop_changed', 'reviews:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $$;
create or replace trigger reviews_insert_notify after insert on reviews for each row execute function notify_review();
create or replace trigger reviews_delete_notify after delete on reviews for each row execute function notify_review();
create or replace trigger reviews_update_notify after update of stars, body, photos, state, shown_name, reply on reviews
  for each row execute function notify_review();

create or replace trigger questions_insert_notify after insert on questions for each row execute function notify_review();
create or replace trigger questions_delete_notify after delete on questions for each row execute function notify_review();
create or replace trigger questions_update_notify after update of state, answer on questions
  for each row execute function notify_review();

-- A decision about a search changes what searches find and what is suggested.
create or replace trigger search_rules_insert_notify after insert on search_rules referencing new table as touched
  for each statement execute function notify_rows();
create or replace trigger search_rules_delete_notify after delete on search_rules referencing old table as touched
  for each statement execute function notify_rows();
create or replace trigger search_rules_truncated after truncate on search_rules
  for each statement execute function everything_changed();
