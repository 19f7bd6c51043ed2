import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/contract.ts';
import { endDispute, openDispute } from '#modules/payments/contract/disputes.ts';
import { resolveReturn } from '#modules/returns/contract/back-office.ts';
import { showCredit } from '#modules/returns/contract/refunds.ts';
import { requestReturn, showReturn } from '#modules/returns/contract/returns.ts';
import { addPerson } from '../../support/buyers.ts';
import { expectBooksRight, type Market, openMarket, stockOf, type TestPerson } from '../../support/orders.ts';
import { bringBack } from '../../support/returns.ts';
import { DOOR_PHOTO } from '../../support/shop.ts';
import {
  allFollowed,
  balances,
  giveCredit,
  openPayingShop,
  paymentsOf,
  placeBy,
  seen,
  start,
} from './paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;
let finance: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  finance = await addPerson(shop, { role: 'finance' });
});
afterEach(() => expectBooksRight(shop));

const by = ({ token }: { token: string }) => ({ token });
const seller = () => by(market.sellers[0]);

/** An order paid by card and, for the rest, by credit; two units of the first merchant where nothing else is said. */
async function buy({ quantities = [2], credit = 0 }: { quantities?: number[]; credit?: number } = {}) {
  const buyer = await addPerson(shop);
  if (credit > 0) await giveCredit(shop, buyer, credit);
  const before = await balances(shop);
  const bought = await placeBy(shop, market, { method: 'card', buyer, quantities, useCredit: credit > 0 });
  const { reference } = await start(shop, bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const shipments = async () => (await seen(shop, bought)).order.shipments;
  const [part] = await shipments();
  const merchantOrderId = part?.id as number;
  const lineId = part?.lines[0]?.id as number;
  return { buyer, orderId: bought.orderId, merchantOrderId, lineId, before, shipments };
}

type Bought = Awaited<ReturnType<typeof buy>>;

/** Its two units in a parcel each, of which none has left; gives their ids. */
async function packTwo({ merchantOrderId, lineId }: Bought): Promise<[number, number]> {
  await shop.call(orderCalls.acceptShipment, { merchantOrderId }, seller());
  const one = { carrier: 'merchant' as const, lines: [{ lineId, quantity: 1 }] };
  const { body } = await shop.call(
    orderCalls.packShipment,
    { merchantOrderId, parcels: [one, one] },
    seller(),
  );
  return body.parcels.map(({ id }) => id) as [number, number];
}

const DEEDS = {
  send: parcelId => shop.call(orderCalls.handOverParcel, { parcelId }, seller()),
  deliver: parcelId => shop.call(orderCalls.deliverParcel, { parcelId, proof: DOOR_PHOTO }, seller()),
  refuse: parcelId => shop.call(orderCalls.refuseParcel, { parcelId, reason: 'refused_at_door' }, seller()),
  'take back': parcelId =>
    shop.call(orderCalls.takeBackParcel, { parcelId, condition: 'sellable' }, seller()),
  reopen: parcelId =>
    shop.call(orderCalls.reopenParcel, { parcelId, reason: 'سُجل بالخطأ' }, by(market.admin)),
} satisfies Record<string, (parcelId: number) => Promise<{ status: number }>>;
type Deed = [keyof typeof DEEDS, 0 | 1];

async function act(parcels: readonly [number, number], deeds: readonly Deed[]): Promise<void> {
  for (const [deed, at] of deeds) {
    expect((await DEEDS[deed](parcels[at])).status, `${deed} ${at}`).toBe(200);
    await allFollowed(shop);
    await expectBooksRight(shop);
  }
}

async function lose({ orderId }: Bought, bearer: 'merchant' | 'platform'): Promise<void> {
  const { body } = await shop.call(openDispute, { orderId, reason: 'خطاب من البنك' }, by(finance));
  const lost = { paymentId: body.paymentId, verdict: 'lost', bearer, reason: 'قرار البنك' } as const;
  expect((await shop.call(endDispute, lost, by(finance))).status).toBe(200);
  await allFollowed(shop);
  await expectBooksRight(shop);
}

/** What every account has gained or lost by the order. */
async function since({ before }: Bought) {
  const after = await balances(shop);
  return (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
}

const payable = () => `merchant_payable:${market.merchants[0]}`;

test('lost before anything left: it is cancelled, its units are on sale again, and it is nobody’s loss', async () => {
  const stock = await stockOf(shop, market.goods[0].variantId);
  const bought = await buy({ quantities: [1, 1] });
  await lose(bought, 'merchant');
  expect((await bought.shipments()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(await stockOf(shop, market.goods[0].variantId)).toEqual(stock);
  expect(await paymentsOf(shop, bought.orderId)).toMatchObject([{ status: 'lost', refund_claimed: 0 }]);
  expect(
    await shop.rows(sql`
      select e.role, e.user_id, e.reason from order_events e join merchant_orders mo on mo.id = e.merchant_order_id
       where mo.order_id = ${bought.orderId} and e.event = 'cancelled'`),
  ).toEqual(
    Array.from({ length: 2 }, () => ({ role: 'finance', user_id: finance.id, reason: 'charged_back' })),
  );
  const moved = await since(bought);
  expect(['buyer_advances', 'gateway_receivable:paymob', payable(), 'claim_cost'].map(moved)).toEqual([
    0, 0, 0, 0,
  ]);
});

test('what account credit paid of it goes back to the buyer', async () => {
  const bought = await buy({ credit: 5000 });
  await lose(bought, 'platform');
  expect((await shop.call(showCredit, {}, by(bought.buyer))).body.balance).toBe(50);
  expect((await since(bought))('buyer_advances')).toBe(0);
});

/** Of one unit goods and fees: half of 285 pounds. */
const HALF = 14_250;

test.each<[string, { first: Deed[]; later: Deed[]; delivered: 0 | 1 | 2 }]>([
  [
    'under way as a whole, then delivered',
    {
      first: [
        ['send', 0],
        ['send', 1],
      ],
      later: [
        ['deliver', 0],
        ['deliver', 1],
      ],
      delivered: 2,
    },
  ],
  [
    'half delivered and half under way, then delivered',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
      ],
      later: [['deliver', 1]],
      delivered: 2,
    },
  ],
  [
    'half delivered and half under way, then refused and back',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
      ],
      later: [
        ['refuse', 1],
        ['take back', 1],
      ],
      delivered: 1,
    },
  ],
  [
    'half delivered, half still here, which is cancelled',
    {
      first: [
        ['send', 0],
        ['deliver', 0],
      ],
      later: [],
      delivered: 1,
    },
  ],
  [
    'one delivered and one refused, which is delivered after all',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
        ['refuse', 1],
      ],
      later: [
        ['reopen', 1],
        ['deliver', 1],
      ],
      delivered: 2,
    },
  ],
  [
    'delivered, which was a mistake and is refused in truth',
    {
      first: [
        ['send', 0],
        ['send', 1],
        ['deliver', 0],
        ['deliver', 1],
      ],
      later: [
        ['reopen', 1],
        ['reopen', 0],
        ['refuse', 1],
        ['take back', 1],
        ['deliver', 0],
      ],
      delivered: 1,
    },
  ],
])('a dispute lost %s: what was delivered is the loss, once', async (_, { first, later, delivered }) => {
  for (const bearer of ['platform', 'merchant'] as const) {
    const bought = await buy();
    const parcels = await packTwo(bought);
    await act(parcels, first);
    await lose(bought, bearer);
    await act(parcels, later);
    const moved = await since(bought);
    expect([moved('buyer_advances'), moved('gateway_receivable:paymob')]).toEqual([0, 0]);
    const isHis = bearer === 'merchant';
    expect(moved('claim_cost')).toBe(isHis ? 0 : delivered * HALF);
    // He earned 130 pounds a unit, carried by himself, less 11.40 of commission with its VAT.
    expect(moved(payable())).toBe(delivered * ((isHis ? HALF : 0) - 13_000 + 1140));
  }
});

test('a return that is open then is resolved with no refund: the bank has given everything back', async () => {
  const bought = await buy();
  const deeds = ['send', 'deliver'] as const;
  await act(
    await packTwo(bought),
    deeds.flatMap<Deed>(deed => [
      [deed, 0],
      [deed, 1],
    ]),
  );
  const { merchantOrderId, lineId, buyer } = bought;
  const lines = [{ lineId, quantity: 2 }];
  const asked = { merchantOrderId, lines, reason: 'changed_mind', wish: 'refund' } as const;
  const { id: returnId } = (await shop.call(requestReturn, asked, by(buyer))).body;
  await lose(bought, 'merchant');
  await bringBack(shop, market, { returnId, lineId, quantity: 2 });
  expect((await shop.call(resolveReturn, { returnId }, seller())).body.state).toBe('resolved');
  expect((await shop.call(showReturn, { returnId }, by(buyer))).body.refund).toBeNull();
});
