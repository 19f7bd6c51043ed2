import { type AnyCall, type CallRequest, encodeCall } from '#platform/call.ts';
import { Refusal } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { storedToken } from './token.ts';

/** Makes a call that replies with a file, and hands it to the browser to be saved. Throws a Refusal as `api` does. */
export async function download<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<void> {
  const { url } = encodeCall(call, input as Record<string, unknown>);
  const response = await fetch(url, { headers: { authorization: `Bearer ${storedToken()}` } }).catch(() => {
    throw generalRefusal('no_connection');
  });
  if (!response.ok) throw await refusalOf(response);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = decodeURIComponent(name ?? '');
  link.click();
  URL.revokeObjectURL(link.href);
}

async function refusalOf(response: Response): Promise<Refusal> {
  const reply = (await response.json().catch(() => ({}))) as { error?: { code: string; message: string } };
  if (!reply.error) return generalRefusal('unexpected');
  return new Refusal(reply.error.code, [response.status, reply.error.message]);
}
