import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { expectBooksRight } from '../../support/books.ts';
import { cashShop, takeStatement, tryStatement } from '../../support/money/remittances.ts';
import { statementOf } from '../../support/money/statement.ts';
import { addPerson } from '../../support/people.ts';

/** What files of couriers and gateways have in them beside their lines. */

const { shop, take } = await cashShop();
const { token } = await addPerson(shop, { role: 'finance' });
const look = async (rows: readonly string[]) =>
  (await tryStatement(shop, { file: Buffer.from(rows.join('\n')), token })).body;

test.each(['(1,604.00)', '1604-', '−1604', 'EGP -1604', '(1604) ج.م', '\u200f-1604', '1604- جنيه'])(
  'an amount that is taken back may be written «%s»',
  async written => {
    const { problems, suspense } = await look(['tracking number;cod;fees', `nobodys;${written};(15)`]);
    expect([problems, suspense.map(({ amount }) => amount)]).toEqual([[], [-1619]]);
  },
);

test('titles that stand again on each printed page, and a line for signing, are no lines', async () => {
  const body = await look([
    'رقم التتبع,التحصيل,الرسوم',
    'x-1,100,15',
    'رقم التتبع,التحصيل,الرسوم',
    'x-2,100,15',
    'توقيع المحاسب,,',
  ]);
  expect([body.problems, body.suspense.map(({ row }) => row)]).toEqual([[], [2, 4]]);
});

test('a line whose amount is missing or in words is still one, and stops the file', async () => {
  const { problems } = await look(['tracking number,cod', 'x-1,', 'nobodys,مئة', ',100']);
  expect(problems.map(({ row }) => row)).toEqual([2, 3]);
});

test('what was collected counts, and not the value of the goods beside it; the parcel, and not its order', async () => {
  const { trackingNumber, due } = await take();
  const body = await look([
    'order id,amount,tracking number,cod amount,fees',
    `WK-1,9999,${trackingNumber},${due / 100},15`,
  ]);
  expect(body).toMatchObject({ lines: 1, gross: due / 100, fees: 15, suspense: [], problems: [] });
});

test('money of another currency is not taken for pounds', async () => {
  const body = await look([
    'tracking number,cod,currency',
    'x-1,100,USD',
    'x-2,100,EGP',
    'x-3,100,جنيه مصري',
    'x-4,100,',
  ]);
  expect(body.problems.map(({ row }) => row)).toEqual([2]);
  expect(body.problems[0]?.message).toContain('USD');
});

test('of a file that first came by half, or twice under one number, only what is new counts', async () => {
  const [one, two] = [await take(), await take()];
  const line = ({ trackingNumber, due: gross }: typeof one) => ({ trackingNumber, gross, fee: 1_500 });
  const unknown = { trackingNumber: 'nobodys-half', gross: 5_000, fee: 0 };
  const half = statementOf([line(one), unknown]);
  const whole = statementOf([line(one), unknown, line(two), line(two)]);
  expect((await takeStatement(shop, { file: half, token, reference: 'DAY-28' })).status).toBe(200);
  const again = await takeStatement(shop, { file: whole, token, reference: 'DAY-28' });
  expect(again.error.code).toBe('reference_used');
  expect(again.error.message).toContain('رقمًا آخر');
  const { body } = await takeStatement(shop, { file: whole, token, reference: 'DAY-28 ب' });
  expect(body).toMatchObject({ lines: 1, already: 2, gross: (2 * two.due) / 100 });
  // The doubled row waits, because the bank shows whether the money came twice.
  expect(body.suspense).toMatchObject([{ row: 5, trackingNumber: two.trackingNumber }]);
  await expectBooksRight(shop);
});

test('a file saved again under another number, with its rows moved, counts only what it had not', async () => {
  const [one, two] = [await take(), await take()];
  const rows = [
    `${one.trackingNumber},${one.due / 100},15`,
    `${one.trackingNumber},0,7`,
    `${one.trackingNumber},0,7`,
    `${two.trackingNumber},${two.due / 100},15`,
    'nobodys-moved,80,5',
    ',0,25',
  ];
  const save = (reference: string, moved: readonly string[]) =>
    takeStatement(shop, {
      file: Buffer.from(['tracking number,cod,fees', ...moved].join('\n')),
      token,
      reference,
    });
  expect((await save('MOVED-1', rows)).body).toMatchObject({ lines: 2, feeLines: 2, already: 0 });

  const shuffled = [rows[5], rows[2], rows[4], rows[3], rows[1], rows[0]].map(String);
  const again = await save('MOVED-2', ['', ...shuffled]);
  expect(again.body).toMatchObject({ remittanceId: null, feeLines: 0, suspense: [], already: 6 });

  // The third fee of the same amount is new, in whichever row it stands; so is a doubled row of cash.
  const longer = await save('MOVED-3', [`${one.trackingNumber},0,7`, ...shuffled, String(rows[3])]);
  expect(longer.body).toMatchObject({ lines: 0, feeLines: 1, already: 6 });
  expect(longer.body.suspense).toMatchObject([{ row: 9, trackingNumber: two.trackingNumber }]);
  expect((await save('MOVED-4', [`${one.trackingNumber},0,7`, ...shuffled])).body.already).toBe(7);
  await expectBooksRight(shop);
});

test('a later statement may take the same fee for the same parcel again', async () => {
  const [first, later] = [await take(), await take()];
  const save = (reference: string, rows: string[]) =>
    takeStatement(shop, {
      file: Buffer.from(['tracking number,cod,fees', ...rows].join('\n')),
      token,
      reference,
    });
  const fee = `${first.trackingNumber},0,15`;
  await save('WEEK-1', [`${first.trackingNumber},${first.due / 100},15`, fee]);

  const { body } = await save('WEEK-2', [`${later.trackingNumber},${later.due / 100},15`, fee]);

  expect(body).toMatchObject({ lines: 1, feeLines: 1, already: 0, fees: 30 });
  await expectBooksRight(shop);
});
