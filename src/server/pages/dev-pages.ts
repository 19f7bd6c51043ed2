import type { FastifyInstance } from 'fastify';
import type { Build, LoadBuild } from './ssr.ts';

/** Pages straight from their sources, with hot reload (`npm run dev`). */
export async function devPages() {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const loadBuild: LoadBuild = async () => {
    const { draw, hasPage } = (await vite.ssrLoadModule('/src/web/entry.server.tsx')) as Omit<
      Build,
      'assets'
    >;
    const head = await vite.transformIndexHtml('/', '<html><head></head></html>');
    const extra = head.slice(head.indexOf('<head>') + 6, head.indexOf('</head>'));
    return {
      draw,
      hasPage,
      assets: {
        chunks: { 'src/web/entry.client.tsx': { file: 'src/web/entry.client.tsx' } },
        styles: {},
        fonts: [],
        extra,
      },
    };
  };
  return {
    loadBuild,
    attach(http: FastifyInstance) {
      http.addHook('onRequest', (request, reply, done) => {
        if (/^\/(api|media|livez|readyz|metrics)/.test(request.url)) return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: () => vite.close(),
  };
}
