import type { Tx } from '#platform/server/database.ts';
import { type CaseStep, writeCaseStep } from './queries.ts';

/** Writes who did what to a return, claim or refund, and emits it after the commit. */
export function recordCaseStep(tx: Tx, step: CaseStep): Promise<void> {
  return writeCaseStep(tx, { ...step, emits: `${step.subject}.${step.event}` });
}
