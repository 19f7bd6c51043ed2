import { beforeAll, expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { expectBooksRight, type Market, openMarket, placeWith } from '../../support/orders.ts';
import { bringBack } from '../../support/returns.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});

test('of fees that were to be taken with a refused parcel nothing is paid back: they were never paid', async () => {
  const { first, buyer } = await placeWith(shop, market, [2]);
  const merchantOrderId = first.id;
  const lineId = first.lines[0]?.id as number;
  const seller = { token: market.sellers[0].token };
  await shop.call(orderCalls.acceptMerchantOrder, { merchantOrderId }, seller);
  const one = { carrier: 'merchant' as const, lines: [{ lineId, quantity: 1 }] };
  const { body } = await shop.call(
    orderCalls.packMerchantOrder,
    { merchantOrderId, parcels: [one, one] },
    seller,
  );
  const [kept, refused] = body.parcels.map(({ id }) => id) as [number, number];
  for (const parcelId of [kept, refused]) await shop.call(orderCalls.handOverParcel, { parcelId }, seller);
  await shop.call(orderCalls.deliverParcel, { parcelId: kept, proof: await doorPhoto(shop, kept) }, seller);
  await shop.call(orderCalls.refuseParcel, { parcelId: refused, reason: 'refused_at_door' }, seller);

  const lines = [{ lineId, quantity: 1 }];
  const asked = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { body: asking } = await shop.call(calls.requestReturn, asked, { token: buyer.token });
  await bringBack(shop, market, { returnId: asking.id, lineId, quantity: 1 });
  const resolved = await shop.call(backOffice.resolveReturn, { returnId: asking.id }, seller);

  expect(resolved.body.state).toBe('resolved');
  await expectBooksRight(shop);
});
