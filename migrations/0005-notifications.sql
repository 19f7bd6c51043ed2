-- What the shop tells people, outside (SMS, e-mail) and in the shop itself.

-- A message is written in the transaction that causes it; a job sends it afterwards, at most once.
create table messages (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  channel text not null check (channel in ('sms', 'email')),
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

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  title text not null check (title <> ''),
  body text not null,
  link text not null check (link like '/%'),       -- a page of the shop
  created_at timestamptz not null,
  read_at timestamptz
);
create index on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
-- The nightly job that forgets old rows finds them by age.
create index on notifications using brin (created_at);

-- The channels on which a member of staff does not want to be told; the inbox still has everything.
create table muted_channels (
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  primary key (user_id, channel)
);
