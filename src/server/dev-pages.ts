import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './ssr.ts';

/** Pages straight from their sources, with hot reload (`npm run dev`). */
export async function devPages() {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const loadBuild: LoadBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    loadBuild,
    attach(http: FastifyInstance) {
      http.addHook('onRequest', (request, reply, done) => {
        if (/^\/(api|media|healthz)/.test(request.url)) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: () => vite.close(),
  };
}
