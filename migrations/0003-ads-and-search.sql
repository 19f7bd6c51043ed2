create table ads (
  id bigint generated always as identity primary key,
  type text not null check (type in ('landing_page_upper', 'landing_page_categories')),
  position integer not null check (position between 1 and 3),
  title text not null,
  image text not null,
  direct_to text not null default 'merchant' check (direct_to in ('merchant', 'product', 'category', 'brand')),
  merchant_id bigint references merchants on delete cascade,
  product_id bigint references products on delete set null,
  category_id bigint references categories on delete set null,
  brand_id bigint references brands on delete set null,
  active boolean not null default true,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity'
);
create index on ads (type, position) where active;

-- Words that occur in the catalogue, and each of them with one letter left out: a typo of one letter is found by
-- exact look-ups, whatever the size of the catalogue (stack.md, section 6).
create table search_terms (
  word text primary key,
  products integer not null
);
create table search_deletes (
  shortened text not null,
  word text not null,
  primary key (shortened, word)
);
