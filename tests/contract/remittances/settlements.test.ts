import { Buffer } from 'node:buffer';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { decideMoneyAct } from '#modules/ledger/control.calls.ts';
import { cancelOrder } from '#modules/orders/calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { openDispute } from '#modules/payments/disputes.calls.ts';
import * as calls from '#modules/remittances/calls.ts';
import { checkRemittances } from '#modules/remittances/server/check-remittances.ts';
import { showFinanceWork } from '#modules/reports/finance-work.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { expectSeen } from '../../support/money/planted-fault.ts';
import { takeStatement, tryStatement } from '../../support/money/remittances.ts';
import { addPerson } from '../../support/people.ts';
import { booksOf } from '../../support/readers.ts';
import { openDisputedShop } from '../payments/disputed-shop.ts';
import { allFollowed } from '../payments/paying-shop.ts';

const { shop, finance, by, buy } = await openDisputedShop();
const { token } = finance;
const second = await addPerson(shop, { role: 'finance' });

/** Bought by card for 285 pounds; the gateway's name of the payment. */
async function paid() {
  const { orderId, buyer } = await buy();
  const [payment] = await shop.rows(
    sql<{
      transaction: string;
    }>`select transaction from payments where order_id = ${orderId} and captured > 0`,
  );
  return { orderId, buyer, transaction: payment?.transaction as string };
}

const settlement = (rows: string[]) => Buffer.from(['transaction id,amount,fee', ...rows].join('\n'));
const expectRight = async () => {
  await expectBooksRight(shop);
  expect((await checkRemittances(shop.ctx.db)).filter(({ violations }) => violations > 0)).toEqual([]);
};
const owedBy = async (account: string) =>
  (
    await shop.rows(
      sql<{
        owed: number;
      }>`select coalesce(sum(amount), 0)::int as owed from ledger_entries where account = ${account}`,
    )
  )[0]?.owed;

test('a gateway’s settlement brings its payments and refunds to the bank, and its fees to our costs', async () => {
  const [completed, cancelled] = [await paid(), await paid()];
  await shop.call(cancelOrder, { orderId: cancelled.orderId, reason: 'changed_mind' }, by(cancelled.buyer));
  await allFollowed(shop);
  const before = await shop.call(calls.listRemittances, {}, by(finance));
  expect(before.body.waiting).toMatchObject([{ courier: 'paymob', parcels: 2, amount: 285 }]);
  expect(await owedBy('gateway_receivable:paymob')).toBe(28_500);
  expect(before.body.couriers).toContain('paymob');
  const file = settlement([
    `${completed.transaction},285,10.84`,
    `${cancelled.transaction},285,10.84`,
    `${cancelled.transaction},-285,0`,
    `${cancelled.transaction},-285,0`,
    `${completed.transaction},0,1.50`,
    '990099,12,0',
  ]);
  const given = { file, token, courier: 'paymob', reference: 'PM-1' };
  const looked = await tryStatement(shop, given);
  expect(looked.body).toMatchObject({ lines: 2, refundLines: 1, feeLines: 1, problems: [] });
  expect(looked.body.net).toBe(12 - 10.84 - 1.5 - 10.84);
  expect(looked.body.suspense.map(({ row }) => row)).toEqual([5, 7]);

  const id = (await takeStatement(shop, given)).body.remittanceId as number;
  expect((await takeStatement(shop, given)).body).toMatchObject({ lines: 0, already: 6 });
  await expectRight();
  const seen = { remittanceId: id, bankAmount: looked.body.net, bankReference: 'CIB 1' };
  expect((await shop.call(calls.reconcileRemittance, seen, by(finance))).status).toBe(200);
  expect(await booksOf(shop, 'remittance', id)).toContainEqual({ account: 'gateway_cost', amount: 2318 });
  await expectRight();

  const { exceptions } = (await shop.call(calls.listExceptions, {}, by(finance))).body;
  expect(exceptions.map(({ courier, kind, amount }) => [courier, kind, amount])).toEqual([
    ['paymob', 'deduction', 285],
    ['paymob', 'surplus', 12],
  ]);
  const proposalOf = async (exceptionId: number) =>
    (await shop.call(calls.listExceptions, {}, by(second))).body.exceptions.find(
      ({ id: each }) => each === exceptionId,
    )?.proposal;
  for (const { id: exceptionId } of exceptions) {
    const decided = { exceptionId, outcome: 'written_off', reason: 'راجعناه مع البوابة' } as const;
    const { outcome } = (await shop.call(calls.decideException, decided, by(finance))).body;
    // One of them is above what one person decides.
    if (outcome === 'awaits_second')
      await shop.call(
        decideMoneyAct,
        { actId: (await proposalOf(exceptionId))?.actId ?? 0, decision: 'agree' },
        by(second),
      );
  }
  expect([await owedBy('gateway_receivable:paymob'), await owedBy('suspense')]).toEqual([0, 0]);
  expect((await shop.call(calls.listRemittances, {}, by(finance))).body.waiting).toEqual([]);
  await expectRight();
});

test('a payment under a name that nobody knows is placed once somebody does', async () => {
  const { transaction } = await paid();
  const given = { file: settlement(['lost-name,285,5']), token, courier: 'paymob', reference: 'PM-2' };
  // A correction without a name, as in the same row of another statement, is money of its own.
  const correction = { ...given, file: settlement([',-40,0']) };
  for (const reference of ['PM-3', 'PM-4'])
    expect((await takeStatement(shop, { ...correction, reference })).body).toMatchObject({
      net: -40,
      already: 0,
    });
  await takeStatement(shop, given);
  const { exceptions } = (await shop.call(calls.listExceptions, {}, by(finance))).body;
  const waiting = exceptions.find(({ trackingNumber }) => trackingNumber === 'lost-name');
  const place = (trackingNumber: string) =>
    shop.call(
      calls.decideException,
      { exceptionId: waiting?.id as number, outcome: 'placed', reason: 'قالت البوابة', trackingNumber },
      by(finance),
    );
  expect((await place('990100')).error.code).toBe('not_placeable');
  expect((await place(transaction)).body.outcome).toBe('closed');
  expect((await shop.call(calls.listRemittances, {}, by(finance))).body.waiting).toEqual([]);
  await expectRight();
});

test('what a gateway took back under a name that nobody knows is placed with the refund of its payment', async () => {
  const { orderId, buyer, transaction } = await paid();
  await shop.call(cancelOrder, { orderId, reason: 'changed_mind' }, by(buyer));
  await allFollowed(shop);
  const owed = await owedBy('gateway_receivable:paymob');
  const file = settlement([`${transaction},285,5`, 'R-77,-285,2', ',-4,0']);
  const given = { file, token, courier: 'paymob', reference: 'PM-7' };
  await takeStatement(shop, given);
  const waiting = async () =>
    (await shop.call(calls.listExceptions, {}, by(finance))).body.exceptions.filter(
      ({ statement }) => statement === 'PM-7',
    );
  const [refund, cost] = await waiting();
  expect([refund, cost]).toMatchObject([
    { kind: 'deduction', amount: 287, isPlaceable: true },
    { kind: 'deduction', amount: 4, isPlaceable: true },
  ]);
  const place = (exceptionId: number | undefined, trackingNumber?: string) =>
    shop.call(
      calls.decideException,
      { exceptionId: exceptionId ?? 0, outcome: 'placed', reason: 'أكدته البوابة', trackingNumber },
      by(finance),
    );
  // Said at the field, which goes with the choice that asked for it.
  expect((await place(refund?.id)).error.details.fields).toHaveProperty('trackingNumber');
  const { error } = await place(cost?.id, transaction);
  expect([error.code, Object.keys(error.details.fields ?? {})]).toEqual([
    'not_placeable',
    ['trackingNumber'],
  ]);
  expect((await place(refund?.id, transaction)).body.outcome).toBe('closed');
  expect(await waiting()).toMatchObject([{ id: cost?.id }]);
  await expectRight();
  expect((await takeStatement(shop, given)).body).toMatchObject({ lines: 0, already: 3 });

  const [{ id = 0 } = {}] = (await shop.call(calls.listRemittances, {}, by(finance))).body.remittances;
  const seen = { remittanceId: id, bankAmount: 285 - 5 - 287 - 4 + 9, bankReference: 'CIB 7', reason: 'فرق' };
  expect((await shop.call(calls.reconcileRemittance, seen, by(finance))).status).toBe(200);
  // What the bank showed is money of the whole statement, and nobody's.
  expect((await waiting()).map(({ kind, isPlaceable }) => [kind, isPlaceable])).toEqual([
    ['deduction', true],
    ['surplus', false],
  ]);
  expect(await owedBy('gateway_receivable:paymob')).toBe(owed);
  await expectRight();
});

test('what a bank took back for a lost dispute, and its fee, is awaited of the gateway and found in its statement once', async () => {
  const lose = async (payment: { orderId: number }, fee: number) => {
    const reason = 'خطاب من البنك';
    const { paymentId } = (await shop.call(openDispute, { orderId: payment.orderId, reason }, by(finance)))
      .body;
    const ended = { paymentId, decision: 'lost', lossParty: 'platform', fee, reason } as const;
    expect((await shop.call(endDispute, ended, by(finance))).status).toBe(200);
    await allFollowed(shop);
  };
  const held = async () => {
    const { waiting } = (await shop.call(calls.listRemittances, {}, by(finance))).body;
    return Math.round((waiting[0]?.amount ?? 0) * 100);
  };
  const apart = (await owedBy('gateway_receivable:paymob')) as number;
  const others = await held();
  const [named, unnamed, split] = [await paid(), await paid(), await paid()];
  for (const payment of [named, unnamed, split]) await lose(payment, 50);
  // The page and the books tell the same of what the gateway has.
  expect(await held()).toBe(others - 15_000);
  expect(await owedBy('gateway_receivable:paymob')).toBe(apart - 15_000);
  const cost = await owedBy('gateway_cost');
  const rows = [
    ...[named, unnamed, split].map(({ transaction }) => `${transaction},285,0`),
    `${named.transaction},-285,50`,
    `${split.transaction},-285,0`,
    `${split.transaction},0,50`,
    'CB-9,-285,50',
    `${named.transaction},-285,50`,
  ];
  const given = { file: settlement(rows), token, courier: 'paymob', reference: 'PM-8' };
  const taken = await takeStatement(shop, given);
  expect(taken.body).toMatchObject({ lines: 3, refundLines: 2, feeLines: 1, net: -435 - 0 - 50 });
  expect(taken.body.suspense.map(({ row }) => row)).toEqual([8, 9]);
  await expectRight();
  const { exceptions } = (await shop.call(calls.listExceptions, {}, by(finance))).body;
  const waiting = exceptions.find(({ trackingNumber }) => trackingNumber === 'CB-9');
  const placed = {
    exceptionId: waiting?.id as number,
    outcome: 'placed',
    reason: 'أكدته البوابة',
    trackingNumber: unnamed.transaction,
  } as const;
  expect((await shop.call(calls.decideException, placed, by(finance))).body.outcome).toBe('closed');
  expect(await owedBy('gateway_cost')).toBe(cost);
  expect(await held()).toBe(others);
  expect((await takeStatement(shop, given)).body).toMatchObject({ lines: 0, already: 8 });
  await expectRight();
});

test('a payment under another amount than it was captured with waits for finance', async () => {
  const { transaction } = await paid();
  const file = settlement([`${transaction},200,5`]);
  const looked = await tryStatement(shop, { file, token, courier: 'paymob', reference: 'PM-9' });
  expect(looked.body).toMatchObject({ lines: 0, problems: [] });
  expect(looked.body.suspense.map(({ row }) => row)).toEqual([2]);
});

test('of a payment that statements pass over for more than 30 days O8 alone speaks', async () => {
  const { orderId } = await paid();
  const late = sql`update payments set captured_at = now() - interval '31 days' where order_id = ${orderId}`;
  await expectSeen(shop, checkBooks, ['O8', [late], 'alone']);
});

test('of a gateway whose statements never came O8 is silent, and finance has it on its list', async () => {
  const { orderId } = await paid();
  await shop.rows(sql`update remittances set imported_at = now() - interval '40 days'`);
  await shop.rows(
    sql`update payments set captured_at = now() - interval '31 days' where order_id = ${orderId}`,
  );
  await expectRight();
  const { rows } = (await shop.call(showFinanceWork, { kind: 'missing_statement' }, by(finance))).body;
  const [held] = await shop.rows(sql<{ amount: number }>`
    select sum(captured)::int as amount from payments
     where id not in (select payment_id from remittance_lines where kind = 'payment')`);
  expect(rows).toMatchObject([{ who: 'paymob', amount: Number(held?.amount) / 100 }]);
  await shop.rows(
    sql`update payments set captured_at = now() - interval '1 day' where order_id = ${orderId}`,
  );
  const waiting = (await shop.call(showFinanceWork, {}, by(finance))).body.kinds.map(({ kind }) => kind);
  expect(waiting).not.toContain('missing_statement');
});
