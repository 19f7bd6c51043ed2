import type { FastifyInstance } from 'fastify';
import type { OpenSpan, Traces } from '#platform/server/telemetry/traces.ts';

/** Each request is a trace, named by its route, because addresses hold what people type. Cached pages are none. */
export function traceRequests(http: FastifyInstance, traces: Traces): void {
  const open = new WeakMap<object, OpenSpan>();
  http.addHook('onRequest', (request, _, done) => {
    const span = traces.begin({ name: request.method, kind: 'server', id: request.id });
    if (!span) return done();
    open.set(request, span);
    span.run(done);
  });
  http.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    open.get(request)?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'wekala.request_id': request.id,
      },
      hasFailed: reply.statusCode >= 500,
    });
    done();
  });
}
