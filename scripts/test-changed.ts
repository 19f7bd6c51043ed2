import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '#platform/server/postgres/access.ts';
import { addUp } from './test-reports.ts';
import { runStep, type Step } from './test-steps.ts';
import { touchedBy } from './touched.ts';

/**
 * `npm run test:changed`: what a change touches, in under two minutes. A change is everything since this branch left
 * main, or since the commit that is named: `npm run test:changed -- HEAD`. Before it is handed over, `npm test` runs all.
 */
const since = process.argv[2] ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
const files = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
if (files.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit();
}
const touched = touchedBy(files, existsSync);
console.log(`${files.length} files have changed since ${since}.`);

const code = files.filter(file => /\.tsx?$/.test(file));
const steps: Step[] = [
  { name: 'format', commands: [`biome check --no-errors-on-unmatched ${words(files)}`] },
  { name: 'lint', commands: [`oxlint ${words(code)}`] },
  { name: 'types', commands: ['tsc -p .'] },
  { name: 'rules', commands: ['vitest run --project unit tests/architecture tests/safety'] },
  { name: 'unit', commands: [`vitest related --run --passWithNoTests --project unit ${words(code)}`] },
  { name: 'contract', commands: [`vitest run --project 'contract*' ${words(touched.contract)}`] },
  {
    name: 'pages',
    commands: ['node scripts/build.ts', `vitest run --project pages ${words(touched.pages)}`],
  },
  {
    name: 'journeys',
    commands: ['node scripts/build.ts', `playwright test ${words(touched.journeys)}`],
    env: { JOURNEYS_PORT: String(await freePort()) },
  },
];
const isIdle: Readonly<Record<string, boolean>> = {
  lint: code.length === 0,
  unit: code.length === 0,
  contract: touched.contract.length === 0,
  pages: touched.pages.length === 0,
  journeys: touched.journeys.length === 0,
};
const { failed } = addUp(steps.filter(({ name }) => !isIdle[name]).map(runStep));
console.log(failed.length === 0 ? '\nWhat the change touches holds.' : `\nfailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function words(paths: readonly string[]): string {
  return paths.map(path => JSON.stringify(path)).join(' ');
}
