import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { text } from 'node:stream/consumers';

/**
 * `npm run bench:all`: every benchmark that compares with a limit, one after the other, written into bench/results.md with
 * the commit and how busy the machine was before. About 20 minutes; further words go to each, as in `-- --seconds=1`.
 */
const BENCHMARKS = ['pages', 'calls', 'orders', 'search'];
const options = process.argv.slice(2);

const commit = execFileSync('git', ['log', '-1', '--format=%h of %cs'], { encoding: 'utf8' }).trim();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
const parts = [
  '# Results of the benchmarks',
  `Written by \`npm run bench:all\`${options.length > 0 ? ` with ${options.join(' ')}` : ''}, commit ${commit}; ${machine}. [README.md](README.md) says what is measured and against what.`,
];
for (const name of BENCHMARKS) {
  const load = loadavg()[0]?.toFixed(1);
  parts.push(`## ${name}`, `Load of the machine before: ${load}.`, (await run(`bench/${name}.ts`)).trim());
  writeFileSync(new URL('results.md', import.meta.url), `${parts.join('\n\n')}\n`);
}

/** What it printed. */
async function run(file: string): Promise<string> {
  const child = spawn(process.execPath, [file, ...(file.includes('search') ? [] : options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [printed, [code]] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
  process.stdout.write(printed);
  return printed;
}
