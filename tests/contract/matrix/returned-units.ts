import { expect } from 'vitest';
import { inspectReturn, receiveReturn } from '#modules/returns/back-office.calls.ts';
import { bookReturn, handOverReturn, requestReturn } from '#modules/returns/returns.calls.ts';
import { saveReview } from '#modules/reviews/calls.ts';
import type { Delivered } from '../../support/market.ts';
import type { TestPerson } from '../../support/people.ts';
import { photoOf } from '../../support/returns.ts';
import type { TestShop } from '../../support/shop.ts';

/** The buyer reports one unit as defective, which requests a return, or as damaged, which opens a claim. */
export async function reportUnit(
  shop: TestShop,
  { merchantOrderId, lineId, buyer }: Delivered,
  reason: 'defect' | 'damaged',
): Promise<number> {
  const by = { token: buyer.token };
  const photos = [await photoOf(shop, by)];
  const lines = [{ lineId, quantity: 1 }];
  const input = { merchantOrderId, lines, reason, wish: 'refund', photos } as const;
  const { body, text } = await shop.call(requestReturn, input, by);
  expect(body?.kind, text).toBe(reason === 'damaged' ? 'claim' : 'return');
  return body.id;
}

/** A return of one unit that buyer and merchant have led to this state. */
export async function returnUnit(
  shop: TestShop,
  { merchantOrderId, lineId, buyer, seller }: Delivered,
  upTo: 'in_transit' | 'received' | 'inspected',
): Promise<number> {
  const [by, bySeller] = [{ token: buyer.token }, { token: seller.token }];
  const lines = [{ lineId, quantity: 1 }];
  const input = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { id: returnId } = (await shop.call(requestReturn, input, by)).body;
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

export async function review(
  shop: TestShop,
  { buyer, productId }: { buyer: TestPerson; productId: number },
): Promise<number> {
  const words = { productId, stars: 4, text: 'خامته ممتازة', photos: [] };
  const saved = await shop.call(saveReview, words, { token: buyer.token });
  expect(saved.body?.state, saved.text).toBe('shown');
  return saved.body.reviewId;
}
