import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetPassword, resetPassword } from '#modules/accounts/calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { adjustMerchant } from '#modules/ledger/calls.ts';
import { giveGoodwill } from '#modules/returns/credit.calls.ts';
import { requestReturn } from '#modules/returns/returns.calls.ts';
import { saveReview } from '#modules/reviews/calls.ts';
import { MINUTE } from '#platform/clock.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { checkAll } from '#server/upkeep/check-all.ts';
import { orderFor } from '../../../support/orders.ts';
import { addPerson } from '../../../support/people.ts';
import { testShop } from '../../../support/shop.ts';
import { codeSentTo, enterByCode, newAccount, somebody } from '../../accounts/mona.ts';
import { NOT_THERE, type Scene } from '../../matrix/expected.ts';
import { jobsDone } from '../../matrix/rows.ts';
import { type Cast, callEverybody, tokenOf } from '../../matrix/scene.ts';
import type { Who } from '../../matrix/who.ts';
import { nameOf, type PublicCall, readCalls, send } from './calls.ts';
import { draw } from './draw.ts';
import { withIdsOf } from './fills.ts';

const AT_ONCE = 5;
const ROLES = ['super_admin', 'finance', 'support', 'merchant', 'user'] as const satisfies readonly Who[];

const shop = await testShop();
const calls = await readCalls(shop);
let cast: Cast;

beforeAll(async () => {
  cast = await callEverybody(shop);
});

const atOnce = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, work));
const booksAreRight = async () => {
  await jobsDone(shop);
  expect(wrongLines(await checkAll(shop.ctx.db))).toEqual([]);
};
const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await shop.rows(query))[0]?.count;

describe('what can be spent once is spent once, however many spend it at the same moment', () => {
  test('the code of a new mobile opens one account', async () => {
    const enterAs = await enterByCode(shop, { ...somebody(), mobile: '+201111111101' });
    const replies = await atOnce(() => enterAs({ birthDate: '1990-01-01', acceptTerms: true }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a code for a new password', async () => {
    const { email, address } = await newAccount(shop, { mobile: '+201111111102' });
    shop.clock.advance(MINUTE);
    await shop.call(forgetPassword, { identifier: email }, { address });
    const input = { identifier: email, code: await codeSentTo(shop, email), password: 'شاي بالنعناع 4' };
    const replies = await atOnce(() => shop.call(resetPassword, input, { address }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the key of an order', async () => {
    const buyer = await addPerson(shop);
    const order = await orderFor(shop, buyer.token, [
      { productId: cast.market.luxor.product.id, quantity: 1 },
    ]);
    await atOnce(() => shop.call(placeOrder, order, { token: buyer.token }));
    expect(await countOf(sql`select count(*)::int as count from orders where user_id = ${buyer.id}`)).toBe(1);
  });

  test('the key of a gift, and that of a correction of a merchant’s money', async () => {
    const by = { token: (await addPerson(shop, { role: 'finance' })).token };
    const buyer = await addPerson(shop);
    const gift = { key: 'one-gift-of-many', userId: buyer.id, amount: 10, reason: 'اعتذار عن التأخير' };
    await atOnce(() => shop.call(giveGoodwill, gift, by));
    const given = sql<{
      count: number;
    }>`select count(*)::int as count from goodwill_credits where user_id = ${buyer.id}`;
    expect(await countOf(given)).toBe(1);
    const correction = { merchantId: cast.market.luxor.id, amount: 5, reason: 'تصحيح فرق', key: 77 };
    const replies = await atOnce(() => shop.call(adjustMerchant, correction, by));
    expect(replies.filter(({ body }) => body?.posted)).toHaveLength(1);
  });

  test('a delivered line: one return, and one review', async () => {
    const { merchantOrderId, lineId, by } = await cast.market.deliver(1);
    const back = {
      merchantOrderId,
      reason: 'changed_mind',
      wish: 'refund',
      lines: [{ lineId, quantity: 1 }],
    } as const;
    const returns = await atOnce(() => shop.call(requestReturn, back as never, by));
    expect(returns.filter(({ status }) => status === 200)).toHaveLength(1);
    const review = { productId: cast.market.luxor.product.id, stars: 5, text: 'خامة ممتازة' };
    await atOnce(() => shop.call(saveReview, review as never, by));
    expect(
      await countOf(sql`
        select count(*)::int as count from reviews r join sessions s using (user_id)
         where r.order_line_id = ${lineId} group by s.id limit 1`),
    ).toBe(1);
  });

  test('and the books are right', booksAreRight);
});

/** Things that came about by the calls alone, so that the books must hold whatever is done to them. */
async function sceneOf(state: 'placed' | 'shipped'): Promise<Scene> {
  const { market, user } = cast;
  const { orderId, first } = await market.placeOrder([2], { buyer: user });
  const parcelId = state === 'placed' ? NOT_THERE : await market.ship(first.id);
  const things = {
    orderId,
    merchantOrderId: first.id,
    parcelId,
    lineId: first.lines[0]?.id,
    productId: market.luxor.product.id,
    variantId: market.luxor.product.variantId,
    merchantId: market.luxor.id,
    memberId: cast.people.packer,
  };
  return new Proxy(things, {
    get: (ids, name) => ids[name as keyof typeof ids] ?? NOT_THERE,
  }) as unknown as Scene;
}

/** The first role that the call is open to. */
async function keeperOf(call: PublicCall, scene: Scene): Promise<Who | undefined> {
  for (const who of ROLES) {
    const token = await tokenOf(shop, cast, who);
    const input = draw(call, withIdsOf(scene));
    const { status } = await send(shop, { call, input: { ...input, body: {} }, token });
    if (status !== 401 && status !== 403) return who;
  }
  return undefined;
}

test('every change that is sent five times at once leaves the books right, and is no error', async () => {
  const failed: string[] = [];
  for (const scene of [await sceneOf('placed'), await sceneOf('shipped')]) {
    for (const call of calls.filter(({ method, takesFile }) => method !== 'GET' && !takesFile)) {
      const who = await keeperOf(call, scene);
      const token = who ? await tokenOf(shop, cast, who) : null;
      const input = draw(call, withIdsOf(scene));
      const answers = await atOnce(() => send(shop, { call, input, token }));
      const wrong = answers.find(({ status }) => status >= 500);
      if (wrong) failed.push(`${who} ${nameOf(call)}: ${wrong.text}`);
    }
  }
  expect(failed).toEqual([]);
  expect(shop.logged).toEqual([]);
  await booksAreRight();
}, 240_000);
