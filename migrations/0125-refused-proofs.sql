-- Why staff refused the picture of a transfer, as its buyer reads it; null again with the next picture.
alter table payments
  add column proof_refusal text check (proof_refusal <> ''),
  add check (proof_refusal is null or proof is not null);
