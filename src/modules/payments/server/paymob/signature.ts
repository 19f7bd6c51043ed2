import { createHmac } from 'node:crypto';
import { isSameText } from '#platform/server/same-text.ts';
import { leafAt, type Written } from '#platform/server/written-json.ts';

/**
 * The twenty values of a transaction that Paymob signs, in its order (docs/egypt.md, Paymob); `error_occured` is its
 * spelling.
 */
const SIGNED = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order.id',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const;

/** The `hmac` of a transaction that Paymob posts: HMAC-SHA512 of its values as they were written. */
export function transactionSignature(secret: string, transaction: Written): string {
  return sign(
    secret,
    SIGNED.map(field => leafAt(transaction, field)),
  );
}

/**
 * The same for the page through which the browser returns, whose values are flat. Paymob's documentation calls the
 * order `order_id`, its addresses `order`.
 */
export function returnSignature(secret: string, query: Readonly<Record<string, string>>): string {
  const flat = (field: string) => (field === 'order.id' ? (query.order ?? query.order_id) : query[field]);
  return sign(
    secret,
    SIGNED.map(field => flat(field) ?? ''),
  );
}

/** Whether a posted transaction is Paymob's own. */
export function isSignedTransaction(secret: string, transaction: Written, given: string): boolean {
  return isSameText(given, transactionSignature(secret, transaction));
}

function sign(secret: string, values: readonly string[]): string {
  return createHmac('sha512', secret).update(values.join('')).digest('hex');
}
