import { type Clock, systemClock } from '#platform/clock.ts';
import type { EtaConfig } from '#platform/server/config/eta-config.ts';
import { html, json, openLine } from '../local-server.ts';
import { sandboxPage } from '../page.ts';
import { type SavedBooks, saveNothing } from '../saved-books.ts';
import { ETA_TEXT } from '../text.ts';
import { answerEta } from './api.ts';
import { openEtaBooks } from './books.ts';

/**
 * The tax authority as docs/egypt.md, Receipts describes it, on a port of this machine: it signs issuers in, takes receipts
 * and invoices, checks them by the rules that are published, and shows a receipt at the address of its QR code.
 */
export async function emulateEta(savedBooks: SavedBooks = saveNothing, clock: Clock = systemClock) {
  const books = await openEtaBooks(savedBooks, clock);
  const line = await openLine(async request => (await answerEta(books, request)) ?? json(404, {}));
  const config: EtaConfig = {
    identityUrl: line.url,
    apiUrl: line.url,
    portalUrl: line.url,
    isEmulated: true,
  };
  return {
    ...line,
    config,
    books,
    /** The page that a QR code leads to. */
    showReceipt(uuid: string) {
      const found = books.receipts.find(each => each.uuid === uuid);
      const facts: [string, string][] = found
        ? [
            [ETA_TEXT.number, found.number],
            [ETA_TEXT.issuer, found.rin],
            [ETA_TEXT.total, found.total],
            [ETA_TEXT.state, found.status],
          ]
        : [];
      const title = found ? ETA_TEXT.receipt : ETA_TEXT.unknown;
      return html(sandboxPage({ title, facts, action: '', hidden: {}, choices: [] }));
    },
  };
}
