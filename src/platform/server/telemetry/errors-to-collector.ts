import type { DestinationStream } from 'pino';
import type { Collector } from './collector.ts';
import { traceIdOf } from './traces.ts';

interface Line {
  level: number;
  time: number;
  msg?: string;
  requestId?: string;
  job?: string;
  call?: string;
  err?: { type?: string; kind?: string; message?: string; stack?: string };
}

const ERROR = 50;
const FATAL = 60;

/** Hands the log's errors on, as the log wrote them: without what is personal, and with the request's id. */
export function errorsTo(collector: Collector): DestinationStream {
  return {
    write(line) {
      const { level, time, msg, requestId, job, call, err } = JSON.parse(line) as Line;
      if (level < ERROR) return;
      collector.takeError({
        at: time,
        severity: level >= FATAL ? 'FATAL' : 'ERROR',
        message: msg ?? err?.message ?? 'error',
        attributes: present({
          'wekala.request_id': requestId,
          'wekala.job': job,
          'wekala.call': call,
          'exception.type': err?.type,
          'exception.message': err?.message,
          'exception.stacktrace': err?.stack,
        }),
        traceId: requestId && traceIdOf(requestId),
      });
    },
  };
}

function present(attributes: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Record<
    string,
    string
  >;
}
