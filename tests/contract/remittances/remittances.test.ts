import { sql } from 'kysely';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import { decideMoneyAct, listMoneyActs } from '#modules/ledger/control.calls.ts';
import * as calls from '#modules/remittances/calls.ts';
import { checkRemittances } from '#modules/remittances/server/check-remittances.ts';
import { watchCash } from '#modules/remittances/server/watch-cash.ts';
import { DAY } from '#platform/clock.ts';
import { BIDI_CONTROLS } from '#platform/digits.ts';
import { staySignedIn } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { wait } from '../../support/market.ts';
import { cashShop, takeStatement, tryStatement } from '../../support/money/remittances.ts';
import { statementOf } from '../../support/money/statement.ts';
import { parcelNow } from '../../support/parcels.ts';
import { addPerson } from '../../support/people.ts';
import { auditOf, booksOf } from '../../support/readers.ts';
import { allFollowed } from '../payments/paying-shop.ts';

const { shop, merchant, take } = await cashShop();
const [finance, second] = [
  await addPerson(shop, { role: 'finance' }),
  await addPerson(shop, { role: 'finance' }),
];
const { token } = finance;
const by = { token };

const bareOf = (message: string) => message.replaceAll(BIDI_CONTROLS, '');
const stateOf = async (parcelId: number) => (await parcelNow(shop, parcelId)).collection;
const everything = async () =>
  JSON.stringify(
    await shop.rows(sql`
      select (select json_agg(r order by id) from remittances r) as r, (select json_agg(l order by id) from remittance_lines l) as l,
             (select json_agg(c order by parcel_id) from cod_collections c) as c,
             (select json_agg(x order by id) from cash_exceptions x) as x, (select count(*) from ledger_entries) as e,
             (select count(*) from audit_log) as a`),
  );
const openExceptionOf = async (trackingNumber: string) => {
  const { body } = await shop.call(calls.listExceptions, {}, by);
  return body.exceptions.find(each => each.trackingNumber === trackingNumber);
};
const expectRight = async () => {
  await expectBooksRight(shop);
  expect((await checkRemittances(shop.ctx.db)).filter(({ violations }) => violations > 0)).toEqual([]);
};

test('a statement is looked at first and changes nothing, then remits the cash of its parcels', async () => {
  const [one, two] = [await take(), await take()];
  const file = statementOf([
    { trackingNumber: one.trackingNumber, gross: one.due, fee: 1_500 },
    { trackingNumber: two.trackingNumber, gross: two.due, fee: 1_500 },
  ]);
  await allFollowed(shop);
  const before = await everything();
  const looked = await tryStatement(shop, { file, token, reference: 'B-100' });
  expect(looked.body).toEqual({
    lines: 2,
    refundLines: 0,
    feeLines: 0,
    already: 0,
    gross: (one.due + two.due) / 100,
    fees: 30,
    net: (one.due + two.due - 3_000) / 100,
    problems: [],
    suspense: [],
    differences: [],
  });
  expect(await everything()).toBe(before);

  const taken = await takeStatement(shop, { file, token, reference: 'B-100' });

  const id = taken.body.remittanceId as number;
  expect([await stateOf(one.parcelId), await stateOf(two.parcelId)]).toEqual(['remitted', 'remitted']);
  expect(await booksOf(shop, 'remittance', id)).toEqual([
    { account: 'courier_cost', amount: 3_000 },
    { account: 'courier_receivable:bosta', amount: -3_000 },
  ]);
  const { body } = await shop.call(calls.listRemittances, {}, by);
  expect(body.remittances[0]).toMatchObject({
    id,
    courier: 'bosta',
    reference: 'B-100',
    lines: 2,
    fees: 30,
    settledAt: null,
  });
  await expectRight();
});

test('the same statement again, saved as another file or under another number, changes nothing', async () => {
  const cash = await take();
  const line = { trackingNumber: cash.trackingNumber, gross: cash.due, fee: 1_500 };
  const file = statementOf([line]);
  const first = await takeStatement(shop, { file, token, reference: 'B-200' });
  await allFollowed(shop);
  const after = await everything();

  const again = await takeStatement(shop, { file, token, reference: 'B-200' });
  expect(again.body).toMatchObject({ remittanceId: first.body.remittanceId, lines: 0, already: 1 });
  const xlsx = await writeXlsx([
    [{ value: 'كشف شركة الشحن' }],
    [{ value: 'رقم الشحنة' }, { value: 'الرسوم' }, { value: 'التحصيل' }],
    [{ value: Number(cash.trackingNumber) }, { value: -15 }, { value: cash.due / 100 }],
    [{ value: 'الإجمالي' }, { value: 15 }, { value: cash.due / 100 }],
  ]).toBuffer();
  const other = await takeStatement(shop, { file: xlsx, token, reference: 'B-201' });
  expect(other.body).toMatchObject({ remittanceId: null, lines: 0, already: 1 });

  expect(await everything()).toBe(after);
  expect((await takeStatement(shop, { file: xlsx, token, reference: 'B-200' })).error.code).toBe(
    'reference_used',
  );
});

test('Arabic digits and the encoding of old Excel are read', async () => {
  const cash = await take();
  const digits = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
  const pounds = (cash.due / 100).toFixed(2).replace('.', '٫');
  const file = Buffer.from(
    `\uFEFFرقم البوليصة;قيمة التحصيل\n${digits(cash.trackingNumber)};${digits(pounds)}\n`,
  );

  expect((await tryStatement(shop, { file, token })).body).toMatchObject({
    lines: 1,
    gross: cash.due / 100,
    fees: 0,
  });

  // "رقم التتبع,التحصيل" in Windows-1256.
  const old = Buffer.concat([
    Buffer.from([0xd1, 0xde, 0xe3, 0x20, 0xc7, 0xe1, 0xca, 0xca, 0xc8, 0xda, 0x2c]),
    Buffer.from([0xc7, 0xe1, 0xca, 0xcd, 0xd5, 0xed, 0xe1]),
    Buffer.from(`\r\n${cash.trackingNumber},${cash.due / 100}\r\n`),
  ]);
  expect((await tryStatement(shop, { file: old, token })).body).toMatchObject({ lines: 1, problems: [] });
});

test.each([
  ['1.604,00', 1604],
  ['1.604,5', 1604.5],
  ['١٬٦٠٤٫٠٠', 1604],
  ['1,604.00', 1604],
  ['1604,50', 1604.5],
  ['-1.604,00', -1604],
  ['1.604,00 EGP', 1604],
  ['1604 ج.م', 1604],
  ['1.250.604,00', 1_250_604],
])('an amount written «%s» is %d pounds', async (written, pounds) => {
  const file = Buffer.from(`tracking number;cod;fees\nnobodys-${written};${written};0\n`);

  const { body } = await tryStatement(shop, { file, token });

  expect(body.problems).toEqual([]);
  expect(body.suspense).toMatchObject([{ amount: pounds }]);
});

test('as long as an amount cannot be read nothing is imported, and each such line is reported in Arabic', async () => {
  const good = await take();
  const file = Buffer.from(
    [
      'tracking number,cod,fees',
      `${good.trackingNumber},${good.due / 100},15`,
      'x1,مئة,15',
      'x2,1.604,15',
      'x3,100,كثير',
    ].join('\n'),
  );
  await allFollowed(shop);
  const before = await everything();
  const looked = await tryStatement(shop, { file, token });

  expect(looked.body.problems.map(({ row }) => row)).toEqual([3, 4, 5]);
  expect(looked.body.problems.every(({ message }) => /\p{Script=Arabic}/u.test(message))).toBe(true);
  // As the file has it, so that it is found there; a figure that means two things says so.
  expect(looked.body.problems.map(({ message }) => bareOf(message))).toEqual([
    expect.stringContaining('«مئة»'),
    expect.stringMatching(/«1\.604».*للألوف/),
    expect.stringContaining('«كثير»'),
  ]);
  const refused = await takeStatement(shop, { file, token });
  expect(refused.error).toMatchObject({
    code: 'statement_has_problems',
    details: { problems: looked.body.problems },
  });
  expect(await everything()).toBe(before);
});

test.each([
  ['no_statement_columns', 'اسم,عنوان\nمنى,القاهرة\n'],
  ['empty_statement', 'رقم التتبع,التحصيل\nالإجمالي,0\n'],
])('a file is refused with %s', async (code, text) => {
  expect((await tryStatement(shop, { file: Buffer.from(text), token })).error.code).toBe(code);
});

test('what the bank shows is the statement to the piastre, or a reason says why not', async () => {
  const cash = await take();
  const file = statementOf([{ trackingNumber: cash.trackingNumber, gross: cash.due, fee: 1_500 }]);
  const { body } = await takeStatement(shop, { file, token });
  const remittanceId = body.remittanceId as number;
  const reconcile = (bankAmount: number) =>
    shop.call(calls.reconcileRemittance, { remittanceId, bankAmount, bankReference: 'CIB 77' }, by);

  expect((await reconcile((cash.due - 1_501) / 100)).error.code).toBe('bank_amount_differs');
  expect(await stateOf(cash.parcelId)).toBe('remitted');
  expect((await reconcile((cash.due - 1_500) / 100)).body).toEqual({ settled: true });
  expect(await stateOf(cash.parcelId)).toBe('settled');
  expect((await reconcile((cash.due - 1_500) / 100)).error.code).toBe('settled_before');
  expect(await booksOf(shop, 'remittance', remittanceId)).toEqual([
    { account: 'courier_cost', amount: 1_500 },
    { account: 'courier_receivable:bosta', amount: -1_500 },
    { account: 'bank', amount: cash.due - 1_500 },
    { account: 'courier_receivable:bosta', amount: -(cash.due - 1_500) },
  ]);
  await expectRight();
});

test('a real statement is imported whole: fees of any parcel, unknown parcels, and what the bank deducted', async () => {
  const [known, other] = [await take(), await take()];
  const refused = await take();
  const file = Buffer.from(
    [
      'tracking number,cod,fees',
      `${known.trackingNumber},${known.due / 100},15`,
      `${known.trackingNumber},0,7`,
      `${refused.trackingNumber},0,12`,
      `99999998,${other.due / 100},10`,
      ',0,25',
      `${known.trackingNumber},1,0`,
    ].join('\n'),
  );
  const looked = await tryStatement(shop, { file, token, reference: 'B-900' });
  expect(looked.body).toMatchObject({ lines: 1, feeLines: 2, problems: [] });
  expect(looked.body.suspense.map(({ row, amount }) => [row, amount])).toEqual([
    [5, other.due / 100 - 10],
    [6, -25],
    [7, 1],
  ]);
  const taken = await takeStatement(shop, { file, token, reference: 'B-900' });
  const remittanceId = taken.body.remittanceId as number;
  const net = known.due + other.due + 100 - 6_900;
  expect(taken.body.net).toBe(net / 100);
  // Whoever compares the list with the file counts the rows that wait in suspense too.
  const [listed] = (await shop.call(calls.listRemittances, {}, by)).body.remittances;
  expect(listed).toMatchObject({ id: remittanceId, lines: 6, net: net / 100 });
  await allFollowed(shop);
  const before = await everything();
  expect((await takeStatement(shop, { file, token, reference: 'B-900' })).body).toMatchObject({ already: 6 });
  expect(await everything()).toBe(before);
  await expectRight();

  const seen = { remittanceId, bankAmount: (net - 500) / 100, bankReference: 'CIB 78' };
  expect((await shop.call(calls.reconcileRemittance, seen, by)).error.code).toBe('bank_amount_differs');
  await shop.call(calls.reconcileRemittance, { ...seen, reason: 'رسوم تحويل' }, by);
  await expectRight();

  const waiting = (await shop.call(calls.listExceptions, {}, by)).body.exceptions.filter(
    ({ statement }) => statement === 'B-900',
  );
  expect(waiting.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['surplus', other.due / 100 - 10],
    ['deduction', 25],
    ['surplus', 1],
    ['deduction', 5],
  ]);
  const [lost, cost, surplus, bank] = waiting.map(({ id }) => id) as [number, number, number, number];
  const decide = (exceptionId: number, outcome: 'placed' | 'written_off', trackingNumber?: string) =>
    shop.call(calls.decideException, { exceptionId, outcome, reason: 'راجعناه', trackingNumber }, by);
  expect((await decide(cost, 'placed', other.trackingNumber)).error.code).toBe('not_placeable');
  expect((await decide(lost, 'placed', known.trackingNumber)).error.code).toBe('not_placeable');
  expect((await decide(lost, 'placed', other.trackingNumber)).body.outcome).toBe('closed');
  for (const id of [cost, surplus, bank])
    expect((await decide(id, 'written_off')).body.outcome).toBe('closed');
  expect(await stateOf(other.parcelId)).toBe('settled');
  const [left] = await shop.rows(
    sql`select coalesce(sum(amount), 0)::int as amount from ledger_entries where account = 'suspense'`,
  );
  expect(left).toEqual({ amount: 0 });
  await expectRight();
});

test('a shortage is recovered later by one person’s decision', async () => {
  const cash = await take();
  const line = { trackingNumber: cash.trackingNumber, gross: cash.due - 1_000 };
  expect((await tryStatement(shop, { file: statementOf([line]), token })).body.differences).toEqual([
    {
      row: 2,
      trackingNumber: cash.trackingNumber,
      due: cash.due / 100,
      gross: cash.due / 100 - 10,
      kind: 'short',
    },
  ]);
  await takeStatement(shop, { file: statementOf([line]), token });
  const exception = await openExceptionOf(cash.trackingNumber);
  expect(exception).toMatchObject({ kind: 'short', amount: 10, courier: 'bosta', proposal: null });
  const exceptionId = exception?.id as number;

  const decided = await shop.call(
    calls.decideException,
    { exceptionId, outcome: 'recovered', reason: 'دفعتها الشركة نقدًا' },
    by,
  );

  expect(decided.body.outcome).toBe('closed');
  expect(await booksOf(shop, 'cash_exception', exceptionId)).toEqual([
    { account: 'bank', amount: 1_000 },
    { account: 'courier_receivable:bosta', amount: -1_000 },
  ]);
  const again = { exceptionId, outcome: 'written_off', reason: 'مرة أخرى' } as const;
  expect((await shop.call(calls.decideException, again, by)).error.code).toBe('exception_closed');
  await expectRight();
});

test('a surplus is recognised as income or given back', async () => {
  const cash = await take();
  const gross = cash.due + 500;
  await takeStatement(shop, { file: statementOf([{ trackingNumber: cash.trackingNumber, gross }]), token });
  const exceptionId = (await openExceptionOf(cash.trackingNumber))?.id as number;

  await shop.call(
    calls.decideException,
    { exceptionId, outcome: 'recovered', reason: 'أعيدت إلى الشركة' },
    by,
  );

  expect(await booksOf(shop, 'cash_exception', exceptionId)).toEqual([
    { account: 'courier_receivable:bosta', amount: 500 },
    { account: 'bank', amount: -500 },
  ]);
  await expectRight();
});

test('nobody but finance sees or moves any of it', async () => {
  const strangers = [merchant, await addPerson(shop), await addPerson(shop, { role: 'support' })];
  const file = statementOf([]);
  for (const stranger of strangers) {
    expect((await tryStatement(shop, { file, token: stranger.token })).error.code).toBe('not_allowed');
    expect((await shop.call(calls.listExceptions, {}, { token: stranger.token })).error.code).toBe(
      'not_allowed',
    );
  }
});

test.each([
  ['M9b', sql`update remittances set gross = gross + 1 where settled_at is null`],
  ['M9a', sql`update cod_collections set state = 'collected' where state = 'remitted'`],
  ['M9b', sql`update cash_exceptions set amount = amount + 1 where kind = 'short'`],
  ['M9a', sql`update payments set remitted = true`],
  ['M9a', sql`update cod_collections set state = 'settled' where state = 'remitted'`],
  [
    'M9c',
    sql`insert into cash_exceptions (parcel_id, courier, kind, amount, opened_at, outcome, decided_by, decided_at, closed_at)
      select parcel_id, 'bosta', 'missing', 1, now(), 'recovered', ${finance.id}, now(), now()
        from cod_collections where state = 'collected' limit 1`,
  ],
])('the checker sees a fault that is planted: %s (%#)', async (part, fault) => {
  await take();
  const planted = shop.ctx.db.transaction().execute(async tx => {
    await fault.execute(tx);
    const wrong = (await checkRemittances(tx)).filter(({ violations }) => violations > 0);
    throw Object.assign(new Error('taken back'), { wrong: wrong.map(({ id }) => id) });
  });
  await expect(planted).rejects.toMatchObject({ wrong: expect.arrayContaining([part]) });
});

test('cash that never comes grows old, is missing, and is written off by two people only', async () => {
  const cash = await take();
  const early = await watchCash(shop.ctx);
  shop.clock.advance(8 * DAY);
  await staySignedIn(shop);
  expect(await watchCash(shop.ctx)).toBe(0);
  const late = (await shop.call(calls.listRemittances, {}, by)).body.waiting[0];
  expect(late).toMatchObject({ courier: 'bosta' });
  expect(late?.late.parcels).toBeGreaterThanOrEqual(1);
  expect(late?.overdue.parcels).toBe(0);
  shop.clock.advance(7 * DAY);
  expect(early).toBe(0);
  expect(await watchCash(shop.ctx)).toBeGreaterThanOrEqual(1);
  expect(await watchCash(shop.ctx)).toBe(0);
  const exception = await openExceptionOf(cash.trackingNumber);
  expect(exception).toMatchObject({ kind: 'missing', amount: cash.due / 100 });
  const exceptionId = exception?.id as number;
  const decision = { exceptionId, outcome: 'written_off', reason: 'أفلست الشركة' } as const;
  const proposed = await shop.call(calls.decideException, decision, by);
  expect(proposed.body.outcome).toBe('awaits_second');
  expect(await stateOf(cash.parcelId)).toBe('collected');
  expect(await booksOf(shop, 'cash_exception', exceptionId)).toEqual([]);
  // Nobody signs what is not shown.
  const { proposal = null, orderId } = (await openExceptionOf(cash.trackingNumber)) ?? {};
  expect(proposal).toMatchObject({ outcome: 'written_off', reason: decision.reason });
  const actId = proposal?.actId ?? 0;
  const { acts } = (await shop.call(listMoneyActs, {}, { token: second.token })).body;
  expect(acts.find(({ id }) => id === actId)).toMatchObject({ choice: 'missing.written_off', orderId });
  const approve = (person: { token: string }) =>
    shop.call(decideMoneyAct, { actId, decision: 'agree' }, { token: person.token });
  const mine = await approve(finance);
  expect([mine.status, mine.error.code]).toEqual([403, 'second_person_needed']);
  expect((await approve(second)).body).toEqual({ waits: false });

  expect(await stateOf(cash.parcelId)).toBe('written_off');
  expect(await booksOf(shop, 'cash_exception', exceptionId)).toEqual([
    { account: 'written_off', amount: cash.due },
    { account: 'courier_receivable:bosta', amount: -cash.due },
  ]);
  const audited = await auditOf(shop, { type: 'cash_exception', id: exceptionId }, 'what', 'by', 'reason');
  expect(audited).toEqual([{ what: 'cash_exception.closed', by: second.id, reason: 'أفلست الشركة' }]);
  await expectRight();
});

test('missing cash that a statement brings after all is no exception any more, and nobody is asked to sign for it', async () => {
  const cash = await take();
  shop.clock.advance(15 * DAY);
  await staySignedIn(shop);
  await watchCash(shop.ctx);
  const missing = await openExceptionOf(cash.trackingNumber);
  expect(missing).toMatchObject({ kind: 'missing' });
  const exceptionId = missing?.id as number;
  const given = { exceptionId, outcome: 'written_off', reason: 'أفلست الشركة' } as const;
  expect((await shop.call(calls.decideException, given, by)).body.outcome).toBe('awaits_second');

  await takeStatement(shop, {
    file: statementOf([{ trackingNumber: cash.trackingNumber, gross: cash.due }]),
    token,
  });

  expect(await openExceptionOf(cash.trackingNumber)).toBeUndefined();
  expect(await stateOf(cash.parcelId)).toBe('remitted');
  const { acts } = (await shop.call(listMoneyActs, {}, { token: second.token })).body;
  expect(acts.filter(({ subject }) => subject === String(exceptionId))).toEqual([]);

  // What becomes of the order afterwards does not take the money back.
  await wait(shop, 20 * DAY);
  const [part] = await shop.rows(sql<{ status: string }>`
    select mo.status from merchant_orders mo join parcels p on p.merchant_order_id = mo.id where p.id = ${cash.parcelId}`);
  expect(part?.status).toBe('completed');
  expect(await stateOf(cash.parcelId)).toBe('remitted');
  await expectRight();
});

test('a delivery whose cash the courier has paid over is not reopened', async () => {
  const { parcelId, trackingNumber, due } = await take();
  const admin = await addPerson(shop, { role: 'super_admin' });
  const reopen = () => shop.call(reopenParcel, { parcelId, reason: 'سُجل بالخطأ' }, { token: admin.token });
  const file = statementOf([{ trackingNumber, gross: due, fee: 1_500 }]);
  expect((await takeStatement(shop, { file, token })).status).toBe(200);
  const { status, error } = await reopen();
  expect([status, error.code]).toEqual([409, 'cash_is_in']);
  expect(await stateOf(parcelId)).toBe('remitted');
  await expectRight();
});
