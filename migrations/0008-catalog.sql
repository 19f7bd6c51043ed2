-- What is sold. Money is whole piastres.

create table categories (
  id bigint generated always as identity primary key,
  name_ar text not null,
  name_en text not null,
  image text not null default '',
  icon text not null default '',                   -- drawn where there is no image; empty: the one for the English name
  position integer not null default 0,
  -- Products that the law lets nobody send back without a reason (law 181/2018, article 41): the word of the reason;
  -- empty: they can be sent back.
  not_returnable text not null default ''
    check (not_returnable in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other')),
  tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'exempt', 'schedule')),
  version integer not null default 1
);

-- A second level, for shops that want one. A product stays in its category, whatever its subcategory.
create table subcategories (
  id bigint generated always as identity primary key,
  category_id bigint not null references categories on delete cascade,
  name_ar text not null check (name_ar <> ''),
  position integer not null default 0,
  unique (id, category_id)
);
create unique index subcategories_name on subcategories (category_id, name_ar);

create table brands (
  id bigint generated always as identity primary key,
  name text not null,
  name_ar text not null default '',
  aliases text[] not null default '{}',
  version integer not null default 1
);

-- What became part of another: its old number leads there, and files of products may still call it by its names. Until
-- `done_at` its products are on their way, and so it is still there.
create table category_merges (
  from_id bigint primary key,
  into_id bigint not null references categories on delete cascade,
  names text[] not null,
  begun_at timestamptz not null,
  done_at timestamptz
);
create index on category_merges (into_id);
create table brand_merges (
  from_id bigint primary key,
  into_id bigint not null references brands on delete cascade,
  names text[] not null,
  begun_at timestamptz not null,
  done_at timestamptz
);
create index on brand_merges (into_id);

create table products (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  category_id bigint not null references categories,
  brand_id bigint references brands,
  subcategory_id bigint,
  code text not null default '',                   -- the merchant's own, by which the rows of a file find it; empty: P-<id>
  title text not null check (char_length(title) between 1 and 300),
  description text not null default '',
  specifications jsonb not null default '[]',      -- [[name, value], …] in order
  images jsonb not null default '[]',              -- identifiers in order: drive file id, URL or path; the first is the cover
  option_names text[] not null default '{}',       -- such as {اللون, المقاس}; empty: no choice to make
  price integer not null check (price > 0),        -- of its cheapest variant
  original_price integer check (original_price > 0),
  not_returnable text                              -- as of a category; null: as its category says
    check (not_returnable in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other')),
  tax_class text                                   -- null: as its category says
    check (tax_class in ('standard', 'reduced', 'exempt', 'schedule')),
  -- What the law wants buyers to know before they buy (law 181/2018, article 37).
  origin text not null default '' check (char_length(origin) <= 60),        -- the country it was made in
  maker text not null default '' check (char_length(maker) <= 120),         -- its maker or importer
  warranty_months integer check (warranty_months between 0 and 240),
  hazards text not null default '' check (char_length(hazards) <= 1000),
  low_stock_at integer check (low_stock_at between 0 and 10000), -- so many free units of a variant are few; null: as its merchant says
  status text not null default 'published' check (status in ('draft', 'in_review', 'published', 'hidden')),
  taken_off boolean not null default false,        -- by staff after a report: until they let it show, publishing it waits for them
  version integer not null default 1,              -- grows with each save: whoever saves an older one is told
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  number_of_requests integer not null default 0,
  -- Written by triggers (functions/catalog.sql).
  in_stock boolean not null default false,
  low_stock boolean not null default false,        -- one variant has free units, but few (low_stock_at)
  listed boolean not null default false,           -- published, and its merchant shows
  on_sale boolean not null generated always as (original_price is not null and original_price > price) stored,
  attributes text[] not null default '{}',          -- what shoppers choose by, such as storage=64gb: catalog/facets
  search_words tsvector not null default '',        -- what finds it, as the search module wrote it: catalog/words/title-lexemes.ts
  foreign key (subcategory_id, category_id) references subcategories (id, category_id) on delete set null (subcategory_id)
);
create index on products (subcategory_id) where subcategory_id is not null;
create unique index products_code on products (merchant_id, code) where code <> '';
create index products_code_found on products (upper(code) text_pattern_ops) where code <> '';

-- For shoppers: one index for each listing and order, so that the work of a page does not grow with the catalogue. Two
-- partial indexes of the same condition are never combined, so each pair of filters that shoppers use has its own (with a
-- million products 0.1 ms instead of 300).
create index products_newest on products (created_at desc, id desc) where listed;
create index products_requested on products (number_of_requests desc, id desc) where listed;
create index products_price on products (price, id) where listed;
create index products_category_newest on products (category_id, created_at desc, id desc) where listed;
create index products_category_requested on products (category_id, number_of_requests desc, id desc) where listed;
create index products_category_price on products (category_id, price, id) where listed;
create index products_category_merchant on products (category_id, merchant_id) where listed;
create index products_category_brand on products (category_id, brand_id) where listed;
create index products_merchant_newest on products (merchant_id, created_at desc, id desc) where listed;
create index products_brand_newest on products (brand_id, created_at desc, id desc) where listed;
create index products_attributes on products using gin (attributes) where listed;
-- For everybody: nearly all products are listed, and a second one of the listed alone was never chosen.
create index products_search on products using gin (search_words);

-- For the back-office, whose list shows products that are not listed too; there newest first is by id.
create index products_managed_category on products (category_id, id desc);
create index products_managed_category_price on products (category_id, price, id);
create index products_managed_brand on products (brand_id, id desc);
create index products_managed_status on products (status, id desc);
create index products_managed_price on products (price, id);
create index products_managed_requested on products (number_of_requests desc, id desc);
create index products_managed_merchant on products (merchant_id, id desc);
create index products_managed_merchant_price on products (merchant_id, price, id);
create index products_managed_merchant_category on products (merchant_id, category_id, id desc);
create index products_managed_merchant_requested on products (merchant_id, number_of_requests desc, id desc);
create index products_managed_low on products (id desc) where low_stock and status = 'published';
create index products_managed_merchant_low on products (merchant_id, id desc) where low_stock and status = 'published';
create index products_managed_out on products (id desc) where not in_stock;
create index products_low_by_price on products (price, id) where low_stock and status = 'published';
create index products_out_by_price on products (price, id) where not in_stock;

create table variants (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  merchant_id bigint,                              -- the product's, written by a trigger: a merchant uses a code once
  options text[] not null default '{}',            -- one value for each of the product's option_names
  swatch text not null default '',                 -- colour of the first option, as #rrggbb
  picture integer check (picture > 0),             -- which of the product's pictures shows it, from 1; null: none of its own
  sku text not null default '',
  shelf text not null default '',                  -- where it lies in the merchant's store room
  price integer not null check (price > 0),
  position integer not null default 0,
  available boolean not null default true,         -- false: taken off by hand, whatever lies in stock
  on_hand integer not null default 0 check (on_hand >= 0),
  held integer not null default 0 check (held >= 0),
  allocated integer not null default 0 check (allocated >= 0),
  check (held + allocated <= on_hand)
);
create index on variants (product_id);
create unique index variants_sku on variants (merchant_id, sku) where sku <> '';
create index variants_sku_found on variants (upper(sku) text_pattern_ops) where sku <> '';

-- Every price that a product had, of its cheapest variant, written by a trigger (functions/catalog.sql). What a former
-- price claims is checked against it.
create table product_prices (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  price integer not null check (price > 0),
  since timestamptz not null
);
create index product_prices_of on product_prices (product_id, since);

-- Products that are cheaper than at any time in the 30 days before their present price, counted by a job from the log.
create table deals (
  product_id bigint primary key references products on delete cascade,
  price integer not null,                          -- the one that was counted; another is no deal until it is counted
  saving smallint not null check (saving between 1 and 99)   -- in hundredths of the lowest price before
);
create index on deals (saving desc, product_id);

-- What the same people bought in one order, the most frequent first, counted by a job; rare pairs are not kept.
create table bought_together (
  product_id bigint not null references products on delete cascade,
  place smallint not null,
  other_id bigint not null references products on delete cascade,
  primary key (product_id, place)
);
create index on bought_together (other_id);

create table likes (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index on likes (product_id);

-- Who waits for a product to be back or cheaper; `seen_price` is what a fall is measured by.
create table product_watches (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  seen_price integer not null,
  created_at timestamptz not null,
  primary key (user_id, product_id, kind)
);
create index on product_watches (product_id);
create index on product_watches (created_at);

-- A change of many products at once, stored so that it can be undone.
create table product_batches (
  id bigint generated always as identity primary key,
  made_by bigint not null references users,
  merchant_id bigint,                              -- whose products alone; null: those of all merchants
  change jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz
);
create table product_batch_rows (
  batch_id bigint not null references product_batches,
  product_id bigint not null,
  variant_id bigint,                               -- null: the product's own status
  before text not null,
  after text not null
);
create index on product_batch_rows (batch_id);

-- Products from a spreadsheet: checked first, then taken in chunks, each chunk one transaction, so that a run can stop
-- anywhere and go on from there.
create table imports (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  made_by bigint references users,                 -- null: from the command line
  role text not null default '',
  file_name text not null,
  status text not null check (status in ('checked', 'running', 'stopped', 'done')),
  unknown_columns text[] not null default '{}',
  rows_read integer not null,
  rows_bad integer not null,
  rows_numbered integer not null default 0,        -- whose code was missing and follows from the title
  same_titles integer not null default 0,          -- products of the file with the title of another one in it
  proposed_brands text[] not null default '{}',    -- that the shop does not have; staff are asked
  -- How many products of the file came to what, counted once it is done.
  creates integer,
  changes integer,
  same integer,
  done integer,
  failed integer,
  drafts integer,                                  -- new products that lack a picture
  made_at timestamptz not null,
  started_at timestamptz,
  touched_at timestamptz,                          -- of the last chunk: a run that is silent for long is taken up again
  ended_at timestamptz
);
create index on imports (merchant_id, id desc);
create index on imports (touched_at) where status = 'running';

-- The file itself, to be read again once its columns and categories are known, and for the rows that were refused.
create table import_files (
  import_id bigint primary key references imports on delete cascade,
  bytes bytea not null
);

-- What a merchant's files call things, said once: a column by its key (empty: to be left out), a category by its id.
create table import_words (
  merchant_id bigint not null references merchants,
  kind text not null check (kind in ('column', 'category')),
  word text not null,                              -- folded
  meaning text not null,
  primary key (merchant_id, kind, word)
);

-- Brands of imported goods that the shop does not have.
create table proposed_brands (
  name text primary key,                           -- folded
  shown_name text not null,
  imports integer not null default 1,
  proposed_at timestamptz not null
);

-- One product of the file: what its rows say, what that would do, and whether it has been done.
create table import_rows (
  import_id bigint not null references imports on delete cascade,
  position integer not null,                       -- among the products of the file
  row_numbers integer[] not null,
  wanted jsonb not null,                           -- an ImportedProduct
  seen jsonb not null default '{}',                -- free units by variant when it was checked
  action text check (action in ('create', 'change', 'same')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  product_id bigint,
  primary key (import_id, position)
);
create index import_rows_waiting on import_rows (import_id, position) where state = 'waiting';

-- Units that were ordered and are not counted in number_of_requests yet (catalog.count-requests).
create table requests_waiting (
  product_id bigint not null,
  units integer not null
);

create table import_problems (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  row_number integer not null,
  column_key text not null default '',             -- empty: of the whole row
  value text not null default '',
  reason text not null
);
create index on import_problems (import_id, row_number, id);
