import { createHash } from 'node:crypto';
import { leafAt, type Written, writtenJson } from '#platform/server/written-json.ts';
import { type Answer, type GatewayRequest, json } from '../local-server.ts';
import type { EtaBooks } from './books.ts';
import { checkInvoice } from './check-invoice.ts';
import { checkReceipt } from './check-receipt.ts';

const MOST_RECEIPTS = 500;
const MOST_BYTES = 1_500_000;

/** The calls of the authority; null if the request is none. */
export async function answerEta(books: EtaBooks, request: GatewayRequest): Promise<Answer | null> {
  const { method, path } = request;
  if (method === 'POST' && path === '/connect/token') return token(request);
  const rin = signedIn(request);
  if (rin === null) return json(401, { error: { code: 'Unauthorized', message: 'invalid token' } });
  if (method === 'POST' && path === '/api/v1/receiptsubmissions') return takeReceipts(books, rin, request);
  if (method === 'POST' && path === '/api/v1.0/documentsubmissions/')
    return takeInvoices(books, rin, request);
  const [, form, uuid] = /^\/api\/v1(?:\.0)?\/(receipts|documents)\/([^/]+)\/details$/.exec(path) ?? [];
  if (method !== 'GET' || uuid === undefined) return null;
  const found = (form === 'receipts' ? books.receipts : books.invoices).find(each => each.uuid === uuid);
  return found
    ? json(200, { uuid, status: found.status, error: { details: found.errors } })
    : json(404, { error: { code: 'NotFound', message: 'no such document' } });
}

/** The emulator knows its taxpayers by clients called `sandbox-` and the registration number; any secret is right. */
function token({ body }: GatewayRequest): Answer {
  const asked = new URLSearchParams(body);
  const rin = /^sandbox-(\d{9})$/.exec(asked.get('client_id') ?? '')?.[1];
  if (asked.get('grant_type') !== 'client_credentials' || !rin || !asked.get('client_secret'))
    return json(400, { error: 'invalid_client' });
  return json(200, { access_token: `of-${rin}`, token_type: 'Bearer', expires_in: 3600 });
}

const signedIn = ({ authorization }: GatewayRequest): string | null =>
  /^Bearer of-(\d{9})$/.exec(authorization)?.[1] ?? null;

const refused = (status: number, code: string, message: string) => json(status, { error: { code, message } });

async function takeReceipts(books: EtaBooks, rin: string, { body }: GatewayRequest): Promise<Answer> {
  const receipts = elementsOf(body, 'receipts');
  if (!receipts || receipts.length === 0 || receipts.length > MOST_RECEIPTS)
    return refused(400, 'BadStructure', 'receipts');
  if (Buffer.byteLength(body) > MOST_BYTES) return refused(400, 'MaximumSizeExceeded', 'the submission');
  if (books.isRepeated(body)) return refused(422, 'DuplicateSubmission', 'the same submission again');
  if (receipts.some(each => leafAt(each, 'seller.rin') !== rin))
    return refused(403, 'IncorrectSubmitter', 'seller.rin is not the taxpayer of the token');
  const answers = receipts.map(receipt => {
    const number = leafAt(receipt, 'header.receiptNumber');
    const { taken, refusal } = checkReceipt(books, receipt);
    if (taken) books.receipts.push(taken);
    return { number, taken, refusal };
  });
  await books.save();
  return json(202, {
    submissionUUID: createHash('sha1').update(body).digest('hex').slice(0, 26).toUpperCase(),
    acceptedDocuments: answers.flatMap(({ number, taken }) =>
      taken ? [{ uuid: taken.uuid, longId: `L${taken.uuid.slice(0, 20)}`, receiptNumber: number }] : [],
    ),
    rejectedDocuments: answers.flatMap(({ number, refusal }) =>
      refusal ? [{ receiptNumber: number, error: refusal }] : [],
    ),
  });
}

async function takeInvoices(books: EtaBooks, rin: string, { body }: GatewayRequest): Promise<Answer> {
  const invoices = elementsOf(body, 'documents');
  if (!invoices || invoices.length === 0) return refused(400, 'BadStructure', 'documents');
  if (books.isRepeated(body)) return refused(422, 'DuplicateSubmission', 'the same submission again');
  if (invoices.some(each => leafAt(each, 'issuer.id') !== rin))
    return refused(403, 'IncorrectSubmitter', 'issuer.id is not the taxpayer of the token');
  const answers = invoices.map(invoice => {
    const { taken, refusal } = checkInvoice(books, invoice);
    if (taken) books.invoices.push(taken);
    return { number: leafAt(invoice, 'internalID'), taken, refusal };
  });
  await books.save();
  return json(202, {
    submissionId: createHash('sha1').update(body).digest('hex').slice(0, 26).toUpperCase(),
    acceptedDocuments: answers.flatMap(({ number, taken }) =>
      taken ? [{ uuid: taken.uuid, longId: `L${taken.uuid}`, internalId: number }] : [],
    ),
    rejectedDocuments: answers.flatMap(({ number, refusal }) =>
      refusal ? [{ internalId: number, error: refusal }] : [],
    ),
  });
}

/** The documents of a submission, every leaf as it was written; null if it has none. */
function elementsOf(body: string, name: string): Written[] | null {
  try {
    const parsed = writtenJson(body);
    const list = typeof parsed === 'object' && !Array.isArray(parsed) ? parsed[name] : undefined;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
