import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import { selectBalance } from '#modules/ledger/server/queries.ts';
import * as money from '#modules/payouts/money.calls.ts';
import { isPayoutDay } from '#modules/payouts/payout.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { DAY } from '#platform/clock.ts';
import { staySignedIn } from '../support/arrange.ts';
import { expectBooksRight } from '../support/books.ts';
import { addMerchant } from '../support/catalog.ts';
import { addPerson } from '../support/people.ts';
import { testShop } from '../support/shop.ts';

const MERCHANTS = 6;
const shop = await testShop();
const { db } = shop.ctx;

/** Merchants with money to be paid, on the day of the week for it. */
async function merchantsToPay(amount: number): Promise<number[]> {
  while (!isPayoutDay(shop.clock.now(), 0)) shop.clock.advance(DAY);
  const ids: number[] = [];
  for (let at = 0; at < MERCHANTS; at += 1) {
    const merchantId = await addMerchant(shop);
    const owner = await addPerson(shop, { role: 'merchant', merchantId });
    await shop.call(
      money.setPayoutChannel,
      { kind: 'wallet', holder: 'متجر النيل', number: '01012345678' },
      { token: owner.token },
    );
    await db.transaction().execute(tx =>
      post(tx, {
        cause: { type: 'test', id: merchantId },
        kind: 'earned',
        entries: [
          { account: 'bank', debit: amount },
          { account: merchantPayable(merchantId), credit: amount },
        ],
      }),
    );
    ids.push(merchantId);
  }
  return ids;
}

test('two people and the clock draft at once: one batch, one payout a merchant, each entry once', async () => {
  const staff = [await addPerson(shop, { role: 'finance' }), await addPerson(shop, { role: 'finance' })];
  const ids = await merchantsToPay(30_000);

  await Promise.all([
    draftWeekly(shop.ctx),
    draftWeekly(shop.ctx),
    ...staff.flatMap(({ token }) => [
      shop.call(payouts.draftPayouts, {}, { token }),
      shop.call(payouts.draftPayouts, {}, { token }),
    ]),
  ]);

  const drafted = await shop.rows(sql`
    select p.merchant_id::int as id, p.amount::int, count(e.entry_id)::int as entries
      from payouts p join merchant_entries e on e.payout_id = p.id group by p.id order by p.merchant_id`);
  expect(drafted).toEqual(ids.map(id => ({ id, amount: 30_000, entries: 1 })));
  await expectBooksRight(shop);
});

test('approving, sending and confirming in many tabs pays every merchant exactly once', async () => {
  const staff = await Promise.all(Array.from({ length: 4 }, () => addPerson(shop, { role: 'finance' })));
  const open = await shop.rows(
    sql<{ id: number; merchantId: number }>`
      select id, merchant_id as "merchantId" from payouts where state = 'draft' order by id`,
  );
  expect(open).toHaveLength(MERCHANTS);
  for (const step of ['approve', 'send', 'confirm'] as const) {
    const replies = await Promise.all(
      open.flatMap(({ id }) =>
        staff.map(({ token }) =>
          shop.call(payouts.movePayout, { payoutId: id, step, note: 'bank 1' }, { token }),
        ),
      ),
    );
    const done = replies.filter(({ status }) => status === 200);
    expect(done).toHaveLength(MERCHANTS);
    const refused = replies.filter(({ status }) => status !== 200).map(({ error }) => error.code);
    // The approver of what the clock drafted may not send it, and is refused even when first.
    const codes = refused.filter(code => !(step === 'send' && code === 'second_person_needed'));
    expect(new Set(codes)).toEqual(new Set(['not_possible_now']));
  }
  for (const { merchantId } of open) expect(await selectBalance(db, merchantPayable(merchantId))).toBe(0);
  expect(await selectBalance(db, 'payout_clearing')).toBe(0);
  await expectBooksRight(shop);
});

test('failing and confirming race: one of them succeeds, and the books follow it', async () => {
  shop.clock.advance(7 * DAY);
  await staySignedIn(shop);
  const [maker, one, other] = await Promise.all(
    Array.from({ length: 3 }, () => addPerson(shop, { role: 'finance' })),
  );
  const ids = await merchantsToPay(20_000);
  await shop.call(payouts.draftPayouts, {}, { token: maker?.token ?? '' });
  const open = await shop.rows(sql<{ id: number }>`select id from payouts where state = 'draft'`);
  for (const { id } of open)
    for (const step of ['approve', 'send'] as const)
      await shop.call(payouts.movePayout, { payoutId: id, step, note: '' }, { token: one?.token ?? '' });

  await Promise.all(
    open.flatMap(({ id }) => [
      shop.call(
        payouts.movePayout,
        { payoutId: id, step: 'confirm', note: 'bank 1' },
        { token: one?.token ?? '' },
      ),
      shop.call(
        payouts.movePayout,
        { payoutId: id, step: 'fail', note: 'no such account' },
        { token: other?.token ?? '' },
      ),
    ]),
  );

  const ended = await shop.rows(
    sql<{ merchantId: number; state: string }>`
      select merchant_id as "merchantId", state from payouts where merchant_id = any(${ids}::bigint[])`,
  );
  expect(ended).toHaveLength(MERCHANTS);
  for (const { merchantId, state } of ended)
    expect(await selectBalance(db, merchantPayable(merchantId))).toBe(state === 'paid' ? 0 : -20_000);
  await expectBooksRight(shop);
});
