import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { merchantPayable } from '#modules/ledger/account.ts';
import * as ledger from '#modules/ledger/calls.ts';
import * as control from '#modules/ledger/control.calls.ts';
import { post } from '#modules/ledger/server/post.ts';
import { selectBalance } from '#modules/ledger/server/queries.ts';
import * as closed from '#modules/payouts/closed.calls.ts';
import * as money from '#modules/payouts/money.calls.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import { updateBalanceStates } from '#modules/payouts/server/update-balance-states.ts';
import { findEverywhere, showHome } from '#modules/reports/calls.ts';
import { DAY } from '#platform/clock.ts';
import { cairoDay } from '#platform/dates.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { staySignedIn } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addMerchant } from '../../support/catalog.ts';
import { expectSeen } from '../../support/money/planted-fault.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { auditOf, noticesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
let [maker, approver]: TestPerson[] = [];
let causes = 0;

const IBAN = 'EG380019000500000000263180002';

beforeAll(async () => {
  maker = await addPerson(shop, { role: 'finance' });
  approver = await addPerson(shop, { role: 'finance' });
});

const by = (person: TestPerson | undefined) => ({ token: person?.token ?? '' });

/** What an event earned a merchant, in piastres; below 0 it cost the merchant. */
async function earn(merchantId: number, amount: number) {
  const entries =
    amount > 0
      ? [
          { account: 'bank' as const, debit: amount },
          { account: merchantPayable(merchantId), credit: amount },
        ]
      : [
          { account: merchantPayable(merchantId), debit: -amount },
          { account: 'bank' as const, credit: -amount },
        ];
  await db
    .transaction()
    .execute(tx =>
      post(tx, { cause: { type: 'test', id: ++causes }, kind: 'earned', entries, at: shop.clock.now() }),
    );
}

async function merchantWith(amount: number, { channel = true } = {}) {
  const merchantId = await addMerchant(shop);
  const owner = await addPerson(shop, { role: 'merchant', merchantId });
  await staySignedIn(shop);
  if (channel)
    await shop.call(money.setPayoutChannel, { kind: 'iban', holder: 'شركة النيل', number: IBAN }, by(owner));
  if (amount !== 0) await earn(merchantId, amount);
  return { merchantId, owner, see: async () => (await shop.call(money.showMoney, {}, by(owner))).body };
}

/** A new day, so that there can be a batch; sessions live on. */
async function nextDay(days = 1) {
  shop.clock.advance(days * DAY);
  await staySignedIn(shop);
}

async function draftFor(merchantId: number) {
  await nextDay();
  await shop.call(payouts.draftPayouts, {}, by(maker));
  const { body } = await shop.call(payouts.listPayouts, { limit: 100 }, by(maker));
  const payout = body.payouts.find(each => each.merchantId === merchantId);
  return payout as NonNullable<typeof payout>;
}

type Step = 'approve' | 'send' | 'confirm' | 'fail';
const step = (payoutId: number, name: Step, { who = approver, note = 'مرجع ١٢٣' } = {}) =>
  shop.call(payouts.movePayout, { payoutId, step: name, note }, by(who));

test('a payout goes from draft to paid by two people, and the balance is what is left', async () => {
  const { merchantId, owner, see } = await merchantWith(48_160);
  const payout = await draftFor(merchantId);
  expect(payout).toMatchObject({
    amount: 481.6,
    state: 'draft',
    isMine: true,
    holder: 'شركة النيل',
    masked: 'EG •••• 0002',
    entries: 1,
  });
  expect(await see()).toMatchObject({ balance: 481.6, available: 0, claimed: 481.6 });

  for (const name of ['approve', 'send', 'confirm'] as const)
    expect((await step(payout.id, name)).status).toBe(200);

  expect(await see()).toMatchObject({ balance: 0, available: 0, claimed: 0 });
  expect(await selectBalance(db, merchantPayable(merchantId))).toBe(0);
  expect(await selectBalance(db, 'payout_clearing')).toBe(0);
  const { body } = await shop.call(money.listMoneyEntries, {}, by(owner));
  expect(body.entries.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
    ['sent/1', -481.6, 'paid'],
    ['earned', 481.6, 'paid'],
  ]);
  await expectBooksRight(shop);
});

test('a payout is found by its number, by who may open the list', async () => {
  const { merchantId, owner } = await merchantWith(48_160);
  const { id } = await draftFor(merchantId);
  const find = async (who: TestPerson | undefined) =>
    (await shop.call(findEverywhere, { q: `#${id}` }, by(who))).body.found.map(found => [
      found.kind,
      found.id,
    ]);
  expect(await find(approver)).toEqual([['payout', id]]);
  expect(await find(owner)).toEqual([]);
});

test('the maker of a payout cannot approve it, and the attempt is recorded (A4)', async () => {
  const { merchantId } = await merchantWith(10_000);
  const { id } = await draftFor(merchantId);

  const refused = await step(id, 'approve', { who: maker });

  expect([refused.status, refused.error.code]).toEqual([403, 'own_payout']);
  const [seen] = await auditOf(shop, { what: 'payout.approval_refused', id }, 'by', 'reason');
  expect(seen).toEqual({ by: maker?.id, reason: 'own_payout' });
  const bypass = sql`update payouts set approved_by = created_by where id = ${id}`.execute(db);
  await expect(bypass).rejects.toThrow('check');
  expect((await step(id, 'approve')).body.state).toBe('approved');
});

test('below the minimum of 50 pounds it is carried over to the next batch', async () => {
  const { merchantId, owner, see } = await merchantWith(4999);
  await merchantWith(10_000);
  const onHome = async (who: TestPerson | undefined) =>
    (await shop.call(showHome, {}, by(who))).body.figures?.nextPayout;
  expect(await draftFor(merchantId)).toBeUndefined();
  expect((await see()).nextPayout).toMatchObject({ amount: 0, minimum: 50 });
  await earn(merchantId, 1);
  const { nextPayout } = await see();
  expect(nextPayout.amount).toBe(50);
  expect(await onHome(owner)).toEqual({ day: nextPayout.day, amount: 50 });
  expect(await onHome(maker), 'it is nobody else’s').toBeNull();
  await merchantWith(10_000);
  expect((await draftFor(merchantId)).amount).toBe(50);
});

test('one that failed gives its entries back, and is tried again under the same number', async () => {
  const { merchantId, see } = await merchantWith(20_000);
  const { id } = await draftFor(merchantId);
  await step(id, 'approve');
  await step(id, 'send');
  expect((await step(id, 'fail', { note: 'رفض البنك التحويل' })).body).toMatchObject({
    state: 'failed',
    entries: 0,
  });
  expect(await see()).toMatchObject({ balance: 200, available: 200 });
  await expectBooksRight(shop);

  await earn(merchantId, 500);
  const again = await shop.call(payouts.retryPayout, { payoutId: id }, by(maker));
  expect(again.body).toMatchObject({ id, state: 'draft', amount: 205, attempt: 2 });
  for (const name of ['approve', 'send', 'confirm'] as const) await step(id, name);
  expect((await see()).balance).toBe(0);
  const [count] = await shop.rows(
    sql`select count(*)::int as n from payouts where merchant_id = ${merchantId}`,
  );
  expect(count).toEqual({ n: 1 });
  await expectBooksRight(shop);
});

test('a step that is not the next one is refused and changes nothing', async () => {
  const { merchantId } = await merchantWith(20_000);
  const { id } = await draftFor(merchantId);
  for (const name of ['send', 'confirm'] as const)
    expect((await step(id, name)).error.code).toBe('not_possible_now');
  await step(id, 'approve');
  expect((await step(id, 'approve')).error.code).toBe('not_possible_now');
  expect((await step(id, 'fail', { note: '' })).error.code).toBe('reason_needed');
  expect((await step(999_999, 'send')).status).toBe(404);
});

test('there is one batch a day, by hand or by the clock', async () => {
  await merchantWith(10_000);
  await nextDay();
  expect((await shop.call(payouts.draftPayouts, {}, by(maker))).status).toBe(200);
  expect((await shop.call(payouts.draftPayouts, {}, by(approver))).error.code).toBe('payout_batch_exists');
});

test('without a channel nothing is drafted, and the account number is stored encrypted and shown masked', async () => {
  const { merchantId, owner } = await merchantWith(10_000, { channel: false });
  await merchantWith(10_000);
  expect(await draftFor(merchantId)).toBeUndefined();
  const set = (kind: 'iban' | 'wallet', number: string) =>
    shop.call(money.setPayoutChannel, { kind, holder: 'شركة النيل', number }, by(owner));
  expect((await set('iban', IBAN.replace('38', '39'))).error.code).toBe('wrong_iban');
  expect((await set('wallet', '12345')).error.details.fields).toHaveProperty('number');
  expect((await set('wallet', '٠١٠ ١٢٣٤ ٥٦٧٨')).body.masked).toBe('01• •••• 5678');
  expect((await set('iban', 'eg38 0019 0005 0000 0000 2631 8000 2')).body.masked).toBe('EG •••• 0002');
  const [stored] = await shop.rows(sql<{ all: string }>`
    select string_agg(t::text, '') as all from (
      select row_to_json(c)::text as t from merchant_channels c union all select row_to_json(a)::text from audit_log a) x`);
  expect(stored?.all).not.toContain('0000263180002');
  const changes = await auditOf(shop, { what: 'merchant.payout_channel', id: merchantId }, 'from');
  expect(changes).toHaveLength(2);
});

test('the list for the bank has every approved payout in full, and who took it is written down', async () => {
  const { merchantId } = await merchantWith(12_345);
  const payout = await draftFor(merchantId);
  await step(payout.id, 'approve');
  // Opening the list in a spreadsheet runs no text of a merchant's.
  await shop.rows(
    sql`update payouts set holder = '=HYPERLINK("http://evil.example")' where id = ${payout.id}`,
  );
  const { text } = await shop.call(payouts.exportBatch, { batchId: payout.batchId }, by(approver));
  expect(text).toContain(IBAN);
  expect(text).toContain('123.45');
  expect(text).toContain(`"'=HYPERLINK(""http`);
  const [taken] = await auditOf(shop, { what: 'payout_batch.exported' }, 'by');
  expect(taken).toEqual({ by: approver?.id });
});

test('support finds a merchant’s statements by its name and reads them, and changes nothing', async () => {
  const { merchantId, owner } = await merchantWith(30_000);
  await draftFor(merchantId);
  const support = await addPerson(shop, { role: 'support' });
  const name = `متجر الكشوف ${merchantId}`;
  await shop.rows(sql`update merchants set name_ar = ${name} where id = ${merchantId} returning id`);
  const find = async (who: TestPerson) =>
    (await shop.call(findEverywhere, { q: name }, by(who))).body.found.filter(
      ({ kind }) => kind === 'statement',
    );
  const [found] = await find(support);
  expect(found).toMatchObject({ title: '#1', note: name });
  expect(await find(owner), 'its own stand on its page').toEqual([]);
  const statementId = found?.id as number;
  const { body } = await shop.call(money.showStatement, { statementId }, by(support));
  expect([body.merchantName, body.canDispute]).toEqual([name, false]);
  const words = { statementId, reason: 'مبلغ ناقص' };
  expect((await shop.call(money.disputeStatement, words, by(support))).status).toBe(403);
  const answer = await shop.call(money.answerStatementDispute, words, by(support));
  expect(answer.status).toBe(403);
});

test('a statement opens where the last one closed and holds every entry; it can be disputed for 15 days', async () => {
  const { merchantId, owner } = await merchantWith(30_000);
  const { id } = await draftFor(merchantId);
  for (const name of ['approve', 'send', 'confirm'] as const) await step(id, name);
  await earn(merchantId, 700);
  await merchantWith(10_000);
  await draftFor(merchantId);

  const { body } = await shop.call(money.listStatements, {}, by(owner));
  expect(
    body.statements.map(({ number, opening, closing, entries }) => [number, opening, closing, entries]),
  ).toEqual([
    [2, 300, 7, 2],
    [1, 0, 300, 1],
  ]);
  const statementId = body.statements[0]?.id as number;
  const { body: shown } = await shop.call(money.showStatement, { statementId }, by(owner));
  expect(shown.lines.map(({ amount }) => amount)).toEqual([-300, 7]);
  const stranger = await merchantWith(0);
  expect((await shop.call(money.showStatement, { statementId }, by(stranger.owner))).status).toBe(404);

  for (const format of ['csv', 'xlsx'] as const) {
    const file = await shop.call(money.downloadStatement, { statementId, format }, by(owner));
    const rows = await readSheetFile(file.bytes);
    expect(rows.map(({ cells }) => cells.at(-1)).slice(1)).toEqual(balancesOf(shown));
    const taken = await shop.call(money.downloadStatement, { statementId, format }, by(stranger.owner));
    expect(taken.error.code).toBe('statement_not_found');
  }

  const dispute = (which: number) =>
    shop.call(money.disputeStatement, { statementId: which, reason: 'مبلغ ناقص' }, by(owner));
  await nextDay(15);
  expect((await dispute(statementId)).status).toBe(200);
  expect((await dispute(statementId)).error.code).toBe('disputed_already');
  await nextDay();
  expect((await dispute(body.statements[1]?.id as number)).error.code).toBe('dispute_too_late');
});

test("staff answer a merchant's objection once, and it is notified; nobody answers what was not disputed", async () => {
  const { merchantId, owner } = await merchantWith(12_000);
  await draftFor(merchantId);
  const { body } = await shop.call(money.listStatements, {}, by(owner));
  const statementId = body.statements[0]?.id ?? 0;
  const reply = { statementId, reason: 'راجعنا الكشف وهو صحيح' };
  const answerIt = () => shop.call(money.answerStatementDispute, reply, by(approver));
  expect((await answerIt()).error.code).toBe('statement_not_found');
  const read = async (who: typeof maker) =>
    (await shop.call(money.showStatement, { statementId }, by(who))).body;
  const entryId = (await read(owner)).lines[0]?.id as number;
  const objection = { statementId, reason: 'مبلغ ناقص' };
  const elsewhere = { ...objection, entryId: entryId + 1_000 };
  expect((await shop.call(money.disputeStatement, elsewhere, by(owner))).error.code).toBe('entry_not_found');
  await shop.call(money.disputeStatement, { ...objection, entryId }, by(owner));
  // Staff who answer read the statement itself, and cannot object in the merchant's place.
  expect(await read(approver)).toMatchObject({ disputedEntryId: entryId, canDispute: false });
  const waiting = (await shop.call(money.listStatementDisputes, {}, by(approver))).body.disputes;
  expect(waiting).toContainEqual(expect.objectContaining({ statementId, dispute: 'مبلغ ناقص' }));
  expect((await answerIt()).status).toBe(200);
  expect((await answerIt()).error.code).toBe('answered_already');
  const seen = await shop.call(money.showStatement, { statementId }, by(owner));
  expect(seen.body.answer).toBe(reply.reason);
  const notices = await noticesOf(shop, owner.id, 'title');
  expect(notices.filter(({ title }) => title.startsWith('رد على اعتراضك'))).toHaveLength(1);
});

test('a merchant is notified of its payout: paid, or that it did not arrive', async () => {
  const { merchantId, owner } = await merchantWith(34_500);
  const payout = await draftFor(merchantId);
  for (const name of ['approve', 'send', 'fail'] as const)
    await step(payout.id, name, { note: 'رقم الحساب مغلق' });
  const titles = async () =>
    (await noticesOf(shop, owner.id, 'title'))
      .filter(({ title }) => title.includes('دفعة مستحقات'))
      .map(({ title }) => title.replace(/[\u2066-\u2069]/g, '').split(':')[0]);
  expect(await titles()).toEqual(['دفعة مستحقات في الطريق', 'لم تصل دفعة مستحقات']);
  await shop.call(payouts.retryPayout, { payoutId: payout.id }, by(maker));
  for (const name of ['approve', 'send', 'confirm'] as const) await step(payout.id, name);
  expect((await titles()).slice(2)).toEqual(['دفعة مستحقات في الطريق', 'وصلت دفعة مستحقات']);
});

test('a merchant in debt is notified, restricted after 30 days, suspended after 30 more, and free again once it is paid', async () => {
  const { merchantId, owner, see } = await merchantWith(-7840, { channel: false });
  const status = async () =>
    (await shop.rows(sql<{ status: string }>`select status from merchants where id = ${merchantId}`))[0]
      ?.status;
  await updateBalanceStates(shop.ctx);
  await updateBalanceStates(shop.ctx);
  expect(await see()).toMatchObject({ balance: -78.4, balanceState: 'owing' });
  const notices = await noticesOf(shop, owner.id, 'title');
  expect(notices).toHaveLength(1);

  await nextDay(30);
  await updateBalanceStates(shop.ctx);
  expect([(await see()).balanceState, await status()]).toEqual(['owing', 'active']);
  await nextDay();
  await updateBalanceStates(shop.ctx);
  expect([(await see()).balanceState, await status()]).toEqual(['restricted', 'restricted']);
  await nextDay(31);
  await updateBalanceStates(shop.ctx);
  expect(await status()).toBe('suspended');

  await earn(merchantId, 7840);
  await updateBalanceStates(shop.ctx);
  expect([(await see()).balanceState, await status()]).toEqual(['ok', 'active']);
});

test('the weekly batch is drafted by the shop on its day in Cairo, once', async () => {
  const { merchantId } = await merchantWith(9000);
  const batches = () =>
    shop.rows(sql<{ day: string }>`select day::text from payout_batches where created_by is null`);
  for (let days = 0; days < 7; days += 1) {
    await nextDay();
    await draftWeekly(shop.ctx);
    await draftWeekly(shop.ctx);
  }
  const made = await batches();
  expect(made).toHaveLength(1);
  expect(new Date(`${made[0]?.day}T00:00:00Z`).getUTCDay()).toBe(0);
  const [drafted] = await shop.rows(
    sql<{ id: number; state: string }>`select id, state from payouts where merchant_id = ${merchantId}`,
  );
  expect(drafted?.state).toBe('draft');
  // Nobody made it, so approving and sending it takes two people as well.
  const id = drafted?.id as number;
  expect((await step(id, 'approve')).status).toBe(200);
  const alone = await step(id, 'send');
  expect([alone.status, alone.error.code]).toEqual([403, 'second_person_needed']);
  expect((await step(id, 'send', { who: maker })).status).toBe(200);
  await expectBooksRight(shop);
});

test('nobody approves a payout that pays an adjustment of their own', async () => {
  const { merchantId } = await merchantWith(9000);
  const given = { merchantId, amount: 500, reason: 'تعويض عن خطأ', key: 77_001 };
  expect((await shop.call(ledger.adjustMerchant, given, by(approver))).status).toBe(200);
  const { id } = await draftFor(merchantId);
  const own = await step(id, 'approve');
  expect([own.status, own.error.code]).toEqual([403, 'own_money']);
  const third = await addPerson(shop, { role: 'finance' });
  expect((await step(id, 'approve', { who: third })).status).toBe(200);
  await expectBooksRight(shop);
});

test('nobody approves a payout to an account that they wrote down for a closed merchant', async () => {
  const { merchantId } = await merchantWith(4_100);
  await shop.rows(sql`delete from merchant_channels where merchant_id = ${merchantId}`);
  await shop.rows(
    sql`update merchants set status = 'closed', closed_at = ${shop.clock.now()} where id = ${merchantId}`,
  );
  const account = { kind: 'wallet', holder: 'منى السيد', number: '01012345678' } as const;
  expect((await shop.call(closed.setClosedChannel, { merchantId, ...account }, by(approver))).status).toBe(
    200,
  );
  await nextDay(91);
  const { id } = await draftFor(merchantId);
  const own = await step(id, 'approve');
  expect([own.status, own.error.code]).toEqual([403, 'own_money']);
  const third = await addPerson(shop, { role: 'finance' });
  expect((await step(id, 'approve', { who: third })).status).toBe(200);
});

test('a closed merchant is paid what is left 90 days later, however little it is', async () => {
  const { merchantId } = await merchantWith(3_100);
  await shop.rows(
    sql`update merchants set status = 'closed', closed_at = ${shop.clock.now()} where id = ${merchantId}`,
  );
  const drafted = async () => {
    await shop.call(payouts.draftPayouts, {}, by(maker));
    return shop.rows(sql`select amount from payouts where merchant_id = ${merchantId}`);
  };
  await nextDay(89);
  expect(await drafted()).toEqual([]);
  await nextDay(2);
  expect(await drafted()).toEqual([{ amount: 3_100 }]);
});

test('a closed merchant stands on a list until its account is at nothing, and gives its account in writing', async () => {
  const [owed, owing] = [await merchantWith(3_200), await merchantWith(0)];
  const debt = { merchantId: owing.merchantId, amount: -40, reason: 'غرامة قديمة', key: 8_101 };
  await shop.call(ledger.adjustMerchant, debt, by(maker));
  await shop.rows(sql`delete from merchant_channels where merchant_id = ${owed.merchantId}`);
  const listed = async () => {
    const { merchants } = (await shop.call(closed.listClosedMerchants, {}, by(maker))).body;
    return merchants.filter(({ merchantId }) => [owed.merchantId, owing.merchantId].includes(merchantId));
  };
  expect(await listed()).toEqual([]);
  await shop.rows(sql`
    update merchants set status = 'closed', closed_at = ${shop.clock.now()}
     where id in (${owed.merchantId}, ${owing.merchantId})`);
  expect(await listed()).toMatchObject([
    { merchantId: owed.merchantId, available: 32, channel: null },
    { merchantId: owing.merchantId, available: -40 },
  ]);

  const account = { kind: 'wallet', holder: 'منى السيد', number: '01012345678' } as const;
  const write = (merchantId: number) =>
    shop.call(closed.setClosedChannel, { merchantId, ...account }, by(maker));
  const { merchantId: open } = await merchantWith(100);
  expect((await write(open)).error.code).toBe('merchant_not_closed');
  expect((await write(owed.merchantId)).status).toBe(200);
  expect((await listed())[0]?.channel).toMatch(/5678/);

  const pay = (amount: number, key: number) =>
    shop.call(
      closed.recordDebtPaid,
      { merchantId: owing.merchantId, amount, bankReference: 'CIB 9', key },
      by(maker),
    );
  expect((await pay(41, 8_102)).error.code).toBe('more_than_owed');
  expect((await pay(40, 8_103)).body).toEqual({ posted: true, waits: false });
  expect((await pay(40, 8_103)).body).toEqual({ posted: false, waits: false });
  expect((await listed()).map(({ merchantId }) => merchantId)).toEqual([owed.merchantId]);
  await nextDay(91);
  await shop.call(payouts.draftPayouts, {}, by(maker));
  expect(await shop.rows(sql`select amount from payouts where merchant_id = ${owed.merchantId}`)).toEqual([
    { amount: 3_200 },
  ]);
  await expectBooksRight(shop);
});

test('an adjustment has its reason and who gave it, counts once, and the books show it', async () => {
  const { merchantId, see } = await merchantWith(10_000);
  const adjust = (amount: number, key: number) =>
    shop.call(ledger.adjustMerchant, { merchantId, amount, reason: 'تأخر متكرر', key }, by(maker));
  expect((await adjust(-25, 71)).body).toEqual({ posted: true, waits: false });
  expect((await adjust(-25, 71)).body).toEqual({ posted: false, waits: false });
  await adjust(5, 72);
  expect((await see()).balance).toBe(80);
  const { body } = await shop.call(
    ledger.listLedger,
    { account: merchantPayable(merchantId), causeType: 'adjustment', from: cairoDay(shop.clock.now()) },
    by(maker),
  );
  expect(body.transactions.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['adjustment', 5, 'تأخر متكرر'],
    ['penalty', 25, 'تأخر متكرر'],
  ]);
  const theirs = body.transactions.map(({ entries }) => entries.find(({ merchantName }) => merchantName));
  const [name] = await shop.rows(
    sql<{ name: string }>`select name_ar as name from merchants where id = ${merchantId}`,
  );
  expect(theirs.map(each => [each?.merchantName, each?.debit, each?.credit])).toEqual([
    [name?.name, 0, 5],
    [name?.name, 25, 0],
  ]);
  expect((await shop.call(ledger.listBalances, {}, by(maker))).body.sum).toBe(0);
});

test('what one person gives a day above the limit waits until another has agreed', async () => {
  const { merchantId, see } = await merchantWith(10_000);
  const giver = await addPerson(shop, { role: 'finance' });
  const adjust = (amount: number, key: number) =>
    shop.call(ledger.adjustMerchant, { merchantId, amount, reason: 'تعويض عن تلف', key }, by(giver));
  const decide = (actId: number | undefined, decision: 'agree' | 'refuse', who = approver) =>
    shop.call(control.decideMoneyAct, { actId: actId ?? 0, decision }, by(who));
  expect((await adjust(4000, 8_001)).body).toEqual({ posted: true, waits: false });
  expect((await adjust(-1500, 8_002)).body).toEqual({ posted: false, waits: true });
  expect((await adjust(-1500, 8_002)).body).toEqual({ posted: false, waits: true });
  expect((await adjust(900_000, 8_003)).body.waits).toBe(true);
  expect((await see()).balance).toBe(4100);
  const { acts } = (await shop.call(control.listMoneyActs, {}, by(giver))).body;
  expect(acts).toMatchObject([
    { subject: '8002', action: 'adjustment', amount: 1500, choice: 'penalty', isMine: true, people: 2 },
    { subject: '8003', action: 'adjustment', amount: 900_000, choice: 'credit', isMine: true },
  ]);
  const [first, second] = acts.map(({ id }) => id);
  const alone = await decide(first, 'agree', giver);
  expect([alone.status, alone.error.code]).toEqual([403, 'second_person_needed']);
  expect((await decide(first, 'agree')).status).toBe(200);
  expect((await decide(second, 'refuse', giver)).status).toBe(200);
  for (const ended of [first, second])
    expect((await decide(ended, 'agree')).error.code).toBe('money_act_not_found');
  expect((await see()).balance).toBe(2600);
  await expectBooksRight(shop);
  const { id } = await draftFor(merchantId);
  expect((await step(id, 'approve')).error.code).toBe('own_money');
});

test('who is to be corrected is found by name, also a closed merchant, and no applicant', async () => {
  const find = async (q: string) =>
    (await shop.call(ledger.findPaidMerchants, { q }, by(maker))).body.merchants;
  const ids = [
    await addMerchant(shop, 'مصنع الفخار'),
    await addMerchant(shop, 'بيت الفخار', 'closed'),
    await addMerchant(shop, 'فخار لم يُقبل بعد', 'applied'),
  ];
  expect(await find('فخار')).toEqual([
    { id: ids[0], name: 'مصنع الفخار', status: 'active' },
    { id: ids[1], name: 'بيت الفخار', status: 'closed' },
  ]);
  const unchosen = { merchantId: null as unknown as number, amount: 5, reason: 'تعويض', key: 73 };
  const reply = await shop.call(ledger.adjustMerchant, unchosen, by(maker));
  expect(reply.error.details.fields).toEqual({ merchantId: 'اختر المتجر من النتائج' });
});

test("a merchant sees its own money only, and finance's calls are closed to it", async () => {
  const { owner } = await merchantWith(10_000);
  const buyer = await addPerson(shop);
  await staySignedIn(shop);
  expect((await shop.call(payouts.listPayouts, {}, by(owner))).status).toBe(403);
  expect((await shop.call(ledger.listLedger, {}, by(owner))).status).toBe(403);
  expect((await shop.call(money.showMoney, {}, by(buyer))).status).toBe(403);
  expect((await shop.call(money.showMoney, {}, by(maker))).status).toBe(403);
});

test('a planted payout of one person, and a closed merchant who is not paid, are seen', async () => {
  const [{ merchantId }, closedOne] = [await merchantWith(9_000), await merchantWith(9_000)];
  const { id } = await draftFor(merchantId);
  await step(id, 'approve');
  await step(id, 'send');
  await expectSeen(shop, checkEarnings, [
    'O4',
    [
      sql`alter table payouts drop constraint payouts_sender_differs`,
      sql`update payouts set created_by = null where id = ${id}`,
    ],
  ]);
  await expectSeen(shop, checkEarnings, [
    'O9',
    [
      sql`update merchant_entries set payout_id = null where merchant_id = ${closedOne.merchantId}`,
      sql`update merchants set status = 'closed', closed_at = now() - interval '121 days' where id = ${closedOne.merchantId}`,
    ],
  ]);
});

/** As its file has them: before, after each entry, and at the end. */
function balancesOf({ opening, closing, lines }: money.StatementWithLines): string[] {
  const amounts = lines
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id)
    .map(({ amount }) => amount);
  const running = amounts.map(
    (_, at) => opening + amounts.slice(0, at + 1).reduce((sum, each) => sum + each, 0),
  );
  return [opening, ...running, closing].map(String);
}

test('many payouts are approved and sent at once, each on its own, and those that cannot go say why', async () => {
  const [first, second, mine] = [
    await merchantWith(20_000),
    await merchantWith(30_000),
    await merchantWith(40_000),
  ];
  await draftFor(first.merchantId);
  const { body } = await shop.call(payouts.listPayouts, { state: 'draft', limit: 100 }, by(approver));
  const idOf = ({ merchantId }: typeof first) =>
    body.payouts.find(each => each.merchantId === merchantId)?.id ?? 0;
  const ids = [first, second, mine].map(idOf);
  await step(ids[2] ?? 0, 'fail');
  const move = (name: 'approve' | 'send', who: TestPerson | undefined) =>
    shop.call(payouts.movePayouts, { payoutIds: [...ids, 999_999], step: name }, by(who));
  const outcomesOf = async (reply: ReturnType<typeof move>) =>
    (await reply).body.outcomes.map(({ outcome, code, why }) => (outcome === 'done' ? 'done' : why && code));

  expect(await outcomesOf(move('approve', maker))).toEqual([
    'own_payout',
    'own_payout',
    'own_payout',
    'payout_not_found',
  ]);
  expect(await outcomesOf(move('approve', approver))).toEqual([
    'done',
    'done',
    'not_possible_now',
    'payout_not_found',
  ]);
  const confirmed = (at: Date | null) =>
    sql`update sessions set confirmed_at = ${at} where user_id = ${approver?.id}`.execute(db);
  await confirmed(null);
  expect((await move('send', approver)).error.code).toBe('confirmation_needed');
  await confirmed(shop.clock.now());
  expect((await outcomesOf(move('send', approver))).slice(0, 3)).toEqual([
    'done',
    'done',
    'not_possible_now',
  ]);
  await expectBooksRight(shop);
});

test('the available amount is listed by merchant, adds up to the figure, and the next batch takes exactly what was announced', async () => {
  const small = await merchantWith(4_999);
  const unknown = await merchantWith(10_000, { channel: false });
  const owing = await merchantWith(-700);
  const drafted = await merchantWith(10_000);
  await draftFor(drafted.merchantId);
  await earn(drafted.merchantId, 6_000);
  const suspended = await merchantWith(10_000);
  const closedNow = await merchantWith(9_000);
  await sql`update merchants set status = 'suspended' where id = ${suspended.merchantId}`.execute(db);
  await sql`update merchants set status = 'closed', closed_at = ${shop.clock.now()} where id = ${closedNow.merchantId}`.execute(
    db,
  );
  const fresh = await merchantWith(7_000);

  const { body } = await shop.call(payouts.listAvailable, { limit: 100 }, by(approver));
  const whyOf = ({ merchantId }: typeof small) =>
    body.merchants.find(each => each.merchantId === merchantId)?.nextRun;
  expect([small, unknown, owing, drafted, suspended, closedNow, fresh].map(whyOf)).toEqual([
    'below_minimum',
    'no_channel',
    'owes',
    'payout_open',
    'not_selling',
    'closed_waits',
    'included',
  ]);
  const figure = (await shop.call(payouts.listPayouts, {}, by(approver))).body.available;
  expect(body.merchants.length).toBe(body.total);
  expect(body.merchants.reduce((sum, { amount }) => sum + amount * 100, 0)).toBeCloseTo(figure * 100);

  const before = new Set((await all()).map(({ id }) => id));
  await nextDay();
  await shop.call(payouts.draftPayouts, {}, by(maker));
  const made = (await all()).filter(({ id, state }) => state === 'draft' && !before.has(id));
  const promised = body.merchants.filter(({ nextRun }) => nextRun === 'included');
  expect(made.map(({ merchantId, amount }) => [merchantId, amount]).toSorted(byFirst)).toEqual(
    promised.map(({ merchantId, amount }) => [merchantId, amount]).toSorted(byFirst),
  );
});

const byFirst = ([a = 0]: readonly number[], [b = 0]: readonly number[]) => a - b;
const all = async () => (await shop.call(payouts.listPayouts, { limit: 100 }, by(approver))).body.payouts;
