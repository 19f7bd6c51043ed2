import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '#platform/call.ts';
import { allRoutes } from '#server/routes.ts';
import { testShop } from '../../support/shop.ts';
import { EXPECTED, type Scene } from '../matrix/expected.ts';
import { type Cast, setScene, tokenOf } from '../matrix/scene.ts';
import { GROUPS, type Who } from '../matrix/who.ts';
import { leavesOf, sampleOf, valueAt, withValue } from './sample-input.ts';

const shop = await testShop();
let cast: Cast;
let scene: Scene;
beforeAll(async () => {
  ({ cast, scene } = await setScene(shop));
  // The scene's refund has no drafter, so no step of it is possible.
  await sql`delete from refunds`.execute(shop.ctx.db);
});

/** What no stored text may hold, as it turns the words around it (our own messages isolate names); and signs of SQL. */
const TURNS = `\u202e نص '"\\;--%_ واضح`;
const NASTY = {
  string: ['نص\u0000 واضح', '\ud800 نص واضح', TURNS, '__proto__'],
  number: [2 ** 31, 2 ** 53, 1.5, null],
  boolean: [null],
} as const;

function fill(field: string): unknown {
  const things = scene as unknown as Record<string, unknown>;
  if (things[field] !== undefined && field !== 'others') return things[field];
  if (field.endsWith('Ids') && things[field.slice(0, -1)] !== undefined) return [things[field.slice(0, -1)]];
  if (/[dD]ay$|^from$|^to$|^until$|^birthDate$/.test(field)) return '2026-11-01';
  if (/^images?$|^photos?$|^imageUrl$/.test(field)) return undefined;
  return { mobile: '+201012345678', phone: '+201012345678', email: 'a@b.example', trackingNumber: 'TRACK-1' }[
    field
  ];
}

/** Who may make it: staff rather than a buyer. */
function whoFor(call: AnyCall): Who {
  const group = EXPECTED[`${call.method} ${call.path}`]?.who ?? 'anyone';
  const allowed: readonly Who[] = GROUPS[group];
  return (['super_admin', 'merchant', 'user'] as const).find(who => allowed.includes(who)) ?? 'user';
}

/** Would end what the others are tried with. */
const ENDS_THE_SCENE =
  /\/(erase|block|delete-account|change-password|role|logout|end-others|end-sessions|remove)$/;

const calls = allRoutes.map(({ call }) => call).filter(({ path }) => !ENDS_THE_SCENE.test(path));

describe('whatever is sent in any field of a call, the answer is no error of the program', () => {
  test.each(calls.map(call => [`${call.method} ${call.path}`, call] as const))('%s', async (_, call) => {
    const token = await tokenOf(shop, cast, whoFor(call));
    const sample = sampleOf(call.input, fill) as Record<string, unknown>;
    const failed: unknown[] = [];
    for (const path of leavesOf(sample)) {
      const kind = typeof valueAt(sample, path) as keyof typeof NASTY;
      for (const nasty of NASTY[kind] ?? []) {
        const input = withValue(sample, path, nasty);
        // A URL cannot carry half a letter; no client could send it.
        if (nasty === NASTY.string[1] && (call.method === 'GET' || call.path.includes(`:${path[0]}`)))
          continue;
        const { status } = await shop.call(call, input as never, { token: token ?? '' });
        if (status >= 500) failed.push([path.join('.'), nasty, status]);
      }
    }
    expect(failed).toEqual([]);
  });
});

test('no text is stored that would turn the words around it on the screens of others', async () => {
  const columns = await shop.rows(sql<{ at: string; table: string; column: string }>`
    select table_name || '.' || column_name as at, table_name as table, column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY')`);
  const held = columns.map(
    ({ at, table, column }) =>
      sql`select ${at} as at from ${sql.table(table)} where ${sql.ref(column)}::text ~ '[\u202a-\u202e]'`,
  );
  expect(await shop.rows(sql`${sql.join(held, sql` union `)}`)).toEqual([]);
});

test('nothing of all this was an error of the program', () => {
  expect(shop.logged).toEqual([]);
});
