import { afterEach, expect, test } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { deliverParcel } from '#modules/orders/calls.ts';
import { openDispute } from '#modules/payments/disputes.calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { deliverPaid } from '../contract/payments/paid-orders.ts';
import { allFollowed, balances, openPayingShop, seen, start } from '../contract/payments/paying-shop.ts';
import { expectBooksRight } from '../support/books.ts';
import { openMarket } from '../support/market.ts';
import { addPerson } from '../support/people.ts';
import { receiveReturned } from '../support/returns.ts';
import { doorPhoto } from '../support/shop.ts';

const { shop, paymob } = await openPayingShop();
const market = await openMarket(shop, 1000);
const finance = await addPerson(shop, { role: 'finance' });
const by = ({ token }: { token: string }) => ({ token });

afterEach(() => expectBooksRight(shop));

test.each([1, 2, 3, 4])(
  'a refund races a chargeback (%i): together they take what was paid, and not a piastre more',
  async () => {
    const { buyer, bought, merchantOrderId, lineId, total } = await deliverPaid({ shop, paymob, market }, 0);
    const lines = [{ lineId, quantity: 1 }];
    const input = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
    const { body } = await shop.call(calls.requestReturn, input, by(buyer));
    await receiveReturned(shop, market, { returnId: body.id, lineId, quantity: 1 });
    const before = await balances(shop);
    const dispute = () =>
      shop.call(openDispute, { orderId: bought.orderId, reason: 'خطاب من البنك' }, by(finance));
    const [opened, , again] = await Promise.all([
      dispute(),
      shop.call(backOffice.resolveReturn, { returnId: body.id }, by(market.luxor.owner)),
      dispute(),
    ]);
    // The second is refused, because it is disputed.
    const paymentId = opened.body?.paymentId ?? again.body?.paymentId;
    await allFollowed(shop);
    const lost = { paymentId, decision: 'lost', lossParty: 'platform', reason: 'قرار البنك' } as const;
    const ends = await Promise.all([1, 2, 3].map(() => shop.call(endDispute, lost, by(finance))));
    expect(ends.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    await allFollowed(shop);
    const after = await balances(shop);
    const taken = (before['gateway_receivable:paymob'] ?? 0) - (after['gateway_receivable:paymob'] ?? 0);
    expect(taken).toBe(total * 100);
    expect(after['refund_payable'] ?? 0).toBe(before['refund_payable'] ?? 0);
  },
);

test.each([1, 2, 3, 4])(
  'a delivery races the loss of a dispute (%i): what buyers advanced pays for one of them',
  async () => {
    const buyer = await addPerson(shop);
    const before = await balances(shop);
    const bought = await market.placeOrder([1], { paymentMethod: 'card', buyer });
    const { reference } = await start(shop, bought);
    await paymob.deed(reference, 'pay');
    await allFollowed(shop);
    const { order } = await seen(shop, bought);
    const parcelId = await market.ship(order.merchantOrders[0]?.id as number);
    const opened = await shop.call(
      openDispute,
      { orderId: bought.orderId, reason: 'خطاب من البنك' },
      by(finance),
    );
    const lost = { decision: 'lost', lossParty: 'platform', reason: 'قرار البنك', ...opened.body } as const;
    const replies = await Promise.all([
      shop.call(endDispute, lost, by(finance)),
      shop.call(deliverParcel, { parcelId, proof: await doorPhoto(shop, parcelId) }, by(market.luxor.owner)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const after = await balances(shop);
    const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect([moved('buyer_advances'), moved('claim_cost')]).toEqual([0, bought.total * 100]);
  },
);
