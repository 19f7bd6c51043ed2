import { expect, test } from 'vitest';
import { applyEvent } from '#modules/orders/server/steps/apply-event.ts';
import { expectBooksRight } from '../../support/books.ts';
import { openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const market = await openMarket(shop);

test.each([
  'paid',
  'paid_late',
  'payment_expired',
  'switched_to_cash',
  'confirmed',
  'not_confirmed',
] as const)('what covers the whole order happens to no part alone: %s', async event => {
  const { first, show } = await market.placeOrder([1, 1]);
  const before = await show();
  const by = { kind: 'staff', userId: market.admin.id, role: 'super_admin', requestId: 'test' } as const;
  await expect(applyEvent(shop.ctx, { merchantOrderId: first.id, event, by })).rejects.toMatchObject({
    code: 'not_possible_now',
  });
  expect(await show()).toEqual(before);
  await expectBooksRight(shop);
});
