import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { environmentWith } from '#platform/server/config.ts';

const ROOT = new URL('../../', import.meta.url);
const STAMP = new URL('build/stamp', ROOT);
const SOURCES = ['src/**/*.{ts,tsx,css,svg}', 'public/**/*', '*.config.ts', 'package-lock.json'];

/** Builds the pages unless the last build was of these very sources. */
export async function buildPages(): Promise<void> {
  const stamp = await hashSources();
  if (stamp === (await readFile(STAMP, 'utf8').catch(() => null))) return;
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
  for (const file of files.sort()) hash.update(file.slice(ROOT.pathname.length)).update(await readFile(file));
  return hash.digest('hex');
}

function runBuild(): Promise<void> {
  const cli = new URL('node_modules/@react-router/dev/bin.js', ROOT).pathname;
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [cli, 'build'], {
      cwd: ROOT.pathname,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentWith({ NODE_ENV: 'production' }),
    });
    const said: Buffer[] = [];
    build.stdout.on('data', chunk => said.push(chunk));
    build.stderr.on('data', chunk => said.push(chunk));
    build.on('error', reject);
    build.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`The pages could not be built:\n${Buffer.concat(said)}`)),
    );
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed once, at the best quality, and sent as they are. */
async function compressAssets() {
  for await (const entry of glob('build/client/**/*.{js,css,svg,webmanifest}', {
    cwd: ROOT.pathname,
    withFileTypes: true,
  })) {
    const file = `${entry.parentPath}/${entry.name}`;
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}
