-- What staff do about payments: traces that were looked at, refunds sent by hand, and what a buyer shows of a transfer.
alter table payment_events
  add column seen_at timestamptz,
  add column seen_by bigint references users,
  add check ((seen_at is null) = (seen_by is null));
create index payment_events_for_staff on payment_events (id)
  where outcome not in ('done', 'nothing_new') and seen_at is null;

alter table payments
  add column proof text,                           -- a picture that proves nothing: staff read the bank's own paper
  add column proof_at timestamptz,
  add check ((proof is null) = (proof_at is null));
create index payments_transfers on payments (id) where provider = 'desk' and captured = 0;

alter table payment_refunds
  add column sent_by bigint references users,      -- whoever sent it by hand
  add column sent_reference text not null default '';
