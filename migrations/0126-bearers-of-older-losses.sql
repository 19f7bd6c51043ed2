-- Disputes that were lost before 0115 have no bearer, though staff named one: it stands in the audit as 'lost merchant'.
update payments p
   set loss_bearer = split_part(said."to" #>> '{}', ' ', 2)
  from (select distinct on (subject_id) subject_id, "to" from audit_log
         where what = 'payment.dispute' and "to" #>> '{}' in ('lost merchant', 'lost platform')
         order by subject_id, id desc) said
 where said.subject_id = p.id::text and p.status = 'lost' and p.loss_bearer is null;
