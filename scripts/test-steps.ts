import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export type Count = { passed: number; failed: number };

export type Step = {
  name: string;
  commands: readonly string[];
  env?: Record<string, string>;
  /** Reads the counts that the last command reported; a step without it counts as one test. */
  report?: { file: string; read(report: unknown): Count };
};

const BIN = path.resolve('node_modules/.bin');

/** Runs a step's commands until one fails. One that fails without a failed test (it broke off) counts as one. */
export function runStep(step: Step): Count {
  console.log(`\n── ${step.name}`);
  if (step.report) rmSync(step.report.file, { force: true });
  const env = { ...process.env, ...step.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}` };
  const options = { env, shell: true, stdio: 'inherit' } as const;
  const isFine = step.commands.every(command => spawnSync(command, options).status === 0);
  const { passed, failed } = (step.report && readReport(step.report)) ?? {
    passed: isFine ? 1 : 0,
    failed: 0,
  };
  return { passed, failed: isFine ? failed : Math.max(1, failed) };
}

function readReport({ file, read }: NonNullable<Step['report']>): Count | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
