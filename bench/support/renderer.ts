import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';
import { builtPages } from '#server/pages/build-pages.ts';
import { pageRenderer } from '#server/pages/ssr.ts';
import { allRoutes } from '#server/routes.ts';
import { type Load, loadOf } from './load.ts';
import { answer } from './program.ts';

export interface Rendering {
  databaseUrl: string;
  dataDir: string;
  paths: string[];
  times: number;
}

/** Renders each page with nothing cached, neither the page nor its data, one rendering at a time. */
answer(async ({ databaseUrl, dataDir, paths, times }: Rendering): Promise<Load[]> => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const build = await builtPages();
  const { ctx, close } = await createShop({ config, log: logTo('silent', []), databaseUrl });
  const nothingKept = {
    get: () => undefined,
    stale: () => undefined,
    weight: () => 0,
    mark: () => 0,
    set: () => undefined,
  };
  const uncached = { ...ctx, cache: nothingKept };
  const render = pageRenderer({
    ctx: uncached,
    routes: allRoutes,
    loadBuild: async () => build,
  });
  const results: Load[] = [];
  for (const path of paths) {
    const took: number[] = [];
    // The first ones run code that is not compiled yet.
    for (let at = -times; at < times; at += 1) {
      const began = performance.now();
      const { status } = await render(`http://127.0.0.1${path}`, uncached);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      if (at >= 0) took.push(performance.now() - began);
    }
    results.push(loadOf(took, took.reduce((sum, each) => sum + each, 0) / 1000));
  }
  await close();
  return results;
});
