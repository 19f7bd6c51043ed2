import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { emit } from '#platform/server/events.ts';
import type { Payment } from '../attempt.ts';
import type { gatewayCallback } from '../calls.ts';
import type { WebhookEvent } from '../provider.ts';
import type { ProviderName } from '../providers.ts';
import { paymentRefusal } from '../text.ts';
import { nextPaymentStatus } from '../transitions.ts';
import { capture, differenceOf } from './capture.ts';
import { recordDispute } from './open-dispute.ts';
import { openProvider } from './providers.ts';
import {
  insertEvent,
  insertForged,
  isKnownEvent,
  lockPayment,
  type Outcome,
  selectUnanswered,
  updateStatus,
} from './queries.ts';

/** The number of traces of forgeries kept in an hour; our own choice. */
const MOST_FORGED = 100;
const REFUSED = ['amount_differs', 'currency_differs', 'payment_not_found'] as const;

interface Webhook {
  provider: ProviderName;
  event: WebhookEvent;
  body: Uint8Array;
}

/**
 * Takes a gateway's message. It checks the signature over the raw bytes, then writes the event and its effect in one
 * transaction; a repeated message changes nothing more. If the message is forged, has another amount or currency, or
 * concerns no payment of ours, it leaves a trace for staff and refuses.
 */
export async function handleGatewayWebhook(
  ctx: Ctx,
  { provider: name, file: body, ...query }: CallInput<typeof gatewayCallback>,
): Promise<CallBody<typeof gatewayCallback>> {
  const provider = openProvider(ctx.config, name);
  if (!provider) throw paymentRefusal('method_not_offered');
  const reading = provider.parseCallback({ body, headers: {}, query });
  if (reading.decision === 'forged') {
    await insertForged(ctx.db, { provider: name, body, at: ctx.clock.now(), most: MOST_FORGED });
    throw paymentRefusal('forged_signature');
  }
  if (reading.decision === 'ignored') return { received: true };
  const webhook: Webhook = { provider: name, event: reading.event, body };
  const outcome = await transaction(ctx, tx => record(ctx, tx, webhook));
  const refused = REFUSED.find(each => each === outcome);
  if (refused) throw paymentRefusal(refused);
  return { received: true };
}

async function record(ctx: Ctx, tx: Tx, webhook: Webhook): Promise<Outcome> {
  const { provider, event } = webhook;
  const payment = await lockPayment(tx, { provider, providerReference: event.providerReference });
  if (await isKnownEvent(tx, provider, event.eventId)) return 'nothing_new';
  const outcome = payment
    ? (wrongIn(event, payment) ?? (await apply(ctx, tx, { payment, event })))
    : await askInstead(tx, webhook);
  await insertEvent(tx, { ...webhook, paymentId: payment?.id ?? null, outcome, at: ctx.clock.now() });
  return outcome;
}

/**
 * Not every gateway signs our name for a payment. If the message precedes the answer with the gateway's name, it is
 * only a reason to ask.
 */
async function askInstead(tx: Tx, { provider, event }: Webhook): Promise<Outcome> {
  const id = await selectUnanswered(tx, { provider, reference: event.reference });
  if (id === undefined) return 'payment_not_found';
  await emit(tx, 'payment.reported', { id });
  return 'nothing_new';
}

function wrongIn(event: WebhookEvent, payment: Payment): Outcome | null {
  return event.kind === 'captured' || event.kind === 'authorised' ? differenceOf(event, payment) : null;
}

async function apply(
  ctx: Ctx,
  tx: Tx,
  { payment, event }: { payment: Payment; event: WebhookEvent },
): Promise<Outcome> {
  if (event.kind === 'captured') return capture(ctx, tx, { payment, transaction: event.transaction });
  // We know what we refunded; the gateway's message settles a refund whose answer was lost.
  if (event.kind === 'refunded') {
    await emit(tx, 'payment.refund_reported', { id: payment.id });
    return event.amount > payment.refundClaimed ? 'for_staff' : 'nothing_new';
  }
  const next = nextPaymentStatus(event.kind, payment.status);
  if (next === null) return event.kind === 'chargeback' || payment.captured > 0 ? 'for_staff' : 'nothing_new';
  if (event.kind === 'chargeback') {
    const amount = Math.min(Math.max(event.amount, 1), payment.captured);
    await recordDispute(ctx, tx, { payment, amount, dueAt: null });
  } else await updateStatus(tx, payment.id, next);
  return 'done';
}
