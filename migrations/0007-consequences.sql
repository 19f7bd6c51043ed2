-- What has followed from an event, so that a job that runs twice does its work once.
create table consequences_done (
  key text primary key,
  done_at timestamptz not null default now()
);
