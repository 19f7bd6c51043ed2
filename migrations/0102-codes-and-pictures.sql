-- A product is found by the beginning of its merchant's own code as well.
create index products_code_found on products (upper(code) text_pattern_ops) where code <> '';

-- A merchant may only say of his goods what the law says; null: as the category says, empty: it goes back.
update products set not_returnable = 'other'
 where not_returnable not in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other');
alter table products add constraint products_not_returnable_check
  check (not_returnable in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other'));

-- Pictures that were sent to us, whose files are kept under pictures/<hash>/: what nothing uses when it is looked at goes.
create table pictures (
  hash text primary key,
  look_at timestamptz not null                      -- begins anew when the picture is sent again, or is found in use
);
create index on pictures (look_at);

-- Which of our own pictures an identifier or address names; null: none.
create function picture_hash(identifier text) returns text immutable parallel safe language sql
return substring(identifier from '/media/([0-9a-f]{16,64})');
