import { randomBytes } from 'node:crypto';
import type { PaymobConfig } from '#platform/server/config/gateways.ts';
import { type GatewayRequest, json, openLine } from '../local-server.ts';
import { type Deliver, openOutbox } from '../outbox.ts';
import { type SavedBooks, saveNothing } from '../saved-books.ts';
import { answerCall } from './api.ts';
import { applyOutcome, type PaymobDeed } from './apply-outcome.ts';
import { openPaymobBooks } from './books.ts';
import { answerPage } from './pages.ts';

const secret = (name: string) => `egy_${name}_test_${randomBytes(16).toString('hex')}`;

/**
 * Paymob as docs/egypt.md, Paymob describes it, on a port of this machine: the same calls, bodies, signatures and
 * pages. It sends messages to the shop by `deliver`; `deed` does what a person at its page, wallet or kiosk would do.
 */
export async function emulatePaymob(deliver: Deliver, savedBooks: SavedBooks = saveNothing) {
  const account: PaymobConfig = {
    url: '',
    checkoutUrl: '',
    secretKey: secret('sk'),
    publicKey: secret('pk'),
    apiKey: secret('api'),
    hmacSecret: secret('hmac'),
    integrations: { card: 5_001, wallet: 5_002, kiosk: 5_003 },
    isEmulated: true,
  };
  const books = await openPaymobBooks(savedBooks);
  const outbox = openOutbox(deliver);
  const parts = { account, books, outbox };
  const answering = async (request: GatewayRequest) =>
    (await answerCall(parts, request)) ??
    (await answerPage(parts, request)) ??
    json(404, { detail: 'Not found.' });
  const line = await openLine(answering);
  Object.assign(account, { url: line.url, checkoutUrl: line.url });
  return {
    ...line,
    account,
    answering,
    outbox,
    async deed(reference: string, deed: PaymobDeed) {
      const intention = books.byReference(reference);
      if (!intention) throw new Error(`no intention ${reference}`);
      await applyOutcome(parts, intention, deed);
    },
  };
}
