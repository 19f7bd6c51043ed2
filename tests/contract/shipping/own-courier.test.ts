import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  deliverParcel,
  handOverParcel,
  receiveParcelBack,
  refuseParcel,
  reportAttempt,
  reportLoss,
  reportOutForDelivery,
  showOrder,
} from '#modules/orders/calls.ts';
import { ownRecord } from '#modules/orders/server/couriers/own-record.ts';
import { ownDelivery } from '#modules/shipping/own-delivery.ts';
import { parcelMaker, parcelNow } from '../../support/parcels.ts';
import { testShop } from '../../support/shop.ts';
import { describeCourierBooks } from './courier-books-suite.ts';
import { type CourierDriver, describeCourier, type Fate } from './courier-suite.ts';

const shop = await testShop();
const maker = await parcelMaker(shop, 'merchant');
const { merchant, admin, pack } = maker;
const by = { token: merchant.token };

const parcelOf = async (trackingNumber: string) => {
  const [row] = await shop.rows(sql<{ id: number; code: string; merchantId: number }>`
    select p.id, p.delivery_code as code, mo.merchant_id as "merchantId"
      from parcels p join merchant_orders mo on mo.id = p.merchant_order_id
     where p.tracking_number = ${trackingNumber}`);
  return row as { id: number; code: string; merchantId: number };
};

/** As the merchant records it; a merchant that lost its own parcel reports it to the shop, which records it. */
const FATES: Readonly<Record<Fate, (trackingNumber: string) => Promise<unknown>>> = {
  picked_up: async number => shop.call(handOverParcel, { parcelId: (await parcelOf(number)).id }, by),
  out_for_delivery: async number =>
    shop.call(reportOutForDelivery, { parcelId: (await parcelOf(number)).id }, by),
  nobody_answered: async number =>
    shop.call(reportAttempt, { parcelId: (await parcelOf(number)).id, reason: 'not_answering' }, by),
  delivered: async number => {
    const { id, code } = await parcelOf(number);
    return shop.call(deliverParcel, { parcelId: id, code }, by);
  },
  refused_after_inspection: async number =>
    shop.call(
      refuseParcel,
      { parcelId: (await parcelOf(number)).id, reason: 'refused_after_inspection' },
      by,
    ),
  returned: async number =>
    shop.call(receiveParcelBack, { parcelId: (await parcelOf(number)).id, condition: 'sellable' }, by),
  lost: async number =>
    shop.call(reportLoss, { parcelId: (await parcelOf(number)).id, event: 'lost' }, { token: admin.token }),
  damaged: async number =>
    shop.call(
      reportLoss,
      { parcelId: (await parcelOf(number)).id, event: 'damaged' },
      { token: admin.token },
    ),
};

const driver: CourierDriver = {
  courier: ownDelivery(ownRecord(shop.ctx)),
  async booking() {
    const { id, trackingNumber } = await pack();
    const { amount } = await parcelNow(shop, id);
    return {
      leg: 'delivery',
      reference: trackingNumber,
      cashDue: amount ?? 0,
      units: 2,
      recipient: 'عميل تجريبي',
      mobile: '+201012345678',
      governorateId: 1,
      cityName: 'مدينة نصر',
      street: 'شارع النيل',
      building: '12',
      floor: '3',
      flat: '7',
      landmark: '',
      secondMobile: '',
      note: '',
    };
  },
  happen: async (trackingNumber, fate) => void (await FATES[fate](trackingNumber)),
};
describeCourier('Own delivery', () => driver);
describeCourierBooks(shop, () => driver, maker);

test('a parcel is delivered with the code that its buyer reads to the merchant, and not with another', async () => {
  const { id, trackingNumber, orderId, buyer } = await pack();
  await driver.happen(trackingNumber, 'picked_up');
  const { code } = await parcelOf(trackingNumber);

  const wrong = await shop.call(
    deliverParcel,
    { parcelId: id, code: code === '000000' ? '000001' : '000000' },
    by,
  );
  const none = await shop.call(deliverParcel, { parcelId: id }, by);
  expect([wrong.error.code, none.error.code]).toEqual(['wrong_delivery_code', 'proof_needed']);
  expect((await parcelNow(shop, id)).state).toBe('shipped');

  const seen = await shop.call(showOrder, { orderId }, { token: buyer.token });
  expect(seen.text).toContain(code);
  expect((await shop.call(showOrder, { orderId }, by)).text).not.toContain(`"${code}"`);
  expect((await shop.call(deliverParcel, { parcelId: id, code }, by)).status).toBe(200);
  expect((await parcelNow(shop, id)).state).toBe('delivered');
});
