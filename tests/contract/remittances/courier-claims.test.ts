import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import * as calls from '#modules/remittances/courier-claims.calls.ts';
import { checkRemittances } from '#modules/remittances/server/check-remittances.ts';
import { showHome } from '#modules/reports/calls.ts';
import { DAY } from '#platform/clock.ts';
import { setCarrier } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { expectSeen } from '../../support/money/planted-fault.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { type Bought, openDisputedShop } from '../payments/disputed-shop.ts';
import { allFollowed } from '../payments/paying-shop.ts';

const { shop, market, by, buy, packTwo, act, since, payable } = await openDisputedShop();
let finance: TestPerson;

beforeAll(async () => {
  finance = await addPerson(shop, { role: 'finance' });
});
afterEach(async () => {
  await expectBooksRight(shop);
  const wrong = (await checkRemittances(shop.ctx.db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
});

const list = async () => (await shop.call(calls.listCourierClaims, {}, by(finance))).body.claims;
const reason = 'رد الشركة في رسالة';

/** A parcel of 100 pounds that a courier lost on the way, paid by card; gives the claim on the courier. */
async function lost(): Promise<Bought & { claimId: number }> {
  const bought = await buy();
  const parcels = await packTwo(bought);
  await setCarrier(shop, parcels[0], 'bosta');
  await act(parcels, [['send', 0]]);
  const loss = { parcelId: parcels[0], event: 'lost' as const, reason: 'فقدتها الشركة' };
  expect((await shop.call(orderCalls.reportLoss, loss, by(market.admin))).status).toBe(200);
  await allFollowed(shop);
  const claim = (await list()).find(({ orderId }) => orderId === bought.orderId);
  expect(claim).toMatchObject({ courier: 'bosta', goods: 100, state: 'open', amount: 0 });
  return { ...bought, claimId: claim?.id as number };
}

test('an accepted claim is owed by the courier and to the merchant, and ends when the money is there', async () => {
  const it = await lost();
  const early = await shop.call(
    calls.recordCourierPaid,
    { claimId: it.claimId, bankReference: 'B-1' },
    by(finance),
  );
  expect([early.status, early.error.code]).toEqual([409, 'claim_decided']);
  const accepted = { claimId: it.claimId, decision: 'accepted' as const, amount: 130, reason };
  expect((await shop.call(calls.decideCourierClaim, accepted, by(finance))).body.state).toBe('accepted');
  expect((await shop.call(calls.decideCourierClaim, accepted, by(finance))).error.code).toBe('claim_decided');
  const owed = await since(it);
  expect([owed('courier_receivable:bosta'), owed(payable()), owed('delivery_income')]).toEqual([
    13_000, -10_000, -3000,
  ]);
  const paid = { claimId: it.claimId, bankReference: 'BANK-77' };
  expect((await shop.call(calls.recordCourierPaid, paid, by(finance))).body.state).toBe('ended');
  const changed = await since(it);
  expect([changed('courier_receivable:bosta'), changed('bank')]).toEqual([0, 13_000]);
  expect((await list()).some(({ id }) => id === it.claimId)).toBe(false);
});

test.each([
  ['platform', 10_000],
  ['merchant', 0],
] as const)('a rejected claim is the loss of the %s', async (lossParty, cost) => {
  const it = await lost();
  const without = { claimId: it.claimId, decision: 'rejected' as const, reason };
  expect((await shop.call(calls.decideCourierClaim, without, by(finance))).error.code).toBe(
    'loss_party_needed',
  );
  await shop.call(calls.decideCourierClaim, { ...without, lossParty }, by(finance));
  const moved = await since(it);
  expect([moved('claim_cost'), moved(payable())]).toEqual([cost, 0 - cost]);
  expect((await list()).some(({ id }) => id === it.claimId)).toBe(false);
});

test('finance sees how many wait and how old each is, and a merchant’s own parcel is no claim', async () => {
  const it = await lost();
  shop.clock.advance(31 * DAY);
  await sql`update sessions set expires_at = expires_at + interval '1 year'`.execute(shop.ctx.db);
  expect((await list()).find(({ id }) => id === it.claimId)?.days).toBe(31);
  const { tasks } = (await shop.call(showHome, {}, by(finance))).body;
  expect(tasks.find(({ task }) => task === 'courier_claims')?.count).toBe((await list()).length);
  const own = await buy();
  const parcels = await packTwo(own);
  await act(parcels, [['send', 0]]);
  await shop.call(orderCalls.reportLoss, { parcelId: parcels[0], event: 'lost', reason }, by(market.admin));
  await allFollowed(shop);
  expect((await list()).some(({ orderId }) => orderId === own.orderId)).toBe(false);
});

test('a claim on a courier that nobody decides for a month is seen', async () => {
  const { claimId } = await lost();
  await expectSeen(shop, checkRemittances, [
    'O7',
    [sql`update claims set opened_at = now() - interval '31 days' where id = ${claimId}`],
  ]);
});
