import { createHmac, randomBytes } from 'node:crypto';
import type { WhatsappState } from '#modules/notifications/whatsapp.ts';
import { SECOND } from '#platform/clock.ts';
import type { WhatsappConfig } from '#platform/server/config/gateways.ts';
import { json, openLine } from '../local-server.ts';
import { type Deliver, type MessageTrouble, openOutbox } from '../outbox.ts';
import { answerWhatsapp, type WhatsappParts } from './api.ts';
import { type EmulatedMessage, whatsappBooks } from './books.ts';

interface Shop {
  deliver: Deliver;
  /** The webhook's address, which WhatsApp has registered. */
  webhookUrl: string;
  /** States that follow each accepted message by themselves; none in a test that tells them itself. */
  follows?: readonly WhatsappState[];
}

/**
 * WhatsApp's Cloud API on a port of this machine, as far as the shop uses it: it takes templates that it knows, with the
 * values that they have, and tells by signed webhooks how far messages have come.
 */
export async function emulateWhatsapp({ deliver, webhookUrl, follows = [] }: Shop) {
  const account: WhatsappConfig = {
    url: '',
    token: secret(),
    phoneNumberId: '100200300400500',
    appSecret: secret(),
    verifyToken: secret(),
    isEmulated: true,
  };
  const books = whatsappBooks();
  const outbox = openOutbox(deliver);
  const webhook = (value: object) =>
    outbox.send(trouble => signed(account, { url: webhookUrl, value, trouble }));
  const deed = (wamid: string, state: WhatsappState, errorCode?: number) => {
    const message = books.byName(wamid);
    if (!message) throw new Error(`no message ${wamid}`);
    message.states.push(state);
    return webhook({ statuses: [statusOf(message, { state, errorCode })] });
  };
  const parts: WhatsappParts = {
    account,
    books,
    refusals: new Map(),
    // After the answer, as it is there.
    accepted: ({ wamid }) =>
      void setTimeout(() => void reportAll(wamid).catch(() => undefined), PAUSE_MS).unref(),
  };
  const reportAll = async (wamid: string) => {
    for (const state of follows) await deed(wamid, state);
  };
  const line = await openLine(async request => answerWhatsapp(parts, request) ?? json(404, {}));
  account.url = line.url;
  return {
    ...line,
    account,
    books,
    outbox,
    deed,
    /** The next message to this number (digits alone) is refused. */
    refuse: (to: string, code: number) => void parts.refusals.set(to, code),
    /** Somebody writes to the shop. */
    write: (from: string, body: string) =>
      webhook({ messages: [{ from, id: books.nextName(), type: 'text', text: { body } }] }),
  };
}

const PAUSE_MS = 300;

const secret = () => randomBytes(24).toString('hex');

function statusOf(
  { wamid, to, reference }: EmulatedMessage,
  { state, errorCode }: { state: WhatsappState; errorCode: number | undefined },
) {
  return {
    id: wamid,
    status: state,
    timestamp: String(Math.floor(Date.now() / SECOND)),
    recipient_id: to,
    biz_opaque_callback_data: reference,
    ...(state === 'failed'
      ? { errors: [{ code: errorCode ?? 131_026, title: 'Message undeliverable' }] }
      : { pricing: { billable: true, pricing_model: 'PMP', category: 'utility' } }),
  };
}

interface Webhook {
  url: string;
  value: object;
  trouble: MessageTrouble | null;
}

function signed(account: WhatsappConfig, { url, value, trouble }: Webhook) {
  const metadata = { display_phone_number: '20100000000', phone_number_id: account.phoneNumberId };
  const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const key = trouble === 'forged' ? `not ${account.appSecret}` : account.appSecret;
  const signature = `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
  const sent = trouble === 'tampered' ? body.replace('"statuses"', '"messages"') : body;
  return { url, body: sent, headers: { 'x-hub-signature-256': signature } };
}
