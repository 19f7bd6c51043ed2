import { Worker } from 'node:worker_threads';
import { HOUR, MINUTE } from '../../clock.ts';
import { sheetRefusal } from './text.ts';

/** 100,000 rows take about six seconds of one core, so a file that needs this long was made to keep it busy. */
const DEADLINE = 2 * MINUTE;
/** As many threads as leave the shop a core on the smallest machine it runs on. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
const MOST_OF_ONE = 10;
/** What an owner's files may keep a thread busy in an hour: fifty of the largest that people fill in. */
const SHARE = 5 * MINUTE;

export interface Reading<Message> {
  /** Whose file this is, such as `merchant/7`. */
  owner: string;
  /** The thread's program, and what it receives as `workerData`. */
  script: URL;
  data: unknown;
  /** Megabytes that the thread may hold. */
  memory: number;
  onMessage(message: Message): void;
}

export interface SheetReaders {
  read<Message>(reading: Reading<Message>): Promise<void>;
}

/**
 * Reads uploaded spreadsheets in threads of their own, so that no file blocks the shop or takes its memory. It returns
 * when the thread has ended. An owner's files are read one after the other. Refuses with `reading_another_file` while
 * many files of the same owner wait, with `too_many_files` while too many wait at all, with `read_enough` once an
 * owner's files took their share of an hour, and with `file_too_heavy` for a file that needs more memory or time than
 * one that people fill in.
 */
export function sheetReaders({ deadline = DEADLINE, share = SHARE } = {}): SheetReaders {
  const running = new Set<string>();
  const shares = hourlyShares();
  const waiting: { owner: string; start: () => void }[] = [];

  async function takePlace(owner: string): Promise<void> {
    if (running.size < AT_ONCE && !running.has(owner)) running.add(owner);
    else await new Promise<void>(start => void waiting.push({ owner, start }));
  }

  /** The place goes straight to who waits longest, so that nobody who comes now overtakes. */
  function leavePlace(owner: string): void {
    running.delete(owner);
    const at = waiting.findIndex(next => !running.has(next.owner));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.add(next.owner);
    next.start();
  }

  return {
    async read(reading) {
      const { owner } = reading;
      if (waiting.filter(each => each.owner === owner).length >= MOST_OF_ONE)
        throw sheetRefusal('reading_another_file');
      if (waiting.length >= MOST_WAITING) throw sheetRefusal('too_many_files');
      await takePlace(owner);
      try {
        if (shares.usedBy(owner) >= share) throw sheetRefusal('read_enough');
        const since = performance.now();
        await readApart(reading, deadline).finally(() => shares.add(owner, performance.now() - since));
      } finally {
        leavePlace(owner);
      }
    },
  };
}

/** Milliseconds that each owner has used of the hour that began with its first file. */
function hourlyShares() {
  const hours = new Map<string, { used: number; endsAt: number }>();
  const dropEnded = () => {
    for (const [owner, { endsAt }] of hours) if (endsAt <= performance.now()) hours.delete(owner);
  };
  return {
    usedBy(owner: string): number {
      dropEnded();
      return hours.get(owner)?.used ?? 0;
    },
    add(owner: string, used: number): void {
      const hour = hours.get(owner) ?? { used: 0, endsAt: performance.now() + HOUR };
      hours.set(owner, { ...hour, used: hour.used + used });
    },
  };
}

async function readApart<Message>(reading: Reading<Message>, deadline: number): Promise<void> {
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
