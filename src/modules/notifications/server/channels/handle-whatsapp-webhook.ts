import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { normalise } from '#platform/arabic.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { SECOND } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import { isSameText } from '#platform/server/same-text.ts';
import { generalRefusal } from '#platform/text.ts';
import type * as calls from '../../calls.ts';
import { refuseNotice } from '../../text.ts';
import { WHATSAPP_STATES } from '../../whatsapp.ts';
import { STOP_WORDS } from '../../whatsapp-templates.text.ts';
import { applyStates, type ReportedState, withdrawWhatsapp } from './whatsapp.sql.ts';

/** Proves to WhatsApp, once, that the webhook's address is ours. */
export async function proveWebhook(
  { config }: Ctx,
  asked: CallInput<typeof calls.proveWhatsappWebhook>,
): Promise<CallBody<typeof calls.proveWhatsappWebhook>> {
  const account = config.whatsapp;
  if (!account) throw refuseNotice('whatsapp_not_offered');
  if (!isSameText(asked['hub.verify_token'], account.verifyToken)) throw refuseNotice('wrong_signature');
  const bytes = new TextEncoder().encode(asked['hub.challenge']);
  return { name: 'challenge.txt', type: 'text/plain; charset=utf-8', bytes };
}

/**
 * Takes what WhatsApp tells: how far messages have come, and who writes that they want no more of them. The signature is
 * checked over the bytes as they came. It answers after the commit, and a repeated call changes nothing more.
 */
export async function handleWhatsappWebhook(
  ctx: Ctx,
  { file, signature }: CallInput<typeof calls.whatsappReports>,
): Promise<CallBody<typeof calls.whatsappReports>> {
  const account = ctx.config.whatsapp;
  if (!account) throw refuseNotice('whatsapp_not_offered');
  if (!isSameText(signature, signatureOf(account.appSecret, file))) throw refuseNotice('wrong_signature');
  const values = readValues(file).filter(
    ({ metadata }) => metadata?.phone_number_id === account.phoneNumberId,
  );
  const states = values.flatMap(({ statuses }) => (statuses ?? []).flatMap(stateOf));
  const mobiles = values.flatMap(({ messages }) => (messages ?? []).flatMap(whoStops));
  await transaction(ctx, async tx => {
    if (states.length > 0) await applyStates(tx, states);
    if (mobiles.length > 0) await withdrawWhatsapp(tx, { mobiles, now: ctx.clock.now() });
  });
  return { received: true };
}

export function signatureOf(appSecret: string, bytes: Uint8Array): string {
  return `sha256=${createHmac('sha256', appSecret).update(bytes).digest('hex')}`;
}

const text = z.string().check(z.maxLength(300));
const status = z.object({
  id: text,
  status: z.string(),
  timestamp: z.string().check(z.regex(/^\d{1,12}$/)),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.int() }))),
  pricing: z.optional(z.object({ billable: z.optional(z.boolean()), category: z.optional(text) })),
});
/** Whoever has a name there may write without telling a number. */
const written = z.object({
  from: z.optional(z.string()),
  text: z.optional(z.object({ body: z.string() })),
  button: z.optional(z.object({ text: z.string() })),
});
const value = z.object({
  metadata: z.optional(z.object({ phone_number_id: z.string() })),
  statuses: z.optional(z.array(z.unknown())),
  messages: z.optional(z.array(z.unknown())),
});
const webhook = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
});

/** What is signed and yet unreadable is refused, so that it is sent again and seen; a kind that is not known is passed over. */
function readValues(file: Uint8Array): z.output<typeof value>[] {
  const sent = webhook.safeParse(jsonOf(file));
  if (!sent.success) throw generalRefusal('invalid_input');
  return sent.data.entry.flatMap(({ changes }) =>
    changes.flatMap(change => {
      const read = value.safeParse(change.value);
      return read.success ? [read.data] : [];
    }),
  );
}

function jsonOf(file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(file));
  } catch {
    return null;
  }
}

function stateOf(sent: unknown): ReportedState[] {
  const read = status.safeParse(sent);
  const state = WHATSAPP_STATES.find(each => each === read.data?.status);
  if (!read.success || !state) return [];
  const { id, timestamp, biz_opaque_callback_data: ours, errors, pricing } = read.data;
  return [
    {
      name: id,
      messageId: ours !== undefined && /^\d{1,15}$/.test(ours) ? Number(ours) : null,
      state,
      at: new Date(Number(timestamp) * SECOND).toISOString(),
      errorCode: errors?.[0]?.code ?? null,
      category: pricing?.category ?? null,
      billable: pricing?.billable ?? null,
    },
  ];
}

/** The mobile of somebody who writes one of the words alone. */
function whoStops(sent: unknown): string[] {
  const read = written.safeParse(sent);
  if (!read.success || !/^\d{6,15}$/.test(read.data.from ?? '')) return [];
  const said = normalise(read.data.text?.body ?? read.data.button?.text ?? '').replace(/[^\p{L}]/gu, '');
  return STOP_WORDS.some(word => normalise(word) === said) ? [`+${read.data.from}`] : [];
}
