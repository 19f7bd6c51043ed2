import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { expectBooksRight } from '../../support/books.ts';
import type { TestPerson } from '../../support/people.ts';
import { photoOf, receiveReturned } from '../../support/returns.ts';
import { type Bought, openDisputedShop, type ParcelStep } from './disputed-shop.ts';
import { allFollowed } from './paying-shop.ts';

const { shop, market, by, buy, buyForCash, packTwo, act, report } = await openDisputedShop();

async function refundUnused(bought: Bought, quantity: number): Promise<void> {
  await giveBack(bought, { quantity, reason: 'changed_mind', photos: [] });
}

async function giveBack(
  bought: Bought,
  { quantity, ...why }: { quantity: number; reason: 'changed_mind' | 'defect'; photos: string[] },
): Promise<void> {
  const { merchantOrderId, lineId, buyer } = bought;
  const lines = [{ lineId, quantity }];
  const input = { merchantOrderId, lines, ...why, wish: 'refund' } as const;
  const { body } = await shop.call(calls.requestReturn, input, by(buyer));
  if (why.reason === 'defect')
    await shop.call(backOffice.approveReturn, { returnId: body.id }, by(market.luxor.owner));
  await receiveReturned(shop, market, { returnId: body.id, lineId, quantity });
  await shop.call(backOffice.resolveReturn, { returnId: body.id }, by(market.luxor.owner));
  await allFollowed(shop);
}

const cancelOne = async (bought: Bought, who: Bought['buyer'] | TestPerson = bought.buyer) => {
  const { merchantOrderId, lineId } = bought;
  const lines = [{ lineId, quantity: 1 }];
  const cancelled = { merchantOrderId, lines, reason: 'لا توجد إلا قطعة' };
  expect((await shop.call(orderCalls.cancelMerchantOrder, cancelled, by(who))).status).toBe(200);
  await allFollowed(shop);
};

async function shipAll({ merchantOrderId }: Bought): Promise<void> {
  const seller = by(market.luxor.owner);
  await shop.call(orderCalls.acceptMerchantOrder, { merchantOrderId }, seller);
  const { body } = await shop.call(orderCalls.packMerchantOrder, { merchantOrderId }, seller);
  const parcelId = body.parcels[0]?.id as number;
  await act(
    [parcelId, parcelId],
    [
      ['send', 0],
      ['deliver', 0],
    ],
  );
}

/** What the buyer has paid by any means, less what has gone back or is on its way back, in piastres. */
async function borne({ merchantOrderId: id }: Bought): Promise<number> {
  const [row] = await shop.rows(sql<{ borne: number }>`
    select (select coalesce(sum(c.collected), 0) from cod_collections c join parcels p on p.id = c.parcel_id
             where p.merchant_order_id = ${id})
         + (select coalesce(sum(captured), 0) from payment_shares where merchant_order_id = ${id})
         - (select coalesce(sum(amount), 0) from refunds where merchant_order_id = ${id} and state <> 'refused')
         - (select coalesce(sum(s.amount), 0) from refund_shares s join refund_tenders t on t.id = s.tender_id
              join refunds f on f.id = t.refund_id
             where s.merchant_order_id = ${id} and f.merchant_order_id is null) as borne`);
  return Number(row?.borne);
}

const SENT: ParcelStep[] = [
  ['send', 0],
  ['send', 1],
];
const ONE_HERE: ParcelStep[] = [...SENT, ['deliver', 0]];

/** What happens to two parcels of a unit each, and what it costs the buyer by card; at the door the same, if no more is said. */
const OUTCOMES: Record<string, [(bought: Bought) => Promise<void>, number, number?]> = {
  'a courier loses one of two parcels': [
    async bought => {
      const parcels = await packTwo(bought);
      await act(parcels, ONE_HERE);
      await report('lost', parcels[1]);
    },
    14_250,
    // At the door each parcel is whole pounds: 143 and 142.
    14_300,
  ],
  'couriers lose both': [
    async bought => {
      const parcels = await packTwo(bought);
      await act(parcels, SENT);
      await report('lost', parcels[0]);
      await report('lost', parcels[1]);
    },
    0,
  ],
  'one unit is cancelled and the other returned': [
    async bought => {
      await cancelOne(bought);
      await shipAll(bought);
      await refundUnused(bought, 1);
    },
    0,
  ],
  'the merchant cancels one unit, which takes its fees with it, and delivers the other': [
    async bought => {
      await cancelOne(bought, market.luxor.owner);
      await shipAll(bought);
    },
    14_250,
  ],
  'the merchant cancels one unit and the other is returned': [
    async bought => {
      await cancelOne(bought, market.luxor.owner);
      await shipAll(bought);
      await refundUnused(bought, 1);
    },
    0,
  ],
  'both arrive and one has a defect, whose fees come back with it': [
    async bought => {
      await shipAll(bought);
      const photos = [await photoOf(shop, by(bought.buyer))];
      await giveBack(bought, { quantity: 1, reason: 'defect', photos });
    },
    14_250,
  ],
  'both are returned one after the other': [
    async bought => {
      await shipAll(bought);
      await refundUnused(bought, 1);
      await refundUnused(bought, 1);
    },
    0,
  ],
};

test.each(Object.entries(OUTCOMES))(
  '%s: the same by card and at the door',
  async (_, [happen, byCard, atDoor]) => {
    for (const pay of [buy, buyForCash]) {
      const bought = await pay();
      await happen(bought);
      await expectBooksRight(shop);
      expect(await borne(bought), pay.name).toBe(pay === buyForCash ? (atDoor ?? byCard) : byCard);
    }
  },
);

// Of 85 pounds of fees, 30 are the delivery of each of two parcels. At the door nothing was paid for them.
test('of a parcel that its buyer did not take, the delivery is kept of what was paid before', async () => {
  const one = await buy();
  await act(await packTwo(one), [...ONE_HERE, ['refuse', 1], ['take back', 1]]);
  expect(await borne(one)).toBe(14_250 + 3000);
  const both = await buy();
  await act(await packTwo(both), [...SENT, ['refuse', 0], ['refuse', 1], ['take back', 0], ['take back', 1]]);
  expect(await borne(both)).toBe(6000);
});

test('and also where the buyer then withdraws from the parcel that never came, which costs nothing', async () => {
  const bought = await buy();
  const parcels = await packTwo(bought);
  await act(parcels, [...SENT, ['refuse', 0]]);
  const { merchantOrderId, buyer } = bought;
  await shop.rows(sql`update merchant_orders set overdue_at = now() where id = ${merchantOrderId}`);
  const withdrawn = await shop.call(orderCalls.withdrawMerchantOrder, { merchantOrderId }, by(buyer));
  expect(withdrawn.status).toBe(200);
  await allFollowed(shop);
  await act(parcels, [
    ['take back', 0],
    ['take back', 1],
  ]);
  expect(await borne(bought)).toBe(3000);
});
