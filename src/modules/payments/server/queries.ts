import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { Payment, PaymentShare } from '../attempt.ts';
import type { PaymentOpened, WebhookEvent } from '../provider.ts';
import type { ProviderName } from '../providers.ts';
import type { PaymentStatus } from '../transitions.ts';

const COLUMNS = sql`
  p.id, p.order_id as "orderId", o.user_id as "userId", p.method, p.provider, p.amount, p.status, p.reference,
  p.provider_reference as "providerReference", p.transaction, p.url, p.code, p.asked_at as "askedAt",
  p.opened_at as "openedAt", p.expires_at as "expiresAt", p.extended, p.proof_at as "proofAt",
  p.proof_refusal as "proofRefusal", p.overpaid, p.captured,
  p.refund_claimed as "refundClaimed", p.refunded`;

/** The attempts to pay an order, the oldest first. */
export async function selectPayments(run: Runner, orderId: number): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select ${COLUMNS} from payments p join orders o on o.id = p.order_id
     where p.order_id = ${orderId} order by p.id`.execute(run);
  return rows;
}

/** The same, locked in the order of their ids. Callers that change several lock the order first. */
export async function lockPayments(tx: Tx, orderId: number): Promise<Payment[]> {
  await sql`select id from payments where order_id = ${orderId} order by id for no key update`.execute(tx);
  return selectPayments(tx, orderId);
}

export async function selectPayment(run: Runner, id: number): Promise<Payment | undefined> {
  const { rows } = await sql<Payment>`
    select ${COLUMNS} from payments p join orders o on o.id = p.order_id where p.id = ${id}`.execute(run);
  return rows[0];
}

/** One payment, locked and then read, so it stays true. */
export async function lockPayment(
  tx: Tx,
  key: { id: number } | { provider: ProviderName; providerReference: string },
): Promise<Payment | undefined> {
  const is =
    'id' in key
      ? sql`id = ${key.id}`
      : sql`provider = ${key.provider} and provider_reference = ${key.providerReference}`;
  const { rows } = await sql<{ id: number }>`select id from payments where ${is} for no key update`.execute(
    tx,
  );
  return rows[0] && selectPayment(tx, rows[0].id);
}

/** An attempt whose gateway was asked and has not answered yet. */
export async function selectUnanswered(
  run: Runner,
  { provider, reference }: { provider: ProviderName; reference: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payments
     where provider = ${provider} and reference = ${reference} and provider_reference is null`.execute(run);
  return rows[0]?.id;
}

/** `reference` is null for the second capture of one attempt, because no gateway knows it by a name of ours. */
export interface NewPayment
  extends Pick<Payment, 'orderId' | 'method' | 'provider' | 'amount' | 'reference'> {
  status: 'created' | 'expected' | 'voided';
  shares: readonly PaymentShare[];
  at: Date;
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with payment as (
      insert into payments (order_id, method, provider, amount, status, reference, created_at)
      values (${payment.orderId}, ${payment.method}, ${payment.provider}, ${payment.amount},
              ${payment.status}, ${payment.reference}, ${payment.at})
      returning id
    ), shares as (
      insert into payment_shares (payment_id, merchant_order_id, amount)
      select payment.id, share."merchantOrderId", share.amount
        from payment, jsonb_to_recordset(${JSON.stringify(payment.shares)}::jsonb)
             as share ("merchantOrderId" bigint, amount int)
    )
    select id from payment`.execute(tx);
  return (rows[0] as { id: number }).id;
}

export async function selectShares(run: Runner, paymentId: number): Promise<PaymentShare[]> {
  const { rows } = await sql<PaymentShare>`
    select merchant_order_id as "merchantOrderId", amount from payment_shares
     where payment_id = ${paymentId} order by merchant_order_id`.execute(run);
  return rows;
}

export async function updateStatus(tx: Tx, id: number, status: PaymentStatus): Promise<void> {
  await sql`update payments set status = ${status} where id = ${id}`.execute(tx);
}

/** Claims the right to ask the gateway for an attempt's money; granted once, so that nothing is requested twice. */
export async function claimAsking(run: Runner, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update payments set asked_at = ${at} where id = ${id} and asked_at is null and status = 'created'
    returning id`.execute(run);
  return rows.length > 0;
}

/** Stores what the buyer received to pay with. */
export async function updateOpened(tx: Tx, id: number, opened: PaymentOpened & { at: Date }): Promise<void> {
  await sql`
    update payments
       set provider_reference = ${opened.providerReference}, expires_at = ${opened.expiresAt}, opened_at = ${opened.at},
           url = ${opened.kind === 'redirect' ? opened.url : null}, code = ${opened.kind === 'code' ? opened.code : null}
     where id = ${id}`.execute(tx);
}

export async function markExtended(tx: Tx, id: number): Promise<void> {
  await sql`update payments set extended = true where id = ${id}`.execute(tx);
}

/** Marks all of it for refund, because there was nothing left to pay. */
export async function markOverpaid(tx: Tx, id: number): Promise<void> {
  await sql`update payments set overpaid = true where id = ${id}`.execute(tx);
}

export async function updateCaptured(
  tx: Tx,
  id: number,
  { transaction, at }: { transaction: string | null; at: Date },
): Promise<void> {
  await sql`
    with payment as (
      update payments set status = 'captured', captured = amount, captured_at = ${at}, transaction = ${transaction}
       where id = ${id}
    )
    update payment_shares set captured = amount where payment_id = ${id}`.execute(tx);
}

/** Whether this transaction's money is recorded already, for this payment or another. */
export async function isTransactionKnown(
  tx: Tx,
  { provider, transaction }: { provider: ProviderName; transaction: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from payments where provider = ${provider} and transaction = ${transaction} and captured > 0`.execute(
    tx,
  );
  return rows.length > 0;
}

// Events from gateways

export type Outcome =
  | 'done'
  | 'nothing_new'
  | 'amount_differs'
  | 'currency_differs'
  | 'payment_not_found'
  | 'for_staff';

export interface ReceivedEvent {
  provider: ProviderName;
  event: Omit<WebhookEvent, 'providerReference'>;
  paymentId: number | null;
  outcome: Outcome;
  body: Uint8Array;
  at: Date;
}

/** Writes an event, unless it was received before. */
export async function insertEvent(tx: Tx, received: ReceivedEvent): Promise<void> {
  const { event } = received;
  await sql`
    insert into payment_events (provider, event_id, kind, reference, payment_id, transaction, amount, currency, outcome,
                                body, received_at)
    values (${received.provider}, ${event.eventId}, ${event.kind}, ${event.reference}, ${received.paymentId},
            ${event.transaction}, ${event.amount}, ${event.currency}, ${received.outcome}, ${Buffer.from(received.body)},
            ${received.at})
    on conflict (provider, event_id) do nothing`.execute(tx);
}

export async function isKnownEvent(tx: Tx, provider: ProviderName, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_events where provider = ${provider} and event_id = ${eventId}`.execute(tx);
  return rows.length > 0;
}

/** Whether a gateway reported a chargeback before it reported the money. */
export async function hasChargeback(tx: Tx, paymentId: number): Promise<boolean> {
  const { rows } = await sql`
    select from payment_events where payment_id = ${paymentId} and kind = 'chargeback'`.execute(tx);
  return rows.length > 0;
}

/**
 * A trace for staff of a message that was not the gateway's own; limited for each hour, because anybody can send them.
 */
export async function insertForged(
  run: Runner,
  { provider, body, at, most }: { provider: ProviderName; body: Uint8Array; at: Date; most: number },
): Promise<void> {
  await sql`
    insert into payment_events (provider, outcome, body, received_at)
    select ${provider}, 'forged_signature', ${Buffer.from(body)}, ${at}
     where (select count(*) from payment_events
             where outcome = 'forged_signature' and received_at > ${at}::timestamptz - interval '1 hour') < ${most}`.execute(
    run,
  );
}

// Account credit

/** A buyer's credit, summed up from the account's entries in the ledger. */
export async function selectCredit(run: Runner, userId: number): Promise<number> {
  const { rows } = await sql<{ credit: number }>`
    select coalesce(-sum(amount), 0)::bigint as credit from ledger_entries
     where account = 'store_credit:' || ${userId}::text`.execute(run);
  return rows[0]?.credit ?? 0;
}

/** The same, with the account locked. */
export async function selectCreditToSpend(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ credit: number }>`select credit_to_spend(${userId}) as credit`.execute(tx);
  return rows[0]?.credit ?? 0;
}
