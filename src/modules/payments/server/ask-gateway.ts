import { neverReached } from '#modules/notifications/server/not-sent.ts';
import { SECOND } from '#platform/clock.ts';
import { type Written, writtenJson } from '#platform/server/written-json.ts';
import { PaymentRefused } from '../provider.ts';

const TIMEOUT = 15 * SECOND;

export interface GatewayAsk {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface GatewayReply {
  status: number;
  /** Every leaf as it was written. */
  body: Written;
}

/**
 * One request to a gateway, never repeated. Throws `PaymentRefused` if the gateway was not reached, so surely nothing
 * happened, and another error if nobody knows: a time-out, a broken connection, a 5xx or invalid JSON.
 */
export async function askGateway({ method, url, headers, body }: GatewayAsk): Promise<GatewayReply> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(refuseIfNeverReached);
  if (reply.status >= 500) throw new Error(`the gateway answered ${reply.status}`);
  return { status: reply.status, body: writtenJson(await reply.text()) };
}

function refuseIfNeverReached(error: Error): never {
  throw neverReached(error.cause) ? new PaymentRefused(error.message) : error;
}
