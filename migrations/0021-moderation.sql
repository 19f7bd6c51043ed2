-- Reports of people to the shop's staff: a product, a review, a merchant, a question or a conversation of theirs. A person reports a thing once.
create table reports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'review', 'merchant', 'question', 'conversation')),
  subject_id bigint not null,                      -- the thing, as the kind says
  user_id bigint not null references users on delete cascade,
  reason text not null check (reason in ('not_as_described', 'counterfeit', 'forbidden', 'abuse', 'fake', 'other')),
  note text not null default '' check (length(note) <= 500),
  reported_at timestamptz not null,
  closed_at timestamptz,
  outcome text not null default '' check (outcome in ('', 'acted', 'dismissed')),
  check ((closed_at is null) = (outcome = '')),
  unique (kind, subject_id, user_id)
);
create index on reports (user_id);
create index reports_open on reports (id desc) where closed_at is null;
create index reports_closed on reports (id desc) where closed_at is not null;
-- The nightly job that forgets old rows finds them by age.
create index on reports using brin (closed_at);
