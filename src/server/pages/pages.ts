import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isOutage } from '#platform/server/outage/database-away.ts';
import type { Leaving } from '../health.ts';
import { commonHeaders, type Front } from '../http.ts';
import { CLOSED_HEADERS, CLOSED_PAGE } from './closed-page.ts';
import { pageAddress, UNKNOWN_PATH } from './page-address.ts';
import { type CachedPage, pageCache } from './page-cache.ts';
import type { HasPage, RenderPage } from './ssr.ts';

interface PageParts {
  leaving: Leaving;
  renderPage: RenderPage;
  hasPage: HasPage;
}

/**
 * Sends every page from the page cache. Pages contain nothing personal, so one copy serves everybody. `front` sends a
 * kept page before any routing, because routing adds considerably to the cost (bench/pages.ts); `register`
 * handles the rest.
 */
export function servePages(ctx: Ctx, { leaving, renderPage, hasPage }: PageParts) {
  const pages = pageCache(ctx.changes, { staleFor: ctx.config.oldCopyMinutes * MINUTE });
  const headers = commonHeaders(ctx);
  // In development, styles and hot reload arrive in ways that our policy forbids.
  const isStrict = ctx.config.mode !== 'development';
  const answerWith = (page: CachedPage, asked: IncomingHttpHeaders) => answerOf(page, asked, { isStrict });
  const front: Front = (request, response) => {
    const page = request.method === 'GET' ? pages.get(pageAddress(request.url ?? '')) : undefined;
    if (!page) return false;
    const answer = answerWith(page, request.headers);
    if (leaving.isLeaving) response.setHeader('connection', 'close');
    response.writeHead(answer.status, { ...headers(randomUUID()), ...answer.headers });
    response.end(answer.body);
    return true;
  };
  const register = (app: FastifyInstance) => {
    app.get('/admin', (_, reply) => reply.redirect('/'));
    app.get('/*', async (request, reply) => {
      if (!isPath(request.url)) return reply.callNotFound();
      const asked = pageAddress(request.url);
      const address = (await hasPage(asked)) ? asked : UNKNOWN_PATH;
      try {
        const render = () => renderPage(ctx.config.publicUrl + address);
        const page = await ctx.changes.unlessAway(async () => pages.page(address, render));
        const answer = answerWith(page, request.headers);
        return reply.code(answer.status).headers(answer.headers).send(answer.body);
      } catch (error) {
        if (!isOutage(error)) throw error;
        return sendWithoutDatabase(reply, { address, asked: request.headers });
      }
    });
  };
  /** The last copy of the page, or a calm page that says when to come back; never an empty shop. */
  const sendWithoutDatabase = async (
    reply: FastifyReply,
    { address, asked }: { address: string; asked: IncomingHttpHeaders },
  ) => {
    const copy = await pages.oldCopy(address);
    if (!copy) return reply.code(503).headers(CLOSED_HEADERS).send(CLOSED_PAGE);
    const answer = answerWith(copy, { 'accept-encoding': asked['accept-encoding'] });
    return reply
      .code(200)
      .headers({ ...answer.headers, 'cache-control': 'no-store', warning: '111 - "Revalidation Failed"' })
      .send(answer.body);
  };
  return { front, register };
}

/**
 * No page has an empty segment in its path, and `//` would be read as a host, and so would `\\`, which URLs turn into
 * slashes.
 */
function isPath(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '';
  return path.startsWith('/') && !/\/\/|\\/.test(path);
}

/** The whole page, or 304 without a body if the browser has it, compressed in a way that the browser accepts. */
function answerOf(page: CachedPage, asked: IncomingHttpHeaders, { isStrict }: { isStrict: boolean }) {
  const headers: Record<string, string | number> = {
    etag: page.etag,
    vary: 'accept-encoding',
    // Browsers and proxies may keep it but must ask each time, so the next request sees a change.
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

function bestBody(page: CachedPage, encodings: string) {
  if (encodings.includes('br')) return { encoding: 'br', body: page.br };
  if (encodings.includes('gzip')) return { encoding: 'gzip', body: page.gzip };
  return { encoding: null, body: page.plain };
}
