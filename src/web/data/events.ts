import type { AnyCall, CallRequest } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { send } from './api.ts';

/** Something came, or nothing did and the stream lives. */
export type Sign = 'news' | 'alive';

/**
 * Reads a call that replies with events until it ends or the signal comes. Throws a Refusal if there is none. The
 * browser's own reader of events would need the token in the address.
 */
export async function* readEvents<C extends AnyCall>(
  call: C,
  input: CallRequest<C>,
  signal: AbortSignal,
): AsyncGenerator<Sign> {
  const response = await send(call, input, { signal });
  if (!response.ok) throw new Refusal('no_events', [response.status, '']);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    yield part.value.includes('data:') ? 'news' : 'alive';
}
