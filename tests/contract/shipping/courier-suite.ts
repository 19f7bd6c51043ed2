import { describe, expect, test } from 'vitest';
import type { Booking, Courier } from '#modules/shipping/courier.ts';

/** The outcomes of a parcel, as events of the shop. */
export type Fate =
  | 'picked_up'
  | 'out_for_delivery'
  | 'nobody_answered'
  | 'delivered'
  | 'refused_after_inspection'
  | 'returned'
  | 'lost'
  | 'damaged';

export interface CourierDriver {
  courier: Courier;
  /** A parcel that may be booked. */
  booking(): Promise<Booking>;
  /** Makes the courier do it. */
  happen(trackingNumber: string, fate: Fate): Promise<void>;
}

/** What the shop relies on of every courier; a new one must pass this. */
export function describeCourier(name: string, drive: () => CourierDriver) {
  const booked = async () => {
    const booking = await drive().booking();
    return { booking, trackingNumber: await drive().courier.book(booking) };
  };
  const reported = async (trackingNumber: string, ...fates: Fate[]) => {
    for (const fate of fates) await drive().happen(trackingNumber, fate);
    return drive().courier.track(trackingNumber);
  };

  describe(`${name} as a courier`, () => {
    test('gives a booked parcel a tracking number by which it is booked and waits', async () => {
      const { trackingNumber } = await booked();

      expect(await drive().courier.track(trackingNumber)).toMatchObject({
        trackingNumber,
        state: 'booked',
        attempts: 0,
        collected: null,
        condition: null,
      });
    });

    test('finds a booking by our reference, and none by another', async () => {
      const { booking, trackingNumber } = await booked();

      expect(await drive().courier.find(booking.reference)).toBe(trackingNumber);
      expect(await drive().courier.find('WK-0-0')).toBeNull();
    });

    test('knows nothing of a tracking number of another courier', async () => {
      expect(await drive().courier.track('999999999')).toBeNull();
    });

    test('reports every step on the way to the buyer, and the cash that was taken', async () => {
      const { booking, trackingNumber } = await booked();
      const states = [];
      for (const fate of ['picked_up', 'out_for_delivery', 'nobody_answered', 'out_for_delivery'] as const)
        states.push((await reported(trackingNumber, fate))?.state);

      expect(states).toEqual(['on_the_way', 'out_for_delivery', 'attempt_failed', 'out_for_delivery']);
      expect(await reported(trackingNumber, 'delivered')).toMatchObject({
        state: 'delivered',
        attempts: 1,
        collected: booking.cashDue,
      });
    });

    test('reports the same news under one id however often it is asked, and the next attempt under another', async () => {
      const { trackingNumber } = await booked();
      const first = await reported(trackingNumber, 'picked_up', 'nobody_answered');
      const again = await drive().courier.track(trackingNumber);
      const second = await reported(trackingNumber, 'out_for_delivery', 'nobody_answered');

      expect(first).toMatchObject({ state: 'attempt_failed', reason: 'not_answering', attempts: 1 });
      expect(again?.reportId).toBe(first?.reportId);
      expect(second).toMatchObject({ state: 'attempt_failed', attempts: 2 });
      expect(second?.reportId).not.toBe(first?.reportId);
    });

    test('distinguishes a refusal after inspection from a failed attempt, and reports how the parcel came back', async () => {
      const { trackingNumber } = await booked();
      const refused = await reported(
        trackingNumber,
        'picked_up',
        'out_for_delivery',
        'refused_after_inspection',
      );

      expect(refused).toMatchObject({
        state: 'refused',
        reason: 'refused_after_inspection',
        collected: null,
      });
      expect(await reported(trackingNumber, 'returned')).toMatchObject({
        state: 'returned',
        condition: 'sellable',
      });
    });

    test.each(['lost', 'damaged'] as const)('reports a parcel that is %s', async fate => {
      const { trackingNumber } = await booked();

      expect(await reported(trackingNumber, 'picked_up', fate)).toMatchObject({ state: fate });
    });

    test('can be cancelled until the courier has the parcel, twice as well as once', async () => {
      const { courier } = drive();
      const [early, late] = [await booked(), await booked()];
      await drive().happen(late.trackingNumber, 'picked_up');

      expect(await courier.cancel(early.trackingNumber)).toBe('cancelled');
      expect(await courier.cancel(early.trackingNumber)).toBe('cancelled');
      expect(await courier.cancel(late.trackingNumber)).toBe('too_late');
      expect((await courier.track(late.trackingNumber))?.state).toBe('on_the_way');
    });

    test.each([null, 'text', [], {}, { trackingNumber: 7 }, { _id: '', state: 'x' }])(
      'does not accept %j as its message',
      message => expect(drive().courier.parseWebhook(message)).toBeNull(),
    );
  });
}
