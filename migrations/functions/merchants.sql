-- Which papers of a merchant count, and whose need staff to look.

-- The newest paper of each kind among those that were accepted.
create or replace view merchant_current_papers as
  select distinct on (a.merchant_id, p.kind)
         a.merchant_id, p.id, p.kind, p.name, p.media_type, p.size, p.sent_at, p.expires_on, p.reminded_at_days
    from merchant_papers p
    join (select id as application_id, null::bigint as change_id, merchant_id from merchant_applications
           union all
          select null, id, merchant_id from merchant_identity_changes where state in ('approved', 'in_force')) a
      on a.application_id = p.application_id or a.change_id = p.change_id
   order by a.merchant_id, p.kind, p.id desc;

-- Whether a merchant waits for a change of its legal identity, or has a paper that has ended.
create or replace function merchant_needs_look(merchant bigint, today date) returns boolean stable language sql
  return exists (select from merchant_identity_changes c where c.merchant_id = merchant and c.state = 'waiting')
      or exists (select from merchant_current_papers p where p.merchant_id = merchant and p.expires_on < today);
