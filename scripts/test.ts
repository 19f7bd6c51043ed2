import { SECOND } from '#platform/clock.ts';
import { freePort } from '#platform/server/postgres/access.ts';
import {
  addUp,
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  type VitestReport,
} from './test-reports.ts';
import { runStep, type Step } from './test-steps.ts';

/**
 * `npm test`: everything that must hold, the cheapest first, and at the end one line with the totals. `npm run
 * test:unit` and the like run one step; further words go to that step's tool, as in `npm run test:contract --
 * place-order`. `npm run test:full` runs everything with 2,000 sequences of the model and 2,000 lives of the oracle, and
 * crashes at every boundary at which money moves. `npm run test:attack` is the standing attacker alone, with all of its roles and requests.
 */
const [only, ...rest] = process.argv.slice(2);
const isAll = only === undefined || only === 'full';
const thorough: Record<string, string> =
  only === 'full'
    ? {
        MODEL_SEQUENCES: '2000',
        ORACLE_LIVES: '2000',
        CRASH_EVERY: '1',
        PROPERTY_SEED: String(Date.now() % 2 ** 31),
      }
    : {};
const more = rest.map(word => ` ${JSON.stringify(word)}`).join('');

const steps: Step[] = [
  { name: 'format', commands: ['biome check --reporter=summary .'] },
  { name: 'lint', commands: ['oxlint .'] },
  { name: 'dead code', commands: ['knip'] },
  { name: 'types', commands: ['tsc -p .'] },
  { ...vitest('unit'), env: thorough },
  { ...vitest('contract'), env: thorough },
  { name: 'build', commands: ['node scripts/build.ts'] },
  vitest('pages'),
  await journeys(),
];

/** What an attacker tries: `npm test` runs the same with fewer roles and requests. */
const ATTACKS = [
  'tests/contract/attacks',
  'tests/contract/matrix',
  ...['order-events', 'payments', 'payouts', 'place-order', 'remittances'].map(
    name => `tests/storms/${name}`,
  ),
].join(' ');
const attack: Step = { ...vitest('contract', ATTACKS), name: 'attack', env: { ATTACK: 'full' } };

const chosen = [...steps.filter(step => isAll || step.name === only), ...(only === 'attack' ? [attack] : [])];
if (chosen.length === 0)
  throw new Error(`There is no step "${only}": ${steps.map(step => step.name).join(', ')}.`);
const ran = chosen.map(step => {
  const from = Date.now();
  const outcome = runStep(step);
  return { outcome, took: `${step.name}  ${Math.round((Date.now() - from) / SECOND)} s` };
});
const { passed, failed, flaky } = addUp(ran.map(({ outcome }) => outcome));
list(
  'What the steps took:',
  ran.map(({ took }) => took),
);
list(`${flaky.length} passed only the second time:`, flaky);
list(`${failed.length} failed:`, failed);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Printed at the end, because CI shows no more of a long output. */
function list(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${[heading, ...names].join('\n  ')}`);
}

function vitest(project: string, files = ''): Step {
  const file = `.cache/reports/${project}.json`;
  return {
    name: project,
    commands: [
      `vitest run --project '${project}*' --reporter=default --reporter=json --outputFile.json=${file} ${files}${more}`,
    ],
    report: { file, read: report => readVitest(report as VitestReport) },
  };
}

async function journeys(): Promise<Step> {
  const file = '.cache/reports/journeys.json';
  return {
    name: 'journeys',
    commands: [`node tests/support/chromium.ts`, `playwright test --reporter=list,json${more}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, JOURNEYS_PORT: String(await freePort()) },
    report: { file, read: report => readPlaywright(report as PlaywrightReport) },
  };
}
