-- What an account is told in the shop itself, beside what leaves by text message and mail.
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
