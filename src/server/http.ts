import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { MINUTE, SECOND } from '#platform/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { generalRefusal } from '#platform/text.ts';
import { replyToFailure } from './api.ts';
import type { Leaving } from './health.ts';
import { shrinkReplies } from './shrink-replies.ts';
import { traceRequests } from './trace-requests.ts';
import { refuseTwoHosts, refuseUnreadable } from './unreadable.ts';

const BODY_LIMIT = 256 * 1024;
const PATIENCE = {
  /** A client that sends its request more slowly than this wastes a connection. */
  headersTimeout: 30 * SECOND,
  /** Enough for a file of 10 MiB from a phone that sends half a megabit a second. */
  requestTimeout: 5 * MINUTE,
  /**
   * A quiet connection is closed by whoever asks: nginx keeps one for 60 seconds, and a request on one that was closed a
   * moment ago fails. Node's own 5 seconds also cut off a phone that stalls while it sends a file that was refused.
   */
  keepAliveTimeout: 72 * SECOND,
};

/** Answers a request before any other code sees it, or returns `false`. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What a document may ask its person for. */
export const permissionsPolicy = (camera: 'camera' | 'no camera'): string =>
  `camera=(${camera === 'camera' ? 'self' : ''}), microphone=(), geolocation=(self)`;

/** The headers of every answer. */
export function commonHeaders({ config }: Ctx): (requestId: string) => Record<string, string> {
  const fixed = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy('no camera'),
    // Nobody else's page may hold a window of ours, and nobody else's may show our files.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  return requestId => ({ 'x-request-id': requestId, ...fixed });
}

/** The bare HTTP server: limits, request ids, headers that every answer carries, failures as refusals. */
export function createHttp(
  ctx: Ctx,
  { leaving, front = () => false }: { leaving: Leaving; front?: Front },
): FastifyInstance {
  const headers = commonHeaders(ctx);
  const refused = refuseTwoHosts(headers);
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance: ctx.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: ctx.config.trustedProxies > 0 ? (_, hop) => hop < ctx.config.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    serverFactory: answer =>
      createServer(PATIENCE, (request, response) => {
        if (!refused(request, response) && !front(request, response)) answer(request, response);
      }),
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers(request.id));
      void replyToFailure(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Whoever was sent here before the balancer knew is still served.
    return503OnClosing: false,
    // A logger for each request costs a sixth of a cached page, so log entries name their request themselves.
    childLoggerFactory: logger => logger,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers(request.id));
    if (leaving.isLeaving) reply.header('connection', 'close');
    done();
  });
  if (ctx.config.collector) traceRequests(app, ctx.traces);
  shrinkReplies(app);
  app.addHook('onResponse', logCall);
  app.setErrorHandler((error, request, reply) => replyToFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => replyToFailure(generalRefusal('not_found'), request, reply));
  readJson(app);
  return app;
}

/** An empty JSON body is an empty input, not an error. */
function readJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => {
    try {
      done(null, text === '' ? {} : JSON.parse(text as string));
    } catch {
      done(generalRefusal('invalid_input'), undefined);
    }
  });
}

/** Calls, and whatever else failed. */
function logCall(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  done();
  if (reply.statusCode < 500 && !request.url.startsWith('/api/')) return;
  const path = request.url.split('?', 1)[0];
  const { id: requestId, method } = request;
  const ms = Math.round(reply.elapsedTime);
  request.log.info({ requestId, method, path, status: reply.statusCode, ms }, 'call');
}
