import { expect } from 'vitest';
import { deliverParcel } from '#modules/orders/calls.ts';
import { inspectReturn, receiveReturn } from '#modules/returns/back-office.calls.ts';
import { bookReturn, handOverReturn, requestReturn } from '#modules/returns/returns.calls.ts';
import { saveReview } from '#modules/reviews/calls.ts';
import { type Market, placeFor, shipFirst, type TestPerson } from '../../support/orders.ts';
import { photoOf } from '../../support/returns.ts';
import { doorPhoto, type TestShop } from '../../support/shop.ts';

/** Units of the first merchant's product that their buyer has. */
export interface Had {
  merchantOrderId: number;
  lineId: number;
  buyer: TestPerson;
  seller: TestPerson;
}

export async function bringTo(
  shop: TestShop,
  market: Market,
  { buyer, units }: { buyer: TestPerson; units: number },
): Promise<Had> {
  const { first } = await placeFor(shop, market, { buyer, quantities: [units] });
  const parcelId = await shipFirst(shop, market, first.id);
  const [seller] = market.sellers;
  const proof = await doorPhoto(shop, parcelId);
  const done = await shop.call(deliverParcel, { parcelId, proof }, { token: seller.token });
  expect(done.body.status).toBe('delivered');
  return { merchantOrderId: first.id, lineId: first.lines[0]?.id as number, buyer, seller };
}

/** One unit of which its buyer says that it does not work, or came broken: a return, or a claim, that waits for its merchant. */
export async function askBack(
  shop: TestShop,
  { merchantOrderId, lineId, buyer }: Had,
  reason: 'defect' | 'damaged',
): Promise<number> {
  const by = { token: buyer.token };
  const photos = [await photoOf(shop, by)];
  const lines = [{ lineId, quantity: 1 }];
  const asked = { merchantOrderId, lines, reason, wish: 'refund', photos } as const;
  const { body, text } = await shop.call(requestReturn, asked, by);
  expect(body?.kind, text).toBe(reason === 'damaged' ? 'claim' : 'return');
  return body.id;
}

/** A return of one unit, led by its people as far as that. */
export async function sendBack(
  shop: TestShop,
  { merchantOrderId, lineId, buyer, seller }: Had,
  upTo: 'in_transit' | 'received' | 'inspected',
): Promise<number> {
  const [by, bySeller] = [{ token: buyer.token }, { token: seller.token }];
  const lines = [{ lineId, quantity: 1 }];
  const asked = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { id: returnId } = (await shop.call(requestReturn, asked, by)).body;
  await shop.call(bookReturn, { returnId, way: 'pickup' }, by);
  const steps = {
    in_transit: () => shop.call(handOverReturn, { returnId }, by),
    received: () => shop.call(receiveReturn, { returnId }, bySeller),
    inspected: () =>
      shop.call(
        inspectReturn,
        { returnId, found: [{ lineId, sellable: 1, damaged: 0, wrongItem: 0 }] },
        bySeller,
      ),
  };
  for (const [state, step] of Object.entries(steps)) {
    const reply = await step();
    expect(reply.body?.state, reply.text).toBe(state);
    if (state === upTo) break;
  }
  return returnId;
}

/** What a buyer says of a product that they have. */
export async function review(
  shop: TestShop,
  { buyer, productId }: { buyer: TestPerson; productId: number },
): Promise<number> {
  const words = { productId, stars: 4, text: 'خامته ممتازة', photos: [] };
  const saved = await shop.call(saveReview, words, { token: buyer.token });
  expect(saved.body?.state, saved.text).toBe('shown');
  return saved.body.reviewId;
}
