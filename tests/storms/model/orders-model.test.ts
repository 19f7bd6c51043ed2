import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { fireTimers } from '#modules/orders/server/fire-timers.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import { checkRemittances } from '#modules/remittances/server/check-remittances.ts';
import { checkReturns } from '#modules/returns/server/check-returns.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { isListed, LISTED_COUNT, stepName } from '../../support/listed-steps.ts';
import { type Action, anySequence } from './action.ts';
import { type Market, openMarket } from './market.ts';
import { decideDisputes } from './money/disputes.ts';
import { follow } from './money/follow.ts';
import { fireMoneyTimers } from './money/time.ts';
import { forgottenMoney, givenBack } from './money/view.ts';
import { attempt, type Outcome, type Play } from './play.ts';
import { fingerprint, look, readDelivered, readEnds, readSteps, type View } from './view.ts';

/** A few dozen, the same each time; `npm run test:full` asks for 2,000 new ones. A failed run is repeated by its seed. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 40);
const SEED = Number(process.env.MODEL_SEED ?? process.env.PROPERTY_SEED ?? 1);
/** To find the smallest sequence that fails takes long, and is of no use where any failure will do. */
const endOnFailure = process.env.MODEL_SHRINK !== '1';

let market: Market;
const outcomes = new Map<string, number>();
const succeeded = new Map<string, number>();
const seen = new Set<string>();

beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

// A second try would play beside what the first one left running when its time was over, and see its goods.
test(`whatever everybody does, in whatever order and at once, the books stay in order (${SEQUENCES} sequences, seed ${SEED})`, {
  timeout: 60_000 + SEQUENCES * 12_000,
  retry: 0,
}, async () => {
  await fc.assert(fc.asyncProperty(anySequence, playSequence), {
    numRuns: SEQUENCES,
    seed: SEED,
    endOnFailure,
  });
  console.log(
    `model: ${SEQUENCES} sequences, seed ${SEED}, ${seen.size} of ${LISTED_COUNT} listed steps\n` +
      `  done: ${counterBuffer(succeeded)}\n  of all: ${counterBuffer(outcomes)}`,
  );
  // A run in which hardly anything succeeds would prove nothing.
  expect(outcomes.get('done')).toBeGreaterThan(SEQUENCES * 4);
});

const counterBuffer = (counts: Map<string, number>) =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ');

async function playSequence(sequence: Action[][]): Promise<void> {
  await market.reset();
  const before = market.gateway.givenBack();
  const play: Play = { market, placed: [], keys: 0, following: { begun: [], again: [] } };
  for (const actions of sequence) await playMoment(play, actions);
  await letTimePass(play);
  await expectOrder(play);
  await expectMoney(before);
}

/** Everybody acts at once on what they saw. */
async function playMoment(play: Play, actions: readonly Action[]): Promise<void> {
  const view = await look(market.ctx.db);
  const [only] = actions;
  const results =
    only && actions.length === 1
      ? [await playAlone(play, view, only)]
      : await Promise.all([...actions.map(action => attempt(play, view, action)), followed(play)]);
  await follow(play);
  await expectOrder(play);
  for (const result of results) count(outcomes, result);
  for (const [at, action] of actions.entries()) if (results[at] === 'done') count(succeeded, action.kind);
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The queue does not wait until everybody is done. */
async function followed(play: Play): Promise<Outcome> {
  await follow(play);
  return 'followed';
}

/** A single actor leaves a row for the step, whatever became of the status; a refused step has changed nothing. */
async function playAlone(play: Play, view: View, action: Action): Promise<Outcome> {
  const { db } = market.ctx;
  const [before, steps] = [await fingerprint(db), (await readSteps(db)).length];
  const outcome = await attempt(play, view, action);
  if (outcome === 'done' && STEPS.has(action.kind))
    expect((await readSteps(db)).length, JSON.stringify(action)).toBeGreaterThan(steps);
  if (!LEAVES_TRACES.has(outcome))
    expect(await fingerprint(db), `"${outcome}" changed something`).toBe(before);
  return outcome;
}

/** What was asked of a gateway that did not answer was asked; a gateway that was asked may have had something to tell. */
const LEAVES_TRACES: ReadonlySet<Outcome> = new Set([
  'done',
  'late',
  'gateway_unavailable',
  'was paid',
  'money came',
]);
const STEPS: ReadonlySet<Action['kind']> = new Set(['part', 'order', 'parcel', 'news', 'carry on']);

async function expectOrder({ placed }: Play): Promise<void> {
  const { db } = market.ctx;
  const lines = [
    ...(await checkBooks(db)),
    ...(await checkReturns(db)),
    ...(await checkRemittances(db)),
    ...(await checkEarnings(db)),
  ];
  expect(wrongLines(lines)).toEqual([]);
  const steps = await readSteps(db);
  expect(steps.filter(step => !isListed(step))).toEqual([]);
  for (const step of steps) seen.add(stepName(step));
  expect(steps.filter(({ event, before }) => event === 'paid_late' && before !== 'payment_expired')).toEqual(
    [],
  );
  const { replies, orders, replacements, jobs, steps: taken } = await readDelivered(db);
  const acknowledged = placed.map(({ request, reply }) => [request.idempotencyKey, reply]);
  expect(mapValues(replies)).toEqual(Object.fromEntries(acknowledged));
  // A replacement is an order that no buyer placed.
  expect(orders).toBe(placed.length + replacements);
  expect(jobs, 'one message a step, one an order').toBe(taken + orders);
  expect(market.logged.filter(line => !EXPECTED.test(line))).toEqual([]);
}

/** What the log has to say of a gateway whose answer was lost, or who has nothing left to give back. */
const EXPECTED = /a gateway could not be asked|a refund was refused and waits for staff/;

/** Of what nothing is left nothing was kept, and what gateways gave back is what we say, to the piastre. */
async function expectMoney(before: number): Promise<void> {
  expect(await forgottenMoney(market.ctx.db)).toEqual([]);
  const { refunded, hanging } = await givenBack(market.ctx.db);
  expect({ refunded, hanging }).toEqual({ refunded: market.gateway.givenBack() - before, hanging: 0 });
}

function mapValues(replies: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(replies).map(([key, reply]) => [key, JSON.parse(reply) as unknown]),
  );
}

/** Long after everybody went home nothing is held any more, and nobody waits for an answer that cannot come. */
async function letTimePass(play: Play): Promise<void> {
  const { ctx, clock } = play.market;
  for (let month = 0; month < 4; month += 1) {
    await decideDisputes(play.market);
    clock.advance(31 * DAY);
    await fireTimers(ctx);
    await fireMoneyTimers(ctx);
    for (let tries = 0; tries < 5 && (await follow(play)) === 'some left'; tries += 1) clock.advance(MINUTE);
  }
  expect(await readEnds(ctx.db, clock.now())).toEqual({ held: 0, waiting: 0, overdue: 0 });
}
