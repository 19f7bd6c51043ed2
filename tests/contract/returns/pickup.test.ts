import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { askCourier } from '#modules/orders/server/couriers/ask-courier.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { askAboutPickup } from '#modules/returns/server/pickups/follow-pickup.ts';
import { DAY } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { startBosta } from '../../support/bosta-emulator.ts';
import { openMarket } from '../../support/market.ts';
import { couriersDone, parcelMaker } from '../../support/parcels.ts';
import { addStaff, sendRefunds, waitForReturns } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';
import { balances } from '../payments/paying-shop.ts';

const bosta = await startBosta();
const shop = await testShop({ env: bosta.env });
const RETURN_ADDRESS = '١٢ شارع الجلاء، وسط البلد، القاهرة';
let maker: Awaited<ReturnType<typeof parcelMaker>>;
let staff: Awaited<ReturnType<typeof addStaff>>;

beforeAll(async () => {
  maker = await parcelMaker(shop, 'bosta');
  staff = await addStaff(shop);
  await shop.rows(
    sql`update merchants set return_address = ${RETURN_ADDRESS} where id = ${maker.merchantId}`,
  );
});
afterEach(() => expectBooksRight(shop));

const seller = () => ({ token: maker.merchant.token });
const show = async (returnId: number, by: { token: string }) =>
  (await shop.call(calls.showReturn, { returnId }, by)).body;

/** A return that its buyer requested, of an order that Bosta delivered. */
async function returned() {
  const { id, merchantOrderId, lineId, buyer, trackingNumber } = await maker.pack();
  for (const code of [21, 41, 45]) {
    bosta.happen(trackingNumber, code);
    await askCourier(shop.ctx, id);
  }
  await couriersDone(shop);
  const by = { token: buyer.token };
  const lines = [{ lineId, quantity: 1 }];
  const asked = { merchantOrderId, lines, reason: 'changed_mind', wish: 'credit' } as const;
  const { body } = await shop.call(calls.requestReturn, asked, by);
  return { returnId: body.id, lineId, by };
}

async function fetched() {
  const it = await returned();
  await shop.call(calls.bookReturn, { returnId: it.returnId, way: 'pickup' }, it.by);
  const pickup = await vi.waitFor(
    async () => {
      const { pickup: booked } = await show(it.returnId, it.by);
      expect(booked?.state).toBe('booked');
      return booked;
    },
    { timeout: 20_000, interval: 50 },
  );
  return { ...it, trackingNumber: pickup?.trackingNumber ?? '' };
}

test('a buyer who brings a return sees the address; no courier is sent', async () => {
  const { returnId, by } = await returned();
  await shop.call(calls.bookReturn, { returnId, way: 'drop_off' }, by);

  const seen = await show(returnId, by);
  expect(seen).toMatchObject({ way: 'drop_off', pickup: null, fetchFrom: null });
  expect(seen.returnTo.address).toBe(RETURN_ADDRESS);

  await shop.call(calls.bookReturn, { returnId, way: 'drop_off' }, by);
  expect((await show(returnId, by)).steps, 'the same way from another device is no step').toEqual(seen.steps);
});

test('a pickup books the courier that brought the goods, and buyer, merchant and staff see it', async () => {
  const { returnId, by, trackingNumber } = await fetched();

  const { booking } = bosta.find(trackingNumber);
  expect(booking).toMatchObject({ type: 25, cod: 0, pickupAddress: { districtName: expect.any(String) } });
  expect(booking.dropOffAddress).toBeUndefined();
  const pickup = { courier: 'bosta', trackingNumber, state: 'booked' };
  expect(await show(returnId, by)).toMatchObject({ way: 'pickup', pickup, fetchFrom: null });
  // Bosta comes to the buyer, so the merchant need not know where that is (A3).
  expect(await show(returnId, seller())).toMatchObject({ pickup, fetchFrom: null });
  const seen = await show(returnId, { token: staff.support.token });
  expect(seen.fetchFrom?.mobile).toMatch(/^\+201/);
});

test('the courier’s news moves the return to its merchant, and its fee stays with the shop', async () => {
  const { returnId, lineId, by, trackingNumber } = await fetched();
  bosta.happen(trackingNumber, 23);
  await askAboutPickup(shop.ctx, returnId);
  expect(await show(returnId, by)).toMatchObject({ state: 'in_transit', pickup: { state: 'on_the_way' } });
  bosta.happen(trackingNumber, 46);
  await askAboutPickup(shop.ctx, returnId);
  await askAboutPickup(shop.ctx, returnId);
  expect(await show(returnId, by)).toMatchObject({ state: 'received', pickup: { state: 'returned' } });

  const found = [{ lineId, sellable: 1, damaged: 0, wrongItem: 0 }];
  await shop.call(backOffice.inspectReturn, { returnId, found }, seller());
  const before = (await balances(shop))['delivery_income'] ?? 0;
  await shop.call(backOffice.resolveReturn, { returnId }, seller());
  await sendRefunds(shop);
  const { refund } = await show(returnId, by);
  expect(refund?.deducted).toBeGreaterThan(0);
  expect((await balances(shop))['delivery_income']).toBe(before - (refund?.deducted ?? 0) * 100);
});

test('a pickup that the courier gives up goes back to the buyer, with a week to choose again', async () => {
  const { returnId, by, trackingNumber } = await fetched();
  await waitForReturns(shop, 8 * DAY);
  expect((await show(returnId, by)).state).toBe('awaiting_pickup');
  bosta.happen(trackingNumber, 49);
  await askAboutPickup(shop.ctx, returnId);
  expect(await show(returnId, by)).toMatchObject({ state: 'approved', way: null, pickup: null });

  await waitForReturns(shop, 6 * DAY);
  expect((await show(returnId, by)).state).toBe('approved');
  await waitForReturns(shop, 2 * DAY);
  expect((await show(returnId, by)).state).toBe('expired');
});

test('a return that its buyer withdraws cancels the pickup', async () => {
  const { returnId, by, trackingNumber } = await fetched();
  await shop.call(calls.cancelReturn, { returnId }, by);
  await vi.waitFor(() => expect(bosta.find(trackingNumber).state.code).toBe(48), {
    timeout: 20_000,
    interval: 50,
  });
});

test('goods that the merchant brought itself are fetched by it: it learns where, and the fee is its own', async () => {
  const market = await openMarket(shop, 1000);
  const sold = await market.deliver(2);
  const lines = [{ lineId: sold.lineId, quantity: 1 }];
  const asked = {
    merchantOrderId: sold.merchantOrderId,
    lines,
    reason: 'changed_mind',
    wish: 'credit',
  } as const;
  const { id: returnId } = (await shop.call(calls.requestReturn, asked, sold.by)).body;
  await shop.call(calls.bookReturn, { returnId, way: 'pickup' }, sold.by);
  const own = { token: market.luxor.owner.token };
  await vi.waitFor(async () => expect((await show(returnId, own)).pickup?.courier).toBe('merchant'), {
    timeout: 20_000,
    interval: 50,
  });
  expect((await show(returnId, own)).fetchFrom?.mobile).toMatch(/^\+201/);

  await shop.call(calls.handOverReturn, { returnId }, own);
  expect((await show(returnId, own)).fetchFrom).toBeNull();
  await shop.call(backOffice.receiveReturn, { returnId }, own);
  const found = [{ lineId: sold.lineId, sellable: 1, damaged: 0, wrongItem: 0 }];
  await shop.call(backOffice.inspectReturn, { returnId, found }, own);
  const before = (await balances(shop))['delivery_income'];
  await shop.call(backOffice.resolveReturn, { returnId }, own);
  await sendRefunds(shop);
  expect((await show(returnId, sold.by)).refund?.deducted).toBeGreaterThan(0);
  expect((await balances(shop))['delivery_income']).toBe(before);
});
