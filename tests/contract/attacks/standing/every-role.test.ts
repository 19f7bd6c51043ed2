import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { allRoutes } from '#server/routes.ts';
import { testShop } from '../../../support/shop.ts';
import type { Scene } from '../../matrix/expected.ts';
import { allRows, jobsDone } from '../../matrix/rows.ts';
import { type Cast, setScene, tokenOf } from '../../matrix/scene.ts';
import { NOBODY, WHO, type Who } from '../../matrix/who.ts';
import { expectNoHarm } from './aftermath.ts';
import { type Answer, nameOf, type PublicCall, readCalls, send } from './calls.ts';
import { draw, type Fill, fieldsOf } from './draw.ts';
import { namesAThing, withIdsOf, withMissingIdsOf } from './fills.ts';
import { plantSecrets, reveals, SECRET_NAMES, type Secret, secretNamesIn } from './secrets.ts';

/**
 * Every call of the document × every role × own, another's and missing ids. Nothing here names a call, so that a new one
 * is tried the day it is declared. `npm run test:attack` asks for all roles, `npm test` for those that differ most.
 */
const IS_FULL = process.env['ATTACK'] === 'full';
const STRANGERS: readonly Who[] = IS_FULL
  ? ['other user', 'other merchant', 'suspended merchant', 'closed merchant', 'blocked user', 'guest']
  : ['other user', 'other merchant'];
const OWNERS = IS_FULL
  ? WHO.filter(who => !NOBODY.has(who))
  : (['user', 'other user', 'packer', 'other merchant'] as const);

const shop = await testShop();
const calls = await readCalls(shop);
let cast: Cast;
let scene: Scene;
let secrets: Secret[];
let asked = 0;
let reached = 0;
const failed: string[] = [];

beforeAll(async () => {
  ({ cast, scene } = await setScene(shop));
  secrets = await plantSecrets(shop, { cast, scene });
  // The scene's refund has no drafter, so no step of it is possible.
  await sql`delete from refunds`.execute(shop.ctx.db);
  await jobsDone(shop);
});

/** One request as this role, with whatever ids `fill` gives. */
async function ask(call: PublicCall, who: Who, fill: Fill): Promise<Answer> {
  const token = await tokenOf(shop, cast, who);
  const answer = await send(shop, { call, input: draw(call, fill), token });
  asked += 1;
  if (answer.status === 200) reached += 1;
  if (answer.status >= 500) failed.push(`${who} ${nameOf(call)}: ${answer.text}`);
  return answer;
}

/** It may say back which was asked for, and when. */
const answerOf = ({ status, text }: Answer) =>
  `${status} ${text.replace(/"[^"]*Ids?":(\[[\d,]*\]|\d+)/g, '').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')}`;

test('the document has every call, streams of events apart', () => {
  const streams = allRoutes.filter(({ call }) => call.replies === 'events');
  expect(calls.length).toBe(allRoutes.length - streams.length);
});

const AT_ONCE = 4;

/** Each role at each of these calls; a few roles at a time, because every request waits for the database. */
async function eachOf(
  roles: Iterable<Who>,
  tried: readonly PublicCall[],
  work: (who: Who, call: PublicCall) => Promise<void>,
) {
  const left = [...roles];
  const line = async () => {
    for (let who = left.shift(); who; who = left.shift()) for (const call of tried) await work(who, call);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
}

test('no private call lets a guest in [ROLE-1]', async () => {
  const letIn: string[] = [];
  const closed = calls.filter(({ isOpen }) => !isOpen);
  await eachOf(NOBODY, closed, async (who, call) => {
    if ((await ask(call, who, withIdsOf(scene))).status !== 401) letIn.push(`${who} ${nameOf(call)}`);
  });
  expect(letIn).toEqual([]);
}, 600_000);

test("another's id is answered as a missing one, and changes no row [ROLE-3]", async () => {
  const telling: string[] = [];
  const changed: string[] = [];
  for (const call of calls.filter(each => [...fieldsOf(each)].some(namesAThing))) {
    const before = await allRows(shop);
    for (const who of STRANGERS) {
      const anothers = await ask(call, who, withIdsOf(scene));
      const missing = await ask(call, who, withMissingIdsOf(scene));
      if (answerOf(anothers) !== answerOf(missing))
        telling.push(`${who} ${nameOf(call)}: ${answerOf(anothers)} | ${answerOf(missing)}`);
    }
    const after = await allRows(shop);
    const tables = Object.keys(after).filter(name => name !== 'job_workers' && after[name] !== before[name]);
    if (tables.length > 0) changed.push(`${nameOf(call)}: ${tables}`);
  }
  expect({ telling, changed }).toEqual({ telling: [], changed: [] });
}, 600_000);

test('no call declares a reply with a field that is secret', () => {
  const names = calls.flatMap(call => secretNamesIn(call).map(field => `${nameOf(call)}: ${field}`));
  expect(names.toSorted()).toEqual(SECRET_NAMES.toSorted());
});

test('no answer to anybody holds what that role should not see', async () => {
  const seen: string[] = [];
  const look = async (who: Who, call: PublicCall) => {
    const { text } = await ask(call, who, withIdsOf(scene));
    for (const secret of secrets)
      if (reveals(text, secret, who)) seen.push(`${who} ${nameOf(call)}: ${secret.what}`);
  };
  // Reading comes first: a change may end what was read.
  const [reads, changes] = [true, false].map(each => calls.filter(call => (call.method === 'GET') === each));
  await eachOf(OWNERS, reads as PublicCall[], look);
  for (const who of OWNERS) await eachOf([who], changes as PublicCall[], look);
  expect(seen).toEqual([]);
}, 600_000);

test('no request was an error of the program', async () => {
  console.info(
    `standing attacker: ${asked} requests to ${calls.length} calls, ${reached} of them answered 200`,
  );
  expect(failed).toEqual([]);
  await expectNoHarm(shop);
  expect(reached).toBeGreaterThan(asked / 20);
});
