import { builtPages as readBuild } from '#server/pages/build-pages.ts';
import type { LoadBuild } from '#server/pages/ssr.ts';

/** The pages of the last build (`npm run build`). */
const build = await readBuild();
export const builtPages: LoadBuild = () => Promise.resolve(build);
