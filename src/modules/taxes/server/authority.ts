import { SECOND } from '#platform/clock.ts';
import type { EtaConfig } from '#platform/server/config/eta-config.ts';

const TIMEOUT = 20 * SECOND;

/** The authority refused: nothing of it was taken. `code` is its own word. */
export class AuthorityRefused extends Error {
  override name = 'AuthorityRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, said: string) {
    super(said);
    this.status = status;
    this.code = code;
  }
}

export interface PointOfSale {
  clientId: string;
  clientSecret: string;
  deviceSerial: string;
}

/**
 * Signs in with the account of one issuer (OAuth client credentials); a receipt is handed in by its point of sale, an
 * invoice by the taxpayer's own system.
 */
export async function signIn(
  { identityUrl }: EtaConfig,
  { clientId, clientSecret, deviceSerial }: PointOfSale,
  as: 'receipt' | 'invoice',
): Promise<string> {
  const body = await ask(`${identityUrl}/connect/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(as === 'receipt' && { posserial: deviceSerial, pososversion: 'web', presharedkey: '' }),
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
  });
  return textOf(body['access_token']);
}

export interface Taken {
  batchUuid: string;
  accepted: { number: string; uuid: string }[];
  rejected: { number: string; error: string }[];
}

/** Hands receipts in, each as the very text whose hash is its UUID. */
export async function sendReceipts(
  { apiUrl }: EtaConfig,
  token: string,
  payloads: readonly string[],
): Promise<Taken> {
  const body = `{"receipts":[${payloads.join(',')}]}`;
  return takenOf(await post(`${apiUrl}/api/v1/receiptsubmissions`, token, body), 'receiptNumber');
}

export async function sendInvoices(
  { apiUrl }: EtaConfig,
  token: string,
  payloads: readonly string[],
): Promise<Taken> {
  const body = `{"documents":[${payloads.join(',')}]}`;
  return takenOf(await post(`${apiUrl}/api/v1.0/documentsubmissions/`, token, body), 'internalId');
}

export interface DocumentState {
  status: 'valid' | 'invalid' | 'unknown' | 'pending';
  error: string;
}

/** What became of a document by its UUID. */
export async function readDocument(
  { apiUrl }: EtaConfig,
  token: string,
  { form, uuid }: { form: 'receipt' | 'invoice'; uuid: string },
): Promise<DocumentState> {
  const path =
    form === 'receipt' ? `/api/v1/receipts/${uuid}/details` : `/api/v1.0/documents/${uuid}/details`;
  try {
    const body = await ask(apiUrl + path, { method: 'GET', headers: bearer(token) });
    const status = textOf(body['status']).toLowerCase();
    if (status === 'valid') return { status, error: '' };
    if (status === 'invalid' || status === 'rejected') return { status: 'invalid', error: errorsOf(body) };
    return { status: 'pending', error: '' };
  } catch (error) {
    if (error instanceof AuthorityRefused && error.status === 404) return { status: 'unknown', error: '' };
    throw error;
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, accept: 'application/json' });

const post = (url: string, token: string, body: string) =>
  ask(url, { method: 'POST', headers: { ...bearer(token), 'content-type': 'application/json' }, body });

type Fields = Record<string, unknown>;

async function ask(url: string, request: RequestInit): Promise<Fields> {
  const reply = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  const text = await reply.text();
  if (reply.status >= 500) throw new Error(`the tax authority answered ${reply.status}`);
  const body = objectOf(text === '' ? {} : JSON.parse(text));
  if (reply.ok) return body;
  const error = typeof body['error'] === 'string' ? body : objectOf(body['error']);
  throw new AuthorityRefused(
    reply.status,
    textOf(error['code'] ?? error['error']),
    errorsOf(body) || `HTTP ${reply.status}`,
  );
}

function takenOf(body: Fields, number: string): Taken {
  return {
    batchUuid: textOf(body['submissionUUID'] ?? body['submissionId']),
    accepted: listOf(body['acceptedDocuments']).map(each => ({
      number: textOf(each[number]),
      uuid: textOf(each['uuid']),
    })),
    rejected: listOf(body['rejectedDocuments']).map(each => ({
      number: textOf(each[number]),
      error: errorsOf(each),
    })),
  };
}

/** All that an answer says of what is wrong, in one line. */
function errorsOf(body: Fields): string {
  const { error } = body;
  if (typeof error === 'string') return [error, textOf(body['error_description'])].filter(Boolean).join(': ');
  const found = objectOf(error ?? body['errors']);
  const details = listOf(found['details']).map(each => wordsOf(each));
  return [wordsOf(found), ...details].filter(Boolean).join('; ').slice(0, 1000);
}

const wordsOf = (error: Fields): string =>
  [error['code'], error['target'] ?? error['propertyPath'], error['message']]
    .map(textOf)
    .filter(Boolean)
    .join(': ');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(objectOf) : []);
