-- Who changed what in the back-office, from what to what, in the transaction of the change itself.
create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  user_id bigint,                                  -- null: the shop itself, by its clock
  role text not null default '',
  merchant_id bigint,                              -- whom the account worked for
  request_id text not null default '',
  what text not null,                              -- e.g. product.price
  subject_type text not null,
  subject_id text not null,
  "from" jsonb not null default 'null',
  "to" jsonb not null default 'null',
  reason text not null default ''
);
create index on audit_log (subject_type, subject_id, id desc);
create index on audit_log (user_id, id desc);
create index on audit_log (what, id desc);
create trigger audit_log_kept before update or delete on audit_log
  for each row execute function never_changed();
