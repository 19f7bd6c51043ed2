import { randomBytes } from 'node:crypto';
import type { FawryConfig } from '#platform/server/config/gateways.ts';
import { type GatewayRequest, json, openLine } from '../local-server.ts';
import { type Deliver, openOutbox } from '../outbox.ts';
import { type SavedBooks, saveNothing } from '../saved-books.ts';
import { answerCall } from './api.ts';
import { applyOutcome, type FawryDeed } from './apply-outcome.ts';
import { openFawryBooks } from './books.ts';
import { answerPage } from './pages.ts';

interface Shop {
  deliver: Deliver;
  /** The address for notifications; Fawry has it registered and does not receive it with each request. */
  notificationUrl: string;
  savedBooks?: SavedBooks;
}

/**
 * Fawry as docs/egypt.md, Fawry describes it, on a port of this machine, with an outlet for each code at
 * `/outlet/<code>`.
 */
export async function emulateFawry({ deliver, notificationUrl, savedBooks = saveNothing }: Shop) {
  const account: FawryConfig = {
    url: '',
    merchantCode: 'sandbox_merchant',
    secureKey: randomBytes(16).toString('hex'),
    isEmulated: true,
  };
  const books = await openFawryBooks(savedBooks);
  const outbox = openOutbox(deliver);
  const parts = { account, books, outbox, notificationUrl };
  const answering = async (request: GatewayRequest) =>
    (await answerCall(parts, request)) ??
    (await answerPage(parts, request)) ??
    json(404, { statusCode: 404, statusDescription: 'Not found' });
  const line = await openLine(answering);
  account.url = line.url;
  return {
    ...line,
    account,
    answering,
    outbox,
    async deed(reference: string, deed: FawryDeed) {
      const order = books.ours(reference);
      if (!order) throw new Error(`no order ${reference}`);
      await applyOutcome(parts, order, deed);
    },
  };
}
