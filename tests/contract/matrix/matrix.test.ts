import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '#platform/call.ts';
import { allRoutes } from '#server/routes.ts';
import { testShop } from '../../support/shop.ts';
import { EXPECTED, type Expectation, type Scene } from './expected.ts';
import { type People, setScene, signIn } from './scene.ts';
import { GROUPS, WHO, type Who } from './who.ts';

const shop = await testShop();
let people: People;
let scene: Scene;

beforeAll(async () => {
  ({ people, scene } = await setScene(shop));
});

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const calls = allRoutes.map(({ call }) => call);

/** How a call says that it is not for whoever makes it. */
const CLOSED = new Set(['not_signed_in', 'not_allowed', 'merchant_suspended', 'two_factor_required']);

/** What a call answers: `open` where it looked at the input, else the code by which it was closed. */
function answerOf({ status, error }: { status: number; error?: { code: string } | undefined }): string {
  if (error && CLOSED.has(error.code)) return error.code;
  return status < 500 ? 'open' : `failed with ${status}`;
}

function expectedFor(call: AnyCall, { who: group }: Expectation, who: Who): string {
  const allowed: readonly Who[] = GROUPS[group];
  if (!allowed.includes(who)) return who === 'guest' ? 'not_signed_in' : 'not_allowed';
  // He sees what is his, and changes nothing; his own account stays his.
  const isOwnMatter = ['anyone', 'signed in', 'buyers'].includes(group);
  return who === 'suspended merchant' && call.method !== 'GET' && !isOwnMatter
    ? 'merchant_suspended'
    : 'open';
}

async function ask(call: AnyCall, who: Who, input: Record<string, unknown>) {
  const token = who === 'guest' ? undefined : await signIn(shop, people[who]);
  return shop.call(call, input as never, token === undefined ? {} : { token });
}

/** Something for each field of the path, and for the file: what is asked for is not there. */
function anyInput({ path, carries }: AnyCall): Record<string, unknown> {
  const fields = [...path.matchAll(/:(\w+)/g)].map(([, field]) => [field as string, 999_999_999]);
  return { ...Object.fromEntries(fields), ...(carries && { file: new Uint8Array([1]) }) };
}

test('the matrix has every call of the shop, and no other', () => {
  expect(calls.map(nameOf).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

describe('each call is open to whom it is for [ROLE-1, ROLE-2, ROLE-3, ROLE-4, ROLE-5, NAV-8]', () => {
  const known = calls.flatMap(call => {
    const expected = EXPECTED[nameOf(call)];
    return expected ? [[nameOf(call), call, expected] as const] : [];
  });
  test.each(known)('%s', async (_, call, expected) => {
    const answers: Record<string, string> = {};
    for (const who of WHO) answers[who] = answerOf(await ask(call, who, anyInput(call)));
    expect(answers).toEqual(Object.fromEntries(WHO.map(who => [who, expectedFor(call, expected, who)])));
  });
});

describe("another's id is not found [ROLE-3]", () => {
  test('every call whose path names a thing says whose it is', () => {
    const silent = calls.filter(call => call.path.includes(':') && !EXPECTED[nameOf(call)]?.foreign);
    expect(silent.map(nameOf)).toEqual([]);
  });

  const tried = calls.flatMap(call => {
    const foreign = EXPECTED[nameOf(call)]?.foreign;
    return foreign && foreign !== 'public' ? [[nameOf(call), call, foreign] as const] : [];
  });
  test.each(tried)('%s', async (_, call, { by, input }) => {
    for (const who of by) {
      const { status, text } = await ask(call, who, input(scene));
      expect([who, status, text]).toEqual([who, 404, expect.any(String)]);
    }
  });
});
