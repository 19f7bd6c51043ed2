import { fork } from 'node:child_process';
import { once } from 'node:events';

/** One of the programs next to this file, in a process of its own. */
export interface Program<In, Out> {
  pid: number;
  /** One question at a time. */
  ask(input: In): Promise<Out>;
  stop(): Promise<void>;
}

export function startProgram<In, Out>(file: string): Program<In, Out> {
  const child = fork(new URL(file, import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const broken = ended.then(([code]) => Promise.reject(new Error(`${file} ended with code ${code}`)));
  broken.catch(() => undefined);
  return {
    pid: child.pid as number,
    async ask(input) {
      child.send(input as object);
      const [output] = await Promise.race([once(child, 'message'), broken]);
      return output as Out;
    },
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** The other end: the program's answer to each question. An error ends it, and with it the benchmark. */
export function answer<In, Out>(work: (input: In) => Promise<Out>): void {
  process.on('message', async input => void process.send?.(await work(input as In)));
  process.on('disconnect', () => process.exit());
}
