import { randomBytes } from 'node:crypto';
import type { FawryConfig } from '#platform/server/config.ts';
import { type Asked, json, openLine } from '../local-server.ts';
import { type Deliver, openOutbox } from '../outbox.ts';
import { type Keeping, keepNothing } from '../saved-books.ts';
import { answerCall } from './api.ts';
import { type FawryDeed, happen } from './apply-outcome.ts';
import { openFawryBooks } from './books.ts';
import { answerPage } from './pages.ts';

interface Shop {
  deliver: Deliver;
  /** The address for notifications; Fawry has it registered and does not receive it with each request. */
  notificationUrl: string;
  keeping?: Keeping;
}

/** Fawry as egypt.md 4.3 describes it, on a port of this machine, with an outlet for each code at `/outlet/<code>`. */
export async function emulateFawry({ deliver, notificationUrl, keeping = keepNothing }: Shop) {
  const account: FawryConfig = {
    url: '',
    merchantCode: 'sandbox_merchant',
    secureKey: randomBytes(16).toString('hex'),
    isEmulated: true,
  };
  const books = await openFawryBooks(keeping);
  const outbox = openOutbox(deliver);
  const parts = { account, books, outbox, notificationUrl };
  const answering = async (asked: Asked) =>
    (await answerCall(parts, asked)) ??
    (await answerPage(parts, asked)) ??
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
      await happen(parts, order, deed);
    },
  };
}
