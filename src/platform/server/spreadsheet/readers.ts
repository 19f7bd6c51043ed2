import { Worker } from 'node:worker_threads';
import { MINUTE } from '../../clock.ts';
import { sheetRefusal } from './text.ts';

/** 25,000 rows take about three seconds of one core, so a file that needs this long was made to keep it busy. */
const DEADLINE = MINUTE;
/** As many threads as leave the shop a core on the smallest machine it runs on. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

export interface Reading<Told> {
  /** Whose file this is, such as `merchant/7`. */
  owner: string;
  /** The thread's program, and what it receives as `workerData`. */
  script: URL;
  data: unknown;
  /** Megabytes that the thread may hold. */
  memory: number;
  onMessage(told: Told): void;
}

export interface SheetReaders {
  read<Told>(reading: Reading<Told>): Promise<void>;
}

/**
 * Reads uploaded spreadsheets in threads of their own, so that no file blocks the shop or takes its memory. It returns
 * when the thread has ended. Refuses with `reading_another_file` while the same owner's file is read or waits, with
 * `too_many_files` while too many wait, and with `file_too_heavy` for a file that needs more memory or time than one
 * that people fill in.
 */
export function sheetReaders({ deadline = DEADLINE }: { deadline?: number } = {}): SheetReaders {
  const owners = new Set<string>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takePlace(): Promise<void> {
    if (running < AT_ONCE) running += 1;
    else await new Promise<void>(resolve => void waiting.push(resolve));
  }

  /** The place goes straight to who waits longest, so that nobody who comes now overtakes. */
  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async read(reading) {
      if (owners.has(reading.owner)) throw sheetRefusal('reading_another_file');
      if (waiting.length >= MOST_WAITING) throw sheetRefusal('too_many_files');
      owners.add(reading.owner);
      try {
        await takePlace();
        await readApart(reading, deadline).finally(leavePlace);
      } finally {
        owners.delete(reading.owner);
      }
    },
  };
}

async function readApart<Told>(reading: Reading<Told>, deadline: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(reading.script, {
    workerData: reading.data,
    resourceLimits: { maxOldGenerationSizeMb: reading.memory },
  });
  const timer = setTimeout(() => reject(sheetRefusal('file_too_heavy')), deadline);
  worker.on('message', reading.onMessage);
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? sheetRefusal('file_too_heavy') : error),
  );
  worker.on('exit', () => resolve());
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
