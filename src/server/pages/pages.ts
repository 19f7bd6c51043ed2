import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '#platform/server/context.ts';
import { commonHeaders, type Front } from '../http.ts';
import { type KeptPage, pageCache } from './page-cache.ts';
import type { RenderPage } from './ssr.ts';

/** What a page may depend on in its query; anything else (campaign marks, noise) makes no page of its own. */
const QUERY = ['q', 'page', 'sort', 'min', 'max', 'merchant', 'brand', 'sale', 'stock'];

/**
 * Sends every page from the page cache: nothing personal is in it, so one serves everybody. `front` sends a kept one
 * before any routing, which alone costs half as much again as sending it (bench/pages.ts); `register` puts the rest.
 */
export function servePages(ctx: Ctx, renderPage: RenderPage) {
  const pages = pageCache(ctx.changes);
  const headers = commonHeaders(ctx);
  // While developing, styles and hot reload come in ways that no policy of ours allows.
  const isStrict = ctx.config.mode !== 'development';
  const answerWith = (page: KeptPage, asked: IncomingHttpHeaders) => answerOf(page, asked, { isStrict });
  const front: Front = (request, response) => {
    const page = request.method === 'GET' ? pages.kept(pageAddress(request.url ?? '')) : undefined;
    if (!page) return false;
    const answer = answerWith(page, request.headers);
    response.writeHead(answer.status, { ...headers(randomUUID()), ...answer.headers });
    response.end(answer.body);
    return true;
  };
  const register = (app: FastifyInstance) => {
    app.get('/admin', (_, reply) => reply.redirect('/'));
    app.get('/*', async (request, reply) => {
      const address = pageAddress(request.url);
      if (!isPath(address)) return reply.callNotFound();
      const page = await pages.page(address, () => renderPage(ctx.config.publicUrl + address));
      const answer = answerWith(page, request.headers);
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    });
  };
  return { front, register };
}

/** The address a page is known by: its path, and what of the query matters, in one order. */
export function pageAddress(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const asked = new URLSearchParams(url.slice(at));
  const kept = new URLSearchParams();
  for (const name of QUERY)
    for (const value of asked.getAll(name)) if (value !== '') kept.append(name, value.slice(0, 200));
  return kept.size === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept}`;
}

/** No page has an empty step in its path, and `//` would be taken for a host; so would `\\`, which URLs turn round. */
function isPath(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '';
  return path.startsWith('/') && !/\/\/|\\/.test(path);
}

/** Whole, or as 304 without a body where the browser has it; compressed as the browser can take it. */
function answerOf(page: KeptPage, asked: IncomingHttpHeaders, { isStrict }: { isStrict: boolean }) {
  const headers: Record<string, string | number> = {
    etag: page.etag,
    vary: 'accept-encoding',
    // Kept by whoever likes, asked about each time: a change is seen at the next request.
    'cache-control': 'public, no-cache',
  };
  if (isStrict) headers['content-security-policy'] = page.policy;
  if (page.status === 200 && asked['if-none-match'] === page.etag) return { status: 304, headers };
  const { encoding, body } = bestBody(page, String(asked['accept-encoding'] ?? ''));
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-type'] = 'text/html; charset=utf-8';
  headers['content-length'] = body.length;
  return { status: page.status, headers, body };
}

function bestBody(page: KeptPage, encodings: string) {
  if (encodings.includes('br')) return { encoding: 'br', body: page.br };
  if (encodings.includes('gzip')) return { encoding: 'gzip', body: page.gzip };
  return { encoding: null, body: page.plain };
}
