import * as z from 'zod/mini';
import type { PaymobConfig } from '#platform/server/config.ts';
import { leafAt, type Written } from '#platform/server/written-json.ts';
import { PaymentRefused } from '../../provider.ts';
import { askGateway, type GatewayReply } from '../ask-gateway.ts';
import { readTransaction, type Transaction } from './transaction.ts';

const intention = z.object({
  intention_order_id: z.string().check(z.minLength(1)),
  client_secret: z.string().check(z.minLength(1)),
});

/** Asks for an intention; each serves one attempt. */
export async function askForIntention(
  account: PaymobConfig,
  body: unknown,
): Promise<z.output<typeof intention>> {
  const told = done(await post(account, '/v1/intention/', body));
  return intention.parse(told);
}

/** Asks for money back, or to void an authorisation; both answer with the record of it. */
export async function askBack(
  account: PaymobConfig,
  what: 'refund' | 'void',
  body: { transaction_id: string; amount_cents?: number },
): Promise<void> {
  const made = readTransaction(done(await post(account, `/api/acceptance/void_refund/${what}`, body)));
  if (!made) throw new Error(`Paymob answered a ${what} with no transaction`);
  if (!made.success && !made.pending) throw new PaymentRefused(`Paymob declined the ${what}`);
}

/** The transaction of a payment; the last one of our reference where its own number is not known. Null: there is none. */
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
  // The last of them may be the record of a refund: what it gave back belongs to its parent.
  return found?.parent_transaction ? transactionIn(await get(found.parent_transaction)) : found;
}

function transactionIn(reply: GatewayReply): Transaction | null {
  if (reply.status === 404) return null;
  const transaction = readTransaction(done(reply));
  if (!transaction) throw new Error('Paymob answered an inquiry with no transaction');
  return transaction;
}

/** It lasts an hour; asking anew each time costs less than keeping it. */
async function tokenOf({ url, apiKey }: PaymobConfig): Promise<string> {
  const body = { api_key: apiKey };
  const token = leafAt(
    done(await askGateway({ method: 'POST', url: `${url}/api/auth/tokens`, body })),
    'token',
  );
  if (token === '') throw new Error('Paymob gave no token');
  return token;
}

/** The word before the key is Token, not Bearer. */
function post({ url, secretKey }: PaymobConfig, path: string, body: unknown): Promise<GatewayReply> {
  return askGateway({
    method: 'POST',
    url: url + path,
    headers: { authorization: `Token ${secretKey}` },
    body,
  });
}

/** What a call told that was done. */
function done({ status, told }: GatewayReply): Written {
  if (status >= 200 && status < 300) return told;
  const why = leafAt(told, 'detail') || leafAt(told, 'message') || JSON.stringify(told).slice(0, 200);
  throw new PaymentRefused(`Paymob answered ${status}: ${why}`);
}
