-- Whose loss a payment is that its bank took back, asked again when goods that were under way by then are delivered.
alter table payments
  add column loss_bearer text check (loss_bearer in ('merchant', 'platform')),
  add check (loss_bearer is null or status = 'lost');
