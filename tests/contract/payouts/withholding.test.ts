import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { merchantPayable } from '#modules/ledger/account.ts';
import * as months from '#modules/ledger/months.calls.ts';
import { post } from '#modules/ledger/server/post.ts';
import { selectBalance } from '#modules/ledger/server/queries.ts';
import * as documents from '#modules/payouts/documents.calls.ts';
import * as money from '#modules/payouts/money.calls.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import { saveSettings, setMerchantRate, showSettings } from '#modules/settings/back-office.calls.ts';
import { DAY } from '#platform/clock.ts';
import { cairoDay } from '#platform/dates.ts';
import { staySignedIn } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addMerchant } from '../../support/catalog.ts';
import { expectSeen } from '../../support/money/planted-fault.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
let [admin, maker, approver]: TestPerson[] = [];
let causes = 0;
const by = (person: TestPerson | undefined) => ({ token: person?.token ?? '' });

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
  maker = await addPerson(shop, { role: 'finance' });
  approver = await addPerson(shop, { role: 'finance' });
});
afterAll(() => expectBooksRight(shop));

async function withhold(percent: number) {
  const { version } = (await shop.call(showSettings, { group: 'payouts' }, by(admin))).body;
  const values = { 'payouts.withholdingPercent': percent };
  expect((await shop.call(saveSettings, { group: 'payouts', version, values }, by(admin))).status).toBe(200);
}

/** A merchant with so much available, and the payout that the next batch drafts for it. */
async function drafted(amount: number, ownPercent: number | null = null) {
  const merchantId = await addMerchant(shop);
  const rate = { merchantId, rate: 'withholding', percent: ownPercent } as const;
  expect((await shop.call(setMerchantRate, rate, by(admin))).status).toBe(200);
  const owner = await addPerson(shop, { role: 'merchant', merchantId });
  shop.clock.advance(DAY);
  await staySignedIn(shop);
  const channel = { kind: 'iban', holder: 'شركة النيل', number: 'EG380019000500000000263180002' } as const;
  await shop.call(money.setPayoutChannel, channel, by(owner));
  const cause = { type: 'test', id: ++causes };
  const entries = [
    { account: 'bank' as const, debit: amount },
    { account: merchantPayable(merchantId), credit: amount },
  ];
  await db.transaction().execute(tx => post(tx, { cause, kind: 'earned', entries, at: shop.clock.now() }));
  await shop.call(payouts.draftPayouts, {}, by(maker));
  const { body } = await shop.call(payouts.listPayouts, { limit: 100 }, by(maker));
  const payout = body.payouts.find(each => each.merchantId === merchantId);
  if (!payout) throw new Error('nothing was drafted');
  return { merchantId, owner, payout };
}

const step = (payoutId: number, name: 'approve' | 'send' | 'confirm' | 'fail') =>
  shop.call(payouts.movePayout, { payoutId, step: name, note: 'مرجع ١٢٣' }, by(approver));

test('tax withheld from a payout is owed to the authority, stands in the statement, and has a certificate', async () => {
  await withhold(3);
  const { merchantId, owner, payout } = await drafted(100_050);
  // 3 % of 1,000.50, half up.
  expect(payout).toMatchObject({ amount: 1000.5, withheld: 30.02 });
  // The rate of its draft stays.
  await withhold(5);
  for (const name of ['approve', 'send'] as const) expect((await step(payout.id, name)).status).toBe(200);
  expect(await selectBalance(db, 'withholding_payable')).toBe(-3002);
  expect(await selectBalance(db, 'payout_clearing')).toBe(-97_048);
  expect((await step(payout.id, 'confirm')).status).toBe(200);
  expect(await selectBalance(db, merchantPayable(merchantId))).toBe(0);
  const [entries, own] = [
    (await shop.call(money.listMoneyEntries, {}, by(owner))).body.entries,
    (await shop.call(money.showMoney, {}, by(owner))).body,
  ];
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['withheld/1', -30.02],
    ['sent/1', -970.48],
    ['earned', 1000.5],
  ]);
  const [paid] = own.payouts;
  expect(paid).toMatchObject({ amount: 1000.5, withheld: 30.02, certificateId: expect.any(Number) });
  const certificate = await shop.call(
    documents.showDocument,
    { documentId: paid?.certificateId ?? 0 },
    by(owner),
  );
  expect(certificate.body).toMatchObject({
    kind: 'withholding_certificate',
    issuer: 'shop',
    total: 30.02,
    vat: 0,
  });
  const stranger = await addPerson(shop, { role: 'merchant', merchantId: await addMerchant(shop) });
  const refused = await shop.call(
    documents.showDocument,
    { documentId: paid?.certificateId ?? 0 },
    by(stranger),
  );
  expect(refused.status).toBe(404);
});

test('a payout that did not arrive gives back what was withheld, and its next attempt withholds again', async () => {
  await withhold(1);
  const owed = await selectBalance(db, 'withholding_payable');
  const { merchantId, payout } = await drafted(50_000);
  await step(payout.id, 'approve');
  await step(payout.id, 'send');
  await step(payout.id, 'fail');
  expect(await selectBalance(db, 'withholding_payable')).toBe(owed);
  expect(await selectBalance(db, merchantPayable(merchantId))).toBe(-50_000);
  await withhold(0);
  const again = await shop.call(payouts.retryPayout, { payoutId: payout.id }, by(maker));
  expect(again.body).toMatchObject({ amount: 500, withheld: 0 });
  for (const name of ['approve', 'send', 'confirm'] as const) await step(payout.id, name);
  const certificates = await shop.rows(sql`
    select from documents where kind = 'withholding_certificate' and cause_id = ${payout.id}`);
  expect(certificates).toHaveLength(0);
});

test('a merchant that the law taxes otherwise has a rate of its own, and one that it exempts pays none', async () => {
  await withhold(1);
  const service = await drafted(100_000, 3);
  expect(service.payout).toMatchObject({ amount: 1000, withheld: 30 });
  const exempt = await drafted(100_000, 0);
  expect(exempt.payout).toMatchObject({ amount: 1000, withheld: 0 });
  for (const { payout } of [service, exempt])
    for (const name of ['approve', 'send', 'confirm'] as const)
      expect((await step(payout.id, name)).status).toBe(200);
  const certificates = await shop.rows(
    sql<{ merchantId: number }>`
      select merchant_id as "merchantId" from documents where kind = 'withholding_certificate'
         and merchant_id in (${service.merchantId}, ${exempt.merchantId})`,
  );
  expect(certificates).toEqual([{ merchantId: service.merchantId }]);
  await withhold(0);
});

test('finance hands over what was withheld, never more, and the trial balance has its account', async () => {
  const owed = -(await selectBalance(db, 'withholding_payable'));
  const pay = (amount: number, key: number, who = maker) =>
    shop.call(months.payDue, { due: 'withholding', amount, bankReference: 'TAX-9', key }, by(who));
  const account = async () => {
    const month = cairoDay(shop.clock.now()).slice(0, 7);
    const { body } = await shop.call(months.showMonth, { month }, by(maker));
    return body.balances.find(each => each.account === 'withholding_payable');
  };
  expect((await pay(owed / 100 + 1, 9001)).error.code).toBe('more_than_due');
  // What came back within this month is among its debits as well.
  const before = (await account())?.debit ?? 0;
  await pay(owed / 100, 9002);
  await pay(owed / 100, 9002, approver);
  expect(await selectBalance(db, 'withholding_payable')).toBe(0);
  expect(await account()).toMatchObject({ closing: 0, debit: expect.closeTo(before + owed / 100, 2) });
});

test('the check names tax that is not in the books, and a payout that says another tax than its certificate', async () => {
  const [paid] = await shop.rows(
    sql<{ id: number }>`select id from payouts where withheld > 0 and state = 'paid'`,
  );
  const wrong = [
    sql`update payouts set withheld = withheld + 1 where id = ${paid?.id}`,
    sql`update payouts set withheld = 0, withheld_percent = 0 where id = ${paid?.id}`,
  ];
  for (const fault of wrong) await expectSeen(shop, checkEarnings, ['O12', [fault]]);
});
