import { beforeAll, expect, test } from 'vitest';
import type { Booking } from '#modules/shipping/courier.ts';
import { bosta as openBosta } from '#modules/shipping/server/bosta.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { startBosta } from '../../support/bosta-emulator.ts';
import { testShop } from '../../support/shop.ts';
import { describeCourierBooks } from './courier-books-suite.ts';
import { type CourierDriver, describeCourier, type Fate } from './courier-suite.ts';

const bosta = await startBosta();
const account = readConfig(bosta.env).bosta;
if (!account) throw new Error('the emulator gives no account');
const courier = openBosta(account, 'http://shop.example/api/web/shipping/bosta-webhook');
let count = 0;
const booking = async (): Promise<Booking> => ({
  leg: 'delivery',
  reference: `WK-1-${++count}`,
  cashDue: 33_450,
  units: 2,
  recipient: 'منى عبد الله',
  mobile: '+201012345678',
  secondMobile: '+201112345678',
  note: 'الاتصال قبل الوصول',
  governorateId: 3,
  cityName: 'سموحة',
  street: 'شارع فوزي معاذ',
  building: '12',
  floor: '3',
  flat: '7',
  landmark: 'أمام النادي',
});

/** Each outcome as Bosta's state, with its exception where there is one. */
const FATES: Readonly<Record<Fate, readonly (readonly [number, number?])[]>> = {
  picked_up: [[21]],
  out_for_delivery: [[41]],
  nobody_answered: [[47, 7]],
  delivered: [[45]],
  refused_after_inspection: [[47, 30]],
  returned: [[46]],
  lost: [[100]],
  damaged: [[101, 26]],
};
const driver: CourierDriver = {
  courier,
  booking,
  async happen(trackingNumber, fate) {
    for (const [code, exception] of FATES[fate]) bosta.happen(trackingNumber, code, exception);
    if (fate !== 'refused_after_inspection') return;
    bosta.turnBack(trackingNumber);
    bosta.happen(trackingNumber, 30);
  },
};
describeCourier('Bosta', () => driver);
describeCourierBooks(await testShop({ env: bosta.env }), () => driver);

let trackingNumber: string;
beforeAll(async () => {
  trackingNumber = await courier.book(await booking());
});

test('is asked for an ordinary delivery with the cash in pounds and our reference', () => {
  expect(bosta.find(trackingNumber).booking).toMatchObject({
    type: 10,
    cod: 334.5,
    businessReference: expect.stringMatching(/^WK-1-\d+$/),
    allowToOpenPackage: true,
    specs: { packageType: 'SMALL', packageDetails: { itemsCount: 2 } },
    dropOffAddress: {
      cityId: 'city-EG-02',
      districtName: 'سموحة',
      firstLine: 'شارع فوزي معاذ',
      apartment: '7',
    },
    receiver: { firstName: 'منى', lastName: 'عبد الله', phone: '01012345678', secondPhone: '01112345678' },
    notes: 'الاتصال قبل الوصول',
    webhookUrl: 'http://shop.example/api/web/shipping/bosta-webhook',
    webhookCustomHeaders: { 'X-Webhook-Secret': account.webhookSecret },
  });
});

test('refuses in a way that shows that nothing was booked', async () => {
  const refusal = { name: 'CourierRefused' };
  const before = bosta.deliveries.length;

  await expect(courier.book({ ...(await booking()), street: 'قصير' })).rejects.toMatchObject(refusal);
  await expect(courier.book({ ...(await booking()), governorateId: 99 })).rejects.toMatchObject(refusal);
  const stranger = openBosta({ ...account, apiKey: `Bearer ${account.apiKey}` }, 'http://shop.example');
  await expect(stranger.book(await booking())).rejects.toMatchObject(refusal);
  const nowhere = openBosta({ ...account, url: 'http://127.0.0.1:59999' }, 'http://shop.example');
  await expect(nowhere.book(await booking())).rejects.toMatchObject(refusal);
  expect(bosta.deliveries).toHaveLength(before);
});

test.each(['lost_before', 'lost_after', 'error'] as const)(
  'makes nothing up when its answer fails (%s)',
  async trouble => {
    bosta.spoil('POST /deliveries?', trouble);

    const failed = courier.book(await booking());

    await expect(failed).rejects.toThrow();
    await expect(failed).rejects.not.toMatchObject({ name: 'CourierRefused' });
  },
);
