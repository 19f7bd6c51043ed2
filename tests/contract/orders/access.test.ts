import { beforeAll, describe, expect, test } from 'vitest';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import { showManagedOrder } from '#modules/orders/back-office.calls.ts';
import * as calls from '#modules/orders/calls.ts';
import type { AnyCall, CallRequest } from '#platform/call.ts';
import { expectBooksRight } from '../../support/books.ts';
import { addMerchant } from '../../support/catalog.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

/** The ids of an order of two merchants, for every caller to try. */
interface Scene {
  orderId: number;
  /** Of merchant A: `new` in one order, a shipped parcel in another. */
  newId: number;
  shippedId: number;
  parcelId: number;
  lineId: number;
  photo: string;
}

const WHO = [
  'guest',
  'user',
  'other user',
  'merchant A',
  'merchant B',
  'suspended merchant',
  'support',
  'super_admin',
] as const;
type Who = (typeof WHO)[number];
const tokens = new Map<Who, string | undefined>();
let scene: Scene;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
  const suspended = await addMerchant(shop, 'متجر موقوف', 'suspended');
  tokens.set('other user', (await addPerson(shop)).token);
  tokens.set('merchant A', market.luxor.owner.token);
  tokens.set('merchant B', market.nubia.owner.token);
  tokens.set(
    'suspended merchant',
    (await addPerson(shop, { role: 'merchant', merchantId: suspended })).token,
  );
  tokens.set('support', (await addPerson(shop, { role: 'support' })).token);
  tokens.set('super_admin', market.admin.token);
});

/** A fresh scene, as most calls that succeed leave another behind. */
async function set(): Promise<Scene> {
  const fresh = await market.placeOrder([1]);
  tokens.set('user', fresh.buyer.token);
  const shipped = await market.placeOrder([1], { buyer: fresh.buyer });
  const parcelId = await market.ship(shipped.first.id);
  return {
    orderId: fresh.orderId,
    newId: fresh.first.id,
    shippedId: shipped.first.id,
    parcelId,
    lineId: fresh.first.lines[0]?.id as number,
    photo: await doorPhoto(shop, parcelId),
  };
}

interface Row {
  call: AnyCall;
  input(scene: Scene): Record<string, unknown>;
  /** The answer to each caller, in the order of WHO. */
  answers: readonly (number | string)[];
}

const row = (call: AnyCall, input: Row['input'], answers: Row['answers']): Row => ({ call, input, answers });

const FOREIGN = 'order_not_found';
const NO = 'not_allowed';
const LATE = 'not_possible_now';
const OUT = 'not_signed_in';
/** Refusals before the order's owner is checked. */
const STOPPED = 'merchant_suspended';

/** guest, user, other user, merchant A, merchant B, suspended merchant, support, super_admin */
const BY_ITS_BUYER = [OUT, 200, FOREIGN, NO, NO, NO, NO, NO];
const BY_ITS_BUYER_LATER = [OUT, LATE, FOREIGN, NO, NO, NO, NO, NO];
const BY_ITS_MERCHANT = [OUT, NO, NO, 200, FOREIGN, STOPPED, 200, 200];
const BY_ITS_MERCHANT_LATER = [OUT, NO, NO, LATE, FOREIGN, STOPPED, LATE, LATE];

const TABLE: readonly Row[] = [
  row(calls.listOrders, () => ({}), [OUT, 200, 200, 200, 200, 200, 200, 200]),
  row(calls.showUnderWay, () => ({}), [OUT, 200, 200, 200, 200, 200, 200, 200]),
  row(calls.showOrder, at => ({ orderId: at.orderId }), [OUT, 200, FOREIGN, 200, FOREIGN, FOREIGN, 200, 200]),
  row(calls.orderAgain, at => ({ orderId: at.orderId }), BY_ITS_BUYER),
  row(calls.cancelOrder, at => ({ orderId: at.orderId }), BY_ITS_BUYER),
  row(calls.sendOrderCode, at => ({ orderId: at.orderId }), BY_ITS_BUYER_LATER),
  row(calls.confirmOrder, at => ({ orderId: at.orderId }), [
    OUT,
    LATE,
    FOREIGN,
    'not_your_step',
    FOREIGN,
    FOREIGN,
    LATE,
    LATE,
  ]),
  row(
    calls.cancelMerchantOrder,
    at => ({ merchantOrderId: at.newId, reason: 'نفد المخزون', lines: [{ lineId: at.lineId, quantity: 1 }] }),
    [OUT, 200, FOREIGN, 200, FOREIGN, FOREIGN, 200, 200],
  ),
  row(calls.reportNotReceived, at => ({ merchantOrderId: at.shippedId }), BY_ITS_BUYER_LATER),
  row(calls.withdrawMerchantOrder, at => ({ merchantOrderId: at.shippedId }), BY_ITS_BUYER_LATER),
  row(calls.acceptMerchantOrder, at => ({ merchantOrderId: at.newId }), BY_ITS_MERCHANT),
  row(
    calls.rejectMerchantOrder,
    at => ({ merchantOrderId: at.newId, reason: 'نفد المخزون' }),
    BY_ITS_MERCHANT,
  ),
  row(calls.packMerchantOrder, at => ({ merchantOrderId: at.newId }), BY_ITS_MERCHANT_LATER),
  row(calls.handOverParcel, at => ({ parcelId: at.parcelId }), BY_ITS_MERCHANT_LATER),
  row(calls.reportOutForDelivery, at => ({ parcelId: at.parcelId }), BY_ITS_MERCHANT),
  row(calls.reportAttempt, at => ({ parcelId: at.parcelId, reason: 'not_answering' }), BY_ITS_MERCHANT),
  row(calls.deliverParcel, at => ({ parcelId: at.parcelId, proof: at.photo }), BY_ITS_MERCHANT),
  row(calls.refuseParcel, at => ({ parcelId: at.parcelId, reason: 'refused_at_door' }), BY_ITS_MERCHANT),
  row(
    calls.receiveParcelBack,
    at => ({ parcelId: at.parcelId, condition: 'sellable' }),
    BY_ITS_MERCHANT_LATER,
  ),
  row(calls.reportLoss, at => ({ parcelId: at.parcelId, event: 'lost' }), [OUT, NO, NO, NO, NO, NO, NO, 200]),
  row(reopenParcel, at => ({ parcelId: at.parcelId, reason: 'سُجّل بالخطأ' }), [
    OUT,
    NO,
    NO,
    NO,
    NO,
    NO,
    NO,
    LATE,
  ]),
];

test('every call of the module stands in the table', () => {
  const walked = new Set(TABLE.map(({ call }) => call.path));
  const all = Object.values(calls).filter((each): each is typeof each & AnyCall => 'path' in each);
  expect(all.map(call => call.path).filter(path => !walked.has(path))).toEqual([]);
});

describe.each(TABLE)('$call.path', ({ call, input, answers }) => {
  test.each(WHO.map((who, at) => ({ who, answer: answers[at] })))(
    '$who: $answer',
    async ({ who, answer }) => {
      scene = await set();
      const reply = await shop.call(call, input(scene) as CallRequest<AnyCall>, { token: tokens.get(who) });
      expect(reply.status === 200 ? 200 : reply.error.code).toBe(answer);
    },
  );
});

test('a foreign order and one that never was are answered alike', async () => {
  const { newId } = await set();
  const accept = (merchantOrderId: number) =>
    shop.call(calls.acceptMerchantOrder, { merchantOrderId }, { token: tokens.get('merchant B') });
  expect((await accept(newId)).text).toBe((await accept(987_654_321)).text);
});

test('after the whole walk the books are right', () => expectBooksRight(shop));

test('finance reads an order without its address, and may take no step of it [NAV-6]', async () => {
  const { orderId, first } = await market.placeOrder([1]);
  const { token } = await addPerson(shop, { role: 'finance' });
  const { body } = await shop.call(showManagedOrder, { orderId }, { token });
  expect(body.order).toMatchObject({ id: orderId, address: null });
  expect(body.order.merchantOrders.flatMap(({ actions }) => actions)).toEqual([]);
  const request = { merchantOrderId: first.id, reason: 'wrong_price' };
  expect((await shop.call(calls.cancelMerchantOrder, request, { token })).error.code).toBe('order_not_found');
  expect((await shop.call(calls.rejectMerchantOrder, request, { token })).status).toBe(403);
});
