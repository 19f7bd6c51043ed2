import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import { setCarrier } from '../../support/arrange.ts';
import { doorPhoto } from '../../support/shop.ts';
import { type Bought, openDisputedShop } from '../payments/disputed-shop.ts';
import { sendBack } from '../payments/paid-orders.ts';
import { allFollowed, seen } from '../payments/paying-shop.ts';

const { shop, market, by, buy, buyForCash, packTwo, act, since, payable } = await openDisputedShop();

/** Two units of 100 pounds with 85 of fees: the merchant carries the first, a courier the second. */
async function boughtOfBoth(pay: () => Promise<Bought> = buy) {
  const it = await pay();
  const { order } = await seen(shop, it);
  const parcels = await packTwo(it);
  await setCarrier(shop, parcels[1], 'bosta');
  await act(parcels, [
    ['send', 0],
    ['deliver', 0],
    ['send', 1],
  ]);
  await deliverByBosta(parcels[1]);
  return { ...it, bought: it, total: order.total };
}

async function deliverByBosta(parcelId: number): Promise<void> {
  const delivered = { parcelId, proof: await doorPhoto(shop, parcelId) };
  expect((await shop.call(orderCalls.deliverParcel, delivered, by(market.admin))).status).toBe(200);
  await allFollowed(shop);
}

/** What the shop's documents of an order say that it sold, less what its notes take back; their VAT; and the VAT in the books. */
async function ofShop({ orderId }: Bought) {
  const [said] = await shop.rows(sql<{ total: number; vat: number; posted: number }>`
    with its as (
      select id, case kind when 'credit_note' then -1 else 1 end as sign, content from documents
       where issuer_id = 0 and order_id = ${orderId})
    select coalesce(sum(sign * (content ->> 'total')::int), 0)::int as total,
           coalesce(sum(sign * (content ->> 'vat')::int), 0)::int as vat,
           coalesce((select -sum(e.amount) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
                      where t.cause_type = 'document' and t.cause_id in (select id from its)
                        and e.account = 'vat_payable'), 0)::int as posted
      from its`);
  return said;
}

test('each seller gives a receipt for the delivery that it carried, and the VAT of the shop’s is what the books owe', async () => {
  const it = await boughtOfBoth();
  const owed = await since(it);
  // Each parcel has 30 of delivery and 12.50 of other fees; commission is 10 % with its VAT.
  expect([owed(payable()), owed('delivery_income'), owed('fee_income')]).toEqual([-20_720, -3000, -2500]);
  const said = await ofShop(it);
  expect(said).toEqual({ total: 5500, vat: said?.posted, posted: said?.posted });
  expect(said?.vat).toBeGreaterThan(0);
});

/** Nobody has anything left of an order, but a merchant its cash from the door; the shop's documents say the same. */
async function expectNothingLeft(it: Bought, cash = 0): Promise<void> {
  const all = await since(it);
  const accounts = [
    payable(),
    'delivery_income',
    'fee_income',
    'fee_vat',
    'vat_payable',
    'commission_income',
  ];
  expect(accounts.map(all)).toEqual([cash, 0, 0, 0, 0, 0]);
  expect(await ofShop(it)).toEqual({ total: 0, vat: 0, posted: 0 });
}

test('a return of both parcels at once is charged to the carrier of each, and the credit notes say the same', async () => {
  const it = await boughtOfBoth();
  await sendBack({ shop, market }, it, { wish: 'refund', quantity: 2 });
  await expectNothingLeft(it);
});

test.each([
  ['by card', buy, 0],
  // The merchant has the cash of its own parcel.
  ['at the door', buyForCash, 14_300],
])('what comes back one after the other ends with nothing in either purse, paid %s', async (_, pay, cash) => {
  const it = await boughtOfBoth(pay);
  await sendBack({ shop, market }, it, { wish: 'refund', quantity: 1 });
  await sendBack({ shop, market }, it, { wish: 'refund', quantity: 1 });
  await expectNothingLeft(it, cash);
});

test('a faulty unit takes its own parcel’s delivery with it, and the last one what is left of both', async () => {
  const it = await boughtOfBoth();
  const whole = await since(it);
  await sendBack({ shop, market }, it, { wish: 'refund', quantity: 1, reason: 'defect' });
  const after = await since(it);
  // The first parcel, which the merchant carried, brings its goods with their commission, and its delivery.
  expect([after(payable()) - whole(payable()), after('delivery_income')]).toEqual([
    10_000 - 1140 + 3000,
    -3000,
  ]);
  // Half of the other fees went back with it.
  expect((await ofShop(it))?.total).toBe(4250);
  await sendBack({ shop, market }, it, { wish: 'refund', quantity: 1 });
  await expectNothingLeft(it);
});
