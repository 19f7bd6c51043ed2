import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { merchantPayable } from '#modules/ledger/account.ts';
import { decideMoneyAct, listMoneyActs } from '#modules/ledger/control.calls.ts';
import * as months from '#modules/ledger/months.calls.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import { checkLedger } from '#modules/ledger/server/check-ledger.ts';
import { post } from '#modules/ledger/server/post.ts';
import { cairoDay } from '#platform/dates.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addMerchant } from '../../support/catalog.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let [finance, second]: TestPerson[] = [];
let merchantId: number;
let causes = 0;

beforeAll(async () => {
  finance = await addPerson(shop, { role: 'finance' });
  second = await addPerson(shop, { role: 'finance' });
  merchantId = await addMerchant(shop);
});

const by = (person = finance) => ({ token: person?.token ?? '' });
const show = async (month?: string) =>
  (await shop.call(months.showMonth, month === undefined ? {} : { month }, by())).body;
const close = async (month: string) => {
  const { status, error } = await shop.call(months.closeMonth, { month }, by());
  return error?.code ?? status;
};

/** The month so many months before this one. */
function monthBefore(ago: number): string {
  const [year = 0, month = 1] = cairoDay(shop.clock.now()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7);
}

const at = (month: string, day = 15) => new Date(`${month}-${String(day).padStart(2, '0')}T12:00:00Z`);

function move(when: Date, ...entries: PostingEntry[]) {
  const cause = { type: 'test', id: ++causes };
  return shop.ctx.db.transaction().execute(tx => post(tx, { cause, kind: 'earned', entries, at: when }));
}

test('a month has its trial balance and the age of open balances; closed it takes no entry any more', async () => {
  const [old, last, now] = [monthBefore(2), monthBefore(1), monthBefore(0)];
  const owed = merchantPayable(merchantId);
  await move(at(old), { account: 'bank', debit: 1_000 }, { account: owed, credit: 1_000 });
  await move(at(last), { account: owed, debit: 400 }, { account: 'bank', credit: 400 });
  await move(at(last), { account: 'bank', debit: 50 }, { account: owed, credit: 50 });

  expect((await show()).month).toBe(old);
  const shown = await show(last);
  expect(shown.months).toEqual([now, last, old]);
  expect(shown).toMatchObject({ closed: null, waitsFor: 'earlier_month' });
  expect(shown.balances).toEqual([
    { account: 'bank', opening: 10, debit: 0.5, credit: 4, closing: 6.5 },
    { account: 'merchant_payable', opening: -10, debit: 4, credit: 0.5, closing: -6.5 },
  ]);
  const [ages] = shown.ageing.filter(({ account }) => account === 'merchant_payable');
  // What was paid was the oldest: of 10.50 that came, the newest 6.50 are left.
  expect(ages?.balance).toBe(-6.5);
  expect(ages?.ages[0]).toBe(-0.5);
  expect(ages?.ages.reduce((sum, age) => sum + age, 0)).toBe(-6.5);

  expect(await close(now)).toBe('month_not_over');
  expect(await close(last)).toBe('month_before_open');
  expect(await close(old)).toBe(200);
  expect(await close(old)).toBe('month_closed');
  await expect(
    move(at(old, 20), { account: 'bank', debit: 1 }, { account: 'suspense', credit: 1 }),
  ).rejects.toThrow('is closed');
  expect(await close(last)).toBe(200);
  expect((await show(last)).balances).toEqual(shown.balances);
  expect((await show(last)).closed).toMatchObject({ by: expect.any(String) });
  // What this month begins with is what the last one ended with.
  expect((await show()).balances).toMatchObject([{ opening: 6.5 }, { opening: -6.5 }]);
  await expectBooksRight(shop);
});

test('VAT is paid by two people and never above what is due; fees by an invoice are paid the same way', async () => {
  const now = shop.clock.now();
  await move(now, { account: 'bank', debit: 1_400 }, { account: 'vat_payable', credit: 1_400 });
  const pay = (due: 'vat' | 'courierFees', amount: number, key: number) =>
    shop.call(months.payDue, { due, amount, bankReference: 'CIB 77', key }, by());
  expect((await pay('vat', 14.01, 1)).error.code).toBe('more_than_due');
  expect((await pay('vat', 14, 2)).body).toEqual({ posted: false, waits: true });
  const { acts } = (await shop.call(listMoneyActs, {}, by(second))).body;
  expect(acts).toMatchObject([
    { action: 'taxAndFees', amount: 14, choice: 'vat', reason: 'CIB 77', isMine: false },
  ]);
  const sign = (person: TestPerson | undefined) =>
    shop.call(decideMoneyAct, { actId: acts[0]?.id ?? 0, decision: 'agree' }, by(person));
  expect((await sign(finance)).error.code).toBe('second_person_needed');
  expect((await sign(second)).body).toEqual({ waits: false });
  const { balances } = await show(monthBefore(0));
  expect(balances.find(({ account }) => account === 'vat_payable')).toMatchObject({ debit: 14, closing: 0 });
  expect((await pay('courierFees', 20, 3)).body.waits).toBe(true);
  await expectBooksRight(shop);
});

test.each([
  ['M15', [sql`update closed_month_balances set debit = debit + 1`]],
  [
    'A4',
    [sql`alter table money_acts disable trigger money_acts_signed`, sql`update money_acts set people = 3`],
  ],
])('a planted violation of %s is seen', async (id, faults) => {
  const planted = shop.ctx.db.transaction().execute(async tx => {
    for (const fault of faults) await fault.execute(tx);
    const wrong = (await checkLedger(tx)).filter(({ violations }) => violations > 0);
    throw new Error(wrong.map(line => line.id).join(' '));
  });
  await expect(planted).rejects.toThrow(id);
});
