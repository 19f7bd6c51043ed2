import type { Config } from '#platform/server/config/config.ts';
import type { Message } from '../../message.ts';

/** Prints a message for a developer on the same machine. This is not the log, which never holds a code. */
export function printMessage({ mode }: Config, { channel, recipient, subject, body }: Message): void {
  if (mode === 'test') return;
  const heading = [channel, recipient, subject].filter(Boolean).join(' · ');
  process.stdout.write(`\n┌ ${heading}\n${body.replace(/^/gm, '│ ')}\n└\n`);
}
