import { type AnyCall, type CallBody, type CallRequest, urlBesideFile } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import { isRefusal, Refusal, type RefusalDetails } from '#platform/refusal.ts';
import { generalRefusal } from '#platform/text.ts';
import { send } from './api.ts';
import { ownToken } from './token.ts';

interface Reply<T> {
  body?: T;
  error?: { code: string; message: string; details?: RefusalDetails };
}

export interface Uploading {
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Makes a call that carries a file, and reports the progress. Returns and throws like `api`. */
export function upload<C extends AnyCall>(
  call: C,
  input: CallRequest<C> & { file: Blob },
  uploading: Uploading = {},
): Promise<CallBody<C>> {
  return orAgain(call, () => uploadOnce(call, input, uploading));
}

function uploadOnce<C extends AnyCall>(
  call: C,
  input: CallRequest<C> & { file: Blob },
  { onProgress, signal }: Uploading,
): Promise<CallBody<C>> {
  const { promise, resolve, reject } = Promise.withResolvers<CallBody<C>>();
  // fetch does not report its progress.
  const request = new XMLHttpRequest();
  request.open(call.method, urlBesideFile(call, input as Record<string, unknown>));
  const token = ownToken();
  if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  );
  request.addEventListener('error', () => reject(generalRefusal('no_connection')));
  request.addEventListener('abort', () => reject(signal?.reason));
  request.addEventListener('load', () => {
    const reply = parse<CallBody<C>>(request.responseText);
    if (request.status < 300 && reply.body !== undefined) resolve(reply.body);
    else reject(refusalOf(request.status, reply));
  });
  signal?.addEventListener('abort', () => request.abort());
  request.send(input.file);
  return promise;
}

export interface FetchedFile {
  file: Blob;
  name: string;
}

/** Makes a call that replies with a file; throws a Refusal if there is none. */
export async function fetchFile<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<FetchedFile> {
  const response = await orAgain(call, () => sendOrThrow(call, input));
  const name = nameIn(response.headers.get('content-disposition') ?? '');
  return { file: await response.blob(), name };
}

async function sendOrThrow<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<Response> {
  const response = await send(call, input);
  if (!response.ok) throw refusalOf(response.status, parse(await response.text()));
  return response;
}

/** After the end of a session the call is made again, once its owner has signed in again. */
async function orAgain<T>(call: AnyCall, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'not_signed_in') throw error;
    const { repeatCall } = await import('./repeat-call.ts');
    return repeatCall(call, error, make);
  }
}

/** The same, and the browser saves the file. */
export async function download<C extends AnyCall>(call: C, input: CallRequest<C>): Promise<void> {
  const { file, name } = await fetchFile(call, input);
  save(file, name);
}

/** The pages' policy allows a picture from `data:`, and from no place where a stranger could read it. */
export function dataAddress(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.addEventListener('error', () => reject(reader.error));
  reader.readAsDataURL(file);
  return promise;
}

function parse<T>(text: string): Reply<T> {
  try {
    return JSON.parse(text) as Reply<T>;
  } catch {
    return {};
  }
}

function refusalOf(status: number, { error }: Reply<unknown>): Refusal {
  return error
    ? new Refusal(error.code, [status, error.message], error.details)
    : generalRefusal('unexpected');
}

function nameIn(disposition: string): string {
  return decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '');
}

function save(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser requests the address only after the click, at an unknown time.
  setTimeout(() => URL.revokeObjectURL(href), MINUTE);
}
