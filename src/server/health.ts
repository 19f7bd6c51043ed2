import type { FastifyInstance } from 'fastify';
import type { Ctx } from '#platform/server/context.ts';
import { touch } from '#platform/server/database.ts';

/** `GET /healthz`: 200 only while the shop can serve, that is, while the database answers. */
export function registerHealth(http: FastifyInstance, ctx: Ctx) {
  http.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await touch(ctx.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
