import { freePort } from '#platform/server/postgres/access.ts';
import { type Count, runStep, type Step } from './test-steps.ts';

/**
 * `npm test`: everything that must hold, cheapest first, and at the end one line with the sum. `npm run test:unit` and
 * its like run one step; what follows on the command line goes to that step's tool, as in
 * `npm run test:contract -- place-order`. `npm run test:full` runs everything with the model's 2,000 sequences, and
 * strikes at every boundary at which money moves.
 */
const [only, ...rest] = process.argv.slice(2);
const isAll = only === undefined || only === 'full';
const thorough: Record<string, string> = only === 'full' ? { MODEL_SEQUENCES: '2000', CRASH_EVERY: '1' } : {};
const more = rest.map(word => ` ${JSON.stringify(word)}`).join('');

const steps: Step[] = [
  { name: 'format', commands: ['biome check --reporter=summary .'] },
  { name: 'lint', commands: ['oxlint .'] },
  { name: 'dead code', commands: ['knip'] },
  { name: 'types', commands: ['tsc -p .'] },
  vitest('unit'),
  { ...vitest('contract'), env: thorough },
  { name: 'build', commands: ['node scripts/build.ts'] },
  vitest('pages'),
  await journeys(),
];

const chosen = steps.filter(step => isAll || step.name === only);
if (chosen.length === 0)
  throw new Error(`There is no step "${only}": ${steps.map(step => step.name).join(', ')}.`);
const sum: Count = { passed: 0, failed: 0 };
for (const step of chosen) {
  const { passed, failed } = runStep(step);
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;

function vitest(project: string): Step {
  const file = `.cache/reports/${project}.json`;
  return {
    name: project,
    commands: [
      `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${file}${more}`,
    ],
    report: { file, read: report => vitestCount(report as VitestReport) },
  };
}

type VitestReport = { numPassedTests: number; numFailedTests: number };

function vitestCount({ numPassedTests, numFailedTests }: VitestReport): Count {
  return { passed: numPassedTests, failed: numFailedTests };
}

async function journeys(): Promise<Step> {
  const file = '.cache/reports/journeys.json';
  return {
    name: 'journeys',
    commands: [`node tests/support/chromium.ts`, `playwright test --reporter=list,json${more}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, JOURNEYS_PORT: String(await freePort()) },
    report: { file, read: report => playwrightCount(report as PlaywrightReport) },
  };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

function playwrightCount({ stats }: PlaywrightReport): Count {
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only the second time: see "flaky" above`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
