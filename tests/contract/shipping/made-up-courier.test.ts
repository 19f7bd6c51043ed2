import { expect, test, vi } from 'vitest';
import { type Booking, type Courier, CourierRefused, type Report } from '#modules/shipping/courier.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { testShop } from '../../support/shop.ts';
import { describeCourierBooks } from './courier-books-suite.ts';
import { type CourierDriver, describeCourier, type Fate } from './courier-suite.ts';

const mylerz = vi.hoisted(() => ({ open: (): unknown => null }));

// The two entries that docs/how-to/add-a-courier.md asks for; everything else must follow from them.
vi.mock('#modules/shipping/couriers.ts', async load => {
  const real = await load<typeof import('#modules/shipping/couriers.ts')>();
  return { ...real, COURIERS: { ...real.COURIERS, mylerz: { account: 'courier_receivable' } } };
});
vi.mock('#modules/shipping/server/adapters.ts', async load => {
  const real = await load<typeof import('#modules/shipping/server/adapters.ts')>();
  return { ...real, ADAPTERS: { ...real.ADAPTERS, mylerz: () => mylerz.open() } };
});

/** Each outcome as an event of the shop. */
const FATES: Readonly<Record<Fate, Partial<Report>>> = {
  picked_up: { state: 'on_the_way' },
  out_for_delivery: { state: 'out_for_delivery' },
  nobody_answered: { state: 'attempt_failed', reason: 'not_answering' },
  delivered: { state: 'delivered' },
  refused_after_inspection: { state: 'refused', reason: 'refused_after_inspection' },
  returned: { state: 'returned', condition: 'sellable' },
  lost: { state: 'lost' },
  damaged: { state: 'damaged' },
};

/** The courier of the how-to, in memory: it books every parcel and does what a test asks of it. */
function openMylerz(): CourierDriver {
  const parcels = new Map<string, { booking: Booking; report: Report; news: number }>();
  const courier: Courier = {
    name: 'mylerz' as CourierName,
    async book(booking) {
      const trackingNumber = `MY${booking.reference.replace(/\D/g, '')}`;
      if (parcels.has(trackingNumber)) throw new CourierRefused('this reference is taken');
      const report: Report = {
        trackingNumber,
        state: 'booked',
        reportId: `${trackingNumber}-0`,
        attempts: 0,
        at: null,
        reason: null,
        collected: null,
        condition: null,
      };
      parcels.set(trackingNumber, { booking, report, news: 0 });
      return trackingNumber;
    },
    find: async reference =>
      [...parcels].find(([, { booking }]) => booking.reference === reference)?.[0] ?? null,
    track: async trackingNumber => parcels.get(trackingNumber)?.report ?? null,
    async cancel(trackingNumber) {
      const parcel = parcels.get(trackingNumber);
      if (!parcel || !['booked', 'cancelled'].includes(parcel.report.state)) return 'too_late';
      parcel.report = { ...parcel.report, state: 'cancelled' };
      return 'cancelled';
    },
    parseWebhook: () => null,
  };
  let count = 0;
  return {
    courier,
    booking: async () => ({
      leg: 'delivery',
      reference: `WK-9-${++count}`,
      cashDue: 33_450,
      units: 2,
      recipient: 'منى عبد الله',
      mobile: '+201012345678',
      governorateId: 3,
      cityName: 'سموحة',
      street: 'شارع فوزي معاذ',
      building: '12',
      floor: '3',
      flat: '7',
      landmark: '',
      secondMobile: '',
      note: '',
    }),
    async happen(trackingNumber, fate) {
      const parcel = parcels.get(trackingNumber);
      if (!parcel) throw new Error('Mylerz has no such parcel');
      parcel.news += 1;
      parcel.report = {
        ...parcel.report,
        reason: null,
        ...FATES[fate],
        reportId: `${trackingNumber}-${parcel.news}`,
        attempts: parcel.report.attempts + (fate === 'nobody_answered' ? 1 : 0),
        collected: fate === 'delivered' ? parcel.booking.cashDue : null,
      };
    },
  };
}

const driver = openMylerz();
mylerz.open = () => driver.courier;
const shop = await testShop();

describeCourier('Mylerz', () => driver);
describeCourierBooks(shop, () => driver);

test('a courier without an account of this shop is offered to nobody', async () => {
  const { openCourier } = await import('#modules/shipping/server/couriers.ts');
  expect(openCourier(shop.ctx.config, 'nobody', { read: async () => null })).toBeNull();
  expect(openCourier(shop.ctx.config, 'mylerz', { read: async () => null })?.name).toBe('mylerz');
});
