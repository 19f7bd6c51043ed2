import { availableParallelism, loadavg } from 'node:os';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testShop } from '../../../support/shop.ts';
import type { Scene } from '../../matrix/expected.ts';
import { type Cast, setScene, tokenOf } from '../../matrix/scene.ts';
import type { Who } from '../../matrix/who.ts';
import { expectNoHarm } from './aftermath.ts';
import { nameOf, type PublicCall, readCalls, send } from './calls.ts';
import { draw } from './draw.ts';
import { withIdsOf } from './fills.ts';
import { dice, mutate } from './mutate.ts';

/** `npm run test:attack` sends 20,000; `PROPERTY_SEED` repeats a run. */
const REQUESTS = process.env['ATTACK'] === 'full' ? 20_000 : 1_000;
const SEED = Number(process.env['PROPERTY_SEED'] ?? 14);
const AT_ONCE = 4;
/** A machine that does other things as well is slower by as much. */
const busy = Math.max(1, loadavg()[0] as number) / availableParallelism();
const SLOWEST = 10_000 * Math.max(1, busy);
const ROLES = ['super_admin', 'merchant', 'user', 'finance', 'support', 'guest'] as const;

const shop = await testShop();
const calls = await readCalls(shop);
const by = dice(SEED);
let cast: Cast;
let scene: Scene;
const tokens = new Map<Who, string | null>();
const seen = new Map<number, number>();
const closed = new Set<string>();
const bad: string[] = [];

beforeAll(async () => {
  ({ cast, scene } = await setScene(shop));
  await sql`delete from refunds`.execute(shop.ctx.db);
});

async function fuzz(): Promise<void> {
  const call = by.oneOf(calls);
  const left = ROLES.filter(role => !closed.has(`${role} ${nameOf(call)}`));
  const who = left.length > 0 ? by.oneOf(left) : 'guest';
  const input = mutate(draw(call, withIdsOf(scene)), by);
  if (!tokens.has(who)) tokens.set(who, await tokenOf(shop, cast, who));
  const from = performance.now();
  const { status, text } = await send(shop, { call, input, token: tokens.get(who) ?? null });
  const ms = performance.now() - from;
  seen.set(status, (seen.get(status) ?? 0) + 1);
  // The request may have ended its own session.
  if (status === 401) tokens.delete(who);
  // A closed call teaches nothing the second time.
  if (status === 403 && who !== 'guest') closed.add(`${who} ${nameOf(call)}`);
  if (status === 401 && who === 'guest') closed.add(`${who} ${nameOf(call)}`);
  if (status >= 500 || ms > SLOWEST || isBare(status, text))
    bad.push(describe({ call, who, input }, `${status} after ${Math.round(ms)} ms: ${text.slice(0, 200)}`));
}

/** A refusal says its code and a sentence, and nothing of the program. */
const isBare = (status: number, text: string) =>
  (status >= 400 && !/^\{"error":\{"code":"[a-z_]+","message":/.test(text)) ||
  /node_modules|\bat .*:\d+\)/.test(text);

const describe = ({ call, who, input }: { call: PublicCall; who: Who; input: unknown }, answer: string) =>
  `${who} ${nameOf(call)} ${JSON.stringify(input).slice(0, 500)}: ${answer}`;

test(`${REQUESTS} requests that no screen would send (seed ${SEED}) bring the program out of nothing`, {
  timeout: 1_800_000,
  retry: 0,
}, async () => {
  let left = REQUESTS;
  const line = async () => {
    while (left-- > 0) await fuzz();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  console.info(`fuzzed: ${JSON.stringify(Object.fromEntries([...seen].toSorted()))}`);
  expect(bad).toEqual([]);
  await expectNoHarm(shop);
});
