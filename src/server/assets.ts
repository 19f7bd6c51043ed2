import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readPrivatePicture } from '#modules/media/server/private-pictures.ts';
import { readForeign } from '#modules/media/server/read-foreign.ts';
import { readPicture, readSharedPicture, type StoredPicture } from '#modules/media/server/read-picture.ts';
import type { Ctx } from '#platform/server/context.ts';

export const CLIENT_BUILD = new URL('../../build/client/', import.meta.url).pathname;

const PICTURE_CACHING = {
  for_good: 'public, max-age=31536000, immutable',
  a_while: 'public, max-age=30',
  not_at_all: 'private, no-store',
};

const WORKER = /\/sw\.js(\.\w+)?$/;
/** A worker obeys the policy of its own script: it asks nobody but the shop. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

function cachingOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return WORKER.test(path) ? 'no-cache' : 'public, max-age=3600';
}

function setHeaders(reply: { header(name: string, value: string): unknown }, path: string) {
  reply.header('cache-control', cachingOf(path));
  if (WORKER.test(path)) reply.header('content-security-policy', WORKER_POLICY);
}

/** Serves scripts and styles by their hash, for good, and pictures in the best format that the browser accepts. */
export function registerAssets(http: FastifyInstance, ctx: Ctx) {
  if (existsSync(CLIENT_BUILD)) {
    const shared = { preCompressed: true, index: false, setHeaders } as const;
    // A path of its own for each of a thousand scripts and styles would take 6 MB.
    http.register(fastifyStatic, { ...shared, root: `${CLIENT_BUILD}assets/`, prefix: '/assets/' });
    http.register(fastifyStatic, {
      ...shared,
      root: CLIENT_BUILD,
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
    });
  }
  http.get<{ Params: { hash: string; width: string } }>('/media/:hash/:width', async (request, reply) => {
    const { hash, width } = request.params;
    const accept = request.headers.accept ?? '';
    const picture =
      width === 'shared'
        ? await readSharedPicture(ctx, hash)
        : await readPicture(ctx, { ref: { audience: 'public', hash }, width: Number(width), accept });
    return sendPicture(reply, picture);
  });
  http.get<{ Params: { address: string; width: string } }>(
    '/private-media/:address/:width',
    async (request, reply) => {
      const { address, width } = request.params;
      const accept = request.headers.accept ?? '';
      const asked = { address: `/private-media/${address}`, width: Number(width), accept };
      const picture = await readPrivatePicture(ctx, asked);
      // Neither browsers nor what stands before the shop keep it, and no search engine knows it.
      const sent = sendPicture(reply, picture && { ...picture, lasts: 'not_at_all' });
      return sent.header('x-robots-tag', 'noindex');
    },
  );
  http.get<{ Params: { size: string }; Querystring: { id?: unknown } }>(
    '/media/from/:size',
    async (request, reply) => {
      const { size } = request.params;
      const identifier = String(request.query.id ?? '');
      const accept = request.headers.accept ?? '';
      return sendPicture(reply, await readForeign(ctx, { identifier, size, accept }));
    },
  );
}

interface SentPicture extends Omit<StoredPicture, 'lasts'> {
  lasts: keyof typeof PICTURE_CACHING;
}

function sendPicture(reply: FastifyReply, picture: SentPicture | null) {
  reply.header('vary', 'accept');
  if (!picture) return reply.code(404).header('cache-control', 'no-store').send();
  return reply
    .headers({ 'cache-control': PICTURE_CACHING[picture.lasts], 'content-type': picture.type })
    .send(picture.bytes);
}
