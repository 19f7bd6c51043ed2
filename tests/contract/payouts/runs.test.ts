import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { merchantPayable } from '#modules/ledger/account.ts';
import { post } from '#modules/ledger/server/post.ts';
import * as money from '#modules/payouts/money.calls.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { remindOfPayouts, showPayoutRun } from '#modules/payouts/run.calls.ts';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import { DAY, HOUR } from '#platform/clock.ts';
import { staySignedIn } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addMerchant } from '../../support/catalog.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const IBAN = 'EG380019000500000000263180002';
let [maker, nada, tarek, admin]: TestPerson[] = [];
let causes = 0;

beforeAll(async () => {
  [maker, nada, tarek] = [
    await addPerson(shop, { role: 'finance' }),
    await addPerson(shop, { role: 'finance' }),
    await addPerson(shop, { role: 'finance' }),
  ];
  admin = await addPerson(shop, { role: 'super_admin' });
});

const by = (person: TestPerson | undefined) => ({ token: person?.token ?? '' });

/** A merchant with so many piastres available, and an account that nothing holds. */
async function merchantWith(amount: number) {
  const merchantId = await addMerchant(shop);
  const owner = await addPerson(shop, { role: 'merchant', merchantId });
  await staySignedIn(shop);
  await shop.call(money.setPayoutChannel, { kind: 'iban', holder: 'شركة النيل', number: IBAN }, by(owner));
  await shop.ctx.db.transaction().execute(tx =>
    post(tx, {
      cause: { type: 'test', id: ++causes },
      kind: 'earned',
      entries: [
        { account: 'bank', debit: amount },
        { account: merchantPayable(merchantId), credit: amount },
      ],
      at: shop.clock.now(),
    }),
  );
  return { merchantId, owner };
}

async function nextDay(days = 1) {
  shop.clock.advance(days * DAY);
  await staySignedIn(shop);
}

/** The shop's clock drafts on its day alone. */
async function draftByClock() {
  const count = async () => (await shop.rows(sql`select from payout_batches`)).length;
  const before = await count();
  for (let days = 0; days < 7 && (await count()) === before; days += 1) {
    await nextDay();
    await draftWeekly(shop.ctx);
  }
}

const payoutOf = async (merchantId: number, who = nada) => {
  const { body } = await shop.call(payouts.listPayouts, { limit: 100 }, by(who));
  const payout = body.payouts.find(each => each.merchantId === merchantId);
  return payout as NonNullable<typeof payout>;
};
const step = (payoutId: number, name: 'approve' | 'send' | 'confirm' | 'fail', who: TestPerson | undefined) =>
  shop.call(payouts.movePayout, { payoutId, step: name, note: 'مرجع ١٢٣' }, by(who));
const runOf = async (who: TestPerson | undefined, batchId?: number) =>
  (await shop.call(showPayoutRun, batchId ? { batchId } : {}, by(who))).body;

describe('a payout above the limit', () => {
  test('of the clock takes two approvals, and one who approved first may send it', async () => {
    const { merchantId } = await merchantWith(2_000_001);
    await draftByClock();
    const { id } = await payoutOf(merchantId);
    const first = await step(id, 'approve', nada);
    const { run } = await runOf(nada);
    expect(run?.left).toEqual({ step: 'approve', payoutIds: [id], amount: 20_000.01 });
    expect(first.body).toMatchObject({
      state: 'draft',
      approvalsNeeded: 2,
      approvals: 1,
      isApprovedByMe: true,
    });
    expect((await step(id, 'approve', nada)).error.code).toBe('second_person_needed');
    expect((await step(id, 'send', tarek)).error.code).toBe('not_possible_now');
    expect((await step(id, 'approve', tarek)).body).toMatchObject({ state: 'approved', approvals: 2 });
    expect((await step(id, 'send', tarek)).error.code).toBe('second_person_needed');
    expect((await payoutOf(merchantId, tarek)).isApprovedByMe, 'sending it is a colleague’s').toBe(true);
    expect((await step(id, 'send', nada)).body.state).toBe('processing');
    expect(
      (await payoutOf(merchantId, tarek)).isApprovedByMe,
      'what the bank answers anybody writes down',
    ).toBe(false);
    expect((await step(id, 'confirm', tarek)).body.state).toBe('paid');
    await expectBooksRight(shop);
  });

  test('of a person takes two others, and again after the bank rejected it', async () => {
    const { merchantId } = await merchantWith(2_500_000);
    await nextDay();
    await shop.call(payouts.draftPayouts, {}, by(maker));
    const { id } = await payoutOf(merchantId);
    const signed = async () => {
      expect((await step(id, 'approve', maker)).error.code).toBe('own_payout');
      expect((await step(id, 'approve', nada)).body.state).toBe('draft');
      expect((await step(id, 'approve', tarek)).body.state).toBe('approved');
    };
    await signed();
    await step(id, 'send', nada);
    expect((await step(id, 'fail', nada)).body.state).toBe('failed');
    await expectBooksRight(shop);
    const again = await shop.call(payouts.retryPayout, { payoutId: id }, by(maker));
    expect(again.body).toMatchObject({ state: 'draft', approvals: 0, attempt: 2 });
    await signed();
    await step(id, 'send', nada);
    await step(id, 'confirm', nada);
    await expectBooksRight(shop);
  });

  test('is approved by two of the account that it goes to: a first approval ends as the merchant changes the account', async () => {
    const { merchantId, owner } = await merchantWith(2_100_000);
    await draftByClock();
    const { id } = await payoutOf(merchantId);
    expect((await step(id, 'approve', nada)).body).toMatchObject({ state: 'draft', approvals: 1 });
    const wallet = { kind: 'wallet', holder: 'منى السيد', number: '01012345678' } as const;
    expect((await shop.call(money.setPayoutChannel, wallet, by(owner))).status).toBe(200);
    expect((await payoutOf(merchantId)).approvals).toBe(0);
    await nextDay(7);
    expect((await step(id, 'approve', tarek)).body).toMatchObject({ state: 'draft', approvals: 1 });
    expect((await step(id, 'approve', nada)).body).toMatchObject({ state: 'approved', approvals: 2 });
  });

  test('is one of exactly the limit not, and the limit is a setting', async () => {
    const { merchantId } = await merchantWith(2_000_000);
    await nextDay();
    await shop.call(payouts.draftPayouts, {}, by(maker));
    const { id, approvalsNeeded } = await payoutOf(merchantId);
    expect(approvalsNeeded).toBe(1);
    const { body } = await shop.call(showSettings, { group: 'control' }, by(admin));
    const values = { 'payouts.secondApprovalAbove': 19_000 };
    const saved = await shop.call(
      saveSettings,
      { group: 'control', version: body.version, values },
      by(admin),
    );
    expect([saved.error, saved.status]).toEqual([undefined, 200]);
    expect((await payoutOf(merchantId)).approvalsNeeded).toBe(2);
    expect((await step(id, 'approve', nada)).body.state).toBe('draft');
  });
});

describe('the run', () => {
  test('has its total, its steps with names and hours, and what waits for whom', async () => {
    const small = await merchantWith(10_000);
    const other = await merchantWith(20_000);
    await draftByClock();
    const drafted = await runOf(nada);
    const batchId = drafted.run?.batchId as number;
    const ids = [(await payoutOf(small.merchantId)).id, (await payoutOf(other.merchantId)).id];
    expect(drafted.run).toMatchObject({ payouts: 2, amount: 300, held: 0, failed: 0, left: null });
    expect(drafted.run?.approve).toEqual({ payoutIds: ids.toSorted(), amount: 300 });
    expect(drafted.run?.steps.map(({ step: name, done, by: names }) => [name, done, names])).toEqual([
      ['draft', 2, []],
      ['approve', 0, []],
      ['send', 0, []],
      ['confirm', 0, []],
    ]);
    for (const id of ids) await step(id, 'approve', nada);
    const mine = (await runOf(nada)).run;
    expect(mine?.send).toEqual({ payoutIds: [], amount: 0 });
    expect(mine?.left).toEqual({ step: 'send', payoutIds: ids.toSorted(), amount: 300 });
    const tareks = (await runOf(tarek)).run;
    expect(tareks?.send).toEqual({ payoutIds: ids.toSorted(), amount: 300 });
    expect(tareks?.steps[1]).toMatchObject({ done: 2 });
    expect(tareks?.steps[1]?.at?.slice(0, 10)).toBe(shop.clock.now().toISOString().slice(0, 10));
    for (const id of ids) await step(id, 'send', tarek);
    await step(ids[0] as number, 'confirm', tarek);
    await step(ids[1] as number, 'fail', tarek);
    const ended = (await runOf(nada, batchId)).run;
    expect(ended?.steps.map(({ done }) => done)).toEqual([2, 1, 1, 1]);
    expect(ended?.failed).toBe(1);
    await expectBooksRight(shop);
  });

  test('is confirmed by one reference of the bank, but what the bank gave back', async () => {
    const merchants = [await merchantWith(10_000), await merchantWith(20_000), await merchantWith(40_000)];
    await draftByClock();
    const ids = (await runOf(nada)).run?.approve.payoutIds ?? [];
    const many = (name: 'approve' | 'send' | 'confirm', who: TestPerson | undefined, note = '') =>
      shop.call(payouts.movePayouts, { payoutIds: ids, step: name, note }, by(who));
    await many('approve', nada);
    await many('send', tarek);
    const back = await payoutOf(merchants[0]?.merchantId ?? 0);
    await step(back.id, 'fail', tarek);
    const { run } = await runOf(nada);
    // The batch also takes up what came back in the test before.
    const arrived = ids.filter(id => id !== back.id);
    expect(run?.confirm.payoutIds).toEqual(arrived);
    const unsaid = await many('confirm', nada);
    expect(unsaid.body.outcomes.map(({ payoutId, code }) => [payoutId, code])).toEqual(
      ids.map(id => [id, id === back.id ? 'not_possible_now' : 'reason_needed']),
    );
    const confirmed = await many('confirm', nada, 'ملف CIB-2811');
    const done = confirmed.body.outcomes.filter(({ outcome }) => outcome === 'done');
    expect(done.map(({ payoutId }) => payoutId)).toEqual(arrived);
    const other = await payoutOf(merchants[1]?.merchantId ?? 0);
    expect([other.state, other.bankReference]).toEqual(['paid', 'ملف CIB-2811']);
    expect((await runOf(nada)).run?.confirm).toEqual({ payoutIds: [], amount: 0 });
    await expectBooksRight(shop);
  });

  test('has colleagues reminded by whoever cannot go on, once an hour', async () => {
    await merchantWith(50_000);
    await draftByClock();
    const batchId = (await runOf(nada)).run?.batchId ?? 0;
    const remind = (who: TestPerson | undefined) => shop.call(remindOfPayouts, { batchId }, by(who));
    const heard = async (who: TestPerson | undefined) =>
      (
        await shop.rows(sql<{ title: string; body: string }>`
          select title, body from notifications where user_id = ${who?.id} and title like 'دفعة مستحقات تنتظر%'`)
      ).length;
    expect((await remind(nada)).error.code).toBe('nothing_to_remind');
    for (const id of (await runOf(nada)).run?.approve.payoutIds ?? []) await step(id, 'approve', nada);
    const [before, own] = [await heard(tarek), await heard(nada)];
    expect((await remind(tarek)).error.code).toBe('nothing_to_remind');
    expect((await remind(nada)).body).toEqual({ reminded: true });
    expect((await remind(nada)).error.code).toBe('reminded_before');
    expect([await heard(tarek), await heard(nada)]).toEqual([before + 1, own]);
    shop.clock.advance(HOUR);
    expect((await remind(nada)).body).toEqual({ reminded: true });
    expect((await shop.call(remindOfPayouts, { batchId: 999_999 }, by(nada))).error.code).toBe(
      'payout_not_found',
    );
  });

  test('sets apart what is held because the account was changed in the last seven days', async () => {
    const { merchantId, owner } = await merchantWith(30_000);
    await nextDay();
    await shop.call(
      money.setPayoutChannel,
      { kind: 'wallet', holder: 'منى السيد', number: '01012345678' },
      by(owner),
    );
    await nextDay();
    await shop.call(payouts.draftPayouts, {}, by(maker));
    const { run } = await runOf(nada);
    const { id, isHeld } = await payoutOf(merchantId);
    expect([run?.held, isHeld]).toEqual([1, true]);
    expect(run?.approve.payoutIds).not.toContain(id);
    const held = await shop.call(payouts.listPayouts, { batchId: run?.batchId, only: 'held' }, by(nada));
    expect(held.body.payouts.map(each => each.id)).toEqual([id]);
    await nextDay(7);
    expect([(await runOf(nada)).run?.held, (await payoutOf(merchantId)).isHeld]).toEqual([0, false]);
  });

  test('sets apart who is below the minimum, and whose earnings are not available yet', async () => {
    const low = await merchantWith(4_999);
    await shop.rows(sql`delete from stale_earnings`);
    await shop.rows(sql`
      insert into earnings_sums (merchant_id, pending, awaits_cash, frozen, available) values (${low.merchantId}, 5000, 200, 30, 4999)
      on conflict (merchant_id) do update set pending = 5000, awaits_cash = 200, frozen = 30, available = 4999`);
    const listed = async (of: 'below_minimum' | 'not_yet') =>
      (await shop.call(payouts.listAvailable, { of, limit: 100 }, by(nada))).body;
    const below = await listed('below_minimum');
    expect(below.merchants.find(({ merchantId }) => merchantId === low.merchantId)).toMatchObject({
      amount: 49.99,
      nextRun: 'below_minimum',
    });
    expect(below.merchants.every(({ nextRun }) => nextRun === 'below_minimum')).toBe(true);
    const { counts } = await runOf(nada);
    const waiting = await listed('not_yet');
    expect(waiting.merchants.find(({ merchantId }) => merchantId === low.merchantId)?.amount).toBe(52.3);
    expect(waiting.merchants.every(({ amount }) => amount > 0)).toBe(true);
    expect([below.total, waiting.total]).toEqual([counts.below_minimum, counts.not_yet]);
  });
});
