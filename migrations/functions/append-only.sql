-- What is written once and never changed afterwards, or only in part.

create or replace function never_changed() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger audit_log_append_only before update or delete on audit_log
  for each row execute function never_changed();
create or replace trigger page_versions_append_only before update or delete on page_versions
  for each row execute function never_changed();
create or replace trigger coupon_uses_append_only before update or delete on coupon_uses
  for each row execute function never_changed();
-- Of a posting only who made it and why may be forgotten, once its term is over.
create or replace function only_forgotten() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new is distinct from old and new.user_id is null and new.reason = ''
     and to_jsonb(new) - 'user_id' - 'reason' = to_jsonb(old) - 'user_id' - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function only_forgotten();
-- Who bought is forgotten as a whole, and never rewritten.
create or replace trigger document_buyers_append_only before update on document_buyers
  for each row execute function never_changed();
create or replace trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function never_changed();
-- Of a step only the reason may be forgotten, which somebody wrote in words of their own.
create or replace function only_reason_forgotten() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reason <> '' and new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace trigger order_events_append_only before update or delete on order_events
  for each row execute function only_reason_forgotten();
-- What staff wrote about an order goes with its buyer's name, and is never rewritten.
create or replace trigger order_notes_append_only before update on order_notes
  for each row execute function never_changed();
create or replace trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function never_changed();
create or replace trigger case_events_append_only before update or delete on case_events
  for each row execute function only_reason_forgotten();
create or replace trigger replacements_append_only before update or delete on replacements
  for each row execute function never_changed();
create or replace trigger documents_append_only before update or delete on documents
  for each row execute function never_changed();

-- An entry of a merchant gets the stamps of its payout and its statement; nothing else of it changes.
create or replace function only_stamped() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'payout_id' - 'statement_id' = to_jsonb(old) - 'payout_id' - 'statement_id' then
    return new;
  end if;
  raise exception '% is append-only but for its stamps', tg_table_name;
end $$;
create or replace trigger merchant_entries_append_only before update or delete on merchant_entries
  for each row execute function only_stamped();

-- M5: what was agreed when an order was placed stays as it was; quantities and states go on.
create or replace function keeps_what_was_agreed() returns trigger language plpgsql as $$
declare frozen text[] := tg_argv;
declare name text;
begin
  foreach name in array frozen loop
    if to_jsonb(new) -> name is distinct from to_jsonb(old) -> name then
      raise exception '%.% was agreed when the order was placed', tg_table_name, name;
    end if;
  end loop;
  return new;
end $$;
create or replace trigger order_lines_agreed before update on order_lines for each row execute function
  keeps_what_was_agreed('product_id', 'variant_id', 'title', 'options', 'unit_price', 'quantity', 'tax_class', 'vat', 'vat_percent',
                        'discount', 'platform_discount', 'commission_percent', 'commission', 'commission_vat');
create or replace trigger merchant_orders_agreed before update on merchant_orders for each row execute function
  keeps_what_was_agreed('merchant_id', 'merchant_name', 'goods', 'delivery', 'packaging', 'admin_fee', 'total', 'fee_vat_percent');
