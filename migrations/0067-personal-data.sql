-- Law 151/2020: what was agreed to is a log that says by which way, and that it was taken back.

alter table consents
  add column channel text not null default 'web' check (channel in ('web', 'desk')),
  add column decision text not null default 'given' check (decision in ('given', 'withdrawn'));
create index on consents (user_id, purpose, id desc);

-- What the nightly job forgets is found by its age.
create index on idempotency_keys using brin (created_at);
create index on consequences_done using brin (done_at);
create index on notifications using brin (created_at);
