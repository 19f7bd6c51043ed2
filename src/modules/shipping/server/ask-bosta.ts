import * as z from 'zod/mini';
import { neverReached } from '#modules/notifications/server/not-sent.ts';
import type { BostaConfig } from '#platform/server/config/gateways.ts';
import { CourierRefused } from '../courier.ts';

const TIMEOUT_MS = 15_000;

const envelope = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

export interface BostaAsk {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
}

/**
 * One call to Bosta; null if it answers 404. Throws `CourierRefused` if nothing happened (Bosta refused, or was not
 * reached), and another error if nobody knows.
 */
export async function askBosta<S extends z.ZodMiniType>(
  account: BostaConfig,
  asked: BostaAsk,
  schema: S,
): Promise<z.output<S> | null> {
  const reply = await reach(account, asked);
  if (reply.status === 404) return null;
  if (reply.status >= 500) throw new Error(`Bosta answered ${reply.status}`);
  const { success, message, data } = envelope.parse(await reply.json());
  if (!reply.ok || success === false)
    throw new CourierRefused(`Bosta answered ${reply.status}: ${message ?? ''}`);
  return schema.parse(data);
}

/** The header has the key alone, because Bosta accepts no `Bearer` before it. */
async function reach({ url, apiKey }: BostaConfig, { method, path, body }: BostaAsk): Promise<Response> {
  try {
    return await fetch(url + path, {
      method,
      headers: { authorization: apiKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { cause, message } = error as Error;
    throw neverReached(cause) ? new CourierRefused(message) : error;
  }
}
