import type { Message } from '../../message.ts';
import { NotSent, neverReached } from '../not-sent.ts';

const TIMEOUT_MS = 8_000;

/**
 * Posts `{ to, text }` to a gateway; its URL carries whatever else it expects (account, sender name). Throws NotSent if
 * the gateway refused it or could not be reached.
 */
export async function sendSms(gatewayUrl: string, message: Message): Promise<void> {
  const reply = await post(gatewayUrl, { to: message.recipient, text: message.body });
  if (!reply.ok) throw new NotSent(`the gateway answered ${reply.status}`);
}

async function post(url: string, body: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { cause, message } = error as Error;
    throw neverReached(cause) ? new NotSent(message) : error;
  }
}
