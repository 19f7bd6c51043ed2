-- Conversations of buyers and merchants about a merchant order or a product: one for each.
create table conversations (
  id bigint primary key,
  user_id bigint not null references users,            -- the buyer
  merchant_id bigint not null references merchants,
  merchant_order_id bigint references merchant_orders,
  product_id bigint references products on delete cascade,
  opened_at timestamptz not null,
  written_at timestamptz,                              -- the newest message; null while there is none
  newest_of_buyer bigint not null default 0,           -- ids of messages
  newest_of_merchant bigint not null default 0,
  read_by_buyer bigint not null default 0,
  read_by_merchant bigint not null default 0,
  waiting_since timestamptz,                           -- the buyer's oldest message that has no answer
  ended_by text check (ended_by in ('buyer', 'merchant', 'staff')),
  check (num_nonnulls(merchant_order_id, product_id) = 1)
);
create sequence conversations_id_seq owned by conversations.id;
alter table conversations alter id set default timed_id('conversations_id_seq');
create unique index conversations_of_order on conversations (merchant_order_id) where merchant_order_id is not null;
create unique index conversations_of_product on conversations (user_id, product_id) where product_id is not null;
create index on conversations (product_id);
-- The lists of both sides, and their unread messages.
create index conversations_of_buyer on conversations (user_id, written_at desc, id desc) where written_at is not null;
create index conversations_of_merchant on conversations (merchant_id, written_at desc, id desc) where written_at is not null;
create index conversations_to_answer on conversations (merchant_id, written_at desc, id desc) where waiting_since is not null;
create index conversations_unread_by_buyer on conversations (user_id) where newest_of_merchant > read_by_buyer;
create index conversations_unread_by_merchant on conversations (merchant_id) where newest_of_buyer > read_by_merchant;
-- The nightly jobs find old ones, and those that wait too long.
create index conversations_by_age on conversations (coalesce(written_at, opened_at));
create index conversations_waiting on conversations (waiting_since) where waiting_since is not null;

-- Masked contacts are never stored.
create table conversation_messages (
  id bigint primary key,
  conversation_id bigint not null references conversations on delete cascade,
  side text not null check (side in ('buyer', 'merchant')),
  user_id bigint references users,                     -- who wrote it; null once erased
  body text not null check (length(body) <= 1500),
  photo text not null default '',                      -- a private picture, beside the words or instead of them
  masked text[] not null default '{}',                 -- kinds of contact: src/modules/moderation/contact.ts
  answers_since timestamptz,                           -- of an answer: since when the buyer had waited for it
  written_at timestamptz not null,
  check (body <> '' or photo <> '')
);
create sequence conversation_messages_id_seq owned by conversation_messages.id;
alter table conversation_messages alter id set default timed_id('conversation_messages_id_seq');
create index conversation_messages_newest on conversation_messages (conversation_id, id desc);
create index on conversation_messages (user_id);
-- The sweep asks which pictures are still used.
create index conversation_messages_photos on conversation_messages (photo) where photo <> '';
create index conversation_messages_answers on conversation_messages (written_at) where answers_since is not null;
