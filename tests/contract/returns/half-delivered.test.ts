import { beforeAll, expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { receiveReturned } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});

test('of fees that were to be taken with a refused parcel nothing is paid back: they were never paid', async () => {
  const { first, buyer } = await market.placeOrder([2]);
  const merchantOrderId = first.id;
  const lineId = first.lines[0]?.id as number;
  const seller = { token: market.luxor.owner.token };
  await shop.call(orderCalls.acceptMerchantOrder, { merchantOrderId }, seller);
  const one = { carrier: 'merchant' as const, lines: [{ lineId, quantity: 1 }] };
  const { body } = await shop.call(
    orderCalls.packMerchantOrder,
    { merchantOrderId, parcels: [one, one] },
    seller,
  );
  const [delivered, refused] = body.parcels.map(({ id }) => id) as [number, number];
  for (const parcelId of [delivered, refused])
    await shop.call(orderCalls.handOverParcel, { parcelId }, seller);
  await market.deliverParcel(delivered);
  await shop.call(orderCalls.refuseParcel, { parcelId: refused, reason: 'refused_at_door' }, seller);

  const lines = [{ lineId, quantity: 1 }];
  const input = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { body: asking } = await shop.call(calls.requestReturn, input, { token: buyer.token });
  await receiveReturned(shop, market, { returnId: asking.id, lineId, quantity: 1 });
  const resolved = await shop.call(backOffice.resolveReturn, { returnId: asking.id }, seller);

  expect(resolved.body.state).toBe('resolved');
  await expectBooksRight(shop);
});
