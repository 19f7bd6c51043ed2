import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../support/database.ts';
import { type Counter, openCounter } from './counter.ts';
import { cut } from './cut.ts';
import { type Order, type Reply, send, type Task } from './placing.ts';
import { openServer } from './server.ts';
import { type Boundary, type Strike, strikeAt } from './strike.ts';

const LONG = 240_000;

async function counterOnDatabase(): Promise<{ url: string; counter: Counter }> {
  const { url, drop } = await testDatabase();
  onTestFinished(drop);
  const counter = await openCounter(url);
  onTestFinished(counter.close);
  return { url, counter };
}

test(
  'the process is killed at every statement of placing: one order comes of it, and the books hold',
  async () => {
    const { url, counter } = await counterOnDatabase();
    const boundaries = await everyBoundary(counter);

    for (const dies of boundaries) {
      const order = await counter.newOrder();
      expect(await killedChild({ url, order, dies }), name(dies)).toBe('SIGKILL');
      await counter.expectOneOrder(order, null);
    }

    await counter.expectStock(boundaries.length + 1);
    console.log(`crash: the process at ${boundaries.length} boundaries`);
  },
  LONG,
);

test(
  'the connection is cut by PostgreSQL at every statement: no acknowledged order is lost, none is doubled',
  async () => {
    const { url, counter } = await counterOnDatabase();
    const boundaries = await everyBoundary(counter);

    for (const at of boundaries) {
      const order = await counter.newOrder();
      const acknowledged = await struck(counter, { order, at }, connection => cut(url, connection));
      expectTold(acknowledged, at, boundaries);
      await counter.expectOneOrder(order, acknowledged);
    }

    await counter.expectStock(boundaries.length + 1);
    console.log(`crash: the connection at ${boundaries.length} boundaries`);
  },
  LONG,
);

test(
  'the whole server is killed at every statement and started again: the same',
  async () => {
    const server = await openServer();
    onTestFinished(server.close);
    const counter = await openCounter(server.url());
    onTestFinished(counter.close);
    const boundaries = await everyBoundary(counter);

    for (const at of boundaries) {
      const order = await counter.newOrder();
      const acknowledged = await struck(counter, { order, at }, server.kill);
      expectTold(acknowledged, at, boundaries);
      await counter.moveTo(await server.restart());
      await counter.expectOneOrder(order, acknowledged);
    }

    await counter.expectStock(boundaries.length + 1);
    console.log(`crash: the server at ${boundaries.length} boundaries`);
  },
  LONG,
);

/** Before and during each statement of one that goes well, and after the last. */
async function everyBoundary(counter: Counter): Promise<Boundary[]> {
  const order = await counter.newOrder();
  const statements = strikeAt(null);
  const reply = await send(counter.engine(), order);
  await counter.expectOneOrder(order, reply);
  expect([statements.at(0), statements.at(-1)]).toEqual(['begin', 'commit']);
  expect(statements.length).toBeGreaterThan(4);
  const each = statements.flatMap((_, at): Boundary[] => [
    { statement: at + 1, moment: 'before' },
    { statement: at + 1, moment: 'during' },
  ]);
  return [...each, { statement: statements.length + 1, moment: 'before' }];
}

/** Before `commit` is sent nobody can have been notified of an order; after its answer everybody is. */
function expectTold(acknowledged: Reply | null, at: Boundary, all: readonly Boundary[]): void {
  if (at.statement > lastOf(all)) expect(acknowledged, name(at)).not.toBeNull();
  else if (at.statement < lastOf(all) || at.moment === 'before') expect(acknowledged, name(at)).toBeNull();
}

const lastOf = (all: readonly Boundary[]) => Math.max(...all.map(({ statement }) => statement)) - 1;
const name = ({ moment, statement }: Boundary) => `${moment} statement ${statement}`;

/** The signal that ended a process which places an order. */
function killedChild(task: Task): Promise<string | null> {
  const program = fileURLToPath(new URL('placing.ts', import.meta.url));
  return new Promise(resolve => {
    const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };
    const child = execFile(process.execPath, [program, JSON.stringify(task)], { env }, (_, __, complaint) => {
      if (complaint) console.error(complaint);
    });
    child.once('exit', (_, signal) => resolve(signal));
  });
}

/** The reply to an order during which something was struck down; null when there was an error instead. */
async function struck(
  counter: Counter,
  { order, at }: { order: Order; at: Boundary },
  strike: Strike,
): Promise<Reply | null> {
  strikeAt(at, strike);
  return send(counter.engine(), order).catch(() => null);
}
