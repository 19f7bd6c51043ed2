import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edited, type Fault } from '../tests/faults/fault.ts';
import { FAULTS } from '../tests/faults/faults.ts';

/**
 * `npm run test:faults`: seeds one mistake after another in a copy of the tree and runs the tests that must see it. A
 * mistake is caught if a test fails that passes without it. Words after the command choose faults by their names.
 */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'build',
  '.cache',
  '.data',
  '.react-router',
  'test-results',
]);
const LONGEST = 160;
const REPORT = '.cache/faults.json';
/** So that the same sequences catch a fault, or not, each time. */
const ENV = {
  ...process.env,
  MODEL_SEQUENCES: '80',
  MODEL_SEED: '1',
  MODEL_SHRINK: '0',
  ORACLE_LIVES: '12',
  ORACLE_SEED: '1',
};

const words = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => words.every(word => name.includes(word)));
const copy = copyTree();
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));

const sound = run(chosen.flatMap(({ tests }) => tests));
if (sound !== 'green') throw new Error(`Without any fault the tests are ${sound}: see above.`);
const results = chosen.map(fault => [fault.name, seed(fault)] as const);
for (const [name, result] of results) console.log(`${result === 'red' ? 'caught' : 'MISSED'}  ${name}`);
const caught = results.filter(([, result]) => result === 'red').length;
console.log(`\n${caught} caught of ${results.length} seeded`);
process.exitCode = caught === results.length ? 0 : 1;

function copyTree(): string {
  const to = mkdtempSync(path.join(tmpdir(), 'wekala-faults-'));
  cpSync('.', to, { recursive: true, filter: file => !LEFT_OUT.has(path.basename(file)) });
  symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'));
  return to;
}

function seed({ name, edits, tests }: Fault): Verdict {
  const files = [...new Set(edits.map(({ file }) => file))].map(file => path.join(copy, file));
  const kept = files.map(file => readFileSync(file, 'utf8'));
  try {
    for (const edit of edits) {
      const file = path.join(copy, edit.file);
      writeFileSync(file, edited(readFileSync(file, 'utf8'), edit));
    }
    const decision = run(tests);
    console.log(`${decision.padEnd(7)} ${name}`);
    return decision;
  } finally {
    for (const [at, file] of files.entries()) writeFileSync(file, kept[at] as string);
  }
}

/** `broken`: no test could tell, because the program did not even load. */
type Verdict = 'green' | 'red' | 'broken';

function run(tests: readonly string[]): Verdict {
  const files = [...new Set(tests)];
  const report = path.join(copy, REPORT);
  rmSync(report, { force: true });
  const args = ['run', '--retry=0', '--bail=1', '--reporter=json', `--outputFile=${REPORT}`, ...files];
  const vitest = path.resolve('node_modules/vitest/vitest.mjs');
  const { status, stderr } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: copy,
    env: ENV,
    encoding: 'utf8',
  });
  if (status === 0) return 'green';
  const failed = failedTests(report);
  if (failed.length === 0) console.error(stderr);
  for (const { title, why } of failed) console.log(`        ${title}: ${why}`);
  return failed.length > 0 ? 'red' : 'broken';
}

interface Report {
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
}

/** The failures, each with the first line of its message. */
function failedTests(report: string): { title: string; why: string }[] {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [first = ''] }) => ({
        title: fullName,
        why: first.split('\n', 1)[0]?.slice(0, LONGEST) ?? '',
      }));
  } catch {
    return [];
  }
}
