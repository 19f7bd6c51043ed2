import type { LoadBuild } from '#server/ssr.ts';

/** The pages of the last build (`npm run build`). */
export const builtPages: LoadBuild = () =>
  import(new URL('../../build/server/index.js', import.meta.url).href);
