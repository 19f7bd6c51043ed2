import { type AnyCall, type CallBody, type CallRequest, encodeCall } from '#platform/call.ts';
import { Refusal, type RefusalDetails } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { ownToken } from './token.ts';

interface Failure {
  error?: { code: string; message: string; details?: RefusalDetails };
}

const REPEATED = ['proof_needed', 'not_signed_in'];

/**
 * Makes a call with the page's token and returns the reply's body; throws a Refusal, also without a connection. A shop
 * that is attacked asks for work first: it is done, and the call repeated, without anybody noticing. After the end of a
 * session it is repeated once its owner has signed in again.
 */
export async function api<C extends AnyCall>(
  call: C,
  input: CallRequest<C>,
  headers?: Record<string, string>,
): Promise<CallBody<C>> {
  const response = await send(call, input, { headers });
  const reply = (await response.json().catch(() => ({}))) as Failure & { body?: CallBody<C> };
  if (response.ok && reply.body !== undefined) return reply.body;
  if (!reply.error) throw generalRefusal('unexpected');
  const refusal = new Refusal(reply.error.code, [response.status, reply.error.message], reply.error.details);
  if (headers || !REPEATED.includes(refusal.code)) throw refusal;
  const { repeatCall } = await import('./repeat-call.ts');
  return repeatCall(call, refusal, found => api(call, input, found));
}

/** The reply, whatever it says. */
export async function send<C extends AnyCall>(
  call: C,
  input: CallRequest<C>,
  more?: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<Response> {
  const { url, body } = encodeCall(call, input as Record<string, unknown>);
  const token = ownToken();
  return fetch(url, {
    ...more,
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...more?.headers,
    },
    body,
  }).catch(() => {
    throw generalRefusal('no_connection');
  });
}
