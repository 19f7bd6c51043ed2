import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { guestApi } from './guest-api.ts';

/** Renders a page whole: it is kept and sent to everybody, so nothing is gained by streaming it. */
export default async function render(request: Request, status: number, ...rest: [Headers, EntryContext]) {
  const [headers, context] = rest;
  const failures: unknown[] = [];
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady: () => resolve(buffer(pipe(new PassThrough())) as Promise<Buffer<ArrayBuffer>>),
      onShellError: reject,
      onError: error => void failures.push(error),
    });
  });
  if (failures.length > 0) throw failures[0];
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
