import { buildPages } from '#server/pages/build-pages.ts';

await buildPages();
