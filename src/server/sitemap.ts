import type { FastifyInstance } from 'fastify';
import { listedAddresses } from '#modules/catalog/server/listed-addresses.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAGES } from '#web/back-office/pages.ts';
import { takesOne } from './spend-budget.ts';

/** Paths that search engines are asked not to read, by their beginnings: personal pages and the back-office. */
const PRIVATE = [
  '/api/',
  '/cart',
  '/compare',
  '/checkout',
  '/payment/',
  '/order-details/',
  '/documents/',
  '/profile',
  '/messages',
  '/login',
  '/signup',
  '/forgot-password',
  '/take-back',
  '/development/',
  '/offline',
  ...new Set(PAGES.map(({ path }) => `/${path.split('/', 1)}`)),
];
const FIXED = [
  '/',
  '/categories',
  '/deals',
  '/about',
  '/terms',
  '/privacy',
  '/complaints',
  '/credits',
  '/marketplace',
];
/**
 * A sitemap holds at most 50,000 addresses (sitemaps.org): this many products, and in the first one the other pages
 * too.
 */
const IDS_PER_FILE = 40_000;

export function registerSitemap(http: FastifyInstance, ctx: Ctx) {
  const site = ctx.config.publicUrl;
  const onRequest = takesOne(ctx, 'mapping');
  http.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          ...PRIVATE.map(path => `Disallow: ${path}`),
          `Sitemap: ${site}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  http.get('/sitemap.xml', { onRequest }, async (_, reply) => {
    const { files } = await listedAddresses(ctx, { file: 0, ids: IDS_PER_FILE });
    const parts = Array.from(
      { length: files },
      (_, at) => `<sitemap><loc>${site}/sitemap-${at + 1}.xml</loc></sitemap>`,
    );
    return reply.type('application/xml').send(xml('sitemapindex', parts));
  });
  http.get<{ Params: { file: string } }>(
    '/sitemap-:file(^\\d+).xml',
    { onRequest },
    async (request, reply) => {
      const file = Number(request.params.file);
      const { paths, files } = await listedAddresses(ctx, { file, ids: IDS_PER_FILE });
      if (file < 1 || file > files) return reply.callNotFound();
      const all = file === 1 ? [...FIXED, ...paths] : paths;
      return reply.type('application/xml').send(
        xml(
          'urlset',
          all.map(path => `<url><loc>${site}${path}</loc></url>`),
        ),
      );
    },
  );
}

function xml(root: string, parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${parts.join('')}</${root}>\n`;
}
