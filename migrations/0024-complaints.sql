-- What people complain about to the shop itself: account holders, and guests by their mobile. A return or a claim about
-- goods is a case of its own (0017-returns.sql); a buyer who is not content with its decision complains here.
create table complaints (
  id bigint primary key,                               -- its number
  user_id bigint references users on delete cascade,   -- null: a guest
  guest_name text not null default '' check (length(guest_name) <= 100),
  guest_mobile text,
  subject text not null check (subject in ('order', 'delivery', 'refund', 'merchant', 'staff', 'privacy', 'other')),
  body text not null check (length(body) between 10 and 2000),
  order_id bigint references orders,
  sent_at timestamptz not null,
  due_at timestamptz not null,                         -- until then the shop answers
  answered_at timestamptz,                             -- the first answer
  closed_at timestamptz,
  check ((user_id is null) = (guest_mobile is not null)),
  check (closed_at is null or answered_at is not null)
);
create sequence complaints_id_seq owned by complaints.id;
alter table complaints alter id set default timed_id('complaints_id_seq');
create index on complaints (user_id) where user_id is not null;
create index on complaints (guest_mobile) where guest_mobile is not null;
create index on complaints (order_id) where order_id is not null;
-- The tabs of the list, whole and by subject.
create index complaints_waiting on complaints (due_at, id) where answered_at is null;
create index complaints_waiting_of on complaints (subject, due_at, id) where answered_at is null;
create index complaints_answered on complaints (id desc) where answered_at is not null and closed_at is null;
create index complaints_answered_of on complaints (subject, id desc) where answered_at is not null and closed_at is null;
create index complaints_closed on complaints (id desc) where closed_at is not null;
create index complaints_closed_of on complaints (subject, id desc) where closed_at is not null;
-- The nightly job that forgets old rows finds them by age.
create index on complaints using brin (closed_at);

-- What the shop answered. Append-only.
create table complaint_answers (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaints on delete cascade,
  body text not null check (length(body) between 3 and 2000),
  answered_by bigint not null references users,
  answered_at timestamptz not null
);
create index on complaint_answers (complaint_id, id);
create index on complaint_answers (answered_by);
