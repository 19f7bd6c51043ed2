import { valueNames, WHATSAPP_LANGUAGE } from '#modules/notifications/whatsapp.ts';
import { whatsappTemplates } from '#modules/notifications/whatsapp-templates.text.ts';
import type { WhatsappConfig } from '#platform/server/config/gateways.ts';
import { isSameText } from '#platform/server/same-text.ts';
import { type Answer, fieldsOf, type GatewayRequest, json } from '../local-server.ts';
import type { EmulatedMessage, WhatsappBooks } from './books.ts';

export interface WhatsappParts {
  account: WhatsappConfig;
  books: WhatsappBooks;
  /** Numbers that cannot be reached, or whose next message is refused, with the code. */
  refusals: Map<string, number>;
  accepted(message: EmulatedMessage): void;
}

const refuse = (status: number, code: number, message: string) =>
  json(status, { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code } });

/** `POST /<number>/messages` as the Cloud API answers it; null if the request is none. */
export function answerWhatsapp(parts: WhatsappParts, request: GatewayRequest): Answer | null {
  const { account, refusals } = parts;
  if (`${request.method} ${request.path}` !== `POST /${account.phoneNumberId}/messages`) return null;
  if (!isSameText(request.authorization, `Bearer ${account.token}`))
    return refuse(401, 190, 'Access token is not valid');
  const read = readMessage(fieldsOf(request));
  if ('code' in read) return refuse(400, read.code, read.why);
  const code = refusals.get(read.to);
  if (code !== undefined) {
    refusals.delete(read.to);
    return refuse(code === 131_016 ? 503 : 400, code, 'Refused');
  }
  const message: EmulatedMessage = { ...read, wamid: parts.books.nextName(), states: [] };
  parts.books.add(message);
  parts.accepted(message);
  return json(200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: message.to, wa_id: message.to }],
    messages: [{ id: message.wamid, message_status: 'accepted' }],
  });
}

type Read = Omit<EmulatedMessage, 'wamid' | 'states'>;
interface Wrong {
  code: number;
  why: string;
}

interface Sent {
  messaging_product?: string;
  type?: string;
  to?: string;
  biz_opaque_callback_data?: string;
  template?: { name?: string; language?: { code?: string }; components?: Component[] };
}
interface Component {
  type?: string;
  sub_type?: string;
  index?: string;
  parameters?: { type?: string; parameter_name?: string; text?: string }[];
}

function readMessage(fields: Record<string, unknown>): Read | Wrong {
  const { messaging_product: product, type, to = '', template, biz_opaque_callback_data } = fields as Sent;
  if (product !== 'whatsapp' || type !== 'template' || !/^\d{8,15}$/.test(to))
    return { code: 100, why: 'Invalid parameter' };
  const known = Object.entries(whatsappTemplates).find(([name]) => name === template?.name);
  if (!known || template?.language?.code !== WHATSAPP_LANGUAGE)
    return { code: 132_001, why: 'Template name does not exist in the translation' };
  const [name, text] = known;
  const [body, button] = ['body', 'button'].map(kind =>
    template.components?.find(each => each.type === kind),
  );
  const values = Object.fromEntries(
    (body?.parameters ?? []).map(({ parameter_name: key = '', text: said = '' }) => [key, said]),
  );
  const path = button?.parameters?.[0]?.text ?? '';
  const wrong = wrongIn(values, valueNames(text)) ?? (path === '' ? PARAMETERS : null);
  return wrong ?? { to, template: name, values, path, reference: biz_opaque_callback_data ?? '' };
}

const PARAMETERS: Wrong = { code: 132_000, why: 'Number of parameters does not match' };

function wrongIn(values: Readonly<Record<string, string>>, wanted: readonly string[]): Wrong | null {
  const given = Object.keys(values);
  if (given.toSorted().join() !== [...wanted].toSorted().join()) return PARAMETERS;
  const isBad = Object.values(values).some(each => each === '' || /[\n\t]| {4}/.test(each));
  return isBad ? { code: 132_012, why: 'Parameter format does not match' } : null;
}
