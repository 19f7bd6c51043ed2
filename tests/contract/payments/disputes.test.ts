import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { listDisputes, openDispute } from '#modules/payments/disputes.calls.ts';
import * as documents from '#modules/payouts/documents.calls.ts';
import * as refunds from '#modules/refunds/calls.ts';
import * as credits from '#modules/returns/credit.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { deliverPaid, type Paid, sendBack } from './paid-orders.ts';
import { allFollowed, balances, openPayingShop, paymentsOf } from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;
let finance: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  finance = await addPerson(shop, { role: 'finance' });
});
afterEach(() => expectBooksRight(shop));

const place = () => ({ shop, paymob, market });
const by = ({ token }: { token: string }) => ({ token });
const dispute = ({ bought }: Paid) =>
  shop.call(openDispute, { orderId: bought.orderId, reason: 'خطاب من البنك' }, by(finance));
const end = (paymentId: number, decision: 'won' | 'lost', lossParty?: 'merchant' | 'platform') =>
  shop.call(endDispute, { paymentId, decision, lossParty, reason: 'قرار البنك' }, by(finance));

const earnings = async ({ merchantOrderId }: Paid) =>
  (
    await shop.rows(sql<{ state: string }>`
      select distinct state from earnings where merchant_order_id = ${merchantOrderId} order by 1`)
  ).map(({ state }) => state);

/** What every account has gained or lost since. */
async function since(before: Record<string, number>) {
  const after = await balances(shop);
  return (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
}

const newestTransaction = async () =>
  (await shop.rows(sql<{ id: number }>`select coalesce(max(id), 0)::int as id from ledger_transactions`))[0]
    ?.id ?? 0;

const postersSince = async (id: number) =>
  (
    await shop.rows(sql<{ by: number | null }>`
      select distinct user_id as by from ledger_transactions where id > ${id} and cause_type = 'dispute'`)
  ).map(({ by: userId }) => userId);

test('a deadline that is over is none: day and month of the letter are easily exchanged', async () => {
  const { bought } = await deliverPaid(place(), 0);
  const open = (answerBy: string) =>
    shop.call(openDispute, { orderId: bought.orderId, answerBy, reason: 'خطاب من البنك' }, by(finance));
  const now = shop.clock.now();
  const refused = await open(addDays(cairoDay(now), -1));
  expect([refused.status, Object.keys(refused.error.details.fields ?? {})]).toEqual([409, ['answerBy']]);
  expect((await open(cairoDay(now))).status).toBe(200);
});

test('earnings wait while a return is open and while a payment is disputed', async () => {
  const paid = await deliverPaid(place(), 0);
  expect(await earnings(paid)).toEqual(['pending']);
  const lines = [{ lineId: paid.lineId, quantity: 1 }];
  const input = {
    merchantOrderId: paid.merchantOrderId,
    lines,
    reason: 'changed_mind',
    wish: 'refund',
  } as const;
  const { body } = await shop.call(calls.requestReturn, input, by(paid.buyer));
  expect(await earnings(paid)).toEqual(['frozen']);
  await shop.call(calls.cancelReturn, { returnId: body.id }, by(paid.buyer));
  expect(await earnings(paid)).toEqual(['pending']);
  const { paymentId } = (await dispute(paid)).body;
  expect(await earnings(paid)).toEqual(['frozen']);
  expect((await shop.call(listDisputes, {}, by(finance))).body.disputes).toContainEqual(
    expect.objectContaining({ paymentId, amount: paid.total, refunded: 0 }),
  );
  expect((await end(paymentId, 'won')).status).toBe(200);
  expect(await earnings(paid)).toEqual(['pending']);
  expect((await end(paymentId, 'lost', 'merchant')).error.code).toBe('not_disputed');
  // Another may follow, and none beside it.
  expect((await dispute(paid)).status).toBe(200);
  expect((await dispute(paid)).error.code).toBe('not_disputable');
  expect((await end(paymentId, 'won')).status).toBe(200);
});

test.each([
  ['merchant', 'merchant_payable'],
  ['platform', 'claim_cost'],
] as const)('a lost dispute is reversed once, as the loss of the %s', async (lossParty, account) => {
  const paid = await deliverPaid(place(), 0);
  const { paymentId } = (await dispute(paid)).body;
  const before = await balances(shop);
  const known = await newestTransaction();
  expect((await end(paymentId, 'lost')).error.code).toBe('loss_party_needed');
  expect((await end(paymentId, 'lost', lossParty)).status).toBe(200);
  expect((await end(paymentId, 'lost', lossParty)).error.code).toBe('not_disputed');
  expect(await postersSince(known), 'the books name who decided it').toEqual([finance.id]);
  const moved = await since(before);
  const name = lossParty === 'merchant' ? `merchant_payable:${market.luxor.id}` : account;
  expect([moved('gateway_receivable:paymob'), moved(name)]).toEqual([-paid.total * 100, paid.total * 100]);
  // Nothing of it can go back a second time.
  const lines = [{ lineId: paid.lineId, quantity: 1 }];
  const input = {
    merchantOrderId: paid.merchantOrderId,
    lines,
    reason: 'changed_mind',
    wish: 'refund',
  } as const;
  expect((await shop.call(calls.quoteReturn, input, by(paid.buyer))).error.code).toBe('nothing_paid');
});

test('a refund that waits while its payment is disputed is not sent as well: a lost dispute has brought it', async () => {
  const paid = await deliverPaid(place(), 0);
  const { paymentId } = (await dispute(paid)).body;
  const before = await balances(shop);
  expect(await sendBack(place(), paid, { wish: 'refund', quantity: 1 })).toMatchObject({ state: 'sending' });
  expect(await paymentsOf(shop, paid.bought.orderId)).toMatchObject([{ refunded: 0, status: 'disputed' }]);
  await end(paymentId, 'lost', 'platform');
  const moved = await since(before);
  // The bank took all of it once: the part that was owed as a refund is not the shop's loss.
  expect([moved('gateway_receivable:paymob'), moved('claim_cost'), moved('refund_payable')]).toEqual([
    -paid.total * 100,
    paid.total * 100 - 10_000,
    0,
  ]);
});

/** The gateway knows nothing of such a transaction, so it refuses the refund. */
async function failRefund(paid: Paid) {
  await sql`update payments set transaction = 'x' || transaction where order_id = ${paid.bought.orderId}`.execute(
    shop.ctx.db,
  );
  const refund = await sendBack(place(), paid, { wish: 'refund', quantity: 1 });
  expect(refund?.state).toBe('failed');
  await sql`update payments set transaction = substr(transaction, 2) where order_id = ${paid.bought.orderId}`.execute(
    shop.ctx.db,
  );
  return refund?.id as number;
}

const shown = async (paid: Paid) =>
  (await shop.call(calls.listCases, { orderId: paid.bought.orderId }, by(paid.buyer))).body.returns[0]
    ?.refund;

test('a refund that the gateway refused is taken up again by finance, and goes back once', async () => {
  const paid = await deliverPaid(place(), 0);
  const refundId = await failRefund(paid);
  expect((await shop.call(refunds.retryRefund, { refundId }, by(finance))).body.state).toBe('sending');
  expect((await shop.call(refunds.retryRefund, { refundId }, by(finance))).error.code).toBe(
    'not_possible_now',
  );
  await allFollowed(shop);
  shop.clock.advance(60_000);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.ctx.db);
  await allFollowed(shop);
  await expect
    .poll(
      async () => {
        await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(
          shop.ctx.db,
        );
        await allFollowed(shop);
        return (await shown(paid))?.state;
      },
      { timeout: 10_000 },
    )
    .toBe('succeeded');
  expect(await paymentsOf(shop, paid.bought.orderId)).toMatchObject([{ refunded: 10_000 }]);
});

test('or its buyer chooses another way for it: account credit, on the record', async () => {
  const paid = await deliverPaid(place(), 0);
  const refundId = await failRefund(paid);
  const stranger = await addPerson(shop);
  const chosen = { refundId, means: 'credit' } as const;
  expect((await shop.call(refunds.chooseOtherWay, chosen, by(stranger))).error.code).toBe('refund_not_found');
  expect((await shop.call(refunds.chooseOtherWay, chosen, by(paid.buyer))).status).toBe(200);
  await allFollowed(shop);
  expect(await shown(paid)).toMatchObject({ state: 'succeeded', wish: 'credit' });
  expect((await shop.call(credits.showCredit, {}, by(paid.buyer))).body.balance).toBe(100);
  expect((await shop.call(refunds.retryRefund, { refundId }, by(finance))).error.code).toBe(
    'not_possible_now',
  );
});

test("a refund has its credit note on the merchant's receipt, for the units that came back", async () => {
  const paid = await deliverPaid(place(), 0);
  await sendBack(place(), paid, { wish: 'refund', quantity: 1 });
  const { body } = await shop.call(documents.listDocuments, { orderId: paid.bought.orderId }, by(paid.buyer));
  const [note, , receipt] = body.documents;
  expect(note).toMatchObject({
    kind: 'credit_note',
    total: 100,
    original: receipt?.number,
    lines: [{ quantity: 1, gross: 100 }],
  });
});
