import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { MINUTE } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isOutage } from '#platform/server/outage/database-away.ts';
import { guest } from '#platform/viewer.ts';
import type { Leaving } from '../health.ts';
import { commonHeaders, type Front, permissionsPolicy } from '../http.ts';
import { chargedTo, spendBudget } from '../spend-budget.ts';
import { CLOSED_HEADERS, CLOSED_PAGE } from './closed-page.ts';
import { frontCaches, type NotePage } from './front-caches.ts';
import { withMergedPath } from './moved-page.ts';
import { pageAddress, UNKNOWN_PATH } from './page-address.ts';
import { type CachedPage, type Encoding, type PageCache, pageCache } from './page-cache.ts';
import type { HasPage, RenderPage } from './ssr.ts';

interface PageParts {
  leaving: Leaving;
  renderPage: RenderPage;
  hasPage: HasPage;
}

const OLD_COPY_HEADERS = { 'cache-control': 'no-store', warning: '111 - "Revalidation Failed"' };

/**
 * Sends every page from the page cache. Pages contain nothing personal, so one copy serves everybody. `front` sends a
 * cached page before any routing, because routing adds considerably to the cost (bench/pages.ts); `register`
 * handles the rest.
 */
export function servePages(ctx: Ctx, { leaving, renderPage, hasPage }: PageParts) {
  const fronts = frontCaches(ctx.config);
  const pages = pageCache(ctx.changes, {
    staleFor: ctx.config.oldCopyMinutes * MINUTE,
    onChanged: fronts.purge,
  });
  const headers = commonHeaders(ctx);
  // In development, styles and hot reload arrive in ways that our policy forbids.
  const ownHeaders = ctx.config.mode === 'development' ? withoutPolicy : withPolicy;
  const answerWith = (page: CachedPage, { url = '', headers: asked }: PageRequest): PageAnswer => {
    const moved = withoutReturn(url) ?? movedTo(page, url);
    if (!moved) fronts.note(page, url, asked);
    return moved ?? answerOf(pages, page, { asked, ownHeaders });
  };
  const front = sendKept(pages, { leaving, headers, ownHeaders, note: fronts.note });
  const register = (app: FastifyInstance) => {
    app.get('/admin', (_, reply) => reply.redirect('/'));
    app.get('/*', async (request, reply) => {
      if (!isPath(request.url)) return reply.callNotFound();
      const asked = pageAddress(request.url);
      const address = (await hasPage(asked)) ? asked : UNKNOWN_PATH;
      try {
        const tooMany = pages.get(address) ? null : spendDrawing(ctx, request.ip);
        if (tooMany) return await sendTooMany(reply, tooMany);
        const charged = chargedTo(ctx, { viewer: guest, address: request.ip });
        const render = async () =>
          withMergedPath(ctx, address, await renderPage(ctx.config.publicUrl + address, charged));
        const page = await ctx.changes.unlessAway(async () => pages.page(address, render));
        return await sendPage(reply, answerWith(page, request));
      } catch (error) {
        if (!isOutage(error)) throw error;
        return sendWithoutDatabase(reply, { address, request });
      }
    });
  };
  /** The last copy of the page, or a calm page that says when to come back; never an empty shop. */
  const sendWithoutDatabase = async (reply: FastifyReply, { address, request }: Undrawn) => {
    const copy = await pages.oldCopy(address);
    if (!copy) return reply.code(503).headers(CLOSED_HEADERS).send(CLOSED_PAGE);
    // Whoever has a page from before must not be told that it is still true.
    const { 'if-none-match': _, ...asked } = request.headers;
    const { headers: own, ...answer } = answerWith(copy, { url: request.url, headers: asked });
    return sendPage(reply, { ...answer, headers: { ...own, ...OLD_COPY_HEADERS } });
  };
  return { front, register, figures: () => ({ ...pages.figures(), ...fronts.figures() }) };
}

/** The headers of a refusal, or null if this address may have one more page drawn. */
function spendDrawing(ctx: Ctx, address: string): Record<string, string> | null {
  const { isRefused, retryAfter, headers } = spendBudget(ctx, 'drawing', { viewer: guest, address });
  return isRefused ? { ...headers, 'retry-after': String(retryAfter) } : null;
}

/** To whoever has more pages drawn than people read. */
const sendTooMany = (reply: FastifyReply, headers: Record<string, string>) =>
  reply
    .code(429)
    .headers({ ...CLOSED_HEADERS, ...headers })
    .send(CLOSED_PAGE);

/** What is needed of a request. */
interface PageRequest {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

interface Undrawn {
  address: string;
  request: PageRequest;
}

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** None if the browser has the page. */
  body?: Buffer | Promise<Buffer>;
}

async function sendPage(reply: FastifyReply, { status, headers, body }: PageAnswer) {
  const bytes = await body;
  return reply
    .code(status)
    .headers({ ...headers, ...lengthOf(bytes) })
    .send(bytes);
}

const lengthOf = (bytes: Buffer | undefined) => (bytes ? { 'content-length': bytes.length } : {});

/**
 * No page has an empty segment in its path, and `//` would be read as a host, and so would `\\`, which URLs turn into
 * slashes.
 */
function isPath(address: string): boolean {
  const path = address.split('?', 1)[0] ?? '';
  return path.startsWith('/') && !/\/\/|\\/.test(path);
}

/** Sends whoever asks at another path, such as one without words, to the page's own address for good, with the query. */
function movedTo({ path }: CachedPage, url: string): PageAnswer | undefined {
  if (path === null || url === path) return undefined;
  const [asked, query] = url.split('?', 2);
  if (asked === path) return undefined;
  const location = query ? `${path}?${query}` : path;
  return { status: 301, headers: { location, 'cache-control': 'public, no-cache' } };
}

const PAYMENT = /^\/payment\/\w+(?=\/?\?)/;

/**
 * A gateway sends the buyer back with signed facts. They stay in no address bar, no history, and not in what a guest is
 * led back to after sign-in: the page asks the server what was paid.
 */
function withoutReturn(url: string): PageAnswer | undefined {
  const [location] = PAYMENT.exec(url) ?? [];
  if (location === undefined || /^[^?]*\?start=\w+$/.test(url)) return undefined;
  return { status: 303, headers: { location, 'cache-control': 'no-store' } };
}

/** How a page is answered: in a compression that the browser accepts, or not at all because it has the page. */
type Form = Encoding | 'unchanged';

function formOf({ status, etag }: CachedPage, asked: IncomingHttpHeaders): Form {
  if (status === 200 && asked['if-none-match'] === etag) return 'unchanged';
  return bestEncoding(asked['accept-encoding'] ?? '');
}

/** The whole page, or 304 without a body if the browser has it. */
function answerOf(
  pages: PageCache,
  page: CachedPage,
  { asked, ownHeaders }: { asked: IncomingHttpHeaders; ownHeaders: OwnHeaders },
): PageAnswer {
  const form = formOf(page, asked);
  const headers = ownHeaders(page, form);
  if (form === 'unchanged') return { status: 304, headers };
  return { status: page.status, headers, body: pages.bytes(page, form) };
}

type OwnHeaders = (page: CachedPage, form: Form) => Record<string, string>;

const withoutPolicy: OwnHeaders = ({ etag, usesCamera }, form) => ({
  etag,
  ...(usesCamera && { 'permissions-policy': permissionsPolicy('camera') }),
  vary: 'accept-encoding',
  // Browsers and proxies may keep it but must ask each time, so the next request sees a change.
  'cache-control': 'public, no-cache',
  ...(form !== 'unchanged' && { 'content-type': 'text/html; charset=utf-8' }),
  ...(form !== 'unchanged' && form !== 'plain' && { 'content-encoding': form }),
});

const withPolicy: OwnHeaders = (page, form) => ({
  ...withoutPolicy(page, form),
  'content-security-policy': page.policy,
});

interface FrontParts {
  leaving: Leaving;
  headers: (requestId: string) => Record<string, string>;
  ownHeaders: OwnHeaders;
  note: NotePage;
}

/** Sends a page if it is cached. */
function sendKept(pages: PageCache, { leaving, headers, ownHeaders, note }: FrontParts): Front {
  const headOf = keptHeads((page, form) => ({ ...headers(''), ...ownHeaders(page, form) }));
  return (request, response) => {
    const { method, url = '', headers: asked } = request;
    const page = method === 'GET' ? pages.get(pageAddress(url)) : undefined;
    if (!page) return false;
    if (leaving.isLeaving) response.setHeader('connection', 'close');
    const moved = withoutReturn(url) ?? movedTo(page, url);
    const form = formOf(page, asked);
    if (!moved) note(page, url, asked);
    if (moved) {
      response.writeHead(moved.status, { ...headers(randomUUID()), ...moved.headers }).end();
    } else if (form === 'unchanged') {
      response.writeHead(304, headOf(page, form)).end();
    } else {
      const body = pages.bytes(page, form);
      const send = (bytes: Buffer) =>
        response.writeHead(page.status, headOf(page, form, bytes.length)).end(bytes);
      if (body instanceof Promise) body.then(send, () => response.destroy());
      else send(body);
    }
    return true;
  };
}

/**
 * All headers of a cached page's answer as Node writes them, names and values in turn: put together once for each form of a
 * page, and then only given the id of the request.
 */
function keptHeads(headersOf: OwnHeaders) {
  const heads = new WeakMap<CachedPage, Map<Form, string[]>>();
  return (page: CachedPage, form: Form, length?: number): string[] => {
    const forms = heads.get(page) ?? new Map<Form, string[]>();
    const head = forms.get(form) ?? Object.entries(headersOf(page, form)).flat();
    heads.set(page, forms.set(form, head));
    const own = length === undefined ? head.slice() : [...head, 'content-length', String(length)];
    own[ID_AT] = randomUUID();
    return own;
  };
}

/** The request's id is the first of the common headers. */
const ID_AT = 1;

function bestEncoding(accepted: string): Encoding {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'plain';
}
