import { beforeAll, describe, expect, test } from 'vitest';
import { endDispute } from '#modules/checkout/disputes.calls.ts';
import { cancelOrder } from '#modules/orders/calls.ts';
import { openDispute } from '#modules/payments/disputes.calls.ts';
import type { PaymentMethod } from '#modules/payments/payment.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import type { TestShop } from '../../support/shop.ts';
import { allFollowed, balances, start } from './paying-shop.ts';
import type { ProviderDriver } from './provider-suite.ts';

interface GatewayShop {
  /** A shop whose only account is with this gateway. */
  shop: TestShop;
  drive: () => ProviderDriver;
  method: Exclude<PaymentMethod, 'cash_on_delivery'>;
}

/** A gateway's money in the shop's own books: from its signed message to what it owes us, and back to the buyer. */
export function describeBooks({ shop, drive, method }: GatewayShop) {
  const { name } = drive().provider;
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(shop);
  });

  /** Gives the shop what the gateway has sent since, as it came. */
  const deliver = async (from: number) => {
    for (const { url, body } of drive().messages.slice(from)) {
      const { pathname, search } = new URL(url);
      const headers = { 'content-type': 'application/json' };
      const reply = await shop.http.inject({
        method: 'POST',
        url: pathname + search,
        payload: body,
        headers,
      });
      expect([reply.statusCode, reply.body]).toEqual([200, '{"body":{"received":true}}']);
    }
    await allFollowed(shop);
  };
  const paid = async () => {
    const bought = await market.placeOrder([1, 1], { paymentMethod: method });
    const { reply, reference } = await start(shop, bought, method);
    expect(reply.error).toBeUndefined();
    const from = drive().messages.length;
    await drive().deed(reference, 'pay');
    await deliver(from);
    return bought;
  };

  describe(`the books of ${name}`, () => {
    test('it owes us what buyers paid through it, and goes on owing what it did not give back', async () => {
      const before = await balances(shop);
      const moved = async () => {
        const after = await balances(shop);
        const accounts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
        const changes = accounts.map(
          account => [account, (after[account] ?? 0) - (before[account] ?? 0)] as const,
        );
        return Object.fromEntries(changes.filter(([, amount]) => amount !== 0));
      };
      const bought = await paid();
      const total = Math.round(bought.total * 100);
      expect(await moved()).toEqual({ [`gateway_receivable:${name}`]: total, buyer_advances: -total });

      const from = drive().messages.length;
      await shop.call(cancelOrder, { orderId: bought.orderId }, { token: bought.buyer.token });
      await allFollowed(shop);
      await deliver(from);
      const isSent = drive().provider.traits(method).refunds === 'sent';
      expect(await moved()).toEqual(
        isSent ? {} : { [`gateway_receivable:${name}`]: total, refund_payable: -total },
      );
      await expectBooksRight(shop);
    });

    test('a bank may dispute what was paid through it', async () => {
      const { orderId } = await paid();
      const finance = await addPerson(shop, { role: 'finance' });
      const opened = await shop.call(
        openDispute,
        { orderId, reason: 'خطاب من البنك' },
        { token: finance.token },
      );
      expect(opened.error).toBeUndefined();
      const { paymentId } = opened.body;
      const end = { paymentId, decision: 'won', reason: 'قرار البنك' } as const;
      expect((await shop.call(endDispute, end, { token: finance.token })).status).toBe(200);
      await expectBooksRight(shop);
    });
  });
}
