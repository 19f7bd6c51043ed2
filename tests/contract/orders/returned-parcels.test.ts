import { expect, test } from 'vitest';
import { showManagedOrder } from '#modules/orders/back-office.calls.ts';
import { receiveParcelBack, refuseParcel } from '#modules/orders/calls.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const market = await openMarket(shop, 1000);
const support = await addPerson(shop, { role: 'support' });

/** Three units that nobody took at the door. */
async function refused() {
  const { orderId, first } = await market.placeOrder([3, 1]);
  const parcelId = await market.ship(first.id);
  const by = { token: market.luxor.owner.token };
  await shop.call(refuseParcel, { parcelId, reason: 'refused_at_door' }, by);
  return { orderId, parcelId, lineId: first.lines[0]?.id as number, by };
}

test.each([
  ['damaged', 1],
  ['damaged', 0],
  ['sellable', 3],
  ['lost', 0],
] as const)(
  'the history says to staff and to its merchant that a parcel came back %s, with %i units on sale again',
  async (condition, restocked) => {
    const { orderId, parcelId, lineId, by } = await refused();
    const sellable = condition === 'damaged' && restocked > 0 ? [{ lineId, quantity: restocked }] : undefined;
    const taken = await shop.call(
      receiveParcelBack,
      { parcelId, condition, ...(sellable && { sellable }) },
      by,
    );
    expect(taken.error).toBeUndefined();
    for (const { token } of [market.luxor.owner, support]) {
      const { history } = (await shop.call(showManagedOrder, { orderId }, { token })).body;
      const back = history.filter(({ cameBack }) => cameBack !== null);
      expect(back).toMatchObject([
        { event: 'back_at_merchant', parcelId, cameBack: { condition, units: 3, restocked } },
      ]);
    }
    const other = await shop.call(showManagedOrder, { orderId }, { token: market.nubia.owner.token });
    expect(other.body.history.some(({ cameBack }) => cameBack !== null)).toBe(false);
  },
);
