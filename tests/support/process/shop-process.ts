import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { logTo } from '#platform/server/log.ts';
import { createShop } from '#server/app.ts';

/** The task of the process, as JSON in its only argument. */
export interface ShopTask {
  url: string;
  dataDir: string;
  /** Whether other processes may work on the same database: then it frees no job that one of them has begun. */
  database: 'its_own' | 'of_several';
  /** Milliseconds that its clock is ahead. */
  ahead: number;
}

export interface RunningProcess {
  address: string;
  /** The most bytes of memory that it ever had. */
  peak(): Promise<number>;
  /** At once and without a word, as the kernel does when memory runs out. */
  kill(): Promise<void>;
}

/** A shop in a process of its own, answering calls and working off its queue. */
export async function startProcess(task: ShopTask): Promise<RunningProcess> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(task)], {
    env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = (await Promise.race([once(child, 'message'), diedBefore(child)])) as [string];
  return {
    address,
    async peak() {
      child.send('peak');
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes;
    },
    async kill() {
      if (child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function diedBefore(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`the shop ended before it was open: ${code}`);
}

if (import.meta.main) {
  const { url, dataDir, database, ahead } = JSON.parse(process.argv[2] ?? '') as ShopTask;
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DATABASE_URL: database === 'its_own' ? undefined : url,
  });
  const shop = await createShop({
    config,
    databaseUrl: url,
    log: logTo('error', [{ write: line => process.stderr.write(line) }]),
    clock: { now: () => new Date(systemClock.now().getTime() + ahead) },
    // What the clock would begin once a minute is begun by the test.
    schedule: '',
  });
  process.on('message', () => process.send?.(process.resourceUsage().maxRSS * 1024));
  process.send?.(await shop.http.listen({ host: '127.0.0.1', port: 0 }));
}
