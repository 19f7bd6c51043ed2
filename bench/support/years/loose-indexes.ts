/** Tables that years of orders fill. Their indexes are built afterwards, which takes a third of the time. */
const FILLED = [
  'orders', 'merchant_orders', 'order_lines', 'parcels', 'parcel_lines', 'cod_collections', 'order_events', 'payments',
  'payment_shares', 'payment_events', 'ledger_transactions', 'ledger_entries', 'merchant_entries', 'documents',
  'notifications', 'messages', 'audit_log', 'timers', 'stock_movements',
]; // biome-ignore format: a list of words

/** The indexes that no constraint needs, each with the statement that builds it. */
export const LOOSE = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement
    from pg_index i join pg_class c on c.oid = i.indrelid
   where c.relnamespace = 'public'::regnamespace and c.relname in (${FILLED.map(name => `'${name}'`).join(', ')})
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`;

/** New ids continue after the last one that was given by hand. */
export const tighten = [
  'orders',
  'merchant_orders',
  'order_lines',
  'parcels',
  'ledger_transactions',
  'ledger_entries',
].map(table => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
