import { readFileSync, statSync } from 'node:fs';

/** Why there is no database, with what to do about it. */
export class PostgresError extends Error {
  override name = 'PostgresError';
}

const COMPLAINT = /(?:\b(?:FATAL|PANIC|ERROR|error):\s*|^setpriv: )(.*)$/;

const ADVICE: readonly [RegExp, string][] = [
  [/no space left/i, 'The disk is full: make room and start again'],
  [/permission denied/i, 'Give the folder of DATA_DIR to the account that runs the shop'],
  [/not permitted/i, 'Start the shop under an ordinary account instead of root'],
  [/wrong ownership|invalid permissions/i, 'Start the shop under the account that first started it'],
  [/incompatible|checksum|could not (locate|find)|control file/i, 'The data are damaged: put a backup back'],
  [/shared memory/i, 'The machine has too little memory free'],
];

export function sizeOfLog(logFile: string): number {
  return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
}

/** What PostgreSQL or initdb complained of since `start`: the last complaint we have advice for, otherwise the last. */
export function readComplaint(logFile: string, start: number): PostgresError {
  const lines = readFileSync(logFile).subarray(start).toString('utf8').trim().split('\n');
  const reasons = lines.flatMap(line => COMPLAINT.exec(line)?.[1] ?? []);
  const reason = reasons.findLast(adviceFor) ?? reasons.at(-1) ?? 'it gave no reason';
  return new PostgresError(
    `PostgreSQL stopped: ${reason}. ${adviceFor(reason) ?? 'More'} (log: ${logFile}).`,
  );
}

/** An error of ours around PostgreSQL as such a complaint; an unforeseen error stays as it is. */
export function explain(error: unknown, dataDir: string): unknown {
  if (error instanceof PostgresError || !(error instanceof Error) || !('code' in error)) return error;
  const advice = adviceFor(error.message);
  return advice ? new PostgresError(`${dataDir} cannot be used: ${error.message}. ${advice}.`) : error;
}

function adviceFor(reason: string): string | undefined {
  return ADVICE.find(([pattern]) => pattern.test(reason))?.[1];
}
