import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In bytes. A shorter reply fits into one packet as it is. */
const LEAST = 1024;
/** A list of 9 KB becomes 2.5 KB in a fifth of a millisecond. */
const QUALITY = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For a reply that is the same for everybody: it may be cached, but whoever keeps it asks each time whether it holds. */
export const ASK_EACH_TIME = 'public, no-cache';

/**
 * Sends JSON from 1 KB on compressed, and nothing at all to a browser that has a reply which may be cached. Pages are
 * compressed where they are cached, and files are sent as they are.
 */
export function shrinkReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      typeof payload !== 'string' ||
      !String(reply.getHeader('content-type')).startsWith('application/json')
    )
      return payload;
    if (isKnown(payload, request, reply)) {
      reply.code(304);
      return null;
    }
    if (Buffer.byteLength(payload) < LEAST) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (accepted.includes('br')) {
      reply.header('content-encoding', 'br');
      return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    }
    if (!accepted.includes('gzip')) return payload;
    reply.header('content-encoding', 'gzip');
    return zip(payload);
  });
}

/** Marks a reply that may be cached, and says whether the browser has it. */
function isKnown(payload: string, request: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.getHeader('cache-control') !== ASK_EACH_TIME) return false;
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
