import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import { doorPhoto } from '../../support/shop.ts';
import { type Bought, openLosingShop } from '../payments/losing-shop.ts';
import { sendBack } from '../payments/paid-and-delivered.ts';
import { allFollowed, seen } from '../payments/paying-shop.ts';

const { shop, market, by, buy, packTwo, act, since, payable } = await openLosingShop();

/** Two units of 100 pounds with 85 of fees: the merchant carries the first, a courier the second. */
async function boughtOfBoth() {
  const it = await buy();
  const { order } = await seen(shop, it);
  const parcels = await packTwo(it);
  await shop.rows(sql`update parcels set carrier = 'bosta' where id = ${parcels[1]} returning id`);
  await act(parcels, [
    ['send', 0],
    ['deliver', 0],
    ['send', 1],
  ]);
  const delivered = { parcelId: parcels[1], proof: await doorPhoto(shop, parcels[1]) };
  expect((await shop.call(orderCalls.deliverParcel, delivered, by(market.admin))).status).toBe(200);
  await allFollowed(shop);
  return { ...it, bought: it, total: order.total };
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
  // Of each parcel 30 are its delivery and 12.50 the other fees; commission is 10 % with its VAT.
  expect([owed(payable()), owed('delivery_income'), owed('fee_income')]).toEqual([-20_720, -3000, -2500]);
  const said = await ofShop(it);
  expect(said).toEqual({ total: 5500, vat: said?.posted, posted: said?.posted });
  expect(said?.vat).toBeGreaterThan(0);
});

test('what comes back at once is taken from the purse of who carried it, parcel by parcel, and the notes say the same', async () => {
  const it = await boughtOfBoth();
  await sendBack({ shop, market }, it as never, { wish: 'refund', quantity: 2 });
  const all = await since(it);
  const accounts = [
    payable(),
    'delivery_income',
    'fee_income',
    'fee_vat',
    'vat_payable',
    'commission_income',
  ];
  expect(accounts.map(all)).toEqual(accounts.map(() => 0));
  expect(await ofShop(it)).toEqual({ total: 0, vat: 0, posted: 0 });
});
