-- Receipts, commission invoices and credit notes: snapshots that never change, numbered without a gap by who issues them.

create table document_numbers (
  kind text not null,
  issuer_id bigint not null,                       -- a merchant; 0 is the shop itself
  last integer not null,
  primary key (kind, issuer_id)
);

create table documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'credit_note', 'commission_invoice')),
  issuer_id bigint not null,
  number integer not null check (number > 0),
  merchant_id bigint not null references merchants,
  user_id bigint,                                  -- the buyer; null between the shop and a merchant
  order_id bigint,
  original_id bigint references documents,         -- what a credit note takes back
  cause_type text not null,
  cause_id bigint not null,
  content jsonb not null,
  uuid text not null unique check (uuid ~ '^[0-9a-f]{64}$'),   -- SHA-256 of the canonical serialisation (egypt.md 3.2)
  issued_at timestamptz not null,
  unique (kind, issuer_id, number),
  unique (kind, cause_type, cause_id),
  check ((kind = 'credit_note') = (original_id is not null))
);
create index on documents (user_id, id desc) where user_id is not null;
create index on documents (merchant_id, id desc);
create index on documents (order_id) where order_id is not null;
create trigger documents_kept before update or delete on documents
  for each row execute function never_changed();

-- M5: what was agreed when an order was placed stays as it was; quantities and states go on.
create function keeps_what_was_agreed() returns trigger language plpgsql as $$
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
create trigger order_lines_agreed before update on order_lines for each row execute function
  keeps_what_was_agreed('product_id', 'variant_id', 'title', 'options', 'unit_price', 'quantity', 'vat', 'vat_percent',
                        'discount', 'platform_discount', 'commission_percent', 'commission', 'commission_vat');
create trigger merchant_orders_agreed before update on merchant_orders for each row execute function
  keeps_what_was_agreed('merchant_id', 'merchant_name', 'goods', 'delivery', 'packaging', 'admin_fee', 'total');
