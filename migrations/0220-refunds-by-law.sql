-- A case whose refund finance did not sign is decided again, and its next decision drafts another refund.
alter table refunds drop constraint refunds_return_id_key, drop constraint refunds_claim_id_key;
create unique index refunds_of_return on refunds (return_id) where state <> 'refused';
create unique index refunds_of_claim on refunds (claim_id) where state <> 'refused';

-- Law 181/2018, art. 40: the money is back seven days after the goods, also where the goods never left.
update refunds set due_at = drafted_at + interval '7 days' where due_at is null;
alter table refunds alter due_at set not null;
create index refunds_by_deadline on refunds (tab, due_at, id);
alter table payment_refunds add due_at timestamptz;
update payment_refunds set due_at = drafted_at + interval '7 days';
alter table payment_refunds alter due_at set not null;
