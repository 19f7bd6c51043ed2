import { type AnyCall, type CallBody, type CallRequest, encodeCall } from '#platform/call.ts';
import { Refusal, type RefusalDetails } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { storedToken } from './token.ts';

interface Failure {
  error?: { code: string; message: string; details?: RefusalDetails };
}

/** Makes a call with the stored token and returns the reply's body; throws a Refusal, also without a connection. */
export async function api<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<CallBody<C>> {
  const response = await send(call, input);
  const reply = (await response.json().catch(() => ({}))) as Failure & { body?: CallBody<C> };
  if (response.ok && reply.body !== undefined) return reply.body;
  if (!reply.error) throw generalRefusal('unexpected');
  throw new Refusal(reply.error.code, [response.status, reply.error.message], reply.error.details);
}

/** The reply, whatever it says. */
export async function send<C extends AnyCall>(
  call: C,
  input: CallRequest<C>,
  signal?: AbortSignal,
): Promise<Response> {
  const { url, body } = encodeCall(call, input as Record<string, unknown>);
  const token = storedToken();
  return fetch(url, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body,
    signal,
  }).catch(() => {
    throw generalRefusal('no_connection');
  });
}
