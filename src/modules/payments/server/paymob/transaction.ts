import * as z from 'zod/mini';
import type { Piastres } from '#platform/money.ts';
import type { Written } from '#platform/server/written-json.ts';
import type { PaymentEvent, PaymentStanding } from '../../provider.ts';

/** Null comes as an empty text: see `writtenJson`. */
const text = z._default(z.string(), '');
const flag = z.pipe(
  z._default(z.enum(['true', 'false', '']), ''),
  z.transform(value => value === 'true'),
);
const piastres = z.pipe(
  z._default(z.string().check(z.regex(/^\d{0,15}$/)), ''),
  z.transform(value => Number(value)),
);

/** Of a transaction, what we go by (egypt.md 4.2). */
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

/** Null for what is no transaction. */
export function readTransaction(written: Written | undefined): Transaction | null {
  return transactionSchema.safeParse(written).data ?? null;
}

/** How the payment of a transaction stands (egypt.md 4.2: state reading). */
export function standingOf(transaction: Transaction): PaymentStanding {
  const { id, amount_cents, currency } = transaction;
  const state = stateOf(transaction);
  const holdsMoney = state === 'captured' || state === 'authorised';
  return {
    state,
    transaction: holdsMoney ? id : null,
    amount: holdsMoney ? amount_cents : 0,
    currency,
    refunded: state === 'captured' ? givenBack(transaction) : 0,
  };
}

function stateOf({
  success,
  pending,
  is_voided,
  is_auth,
  is_captured,
}: Transaction): PaymentStanding['state'] {
  if (pending) return 'unpaid';
  if (!success) return 'declined';
  if (is_voided) return 'voided';
  return is_auth && !is_captured ? 'authorised' : 'captured';
}

function givenBack({ is_refunded, refunded_amount_cents, amount_cents }: Transaction): Piastres {
  return refunded_amount_cents || (is_refunded ? amount_cents : 0);
}

/**
 * What a posted transaction tells of; null when of nothing that we keep: it waits, or it is the record of a refund or a
 * voiding, of which the payment's own transaction tells too.
 */
export function eventOf(transaction: Transaction): { kind: PaymentEvent; amount: Piastres } | null {
  const { pending, is_refunded, is_capture, has_parent_transaction, amount_cents } = transaction;
  if (pending || (has_parent_transaction && !is_capture)) return null;
  if (is_refunded) return { kind: 'refunded', amount: givenBack(transaction) };
  const state = stateOf(transaction);
  return state === 'unpaid' || state === 'unknown' ? null : { kind: state, amount: amount_cents };
}
