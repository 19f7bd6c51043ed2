-- Goods instead of money: what a return or a claim is exchanged for is an order of its own, linked both ways.

alter table returns
  drop constraint returns_wish_check,
  drop constraint returns_outcome_check,
  add constraint returns_wish_check check (wish in ('refund', 'credit', 'exchange')),
  add constraint returns_outcome_check check (outcome in ('refund', 'credit', 'exchange', 'partial', 'declined'));
alter table claims
  drop constraint claims_wish_check,
  drop constraint claims_decision_check,
  add constraint claims_wish_check check (wish in ('refund', 'credit', 'exchange')),
  add constraint claims_decision_check check (decision in ('refund', 'return', 'replace', 'refuse')),
  add check (decision is distinct from 'replace' or recovered_from is not null);
alter table refunds
  drop constraint refunds_wish_check,
  add constraint refunds_wish_check check (wish in ('refund', 'credit', 'exchange'));

-- What the buyer wants in its place; null: the same again.
alter table return_lines add column exchange_variant_id bigint references variants;

-- The order that was placed for the worth of a refund. It pays for it, so nothing of it is account credit at any time.
create table replacements (
  refund_id bigint primary key references refunds,
  order_id bigint not null unique references orders,
  placed_at timestamptz not null
);
create trigger replacements_kept before update or delete on replacements
  for each row execute function never_changed();
