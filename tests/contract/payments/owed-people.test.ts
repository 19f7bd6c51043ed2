import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as users from '#modules/accounts/users.calls.ts';
import { confirmTransfer } from '#modules/checkout/calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import * as backOffice from '#modules/payments/back-office.calls.ts';
import { listRefunds, recordTransfer } from '#modules/refunds/calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { allFollowed, openPayingShop, seen, start } from './paying-shop.ts';

const { shop } = await openPayingShop();
let market: Market;
let finance: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  finance = await addPerson(shop, { role: 'finance' });
});
afterEach(() => expectBooksRight(shop));

const by = () => ({ token: finance.token });
const erase = async (userId: number) => {
  const reason = 'طلب صاحب الحساب';
  const { status, error } = await shop.call(
    users.eraseUser,
    { userId, reason },
    { token: market.admin.token },
  );
  return error ? [status, error.code] : [status];
};

/** An order paid by transfer, confirmed by finance. */
async function transferred(quantities = [1]) {
  const bought = await market.placeOrder(quantities, { paymentMethod: 'bank_transfer' });
  await start(shop, bought, 'bank_transfer');
  await shop.call(confirmTransfer, { orderId: bought.orderId, amount: bought.toPay }, by());
  await allFollowed(shop);
  return bought;
}

const cancel = async ({ orderId, buyer }: Awaited<ReturnType<typeof transferred>>) => {
  await shop.call(orderCalls.cancelOrder, { orderId, reason: 'غيّرت رأيي' }, { token: buyer.token });
  await allFollowed(shop);
};

test('a buyer whose refund waits for a person cannot be erased before it was sent', async () => {
  const bought = await transferred();
  await cancel(bought);
  expect(await erase(bought.buyer.id)).toEqual([409, 'open_refunds']);
  const { refunds } = (await shop.call(listRefunds, { tab: 'to_transfer' }, by())).body;
  const waiting = refunds.find(({ orderId }) => orderId === bought.orderId);
  const sent = { refundId: waiting?.id as number, reference: 'IBAN-1' };
  expect((await shop.call(recordTransfer, sent, by())).status).toBe(200);
  await allFollowed(shop);
  expect(await erase(bought.buyer.id)).toEqual([200]);
});

test('a buyer whose paid parcel is on its way back cannot be erased before it is there', async () => {
  const bought = await transferred();
  const part = (await seen(shop, bought)).order.merchantOrders[0] as { id: number };
  const parcelId = await market.ship(part.id);
  const seller = { token: market.luxor.owner.token };
  await shop.call(orderCalls.refuseParcel, { parcelId, reason: 'refused_at_door' }, seller);
  await allFollowed(shop);
  expect(await erase(bought.buyer.id)).toEqual([409, 'open_refunds']);
});

test('the work list of payments outlives people who were erased before this rule', async () => {
  const bought = await transferred();
  await cancel(bought);
  const contacts = await shop.rows(
    sql<{
      mobile: string;
      email: string | null;
    }>`select mobile, email from users where id = ${bought.buyer.id}`,
  );
  await shop.rows(
    sql`update users set mobile = null, email = null, deleted_at = now() where id = ${bought.buyer.id}`,
  );
  const { status, body } = await shop.call(listRefunds, { tab: 'to_transfer' }, by());
  expect(status).toBe(200);
  expect(body.refunds.find(({ orderId }) => orderId === bought.orderId)).toMatchObject({
    payee: { mobile: null },
  });
  expect((await shop.call(backOffice.listPaymentWork, {}, by())).status).toBe(200);
  await shop.rows(
    sql`update users set mobile = ${contacts[0]?.mobile}, email = ${contacts[0]?.email}, deleted_at = null where id = ${bought.buyer.id}`,
  );
});
