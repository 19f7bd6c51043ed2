import type { DestinationStream } from 'pino';

const LEVELS: Readonly<Record<number, string>> = { 40: 'warning ', 50: 'error ', 60: 'fatal ' };

/** Turns the log's JSON into lines for a person: time, what happened, and the useful fields. */
export function plainLines(screen: DestinationStream): DestinationStream {
  return { write: line => screen.write(plainLine(JSON.parse(line))) };
}

export function plainLine(entry: Record<string, unknown>): string {
  const { level, time, msg, err, ...fields } = entry;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `${clock} ${LEVELS[Number(level)] ?? ''}${msg ?? ''}${rest.join('')}${stackOf(err)}\n`;
}

function stackOf(err: unknown): string {
  return err && typeof err === 'object' && 'stack' in err ? `\n${err.stack}` : '';
}
