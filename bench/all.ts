import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { AIMS_TITLE } from './support/aims.ts';

/**
 * `npm run bench:all`: every benchmark that compares with a limit, one after the other, written into bench/results.md: one
 * table of results and aims, and below it what each printed, with its date, its commit and how busy the machine was before.
 * About 20 minutes; with `-- --only=orders` that benchmark alone, and what is written of the others stays.
 */
const BENCHMARKS = ['pages', 'calls', 'orders', 'search'];
const RESULTS = new URL('results.md', import.meta.url);

const { values } = parseArgs({ options: { only: { type: 'string' }, seconds: { type: 'string' } } });
const sections = new Map(writtenBefore());
for (const name of BENCHMARKS.filter(each => !values.only || each === values.only)) {
  sections.set(name, `${circumstances()}\n\n${(await run(name)).trim()}`);
  writeFileSync(RESULTS, `${results()}\n`);
}

function results(): string {
  const written = BENCHMARKS.filter(name => sections.has(name));
  const rows = written.flatMap(name =>
    aimsIn(sections.get(name) ?? '').map(row => `| ${name} ${row} ${dated(name)} |`),
  );
  return [
    '# Results of the benchmarks',
    'Written by `npm run bench:all`. [README.md](README.md) says what is measured and against what.',
    [
      '| benchmark | what | result | aim | met | measured |',
      '| --- | --- | ---: | ---: | ---: | --- |',
      ...rows,
    ].join('\n'),
    ...written.map(name => `## ${name}\n\n${sections.get(name)}`),
  ].join('\n\n');
}

/** Of each benchmark in results.md. */
function writtenBefore(): [string, string][] {
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  const [, ...parts] = before.split(/^## /m);
  return parts.map(part => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end).trim()];
  });
}

/** The rows of its table of aims, without their heads. */
function aimsIn(section: string): string[] {
  const [, after = ''] = section.split(`\n${AIMS_TITLE}\n\n`);
  const [table = ''] = after.split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .filter(line => line.startsWith('|'));
}

/** Its day and commit, which stand at the head of its section. */
function dated(name: string): string | undefined {
  return (sections.get(name) ?? '').split(';', 1)[0];
}

function circumstances(): string {
  const commit = execFileSync('git', ['log', '-1', '--format=%h'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  return `${day}, ${commit}; ${machine}, load ${loadavg()[0]?.toFixed(1)} before.`;
}

/** What it printed, without what a shop that it started said beside it: messages to buyers, and that it makes its goods. */
async function run(name: string): Promise<string> {
  const options = values.seconds && name !== 'search' ? [`--seconds=${values.seconds}`] : [];
  const child = spawn(process.execPath, [`bench/${name}.ts`, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printing = text(child.stdout);
  const [code] = await once(child, 'exit');
  // What it started may live on with its output, which then never ends.
  if (code !== 0) throw new Error(`bench/${name}.ts ended with ${code}`);
  const printed = await printing;
  process.stdout.write(printed);
  return printed.replace(/^(?:[┌│└]|Making a shop).*\n/gm, '').replace(/\n{3,}/g, '\n\n');
}
