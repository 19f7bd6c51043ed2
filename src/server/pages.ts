import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/server/context.ts';
import { type KeptPage, pageCache } from './page-cache.ts';
import type { RenderPage } from './ssr.ts';

/** What a page may depend on in its query; anything else (campaign marks, noise) makes no page of its own. */
const QUERY = ['q', 'page', 'sort', 'min', 'max', 'merchant', 'brand', 'sale', 'stock'];

/** Sends every page from the page cache: nothing personal is in it, so one serves everybody. */
export function registerPages(app: FastifyInstance, ctx: Ctx, renderPage: RenderPage) {
  const pages = pageCache(ctx.changes);
  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.url);
    if (!isPath(address)) return reply.callNotFound();
    const page = await pages.page(address, () => renderPage(ctx.config.publicUrl + address));
    // While developing, styles and hot reload come in ways that no policy of ours allows.
    if (ctx.config.mode !== 'development') reply.header('content-security-policy', page.policy);
    return sendPage(page, request, reply);
  });
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

function sendPage(page: KeptPage, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    etag: page.etag,
    vary: 'accept-encoding',
    // Kept by whoever likes, asked about each time: a change is seen at the next request.
    'cache-control': 'public, no-cache',
  });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encodings = request.headers['accept-encoding'] ?? '';
  reply.code(page.status).header('content-type', 'text/html; charset=utf-8');
  if (encodings.includes('br')) return reply.header('content-encoding', 'br').send(page.br);
  if (encodings.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
