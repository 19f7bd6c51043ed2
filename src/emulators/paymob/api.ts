import { randomBytes } from 'node:crypto';
import type { PaymobConfig } from '#platform/server/config/gateways.ts';
import { type Answer, fieldsOf, type GatewayRequest, json } from '../local-server.ts';
import { type PaymobParts, refundOrVoid } from './apply-outcome.ts';
import type { IntegrationKind, PaymobBooks } from './books.ts';

const BILLING = ['first_name', 'last_name', 'email', 'phone_number'] as const;
const REQUIRED = ['This field is required.'];
const NOT_FOUND = json(404, { detail: 'Not found.' });

export interface PaymobAccount extends PaymobParts {
  account: PaymobConfig;
}

/** The calls of Paymob's API; null if the request is none. */
export async function answerCall(parts: PaymobAccount, request: GatewayRequest): Promise<Answer | null> {
  const { account, books } = parts;
  const bearer = `Bearer ${tokenOf(account)}`;
  switch (`${request.method} ${request.path}`) {
    case 'POST /v1/intention/':
      return request.authorization === `Token ${account.secretKey}`
        ? createIntention(parts, request)
        : stranger();
    case 'POST /api/auth/tokens':
      return fieldsOf(request).api_key === account.apiKey
        ? json(201, { token: tokenOf(account) })
        : stranger();
    case 'POST /api/ecommerce/orders/transaction_inquiry':
      return request.authorization === bearer ? lastTransaction(books, request) : stranger();
    case 'POST /api/acceptance/void_refund/refund':
    case 'POST /api/acceptance/void_refund/void':
      return request.authorization === `Token ${account.secretKey}` ? refund(parts, request) : stranger();
  }
  const [, id] = /^\/api\/acceptance\/transactions\/(\d+)$/.exec(request.path) ?? [];
  if (id === undefined) return null;
  if (request.authorization !== bearer) return stranger();
  const found = books.transaction(Number(id));
  return found ? json(200, found) : NOT_FOUND;
}

const stranger = () => json(401, { detail: 'Authentication credentials were not provided.' });
const tokenOf = ({ apiKey }: PaymobConfig) => `token-of-${apiKey}`;

async function createIntention({ account, books }: PaymobAccount, request: GatewayRequest): Promise<Answer> {
  const fields = fieldsOf(request);
  const fault = faultOf(fields, books);
  if (fault) return fault;
  const integration = (fields.payment_methods as number[])[0];
  const kind = (['card', 'wallet', 'kiosk'] as const).find(
    each => account.integrations[each] === integration,
  );
  if (!kind || integration === undefined)
    return json(404, { detail: 'Integration ID/Name does not exist in our system.' });
  return json(201, await storeIntention(books, fields, { integration, kind }));
}

async function storeIntention(
  books: PaymobBooks,
  fields: Record<string, unknown>,
  { integration, kind }: { integration: number; kind: IntegrationKind },
) {
  const intention = {
    clientSecret: `egy_csk_test_${randomBytes(16).toString('hex')}`,
    orderId: books.nextId(),
    reference: String(fields.special_reference),
    amount: Number(fields.amount),
    currency: String(fields.currency),
    integration,
    kind,
    notificationUrl: String(fields.notification_url),
    redirectionUrl: String(fields.redirection_url),
    createdAt: new Date().toISOString(),
  };
  books.intentions.push(intention);
  await books.save();
  return {
    id: `pi_test_${randomBytes(12).toString('hex')}`,
    object: 'paymentintention',
    intention_order_id: intention.orderId,
    client_secret: intention.clientSecret,
    special_reference: intention.reference,
    payment_methods: [{ integration_id: integration, method_type: 'online', currency: 'EGP', live: false }],
    confirmed: false,
    status: 'intended',
    created: intention.createdAt,
  };
}

function faultOf(fields: Record<string, unknown>, books: PaymobBooks): Answer | null {
  const items = (fields.items ?? []) as { name: string; amount: number }[];
  const billing = (fields.billing_data ?? {}) as Record<string, string>;
  const missing = BILLING.filter(field => !billing[field]);
  if (!Number.isSafeInteger(fields.amount)) return json(400, { amount: REQUIRED });
  if (missing.length > 0)
    return json(400, { billing_data: Object.fromEntries(missing.map(field => [field, REQUIRED])) });
  if (items.some(({ name }) => Array.from(name).length > 50))
    return json(400, { items: ['Ensure this field has no more than 50 characters.'] });
  if (items.reduce((sum, { amount }) => sum + amount, 0) !== fields.amount)
    return json(406, { detail: 'unmatched_item_prices' });
  if (books.byReference(String(fields.special_reference)))
    return json(400, { special_reference: ['This reference was used before.'] });
  return null;
}

function lastTransaction(books: PaymobBooks, request: GatewayRequest): Answer {
  const fields = fieldsOf(request);
  const orderId = books.byReference(String(fields.merchant_order_id))?.orderId ?? Number(fields.order_id);
  const found = books.lastOf(orderId);
  return found ? json(200, found) : NOT_FOUND;
}

async function refund(parts: PaymobAccount, request: GatewayRequest): Promise<Answer> {
  const fields = fieldsOf(request);
  const what = request.path.endsWith('refund') ? 'refund' : 'void';
  const paid = parts.books.transaction(Number(fields.transaction_id));
  if (!paid) return NOT_FOUND;
  const amount = what === 'refund' ? Number(fields.amount_cents) : paid.amount_cents;
  if (!paid.success || paid.pending || paid.is_voided)
    return json(400, { message: 'Transaction can not be refunded' });
  if (paid.refunded_amount_cents + amount > paid.amount_cents)
    return json(400, {
      message: 'Requested Refund Amount is greater than the maximum refund amount permissible.',
    });
  return json(201, await refundOrVoid(parts, paid, { amount, what }));
}
