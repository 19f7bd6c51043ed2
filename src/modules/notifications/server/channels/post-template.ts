import type { WhatsappConfig } from '#platform/server/config/gateways.ts';
import { shownValue, WHATSAPP_LANGUAGE } from '../../whatsapp.ts';
import { NotSent, neverReached } from '../not-sent.ts';

const TIMEOUT_MS = 8_000;

export interface WhatsappMessage {
  messageId: number;
  /** `+201…` */
  recipient: string;
  template: string;
  values: Readonly<Record<string, string>>;
  /** A path of the shop, behind the template's button. */
  link: string;
}

/** WhatsApp said no, and would say it again: to this person, or to the whole account. */
export class WhatsappRefused extends Error {
  override name = 'WhatsappRefused';
  readonly code: number;
  constructor(code: number) {
    super(`WhatsApp refused with ${code}`);
    this.code = code;
  }
}

/** Too many at once, or a failure of theirs: the same message may pass later. */
const PASSING: ReadonlySet<number> = new Set([4, 80_007, 130_429, 131_000, 131_016, 131_056]);
/** The account itself is at fault, so that no message passes. */
const OF_THE_ACCOUNT: ReadonlySet<number> = new Set([10, 190, 200, 368, 131_031, 131_042, 133_010]);

/** Whether the refusal is about one message, and says nothing of the next. */
export const isAboutOne = (error: unknown): boolean =>
  error instanceof WhatsappRefused && !OF_THE_ACCOUNT.has(error.code);

/**
 * Asks WhatsApp to send a template, and gives its name of the message. Throws NotSent if it surely was not sent and may
 * be tried again, and WhatsappRefused if trying again is in vain. There is no key against doubles, so any other error
 * must not be followed by another try.
 */
export async function postTemplate(account: WhatsappConfig, message: WhatsappMessage): Promise<string> {
  const reply = await post(account, {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.recipient.replace('+', ''),
    type: 'template',
    // It comes back with each state of the message.
    biz_opaque_callback_data: String(message.messageId),
    template: {
      name: message.template,
      language: { code: WHATSAPP_LANGUAGE },
      components: componentsOf(message),
    },
  });
  const answer = (await reply.json().catch(() => ({}))) as MetaAnswer;
  if (reply.ok) return answer.messages?.[0]?.id ?? '';
  const code = answer.error?.code ?? reply.status;
  if (reply.status >= 500 || reply.status === 429 || PASSING.has(code))
    throw new NotSent(`WhatsApp answered ${reply.status}, ${code}`);
  throw new WhatsappRefused(code);
}

interface MetaAnswer {
  messages?: { id?: string }[];
  error?: { code?: number };
}

function componentsOf({ values, link }: WhatsappMessage) {
  const parameters = Object.entries(values).map(([name, value]) => ({
    type: 'text',
    parameter_name: name,
    text: shownValue(value),
  }));
  return [
    { type: 'body', parameters },
    {
      type: 'button',
      sub_type: 'url',
      index: '0',
      parameters: [{ type: 'text', text: link.replace(/^\//, '') }],
    },
  ];
}

async function post({ url, token, phoneNumberId }: WhatsappConfig, body: unknown): Promise<Response> {
  try {
    return await fetch(`${url}/${encodeURIComponent(phoneNumberId)}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { cause, message } = error as Error;
    throw neverReached(cause) ? new NotSent(message) : error;
  }
}
