import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Build } from './ssr.ts';

const ROOT = new URL('../../../', import.meta.url);
const STAMP = new URL('build/stamp', ROOT);
const SOURCES = [
  'src/**/*.{ts,tsx,css,svg}',
  'public/**/*',
  '*.config.ts',
  'scripts/*.ts',
  'package-lock.json',
];

/** Whether the last build was made from the sources as they are. */
export async function isBuilt(): Promise<boolean> {
  return (await hashSources()) === (await readFile(STAMP, 'utf8').catch(() => null));
}

/** Builds the pages unless they are built. */
export async function buildPages(): Promise<void> {
  if (await isBuilt()) return;
  const stamp = await hashSources();
  // The remains of a failed build match no sources.
  await rm(STAMP, { force: true });
  await runBuild();
  await compressAssets();
  await writeFile(STAMP, stamp);
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const files = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT.pathname, withFileTypes: true })) {
    if (entry.isFile()) files.push(`${entry.parentPath}/${entry.name}`);
  }
  for (const file of files.toSorted())
    hash.update(file.slice(ROOT.pathname.length)).update(await readFile(file));
  return hash.digest('hex');
}

/** The browser's build, then the server's; quiet unless something is wrong. */
async function runBuild(): Promise<void> {
  const { build } = await import('vite');
  const settings = { root: ROOT.pathname, mode: 'production', logLevel: 'warn' as const };
  await build({
    ...settings,
    build: {
      outDir: 'build/client',
      rolldownOptions: { input: ['src/web/boot.ts', 'src/web/entry.client.tsx'] },
    },
  });
  await build({
    ...settings,
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: {
        input: 'src/web/app/worker.ts',
        // At the root, because a worker serves what is below its own address.
        output: { entryFileNames: 'sw.js' },
      },
    },
  });
  await build({
    ...settings,
    build: {
      outDir: 'build/server',
      ssr: 'src/web/entry.server.tsx',
      copyPublicDir: false,
    },
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Which of these fits a file best differs from file to file, and nobody knows before: the smallest of them is a quarter of a
 * hundredth smaller over all scripts than the usual one.
 */
const WAYS: readonly Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_LGWIN]: 16 },
  { [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1 },
];

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const all = await Promise.all(
    WAYS.map(way =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          ...way,
        },
      }),
    ),
  );
  return all.reduce((least, each) => (each.length < least.length ? each : least));
}

/** Compressed once, at the best quality, and sent as they are. */
async function compressAssets() {
  for await (const entry of glob('build/client/**/*.{js,css,svg,webmanifest}', {
    cwd: ROOT.pathname,
    withFileTypes: true,
  })) {
    const file = `${entry.parentPath}/${entry.name}`;
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await smallestBrotli(bytes));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

/** The last build, for rendering pages. */
export async function builtPages(): Promise<Build> {
  const server = (await import(
    new URL('build/server/entry.server.js', ROOT).href
  )) as typeof import('#web/entry.server.tsx');
  const chunks = JSON.parse(await readFile(new URL('build/client/.vite/manifest.json', ROOT), 'utf8'));
  const styles: Record<string, string> = {};
  for (const { css = [] } of Object.values<{ css?: string[] }>(chunks)) {
    for (const file of css) styles[file] ??= await readFile(new URL(`build/client/${file}`, ROOT), 'utf8');
  }
  return {
    draw: server.draw,
    hasPage: server.hasPage,
    assets: { chunks, styles, fonts: server.PRELOADED_FONTS },
  };
}
