-- A product is found by the beginning of its merchant's own code as well.
create index products_code_found on products (upper(code) text_pattern_ops) where code <> '';

-- A merchant may only say of his goods what the law says; null: as the category says, empty: it goes back.
update products set not_returnable = 'other'
 where not_returnable not in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other');
alter table products add constraint products_not_returnable_check
  check (not_returnable in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other'));

-- Pictures that were sent to us and kept under pictures/<hash>/; what nothing uses goes after a while. A picture that is
-- sent again, or saved with what uses it, begins its time anew.
create table pictures (
  hash text primary key,
  kept_at timestamptz not null
);
create index on pictures (kept_at);
