import { expect, test } from 'vitest';
import { courierAccount } from '#modules/orders/earned.ts';
import { askCourier } from '#modules/orders/server/couriers/ask-courier.ts';
import { reconcileRemittance } from '#modules/remittances/calls.ts';
import { COLLECTORS } from '#modules/shipping/courier.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { expectBooksRight } from '../../support/books.ts';
import { takeStatement } from '../../support/money/remittances.ts';
import { couriersDone, parcelMaker, parcelNow } from '../../support/parcels.ts';
import { addPerson } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import { balances } from '../payments/paying-shop.ts';
import type { CourierDriver } from './courier-suite.ts';

/** The cash of a courier's parcels in the shop's own books: from the door to who owes it, and to the bank. */
export function describeCourierBooks(
  shop: TestShop,
  drive: () => Pick<CourierDriver, 'courier' | 'happen'>,
  maker?: Awaited<ReturnType<typeof parcelMaker>>,
) {
  const { name } = drive().courier;

  test(`the books of ${name}: who took the cash at the door owes it, until it is brought`, async () => {
    const { merchantId, pack } = maker ?? (await parcelMaker(shop, name));
    const debtor = courierAccount(name, merchantId);
    const before = await balances(shop);
    const moved = async (account: string) => ((await balances(shop))[account] ?? 0) - (before[account] ?? 0);
    const { id, trackingNumber } = await pack();
    for (const fate of ['picked_up', 'out_for_delivery', 'delivered'] as const) {
      await drive().happen(trackingNumber, fate);
      await askCourier(shop.ctx, id);
    }
    await couriersDone(shop);

    const { state, collected } = await parcelNow(shop, id);
    expect([state, collected]).toEqual(['delivered', expect.any(Number)]);
    const others = Object.keys(await balances(shop)).filter(
      account => account.startsWith('courier_receivable:') && account !== debtor,
    );
    expect(await Promise.all(others.map(moved))).toEqual(others.map(() => 0));
    if (!isCollector(name)) expect(debtor).toBe(`merchant_payable:${merchantId}`);
    else {
      expect(await moved(debtor)).toBe(collected);
      const { token } = await addPerson(shop, { role: 'finance' });
      const pounds = ((collected ?? 0) / 100).toFixed(2);
      const file = Buffer.from(`tracking number,amount,fee\n${trackingNumber},${pounds},10\n`);
      const { error, body } = await takeStatement(shop, { file, token, courier: name });
      expect(error).toBeUndefined();
      const { remittanceId, net: bankAmount } = body;
      const seen = { remittanceId: remittanceId as number, bankAmount, bankReference: 'CIB 1' };
      expect((await shop.call(reconcileRemittance, seen, { token })).body).toEqual({ settled: true });
      expect([await moved(debtor), await moved('bank')]).toEqual([0, (collected ?? 0) - 1_000]);
    }
    await expectBooksRight(shop);
  });
}

const isCollector = (name: CourierName) => COLLECTORS.some(each => each === name);
