import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Ctx } from '#platform/server/context.ts';

/** `GET /healthz`: 200 only while the shop can serve, that is while the database answers. */
export function registerHealth(http: FastifyInstance, ctx: Ctx) {
  http.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await sql`select 1`.execute(ctx.db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
