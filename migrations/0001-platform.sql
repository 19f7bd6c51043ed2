-- What no module owns: the audit log, the sums of counters, and which consequences of an event are done.

-- The next id of a table whose ids people see: the time in quarters of a second since 2026 began, or the one after the last
-- if that is taken. It grows with every row as a counter does, and tells when a row was written, not how many were before
-- it (docs/decisions/0066-ids-that-people-see.md). The lock is no part of the transaction, so nobody waits for a commit.
create function timed_id(counter text) returns bigint language plpgsql volatile as $$
declare
  tick bigint := floor((extract(epoch from clock_timestamp()) - 1767225600) * 4);
  fresh bigint;
begin
  perform pg_advisory_lock(66, hashtext(counter));
  begin
    fresh := nextval(counter::regclass);
    if fresh < tick then
      fresh := setval(counter::regclass, tick);
    end if;
  exception when query_canceled or others then
    perform pg_advisory_unlock(66, hashtext(counter));
    raise;
  end;
  perform pg_advisory_unlock(66, hashtext(counter));
  return fresh;
end $$;

-- Who changed what in the back-office, from what to what, in the transaction of the change itself. Append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  user_id bigint,                                  -- null: the shop itself, by its clock
  role text not null default '',
  merchant_id bigint,                              -- the merchant for whom the account worked
  request_id text not null default '',
  what text not null,                              -- such as product.price
  subject_type text not null,
  subject_id text not null,
  "from" jsonb not null default 'null',
  "to" jsonb not null default 'null',
  reason text not null default ''
);
create index on audit_log (subject_type, subject_id, id desc);
create index on audit_log (user_id, id desc);
create index on audit_log (what, id desc);
create index audit_log_by_time on audit_log (happened_at, id);
create index audit_log_by_subject_type on audit_log (subject_type, id desc);
-- What one person did of one kind, newest first, without reading everything else that the person did.
create index audit_log_by_person_and_kind on audit_log (user_id, what, id desc);

-- What has followed from an event, so that a job that runs twice does its work once.
create table consequences_done (
  key text primary key,
  done_at timestamptz not null default now()
);
-- The nightly job that forgets old rows finds them by age.
create index on consequences_done using brin (done_at);

-- Sums over all rows of a kind, so that a list never reads everything there is. A transaction that changes such rows
-- adds a row to counter_changes and waits for nobody; a job adds those rows up. Read both through the view `counted`,
-- which is right at every moment.
create table counters (
  name text primary key,                           -- 'ledger/bank', 'payouts/paid', 'category/3', 'brand/7'
  rows bigint not null,
  amount bigint not null
);
create table counter_changes (
  name text not null,
  rows bigint not null,
  amount bigint not null default 0
);

-- The workers that live. A job that a worker without a fresh row had begun is begun again by another.
create table job_workers (
  id text primary key,
  lane text not null,
  node text not null,
  seen_at timestamptz not null default now()
);

-- What each nightly check of the books found.
create table book_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  violations bigint not null,
  broken text[] not null                           -- a sentence for each rule that does not hold
);
create index on book_checks (checked_at);

-- The backups that were taken, so that somebody notices when none is.
create table backups (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  rows bigint not null,
  files bigint not null,
  is_tried boolean not null                        -- a test restore succeeded, and its books were in order
);
create index on backups (made_at);

-- What callers have spent of their budgets (src/server/spend-budget.ts), added up over all processes. Unlogged: a crash
-- may forget it.
create unlogged table budgets (
  key text primary key,                            -- the budget, whose it is, and when its window ends
  spent integer not null,
  ends_at timestamptz not null
);
create index on budgets (ends_at);
