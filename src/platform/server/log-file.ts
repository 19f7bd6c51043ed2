import { appendFileSync, mkdirSync } from 'node:fs';
import { appendFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DestinationStream } from 'pino';

/** Bytes. */
const LARGEST_FILE = 20 * 1024 * 1024;
const LARGEST_WAITING = 1024 * 1024;

export interface LogFile extends DestinationStream {
  /** Resolves when everything that was written so far is in the file, or lost. */
  written(): Promise<void>;
}

/**
 * Appends lines to a file, and begins a new one when it is large; one old file is kept. Whatever the disk does, `write`
 * returns at once and nothing throws: lines that cannot be written are lost, and the file says later how many.
 */
export function logFile(file: string, largest = LARGEST_FILE): LogFile {
  let waiting: string[] = [];
  let bytes = 0;
  let lost = 0;
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      bytes = 0;
      const warning =
        lost > 0
          ? `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'log lines were lost' })}\n`
          : '';
      try {
        await renew(file, largest);
        await appendFile(file, warning + lines.join(''));
        lost = 0;
      } catch {
        lost += lines.length;
      }
    }
  }

  makeFolderOf(file);
  process.once('exit', () => writeLast(file, waiting.join('')));

  return {
    write(line) {
      if (bytes + line.length > LARGEST_WAITING) {
        lost += 1;
        return;
      }
      waiting.push(line);
      bytes += line.length;
      writing ??= writeAll().finally(() => {
        writing = null;
      });
    },
    written: async () => {
      await writing;
    },
  };
}

function makeFolderOf(file: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch {
    // The first line will not be written either.
  }
}

function writeLast(file: string, text: string): void {
  try {
    if (text !== '') appendFileSync(file, text);
  } catch {
    // There is nobody left to tell.
  }
}

async function renew(file: string, largest: number): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found && found.size > largest) await rename(file, `${file}.1`);
}
