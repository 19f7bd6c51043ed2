-- Notifications: messages outside (SMS, e-mail, WhatsApp) and in the shop's own inbox.

-- A message is written in the transaction that causes it; a job sends it afterwards, at most once.
create table messages (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  channel text not null check (channel in ('sms', 'email', 'whatsapp')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  secret boolean not null default false,           -- its body is dropped once it is sent: it holds a code or a link
  good_until timestamptz,                          -- not worth sending later; null: always worth it
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  tries integer not null default 0,
  last_error text
);
create index on messages (created_at desc);
create index on messages (user_id);
-- To whoever has no account, or had none yet.
create index messages_to_strangers on messages (recipient) where user_id is null;

-- What only WhatsApp needs of a message, and its state there.
create table whatsapp_messages (
  message_id bigint primary key references messages on delete cascade,
  template text not null check (template <> ''),
  said_values jsonb not null,                      -- by their names in the template
  link text not null check (link like '/%'),
  sms text not null,                               -- what goes by SMS if it is not delivered; emptied once that is settled
  sms_is_secret boolean not null,
  wamid text unique,                               -- the message's name at WhatsApp
  state text check (state in ('sent', 'delivered', 'read', 'failed')),
  state_at timestamptz,
  error_code integer,
  category text,                                   -- as WhatsApp charges for it
  billable boolean,
  fell_back_at timestamptz
);

create table notifications (
  id bigint primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null
    check (kind in ('orders', 'messages', 'money', 'watched', 'cart', 'offers', 'account')),
  title text not null check (title <> ''),
  body text not null,
  link text not null check (link like '/%'),       -- a page of the shop
  act text                                         -- what it asks for there
    check (act in ('confirm', 'pay', 'review', 'reply', 'buy', 'checkout', 'accept')),
  created_at timestamptz not null,
  read_at timestamptz
);
create sequence notifications_id_seq owned by notifications.id;
alter table notifications alter id set default timed_id('notifications_id_seq');
create index on notifications (user_id, id desc);
-- One part of the centre, however much another one has.
create index on notifications (user_id, kind, id desc);
-- With the kind, so that counting the unread of each reads the index alone.
create index notifications_unread on notifications (user_id, kind) where read_at is null;
-- The nightly job that forgets old rows finds them by age.
create index on notifications using brin (created_at);

-- The channels on which a member of staff wants no notifications; the inbox still has everything.
create table muted_channels (
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  primary key (user_id, channel)
);

-- The shop's key for push services: made once and never changed, because browsers bind subscriptions to it.
create table push_server_key (
  id boolean primary key default true check (id),
  sealed bytea not null
);

-- Devices that get push notifications. A subscription ends with the session in which it was made.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  keys bytea not null,                             -- sealed
  created_at timestamptz not null
);
create index on push_subscriptions (user_id);
create index on push_subscriptions (session_id);

-- People who want notifications at night too; all others get none from 22 to 9, except about what is on its way to them.
create table night_notices (
  user_id bigint primary key references users on delete cascade
);

-- The texts that staff have written for a message in place of the shop's own; null: its own.
create table message_texts (
  name text primary key,                           -- `orders.shipped`
  title text check (title <> ''),
  body text check (body <> ''),
  sms text check (sms <> ''),
  number integer not null,                         -- how often it was saved, so that nobody overwrites a colleague
  saved_at timestamptz not null,
  saved_by bigint references users on delete set null
);
