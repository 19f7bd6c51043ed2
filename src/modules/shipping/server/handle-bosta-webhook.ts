import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { emit } from '#platform/server/events.ts';
import { isSameText } from '#platform/server/same-text.ts';
import { generalRefusal } from '#platform/text.ts';
import { readBostaWebhook } from '../bosta-webhook.ts';
import type { bostaReports } from '../calls.ts';
import { shippingRefusal } from '../text.ts';
import { insertWebhook } from './queries.ts';

/**
 * Takes a message from Bosta: stores it once and emits `courier.reported`, after which Bosta is asked for the truth. It
 * answers after the commit, so an answered message is never lost. Refuses with `courier_not_offered` in a shop without
 * Bosta, and with `wrong_webhook_secret` if it is not from Bosta.
 */
export async function handleBostaWebhook(
  ctx: Ctx,
  { webhookSecret, ...body }: CallInput<typeof bostaReports>,
): Promise<CallBody<typeof bostaReports>> {
  const account = ctx.config.bosta;
  if (!account) throw shippingRefusal('courier_not_offered');
  if (!isSameText(webhookSecret, account.webhookSecret)) throw shippingRefusal('wrong_webhook_secret');
  const webhook = readBostaWebhook(body);
  if (!webhook) throw generalRefusal('invalid_input');
  await transaction(ctx, async tx => {
    const id = await insertWebhook(tx, { courier: 'bosta', ...webhook, body, now: ctx.clock.now() });
    if (id !== null) await emit(tx, 'courier.reported', { id });
  });
  return { received: true };
}
