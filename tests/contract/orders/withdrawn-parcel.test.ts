import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withdrawMerchantOrder } from '#modules/orders/calls.ts';
import { DAY } from '#platform/clock.ts';
import { startBosta } from '../../support/bosta-emulator.ts';
import { wait } from '../../support/market.ts';
import { couriersDone, parcelMaker, parcelNow } from '../../support/parcels.ts';
import { testShop } from '../../support/shop.ts';

const bosta = await startBosta();
const shop = await testShop({ env: bosta.env });
const { pack } = await parcelMaker(shop, 'bosta');

test('a packed parcel whose buyer withdraws is called off at the courier', async () => {
  const { id, merchantOrderId, trackingNumber, buyer } = await pack();
  await wait(shop, 31 * DAY);

  const reply = await shop.call(withdrawMerchantOrder, { merchantOrderId }, { token: buyer.token });
  expect(reply.error).toBeUndefined();
  await couriersDone(shop);

  expect(bosta.find(trackingNumber).state.code).toBe(48);
  expect(await parcelNow(shop, id)).toMatchObject({ state: 'cancelled', trackingNumber: null });
  const [booking] = await shop.rows(sql<{ ended: boolean }>`
    select ended_at is not null as ended from courier_bookings where parcel_id = ${id}`);
  expect(booking).toEqual({ ended: true });
});
