import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { type DestinationStream, type Logger, multistream, pino } from 'pino';
import type { Config } from './config/config.ts';
import { logFile } from './log-file.ts';
import { plainLines } from './log-lines.ts';
import type { Collector } from './telemetry/collector.ts';
import { errorsTo } from './telemetry/errors-to-collector.ts';

export type Log = Logger;

const LARGEST_FILE = 20 * 1024 * 1024;

type LogConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'logLevel'>;

/** Fields that identify a person or grant access. */
const PERSONAL = [
  'address',
  'authorization',
  'birthDate',
  'code',
  'cookie',
  'email',
  'ip',
  'mobile',
  'name',
  'password',
  'remoteAddress',
  'street',
  'token',
];

/**
 * The program's log, as JSON lines on standard output, or as plain lines at a terminal. A shop with the embedded database
 * also writes them to `DATA_DIR/logs/wekala.log`; whoever gives it a database has a platform that keeps its output.
 * A log that cannot be written never stops the shop. It never holds personal data. Such fields are removed down to the third level; of a request it keeps
 * only method and path, because people type queries, and of an error no details.
 */
export function createLog({ dataDir, databaseUrl, logLevel }: LogConfig, collector?: Collector | null): Log {
  // A closed pipe and a full disk behind it are no reason to end.
  process.stdout.on('error', () => undefined);
  const screen = process.stdout.isTTY ? plainLines(process.stdout) : process.stdout;
  const files = databaseUrl === null ? [logFile(path.join(dataDir, 'logs', 'wekala.log'))] : [];
  return logTo(logLevel, [...files, screen, ...(collector ? [errorsTo(collector)] : [])]);
}

/** A log that writes to the given streams. */
export function logTo(level: Config['logLevel'], targets: readonly DestinationStream[]): Log {
  const streams = targets.map(stream => ({ stream, level: 'trace' as const }));
  const redact = {
    paths: PERSONAL.flatMap(field => [field, `*.${field}`, `*.*.${field}`]),
    censor: '[personal]',
  };
  return pino(
    { level, base: null, redact, serializers: { req: requestLine, err: errorLine } },
    multistream(streams),
  );
}

/** Begins a new file when the last one is large, and keeps one old file. */
export function trimFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && found.size > LARGEST_FILE) renameSync(file, `${file}.1`);
}

function requestLine(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}

/** `kind` instead of `code`, because elsewhere a `code` grants access. */
function errorLine(error: Error & { code?: unknown }) {
  return { type: error.name, kind: error.code, message: error.message, stack: error.stack };
}
