import * as z from 'zod/mini';
import type { Piastres } from '#platform/money.ts';
import type { Written } from '#platform/server/written-json.ts';
import type { PaymentEvent, PaymentState } from '../../provider.ts';

/** Null is an empty text: see `writtenJson`. */
const text = z._default(z.string(), '');
const flag = z.pipe(
  z._default(z.enum(['true', 'false', '']), ''),
  z.transform(value => value === 'true'),
);
const piastres = z.pipe(
  z._default(z.string().check(z.regex(/^\d{0,15}$/)), ''),
  z.transform(value => Number(value)),
);

/** The fields of a transaction that we use (docs/egypt.md, Paymob). */
const transactionSchema = z.object({
  id: z.string().check(z.minLength(1)),
  amount_cents: piastres,
  currency: text,
  success: flag,
  pending: flag,
  is_auth: flag,
  is_capture: flag,
  is_captured: flag,
  is_voided: flag,
  is_refunded: flag,
  refunded_amount_cents: piastres,
  has_parent_transaction: flag,
  parent_transaction: text,
  order: z.object({ id: z.string().check(z.minLength(1)), merchant_order_id: text }),
});
export type Transaction = z.output<typeof transactionSchema>;

/** Null if it is not a transaction. */
export function readTransaction(written: Written | undefined): Transaction | null {
  return transactionSchema.safeParse(written).data ?? null;
}

/** The state of a transaction's payment (docs/egypt.md, Paymob: state reading). */
export function stateOf(transaction: Transaction): PaymentState {
  const { id, amount_cents, currency } = transaction;
  const state = statusOf(transaction);
  const holdsMoney = state === 'captured' || state === 'authorised';
  return {
    state,
    transaction: holdsMoney ? id : null,
    amount: holdsMoney ? amount_cents : 0,
    currency,
    refunded: state === 'captured' ? givenBack(transaction) : 0,
  };
}

function statusOf({ success, pending, is_voided, is_auth, is_captured }: Transaction): PaymentState['state'] {
  if (pending) return 'unpaid';
  if (!success) return 'declined';
  if (is_voided) return 'voided';
  return is_auth && !is_captured ? 'authorised' : 'captured';
}

function givenBack({ is_refunded, refunded_amount_cents, amount_cents }: Transaction): Piastres {
  return refunded_amount_cents || (is_refunded ? amount_cents : 0);
}

/**
 * The event of a posted transaction; null if we record nothing of it, because it waits or is the record of a refund or
 * voiding, which the payment's own transaction reports too.
 */
export function eventOf(transaction: Transaction): { kind: PaymentEvent; amount: Piastres } | null {
  const { pending, is_refunded, is_capture, has_parent_transaction, amount_cents } = transaction;
  if (pending || (has_parent_transaction && !is_capture)) return null;
  if (is_refunded) return { kind: 'refunded', amount: givenBack(transaction) };
  const state = statusOf(transaction);
  return state === 'unpaid' || state === 'unknown' ? null : { kind: state, amount: amount_cents };
}
