-- The cart that an account takes from device to device. Each browser has its own (CART-1), and joins the two.
create table account_carts (
  user_id bigint primary key references users on delete cascade,
  lines jsonb not null default '[]',               -- [{productId, variantId, quantity, seenPrice}, …] in order
  later jsonb not null default '[]',               -- saved for later: [{productId, variantId, quantity}, …], the newest first
  version integer not null default 1,              -- grows with each change: a browser says which one it knows
  changed_at timestamptz not null,
  reminded_at timestamptz                          -- its owner was reminded of it; null again once it is empty
);
create index on account_carts (changed_at);
