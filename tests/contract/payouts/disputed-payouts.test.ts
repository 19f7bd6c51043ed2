import { beforeAll, expect, test } from 'vitest';
import { adjustMerchant } from '#modules/ledger/calls.ts';
import { setPayoutChannel } from '#modules/payouts/money.calls.ts';
import * as payouts from '#modules/payouts/payouts.calls.ts';
import { requestReturn } from '#modules/returns/returns.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { photoOf } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let [maker, approver]: { token: string }[] = [];

beforeAll(async () => {
  market = await openMarket(shop);
  maker = { token: (await addPerson(shop, { role: 'finance' })).token };
  approver = { token: (await addPerson(shop, { role: 'finance' })).token };
});

test('a claim holds back what waits for its order, not what a merchant owes of it already', async () => {
  const { merchantOrderId, lineId, by } = await market.deliver(2);
  const photos = [await photoOf(shop, by)];
  const lines = [{ lineId, quantity: 1 }];
  await shop.call(requestReturn, { merchantOrderId, lines, reason: 'damaged', wish: 'refund', photos }, by);
  const channel = { kind: 'wallet', holder: 'كريم منصور', number: '01000000002' } as const;
  await shop.call(setPayoutChannel, channel, { token: market.luxor.owner.token });
  const merchantId = market.luxor.id;
  await shop.call(adjustMerchant, { key: 1, merchantId, amount: 5000, reason: 'تعويض عن شحنة' }, maker);
  await shop.call(payouts.draftPayouts, {}, maker);
  const [payout] = (await shop.call(payouts.listPayouts, {}, maker)).body.payouts;
  // It took the cash of the order itself: fees and commission are due whatever becomes of the claim.
  expect(payout?.amount).toBeLessThan(5000);
  const approved = await shop.call(
    payouts.movePayout,
    { payoutId: payout?.id as number, step: 'approve', note: '' },
    approver,
  );
  expect(approved.status).toBe(200);
  await expectBooksRight(shop);
});
