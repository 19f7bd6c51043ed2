-- The statements that were made together: invoices for their commission follow at once.
create index statements_by_time on statements (made_at);
