import { returnSignature, transactionSignature } from '#modules/payments/server/paymob/signature.ts';
import type { PaymobConfig } from '#platform/server/config/gateways.ts';
import { writtenJson } from '#platform/server/written-json.ts';
import type { MessageTrouble, Outbox } from '../outbox.ts';
import { addTransaction, type Intention, type PaymobBooks, type WireTransaction } from './books.ts';

/** What can happen to an intention at its checkout page or at a kiosk. */
export const PAYMOB_DEEDS = ['pay', 'decline', 'later', 'leave'] as const;
export type PaymobDeed = (typeof PAYMOB_DEEDS)[number];

export interface PaymobParts {
  account: Pick<PaymobConfig, 'hmacSecret'>;
  books: PaymobBooks;
  outbox: Outbox;
}

/** Does it; returns the transaction with which the browser goes back, null if nothing was tried. */
export async function applyOutcome(
  parts: PaymobParts,
  intention: Intention,
  deed: PaymobDeed,
): Promise<WireTransaction | null> {
  if (deed === 'leave') return null;
  const { books } = parts;
  const last = books.lastOf(intention.orderId);
  const waiting = last?.pending ? last : addTransaction(books, intention, { pending: true });
  waiting.data.bill_reference ??= waiting.id % 100_000_000;
  if (deed === 'later' || intention.kind === 'wallet') await notifyShop(parts, intention, waiting);
  if (deed !== 'later') {
    Object.assign(waiting, { pending: false, success: deed === 'pay' });
    waiting.data.message = deed === 'pay' ? 'Approved' : 'Declined';
    await notifyShop(parts, intention, waiting);
  }
  await books.save();
  return waiting;
}

/** Refunds money or voids an authorisation, and reports both the record and the changed transaction. */
export async function refundOrVoid(
  parts: PaymobParts,
  paid: WireTransaction,
  { amount, what }: { amount: number; what: 'refund' | 'void' },
): Promise<WireTransaction | null> {
  const intention = parts.books.byReference(paid.order.merchant_order_id);
  if (!intention) return null;
  const record = addTransaction(parts.books, intention, {
    amount_cents: amount,
    success: true,
    is_refund: what === 'refund',
    has_parent_transaction: true,
    parent_transaction: paid.id,
  });
  if (what === 'refund') {
    paid.is_refunded = true;
    paid.refunded_amount_cents += amount;
  } else paid.is_voided = true;
  await parts.books.save();
  await notifyShop(parts, intention, record);
  await notifyShop(parts, intention, paid);
  return record;
}

async function notifyShop(
  { account, outbox }: PaymobParts,
  intention: Intention,
  transaction: WireTransaction,
) {
  await outbox.send(trouble => {
    const signed = { ...transaction, ...CHANGED[trouble ?? 'none']?.(transaction) };
    const secret = trouble === 'forged' ? `not ${account.hmacSecret}` : account.hmacSecret;
    const hmac = transactionSignature(secret, writtenJson(JSON.stringify(signed)));
    const obj = trouble === 'tampered' ? { ...signed, amount_cents: signed.amount_cents + 1 } : signed;
    const url = new URL(intention.notificationUrl);
    url.searchParams.set('hmac', hmac);
    return { url: url.href, body: JSON.stringify({ type: 'TRANSACTION', obj }) };
  });
}

const CHANGED: Partial<
  Record<MessageTrouble | 'none', (transaction: WireTransaction) => Partial<WireTransaction>>
> = {
  altered_amount: ({ amount_cents }) => ({ amount_cents: amount_cents - 1 }),
  other_currency: () => ({ currency: 'USD' }),
};

/** Where the browser returns to, with Paymob's parameters. */
export function wayBack(
  { account }: Pick<PaymobParts, 'account'>,
  { redirectionUrl }: Intention,
  transaction: WireTransaction | null,
): string {
  const url = new URL(redirectionUrl);
  if (!transaction) return url.href;
  const { order, source_data, data, is_captured: _, ...flat } = transaction;
  const query: Record<string, string> = {
    ...Object.fromEntries(Object.entries(flat).map(([name, value]) => [name, String(value ?? '')])),
    order: String(order.id),
    merchant_order_id: order.merchant_order_id,
    'source_data.type': source_data.type,
    'source_data.pan': source_data.pan,
    'source_data.sub_type': source_data.sub_type,
    'data.message': data.message,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.set('hmac', returnSignature(account.hmacSecret, query));
  return url.href;
}
