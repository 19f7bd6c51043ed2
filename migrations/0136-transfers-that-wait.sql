-- Only the transfers that wait for staff: the home counts them at each visit, and those that never came stay for ever.
drop index payments_transfers;
create index payments_transfers on payments (id)
  where provider = 'manual' and captured = 0
    and (status = 'pending' or (status = 'expired' and proof is not null and proof_refusal is null));
