import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './test-reports.ts';

export type Step = {
  name: string;
  commands: readonly string[];
  env?: Record<string, string>;
  /** Reads what the last command reported; a step without it counts as one test. */
  report?: { file: string; read(report: unknown): Outcome };
};

const BIN = path.resolve('node_modules/.bin');

/** Runs a step's commands until one fails. One that fails without a failed test (it broke off) counts as one. */
export function runStep(step: Step): Outcome {
  console.log(`\n── ${step.name}`);
  if (step.report) rmSync(step.report.file, { force: true });
  const env = { ...process.env, ...step.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}` };
  const options = { env, shell: true, stdio: 'inherit' } as const;
  const isFine = step.commands.every(command => spawnSync(command, options).status === 0);
  const outcome = step.report ? readReport(step.report) : { passed: isFine ? 1 : 0, failed: [], flaky: [] };
  if (outcome && (isFine || outcome.failed.length > 0)) return outcome;
  return { passed: 0, flaky: [], ...outcome, failed: [`step ${step.name}`] };
}

function readReport({ file, read }: NonNullable<Step['report']>): Outcome | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
