-- Which of the shop's icons stands for a category that has no picture; empty: the one that its English name maps to.
alter table categories add icon text not null default '';

-- As of a product in migration 0102: a category may only say what the law says; empty: its goods go back.
update categories set not_returnable = 'other'
 where not_returnable not in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other');
alter table categories add constraint categories_not_returnable_check
  check (not_returnable in ('', 'made_to_order', 'hygiene', 'perishable', 'unsealed_media', 'digital', 'jewellery', 'other'));
