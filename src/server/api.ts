import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findViewer } from '#modules/accounts/server/sessions/find-viewer.ts';
import { listCategories } from '#modules/catalog/calls.ts';
import { listGovernorates } from '#modules/shipping/calls.ts';
import type { AnyCall } from '#platform/call.ts';
import type { RepliedEvents, RepliedFile } from '#platform/file.ts';
import { PROOF_HEADER } from '#platform/proof-of-work.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Route } from '#platform/server/route.ts';
import type { Caller } from '#platform/viewer.ts';
import { behindBrake } from './brake.ts';
import { cameSecond, refusalOf, refuseUnauthorized } from './dispatch.ts';
import { openApi } from './openapi.ts';
import { answerNearby } from './read-nearby.ts';
import { ASK_EACH_TIME } from './shrink-replies.ts';
import { type Budgeted, budgetFor, chargedTo, fileBudget, spendBudget, takesOne } from './spend-budget.ts';
import { dispatchRefusal, SESSION_ENDED } from './text.ts';

/** Long replies that change seldom, and are the same for everybody. */
const CACHEABLE: ReadonlySet<AnyCall> = new Set([listGovernorates, listCategories]);

/** Puts every call on its path: replies `{ body }`, refusals `{ error: { code, message, details } }`. */
export function registerApi(app: FastifyInstance, ctx: Ctx, routes: readonly Route[]) {
  for (const each of routes) if (!each.call.carries) registerCall(app, ctx, each);
  app.register(async files => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes));
    for (const each of routes) if (each.call.carries) registerCall(files, ctx, each);
  });
  // Otherwise a page would answer a call that does not exist.
  app.get('/api/*', (_, reply) => reply.callNotFound());
  registerDocs(app, ctx, routes);
}

/** The document of all calls, drawn once: to draw it takes 40 ms, in which nobody else is answered. */
function registerDocs(app: FastifyInstance, ctx: Ctx, routes: readonly Route[]): void {
  let document: string | undefined;
  app.get('/api/docs', { onRequest: takesOne(ctx, 'mapping') }, (_, reply) => {
    document ??= JSON.stringify(openApi(routes, ctx.config.publicUrl));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

function registerCall(app: FastifyInstance, ctx: Ctx, route: Route) {
  const { method, path: url, carries, replies } = route.call;
  app.route({
    method,
    url,
    ...(carries && {
      bodyLimit: carries.fileUpTo,
      // The caller is checked before the file is read.
      onRequest: (request, reply) =>
        ctx.changes.unlessAway(async () => {
          const caller = await callerOf(ctx, request);
          refuseUnauthorized(route.call, caller);
          // Gateways and messengers sign what they send, and nobody else is let in without an account.
          if (route.call.access !== 'anyone') refuseSpendthrift(ctx, fileBudget(caller), { caller, reply });
        }),
    }),
    handler: async (request, reply) => {
      reply.header('cache-control', CACHEABLE.has(route.call) ? ASK_EACH_TIME : 'no-store');
      const body = await ctx.changes.unlessAway(async () => {
        const caller = await callerOf(ctx, request);
        const input = inputOf(route.call, request);
        const budget = budgetFor(route.call, input);
        if (budget) refuseSpendthrift(ctx, budget, { caller, reply });
        const proof = request.headers[PROOF_HEADER];
        return behindBrake(ctx, { call: route.call, caller, proof }, () =>
          answerNearby(chargedTo(ctx, caller), route, { input, caller }),
        );
      });
      if (replies === 'file') return sendFile(reply, body as RepliedFile);
      if (replies === 'events') return sendEvents(reply, body as RepliedEvents);
      return reply.send({ body });
    },
  });
}

/** Says in the reply's headers what is left of the caller's budget, and refuses whoever has used it up. */
function refuseSpendthrift(
  ctx: Ctx,
  budget: Budgeted,
  { caller, reply }: { caller: Caller; reply: FastifyReply },
): void {
  const { isRefused, retryAfter, headers } = spendBudget(ctx, budget, caller);
  reply.headers(headers);
  if (isRefused) throw dispatchRefusal('too_many_requests', { retryAfter });
}

function sendFile(reply: FastifyReply, { name, type, bytes }: RepliedFile) {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  reply.type(type);
  if (!(bytes instanceof Uint8Array)) return reply.send(Readable.from(bytes, { objectMode: false }));
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** No proxy may collect them. */
function sendEvents(reply: FastifyReply, { events }: RepliedEvents) {
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events);
}

/** Headers that are fields of a call's input. */
const HEADER_FIELDS = {
  'idempotency-key': 'idempotencyKey',
  'x-webhook-secret': 'webhookSecret',
  'x-hub-signature-256': 'signature',
} as const;

/** Path fields win over the query or body, and so do headers. */
function inputOf(call: AnyCall, request: FastifyRequest): unknown {
  const carriesBody = call.method === 'POST' || call.method === 'PUT';
  const carried = call.carries
    ? { ...(request.query as object), file: request.body }
    : carriesBody
      ? request.body
      : request.query;
  if (carried !== null && carried !== undefined && (typeof carried !== 'object' || Array.isArray(carried)))
    return carried;
  const headers = Object.entries(HEADER_FIELDS).flatMap(([header, field]) =>
    request.headers[header] ? [[field, request.headers[header]]] : [],
  );
  return { ...carried, ...Object.fromEntries(headers), ...(request.params as object) };
}

async function callerOf(ctx: Ctx, request: FastifyRequest): Promise<Caller> {
  return {
    viewer: await findViewer(ctx, tokenOf(request.headers.authorization)),
    requestId: request.id,
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
    isDirect: isDirect(request),
  };
}

const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** A foreign host that leads here, by a name that was turned (DNS rebinding) or by a proxy, is not direct. */
function isDirect({ headers, host }: FastifyRequest): boolean {
  return (
    /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host) && !PASSED_ON.some(name => name in headers)
  );
}

/** The authorization header holds `Bearer <token>` or the raw token [API-2]. */
function tokenOf(authorization: string | undefined): string | null {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  return token ? token : null;
}

/** Fail-overs take about as long. */
export const RETRY_AFTER_SECONDS = 10;

/** Writes the reply of a failed call. An unforeseen error is logged with its request id. */
export function replyToFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  const { code, details } = refusal;
  if (typeof details['retryAfter'] === 'number') reply.header('retry-after', details['retryAfter']);
  // An outage is told of once, by whoever notices it, and not with every call.
  if (code === 'unavailable') reply.header('retry-after', RETRY_AFTER_SECONDS);
  else if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'call failed');
  else if (cameSecond(error)) request.log.warn({ err: error, requestId: request.id }, 'call came second');
  const hasEnded = code === 'not_signed_in' && tokenOf(request.headers.authorization) !== null;
  const message = hasEnded ? SESSION_ENDED : refusal.message;
  // A connection that closes while a file still comes is reset, and its sender never reads why. The rest is dropped instead.
  if (refusal.status === 413) reply.header('connection', 'keep-alive');
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, details } });
}
