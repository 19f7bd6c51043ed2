import { buildPages } from '#server/build-pages.ts';

await buildPages();
