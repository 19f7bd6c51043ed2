import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { adjustMerchant } from '#modules/ledger/calls.ts';
import { applyParcelEvent } from '#modules/orders/server/steps/apply-parcel-event.ts';
import { listMoneyEntries, setPayoutChannel, showMoney } from '#modules/payouts/money.calls.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { showPayoutRun } from '#modules/payouts/run.calls.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import { cairoDay } from '#platform/dates.ts';
import { fromPounds, sumPiastres } from '#platform/money.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { completeOrder, setCarrier } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { expectSeen } from '../../support/money/planted-fault.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});

test('a payout says when it was earned, of how many orders, what was sold and what was deducted, to both sides', async () => {
  const finance = { token: (await addPerson(shop, { role: 'finance' })).token };
  const approver = { token: (await addPerson(shop, { role: 'finance' })).token };
  const owner = { token: market.luxor.owner.token };
  const channel = { kind: 'wallet', holder: 'كريم منصور', number: '01000000002' } as const;
  await shop.call(setPayoutChannel, channel, owner);
  const merchantId = market.luxor.id;
  // Two orders, as if couriers had brought in their cash and the time for returning them were over.
  const sold = [await market.placeOrder([2]), await market.placeOrder([1])];
  for (const { first, orderId } of sold) {
    const parcelId = await market.ship(first.id);
    await setCarrier(shop, parcelId, 'bosta');
    const by = { kind: 'courier', name: 'bosta', requestId: 'test' } as const;
    await applyParcelEvent(shop.ctx, { parcelId, event: 'delivered', by, details: { proof: 'photo' } });
    await sql`update cod_collections set state = 'remitted' where parcel_id = ${parcelId}`.execute(db);
    await completeOrder(shop, orderId);
  }
  await shop.call(adjustMerchant, { key: 1, merchantId, amount: 10, reason: 'تعويض عن شحنة' }, finance);
  await shop.call(payouts.draftPayouts, {}, finance);
  const [payout] = (await shop.call(payouts.listPayouts, {}, finance)).body.payouts;
  const today = cairoDay(shop.clock.now());
  const parts = { firstDay: today, lastDay: today, orders: 2, sales: 300, deductions: -24.2, net: 275.8 };
  expect(payout).toMatchObject(parts);
  const own = async () => (await shop.call(showMoney, {}, owner)).body.payouts[0];
  expect(await own()).toMatchObject(parts);
  const entriesOf = async (payoutId: number, by = owner) =>
    (await shop.call(listMoneyEntries, { payoutId }, by)).body.entries;
  const entries = await entriesOf(payout?.id ?? 0);
  expect(entries.every(({ payoutId }) => payoutId === payout?.id)).toBe(true);
  expect(sumPiastres(entries.map(({ amount }) => fromPounds(amount)))).toBe(fromPounds(parts.net));
  const stranger = { token: market.nubia.owner.token };
  expect(await entriesOf(payout?.id ?? 0, stranger), 'of one’s own alone (A1)').toEqual([]);
  const step = { payoutId: payout?.id ?? 0, note: 'رقم الحساب غير صحيح' };
  for (const name of ['approve', 'send', 'fail'] as const)
    expect((await shop.call(payouts.movePayout, { ...step, step: name }, approver)).status).toBe(200);
  // What the bank answered is read by both, and its entries are free for the next batch.
  expect(await own()).toMatchObject({
    firstDay: null,
    lastDay: null,
    orders: 0,
    sales: 0,
    failure: step.note,
  });
  const { run } = (await shop.call(showPayoutRun, {}, finance)).body;
  expect(run?.failures).toEqual([
    { payoutId: step.payoutId, merchantName: payout?.merchantName, why: step.note },
  ]);
  expect(wrongLines(await checkEarnings(db))).toEqual([]);
});

test.each(['sales = sales + 1', 'orders = orders + 1'])('the nightly check sees a payout whose %s', wrong =>
  expectSeen(shop, checkEarnings, ['E2', [sql.raw(`update payouts set ${wrong}`)]]),
);
