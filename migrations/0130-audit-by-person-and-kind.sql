-- What one person did of one kind, newest first, without looking through all else that the person did.
create index audit_log_by_person_and_kind on audit_log (user_id, what, id desc);
