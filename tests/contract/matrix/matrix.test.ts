import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '#platform/call.ts';
import { allRoutes } from '#server/routes.ts';
import { testShop } from '../../support/shop.ts';
import { EXPECTED, type Expectation, NOT_THERE } from './expected.ts';
import { type Cast, callEverybody, tokenOf } from './scene.ts';
import { GROUPS, NOBODY, WHO, type Who } from './who.ts';

const shop = await testShop();
let cast: Cast;

beforeAll(async () => {
  cast = await callEverybody(shop);
});

const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`;
const calls = allRoutes.map(({ call }) => call);

/** How a call says that its caller may not make it. */
const CLOSED = new Set(['not_signed_in', 'not_allowed', 'merchant_suspended', 'two_factor_required']);

/** What a call answers: `open` where it looked at the input, else the code by which it was closed. */
function answerOf({ status, error }: { status: number; error?: { code: string } | undefined }): string {
  if (error && CLOSED.has(error.code)) return error.code;
  return status < 500 ? 'open' : `failed with ${status}`;
}

function expectedFor(call: AnyCall, { who: group }: Expectation, who: Who): string {
  const allowed: readonly Who[] = GROUPS[group];
  if (!allowed.includes(who)) return NOBODY.has(who) ? 'not_signed_in' : 'not_allowed';
  // They see what is theirs, and change nothing; their own account stays theirs.
  const isOwnMatter = ['anyone', 'signed in', 'buyers'].includes(group);
  return who === 'suspended merchant' && call.method !== 'GET' && !isOwnMatter
    ? 'merchant_suspended'
    : 'open';
}

/** A value for each field of the path, and for the file, that names nothing. */
function anyInput({ path, carries }: AnyCall): Record<string, unknown> {
  const fields = [...path.matchAll(/:(\w+)/g)].map(([, field]) => [field as string, NOT_THERE]);
  return { ...Object.fromEntries(fields), ...(carries && { file: new Uint8Array([1]) }) };
}

test('the matrix has every call of the shop, and no other', () => {
  expect(calls.map(nameOf).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

describe('each call is open to those it is for [ROLE-1, ROLE-2, ROLE-3, ROLE-4, ROLE-5, NAV-8]', () => {
  const known = calls.flatMap(call => {
    const expected = EXPECTED[nameOf(call)];
    return expected ? [[nameOf(call), call, expected] as const] : [];
  });
  test.each(known)('%s', async (_, call, expected) => {
    const answers: Record<string, string> = {};
    const ask = async (who: Who) => {
      const token = await tokenOf(shop, cast, who);
      const reply = await shop.call(call, anyInput(call) as never, token === null ? {} : { token });
      answers[who] = answerOf(reply);
    };
    await Promise.all(WHO.map(ask));
    expect(answers).toEqual(Object.fromEntries(WHO.map(who => [who, expectedFor(call, expected, who)])));
  });
});
