import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../support/database.ts';
import { cut } from './cut.ts';
import { ACTS, type Act, perform, type Task } from './money-acts.ts';
import { openTill, type Till } from './money-till.ts';
import { openServer } from './server.ts';
import { type Boundary, strikeAnywhere } from './strike.ts';

/** Each so many-th boundary; `npm run test:full` takes every one. */
const EVERY = Number(process.env.CRASH_EVERY ?? 8);
const LONG = 900_000;

async function tillOnDatabase(): Promise<Till> {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const till = await openTill(database.url);
  onTestFinished(till.close);
  return till;
}

test(
  'the process is killed while it captures, refunds and pays out: no money moves twice, none is lost',
  async () => {
    const till = await tillOnDatabase();
    const ends: (string | null)[] = [];
    await sweep(till, 'the process', async (act, dies) => {
      ends.push(await killedChild({ url: till.url(), paymob: till.paymob, act, dies }));
    });
    // The shop that counted the boundaries may have read its settings again meanwhile, so the last can lie beyond the end.
    const missed = ends.filter(signal => signal !== 'SIGKILL').length;
    expect(missed).toBeLessThanOrEqual(ACTS.length);
  },
  LONG,
);

test(
  'the connection is cut while money moves: the same',
  async () => {
    const till = await tillOnDatabase();
    await sweep(till, 'the connection', async (act, at) => {
      strikeAnywhere(at, connection => cut(till.url(), connection));
      await perform(till.engine(), act).catch(() => undefined);
    });
  },
  LONG,
);

test(
  'the whole server is killed while money moves, and started again: the same',
  async () => {
    const server = await openServer();
    onTestFinished(server.close);
    const till = await openTill(server.url());
    onTestFinished(till.close);
    await sweep(till, 'the server', async (act, at) => {
      strikeAnywhere(at, server.kill);
      await perform(till.engine(), act).catch(() => undefined);
      await till.moveTo(await server.restart());
    });
  },
  LONG,
);

/** Strikes at each boundary of each way in which money moves, every time something new. */
async function sweep(till: Till, what: string, strike: (act: Act, at: Boundary) => Promise<void>) {
  const counts: string[] = [];
  for (const does of ACTS) {
    const boundaries = (await everyBoundary(till, does)).filter((_, at) => at % EVERY === 0);
    for (const at of boundaries) {
      const act = await till.next(does);
      await strike(act, at);
      strikeAnywhere(null);
      await till.expectOnce(act);
    }
    counts.push(`${does} ${boundaries.length}`);
  }
  console.log(`crash: ${what} at boundaries of ${counts.join(', ')}`);
}

/** Before and during each statement of one that goes well. */
async function everyBoundary(till: Till, does: Act['does']): Promise<Boundary[]> {
  const act = await till.next(does);
  const statements = strikeAnywhere(null);
  await perform(till.engine(), act);
  const count = statements.length;
  expect(count).toBeGreaterThan(4);
  await till.expectOnce(act);
  return Array.from({ length: count }, (_, at): Boundary[] => [
    { statement: at + 1, moment: 'before' },
    { statement: at + 1, moment: 'during' },
  ]).flat();
}

/** The signal that ended a process which moves money. */
function killedChild(task: Task): Promise<string | null> {
  const program = fileURLToPath(new URL('money-acts.ts', import.meta.url));
  return new Promise(resolve => {
    const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };
    const child = execFile(process.execPath, [program, JSON.stringify(task)], { env }, (_, __, complaint) => {
      if (complaint) console.error(complaint);
    });
    child.once('exit', (_, signal) => resolve(signal));
  });
}
