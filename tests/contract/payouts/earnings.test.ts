import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import { merchantPayable } from '#modules/ledger/account.ts';
import { checkLedger } from '#modules/ledger/server/check-ledger.ts';
import { selectBalance } from '#modules/ledger/server/queries.ts';
import { showManagedOrder } from '#modules/orders/back-office.calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { applyParcelEvent } from '#modules/orders/server/steps/apply-parcel-event.ts';
import type { CourierName } from '#modules/shipping/couriers.ts';
import { fromPounds, sumPiastres } from '#platform/money.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { setCarrier } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
const { db } = shop.ctx;
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});

const balance = () => selectBalance(db, merchantPayable(market.luxor.id));

/** An order of two units at 100 pounds, delivered. */
async function deliver({ paid = 'cash_on_delivery', carrier = 'merchant' as CourierName } = {}) {
  const { first, orderId } = await market.placeOrder([2]);
  const parcelId = await market.ship(first.id);
  // The state that gateways and couriers would bring about.
  if (paid !== 'cash_on_delivery') {
    await sql`alter table orders drop constraint if exists orders_payment_method_check`.execute(db);
    await sql`delete from cod_collections where parcel_id = ${parcelId}`.execute(db);
    await sql`update orders set payment_method = ${paid} where id = ${orderId}`.execute(db);
  }
  await setCarrier(shop, parcelId, carrier);
  await applyParcelEvent(shop.ctx, {
    parcelId,
    event: 'delivered',
    by: { kind: 'courier', name: carrier, requestId: 'test' },
    details: { proof: 'photo' },
  });
  return { parcelId, merchantOrderId: first.id, orderId };
}

const entriesOf = (parcelId: number) =>
  shop.rows(sql<{ kind: string; amount: number; waits: boolean }>`
    select t.kind, m.amount, m.waits from merchant_entries m
      join ledger_entries e on e.id = m.entry_id join ledger_transactions t on t.id = e.transaction_id
     where m.parcel_id = ${parcelId} order by m.entry_id`);

test('units delivered by a courier earn, less commission, and wait for the end of the return window', async () => {
  const before = await balance();
  const { parcelId } = await deliver({ carrier: 'bosta' });
  expect(await entriesOf(parcelId)).toEqual([
    { kind: 'delivered', amount: 20_000, waits: true },
    { kind: 'commission', amount: -2280, waits: true },
  ]);
  expect((await balance()) - before).toBe(-17_720);
  await expectBooksRight(shop);
});

test('paid before, the money comes out of what buyers have advanced', async () => {
  const { parcelId } = await deliver({ paid: 'card', carrier: 'bosta' });
  const [advance] = await shop.rows(sql`
    select le.amount from ledger_entries le
     where account = 'buyer_advances' and transaction_id in (
       select transaction_id from ledger_entries e join merchant_entries m on m.entry_id = e.id
        where m.parcel_id = ${parcelId})`);
  expect(advance).toEqual({ amount: 28_500 });
});

test('a merchant that takes the cash itself owes fees and commission at once', async () => {
  const { parcelId } = await deliver();
  expect(await entriesOf(parcelId)).toEqual([
    { kind: 'delivered', amount: -28_500, waits: false },
    { kind: 'delivered', amount: 26_000, waits: false },
    { kind: 'commission', amount: -2280, waits: false },
  ]);
  await expectBooksRight(shop);
});

test.each(['bosta', 'merchant'] as const)(
  'before and after delivery by %s, an order says what the books will have',
  async carrier => {
    const owner = { token: market.luxor.owner.token };
    const { first, orderId } = await market.placeOrder([2]);
    const earningsOf = async (by: { token: string }) =>
      (await shop.call(showManagedOrder, { orderId }, by)).body.earnings;
    const [asNew] = await earningsOf(owner);
    expect(asNew, 'goods less commission').toEqual({
      merchantOrderId: first.id,
      amount: 177.2,
      commission: 22.8,
    });
    const packer = await addPerson(shop, { role: 'merchant', merchantId: market.luxor.id, duty: 'packer' });
    expect(await earningsOf(packer), 'who packs reads no money').toEqual([]);
    expect(await earningsOf({ token: market.admin.token })).toEqual([]);
    const parcelId = await market.ship(first.id);
    await setCarrier(shop, parcelId, carrier);
    const [going] = await earningsOf(owner);
    const by = { kind: 'courier', name: carrier, requestId: 'test' } as const;
    await applyParcelEvent(shop.ctx, { parcelId, event: 'delivered', by, details: { proof: 'photo' } });
    const posted = sumPiastres((await entriesOf(parcelId)).map(({ amount }) => amount));
    // A merchant that delivers has taken the cash of 285 pounds itself.
    const cash = carrier === 'merchant' ? 28_500 : 0;
    expect(fromPounds(going?.amount ?? 0)).toBe(posted + cash);
    expect(await earningsOf(owner)).toEqual([going]);
  },
);

test('a delivery that is reopened is taken back to the piastre, and delivered again it earns again', async () => {
  const before = await balance();
  const { parcelId } = await deliver({ carrier: 'bosta' });
  const earned = await balance();
  const by = { token: market.admin.token };
  await shop.call(reopenParcel, { parcelId, reason: 'خطأ من المندوب' }, by);
  expect(await balance()).toBe(before);
  await expectBooksRight(shop);
  const proof = await doorPhoto(shop, parcelId);
  await shop.call(calls.deliverParcel, { parcelId, proof }, { token: market.admin.token });
  expect(await balance()).toBe(earned);
  await expectBooksRight(shop);
});

test('a refused parcel earns nothing and costs no commission (M12)', async () => {
  const { first } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);
  const seller = { token: market.luxor.owner.token };
  await shop.call(calls.refuseParcel, { parcelId, reason: 'refused_at_door' }, seller);
  expect(await entriesOf(parcelId)).toEqual([]);
  await expectBooksRight(shop);
});

test('money of parcels of a line with a discount that does not divide adds up to the line', async () => {
  const { first } = await market.placeOrder([3]);
  const merchantOrderId = first.id;
  // As if a coupon had been used: what was agreed cannot be changed later.
  await sql`alter table order_lines disable trigger order_lines_agreed`.execute(db);
  await sql`update order_lines set discount = 1000, platform_discount = 1000 where merchant_order_id = ${merchantOrderId}`.execute(
    db,
  );
  const lineId = first.lines[0]?.id as number;
  const seller = { token: market.luxor.owner.token };
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId }, seller);
  const parcels = [1, 1, 1].map(quantity => ({
    carrier: 'merchant' as const,
    lines: [{ lineId, quantity }],
  }));
  const { body } = await shop.call(calls.packMerchantOrder, { merchantOrderId, parcels }, seller);
  const nets = await shop.rows(sql<{ net: number }>`
    select pl.net from parcel_lines pl join parcels p on p.id = pl.parcel_id
     where p.merchant_order_id = ${merchantOrderId} order by p.id`);
  expect(nets.map(({ net }) => net)).toEqual([9666, 9667, 9667]);
  for (const { id } of body.parcels) {
    await shop.call(calls.handOverParcel, { parcelId: id }, seller);
    await shop.call(calls.deliverParcel, { parcelId: id, proof: 'photo' }, { token: market.admin.token });
    expect(wrongLines(await checkLedger(db))).toEqual([]);
  }
  const [merchant] = await shop.rows(sql<{ earned: number }>`
    select sum(m.amount) filter (where kind = 'delivered')::int as earned from merchant_entries m
      join ledger_entries e on e.id = m.entry_id join ledger_transactions t on t.id = e.transaction_id
     where m.merchant_order_id = ${merchantOrderId}`);
  // The merchant has the cash of 290 and 85 of fees, and is owed 300 of goods and 60 of delivery: fees of 25 less a discount of 10.
  expect(merchant).toEqual({ earned: -1500 });
});
