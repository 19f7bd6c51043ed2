import { randomBytes } from 'node:crypto';
import { leafAt, type Written } from '#platform/server/written-json.ts';
import type { EmulatedInvoice, EtaBooks } from './books.ts';

interface InvoiceDecision {
  taken?: EmulatedInvoice;
  refusal?: { code: string; message: string };
}

const NEEDED = [
  'issuer.name',
  'issuer.address.governate',
  'receiver.name',
  'dateTimeIssued',
  'taxpayerActivityCode',
  'internalID',
] as const;

/** The authority gives an invoice its UUID. A credit note refers to invoices that it knows. */
export function checkInvoice(books: EtaBooks, invoice: Written): InvoiceDecision {
  const missing = NEEDED.find(path => leafAt(invoice, path) === '');
  if (missing) return { refusal: { code: 'BadStructure', message: `${missing} is needed` } };
  if (!/^\d{9}$/.test(leafAt(invoice, 'receiver.id')))
    return { refusal: { code: 'BadArgument', message: 'receiver.id must be nine digits' } };
  const references =
    typeof invoice === 'object' && !Array.isArray(invoice) ? (invoice['references'] ?? []) : [];
  const isKnown = (uuid: Written) => books.invoices.some(each => each.uuid === uuid);
  const isWrong =
    leafAt(invoice, 'documentType') === 'C' && Array.isArray(references) && !references.every(isKnown);
  const taken: EmulatedInvoice = {
    uuid: randomBytes(13).toString('hex').toUpperCase(),
    number: leafAt(invoice, 'internalID'),
    rin: leafAt(invoice, 'issuer.id'),
    type: leafAt(invoice, 'documentType'),
    total: leafAt(invoice, 'totalAmount'),
    status: isWrong ? 'Invalid' : 'Valid',
    errors: isWrong ? [{ code: '4041', target: 'references', message: 'is no invoice that we know' }] : [],
    payload: JSON.stringify(invoice),
  };
  return { taken };
}
