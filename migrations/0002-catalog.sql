-- What is sold, and by whom. Money is whole piastres.

create table merchants (
  id bigint generated always as identity primary key,
  name_ar text not null default '',
  logo text not null default '',
  status text not null default 'active'
    check (status in ('applied', 'under_review', 'needs_info', 'active', 'on_holiday', 'restricted', 'suspended', 'closed')),
  legal_name text not null default '',
  commercial_register text not null default '',
  tax_number text not null default '',
  address text not null default '',
  phone text not null default '',
  email text not null default '',
  created_at timestamptz not null default now()
);

create table merchant_members (
  merchant_id bigint not null references merchants on delete cascade,
  user_id bigint not null unique references users on delete cascade,
  duty text not null default 'owner' check (duty in ('owner', 'manager', 'packer')),
  primary key (merchant_id, user_id)
);

create table categories (
  id bigint generated always as identity primary key,
  name_ar text not null,
  name_en text not null,
  image text not null default '',
  position integer not null default 0
);

create table brands (
  id bigint generated always as identity primary key,
  name text not null,
  name_ar text not null default '',
  aliases text[] not null default '{}'
);

create table products (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  category_id bigint not null references categories,
  brand_id bigint references brands,
  title text not null check (char_length(title) between 1 and 300),
  description text not null default '',
  specifications jsonb not null default '[]',      -- [[name, value], …] in order
  images jsonb not null default '[]',              -- identifiers in order: drive file id, URL or path; the first is the cover
  option_names text[] not null default '{}',       -- e.g. {اللون, المقاس}; empty: no choice to make
  price integer not null check (price > 0),        -- of its cheapest variant
  original_price integer check (original_price > 0),
  status text not null default 'published' check (status in ('draft', 'published', 'hidden')),
  created_at timestamptz not null default now(),
  number_of_requests integer not null default 0,
  in_stock boolean not null default false,         -- kept by variants_tell_product
  listed boolean not null default false,           -- published, of a merchant whose goods show; kept by triggers
  on_sale boolean not null generated always as (original_price is not null and original_price > price) stored,
  search_text text not null default '',            -- normalised title, brand, category and merchant names, as the search module wrote them
  search_words tsvector not null generated always as (to_tsvector('simple', search_text)) stored
);

create table variants (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  options text[] not null default '{}',            -- one value for each of the product's option_names
  swatch text not null default '',                 -- colour of the first option, as #rrggbb
  sku text not null default '',
  price integer not null check (price > 0),
  position integer not null default 0,
  on_hand integer not null default 0 check (on_hand >= 0),
  held integer not null default 0 check (held >= 0),
  allocated integer not null default 0 check (allocated >= 0),
  check (held + allocated <= on_hand)
);
create index on variants (product_id);

create table likes (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- One index a listing and order: the work of a page does not grow with the catalogue.
create index products_newest on products (created_at desc, id desc) where listed;
create index products_requested on products (number_of_requests desc, id desc) where listed;
create index products_category_newest on products (category_id, created_at desc, id desc) where listed;
create index products_category_requested on products (category_id, number_of_requests desc, id desc) where listed;
create index products_category_price on products (category_id, price, id) where listed;
create index products_merchant_newest on products (merchant_id, created_at desc, id desc) where listed;
create index products_brand_newest on products (brand_id, created_at desc, id desc) where listed;
create index products_search on products using gin (search_words) where listed;

-- A merchant's goods show while he is active, on holiday (marked) or restricted: orders-and-money.md, section 8.
create function merchant_shows(status text) returns boolean immutable language sql
  return status in ('active', 'on_holiday', 'restricted');

create function products_set_listed() returns trigger language plpgsql as $$
begin
  new.listed := new.status = 'published'
    and exists (select from merchants m where m.id = new.merchant_id and merchant_shows(m.status));
  return new;
end $$;
create trigger products_set_listed before insert or update of status, merchant_id on products
  for each row execute function products_set_listed();

create function merchants_set_listed() returns trigger language plpgsql as $$
begin
  update products set listed = (status = 'published' and merchant_shows(new.status)) where merchant_id = new.id;
  return null;
end $$;
create trigger merchants_set_listed after update of status on merchants
  for each row when (merchant_shows(old.status) is distinct from merchant_shows(new.status))
  execute function merchants_set_listed();

-- A product is in stock while one variant has a free unit.
create function variants_tell_product() returns trigger language plpgsql as $$
begin
  update products p set in_stock = s.free
    from (select changed.product_id as id, coalesce(bool_or(v.on_hand - v.held - v.allocated > 0), false) as free
            from (select distinct product_id from touched) changed
            left join variants v on v.product_id = changed.product_id
           group by changed.product_id) s
   where p.id = s.id and p.in_stock is distinct from s.free;
  return null;
end $$;
create trigger variants_inserted after insert on variants referencing new table as touched
  for each statement execute function variants_tell_product();
create trigger variants_updated after update on variants referencing new table as touched
  for each statement execute function variants_tell_product();
create trigger variants_deleted after delete on variants referencing old table as touched
  for each statement execute function variants_tell_product();
