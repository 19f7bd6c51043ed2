import { expect } from 'vitest';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { type Market } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { photoOf, receiveReturned } from '../../support/returns.ts';
import { allFollowed, giveCredit, type openPayingShop, seen, start } from './paying-shop.ts';

interface Place {
  shop: Awaited<ReturnType<typeof openPayingShop>>['shop'];
  paymob: Awaited<ReturnType<typeof openPayingShop>>['paymob'];
  market: Market;
}

/** Units of the first merchant, paid by card and, for the rest, by credit; delivered. */
export async function deliverPaid({ shop, paymob, market }: Place, credit: number, units = 2) {
  const buyer = await addPerson(shop);
  if (credit > 0) await giveCredit(shop, buyer, credit);
  const bought = await market.placeOrder([units], { paymentMethod: 'card', buyer, useCredit: credit > 0 });
  const { reference } = await start(shop, bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const { order } = await seen(shop, bought);
  const merchantOrderId = order.merchantOrders[0]?.id as number;
  const lineId = order.merchantOrders[0]?.lines[0]?.id as number;
  const parcelId = await market.ship(merchantOrderId);
  await market.deliverParcel(parcelId);
  return { buyer, bought, merchantOrderId, lineId, total: order.total };
}

export type Paid = Awaited<ReturnType<typeof deliverPaid>>;

interface SentBack {
  wish: 'refund' | 'credit';
  quantity: number;
  reason?: 'changed_mind' | 'defect';
}

export async function sendBack(
  { shop, market }: Pick<Place, 'shop' | 'market'>,
  { buyer, merchantOrderId, lineId }: Pick<Paid, 'buyer' | 'merchantOrderId' | 'lineId'>,
  { wish, quantity, reason = 'changed_mind' }: SentBack,
) {
  const lines = [{ lineId, quantity }];
  const photos = reason === 'defect' ? [await photoOf(shop, { token: buyer.token })] : [];
  const input = { merchantOrderId, lines, reason, wish, photos };
  const { body, error } = await shop.call(calls.requestReturn, input, { token: buyer.token });
  expect(error).toBeUndefined();
  if (reason === 'defect')
    await shop.call(backOffice.approveReturn, { returnId: body.id }, { token: market.luxor.owner.token });
  await receiveReturned(shop, market, { returnId: body.id, lineId, quantity });
  await shop.call(backOffice.resolveReturn, { returnId: body.id }, { token: market.luxor.owner.token });
  await allFollowed(shop);
  await allFollowed(shop);
  return (await shop.call(calls.showReturn, { returnId: body.id }, { token: buyer.token })).body.refund;
}
