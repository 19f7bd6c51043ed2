import * as z from 'zod/mini';
import type { PaymobConfig } from '#platform/server/config/gateways.ts';
import { leafAt, type Written } from '#platform/server/written-json.ts';
import { PaymentRefused } from '../../provider.ts';
import { askGateway, type GatewayReply } from '../ask-gateway.ts';
import { readTransaction, type Transaction } from './transaction.ts';

const intention = z.object({
  intention_order_id: z.string().check(z.minLength(1)),
  client_secret: z.string().check(z.minLength(1)),
});

/** Requests an intention; each serves one attempt. */
export async function askForIntention(
  account: PaymobConfig,
  body: unknown,
): Promise<z.output<typeof intention>> {
  const answer = done(await post(account, '/v1/intention/', body));
  return intention.parse(answer);
}

/** Requests a refund or the voiding of an authorisation; both answer with a record of it. */
export async function askBack(
  account: PaymobConfig,
  what: 'refund' | 'void',
  body: { transaction_id: string; amount_cents?: number },
): Promise<void> {
  const made = readTransaction(done(await post(account, `/api/acceptance/void_refund/${what}`, body)));
  if (!made) throw new Error(`Paymob answered a ${what} with no transaction`);
  if (!made.success && !made.pending) throw new PaymentRefused(`Paymob declined the ${what}`);
}

/** The transaction of a payment, or the last one of our reference if its own number is unknown. Null: there is none. */
export async function findTransaction(
  account: PaymobConfig,
  by: { reference: string; transaction: string | null },
): Promise<Transaction | null> {
  const headers = { authorization: `Bearer ${await tokenOf(account)}` };
  const get = (id: string) =>
    askGateway({
      method: 'GET',
      url: `${account.url}/api/acceptance/transactions/${encodeURIComponent(id)}`,
      headers,
    });
  if (by.transaction) return transactionIn(await get(by.transaction));
  const last = await askGateway({
    method: 'POST',
    url: `${account.url}/api/ecommerce/orders/transaction_inquiry`,
    headers,
    body: { merchant_order_id: by.reference },
  });
  const found = transactionIn(last);
  // The last one may be the record of a refund; its amount belongs to its parent.
  return found?.parent_transaction ? transactionIn(await get(found.parent_transaction)) : found;
}

function transactionIn(reply: GatewayReply): Transaction | null {
  if (reply.status === 404) return null;
  const transaction = readTransaction(done(reply));
  if (!transaction) throw new Error('Paymob answered an inquiry with no transaction');
  return transaction;
}

/** It lasts an hour, but requesting a new one costs less than keeping it. */
async function tokenOf({ url, apiKey }: PaymobConfig): Promise<string> {
  const body = { api_key: apiKey };
  const token = leafAt(
    done(await askGateway({ method: 'POST', url: `${url}/api/auth/tokens`, body })),
    'token',
  );
  if (token === '') throw new Error('Paymob gave no token');
  return token;
}

/** The word before the key is Token and not Bearer. */
function post({ url, secretKey }: PaymobConfig, path: string, body: unknown): Promise<GatewayReply> {
  return askGateway({
    method: 'POST',
    url: url + path,
    headers: { authorization: `Token ${secretKey}` },
    body,
  });
}

/** The record of a completed call. */
function done({ status, body }: GatewayReply): Written {
  if (status >= 200 && status < 300) return body;
  const why = leafAt(body, 'detail') || leafAt(body, 'message') || JSON.stringify(body).slice(0, 200);
  throw new PaymentRefused(`Paymob answered ${status}: ${why}`);
}
