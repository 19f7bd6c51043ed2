import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ReadFeed, readFeed } from '#modules/feeds/server/read-feed.ts';
import type { Ctx } from '#platform/server/context.ts';
import { RETRY_AFTER_SECONDS } from './api.ts';
import { takesOne } from './spend-budget.ts';

/** Whoever reads them does so once a day or hour. */
const CACHE_CONTROL = 'public, max-age=600';

/** The lists of goods for other services, of which nothing but a part is ever in memory. */
export function registerFeeds(http: FastifyInstance, ctx: Ctx): void {
  const onRequest = takesOne(ctx, 'feeding');
  http.get<{ Params: { file: string } }>('/feeds/:file', { onRequest }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    const feed = await ctx.changes.unlessAway(() => readFeed(ctx, request.params.file));
    if (feed === null) return reply.callNotFound();
    if (feed === 'being_written') return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send();
    const etag = `W/"${feed.etag}"`;
    reply.headers({
      'cache-control': CACHE_CONTROL,
      vary: 'accept-encoding',
      etag,
      'last-modified': feed.madeAt.toUTCString(),
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendPieces(reply.type(feed.type), feed, String(request.headers['accept-encoding'] ?? ''));
  });
}

function sendPieces(reply: FastifyReply, feed: ReadFeed, accepted: string) {
  const text = Readable.from(feed.pieces());
  if (!accepted.includes('gzip')) return reply.send(text);
  const shrunk = createGzip({ level: 4 });
  // Fastify gets an error of the second; whoever goes away ends the first too.
  pipeline(text, shrunk, () => undefined);
  return reply.header('content-encoding', 'gzip').send(shrunk);
}
