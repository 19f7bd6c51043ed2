import { afterEach, beforeAll, expect, test } from 'vitest';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { REFUSAL_REASONS } from '#modules/orders/parcel.ts';
import { applyParcelReport } from '#modules/orders/server/steps/apply-parcel-event.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';
import { expectBooksRight } from '../../support/books.ts';
import { COURIER_ACCOUNT } from '../../support/courier-account.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson } from '../../support/people.ts';
import { claimsOf, eventsOf, stockOf } from '../../support/readers.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop({ env: COURIER_ACCOUNT });
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
});
afterEach(() => expectBooksRight(shop));

const seller = () => ({ token: market.luxor.owner.token });
const admin = () => ({ token: market.admin.token });
const variant = () => market.luxor.product.variantId;

test('an order lives from new to delivered, each step in its history', async () => {
  const before = await stockOf(shop, variant());
  const { buyer, show, first } = await market.placeOrder([3]);
  expect((await stockOf(shop, variant())).allocated).toBe(before.allocated + 3);

  const parcelId = await market.ship(first.id);
  const after = await stockOf(shop, variant());
  expect([after.on_hand, after.allocated]).toEqual([before.on_hand - 3, before.allocated]);

  const code = (await show()).merchantOrders[0]?.parcels[0]?.deliveryCode as string;
  expect(code).toMatch(/^\d{6}$/);
  const delivered = await shop.call(calls.deliverParcel, { parcelId, code }, seller());
  expect(delivered.body.status).toBe('delivered');
  const order = await show();
  expect(order).toMatchObject({ status: 'delivered', paymentBadge: 'paid' });
  expect(order.merchantOrders[0]?.parcels[0]).toMatchObject({
    collection: 'collected',
    amountDue: first.total,
  });
  expect(await eventsOf(shop, { merchantOrderId: first.id }, 'event', 'from', 'to', 'role')).toEqual([
    { event: 'submitted', from: null, to: 'new', role: 'user' },
    { event: 'accepted', from: 'new', to: 'accepted', role: 'merchant' },
    { event: 'packed', from: 'accepted', to: 'ready', role: 'merchant' },
    { event: 'handed_over', from: 'ready', to: 'shipped', role: 'merchant' },
    { event: 'delivered', from: 'shipped', to: 'delivered', role: 'merchant' },
  ]);
  expect(buyer.id).toBeGreaterThan(0);
});

test('a merchant cannot deliver with a wrong code or without proof', async () => {
  const { first } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);

  expect((await shop.call(calls.deliverParcel, { parcelId, code: '12' }, seller())).error.code).toBe(
    'wrong_delivery_code',
  );
  for (const proof of [undefined, 'صورة عند الباب', '/media/ffffffffffffffff', 'https://a.example/x.jpg'])
    expect((await shop.call(calls.deliverParcel, { parcelId, proof }, seller())).error.code).toBe(
      'proof_needed',
    );
  expect((await shop.call(calls.deliverParcel, { parcelId, code: '' }, seller())).error.code).toBe(
    'wrong_delivery_code',
  );
});

test('the merchant never sees the delivery code', async () => {
  const { first, show } = await market.placeOrder([1]);
  await market.ship(first.id);

  const seen = await show(market.luxor.owner);

  expect(seen.merchantOrders[0]?.parcels[0]?.deliveryCode).toBeNull();
  expect(seen.merchantOrders[0]?.actions.map(({ event }) => event)).not.toContain('confirmed');
});

test('a buyer cancels some units, then all of them, until hand-over', async () => {
  const before = await stockOf(shop, variant());
  const { buyer, first, show } = await market.placeOrder([3]);
  const lineId = first.lines[0]?.id as number;
  const by = { token: buyer.token };

  const some = await shop.call(
    calls.cancelMerchantOrder,
    { merchantOrderId: first.id, lines: [{ lineId, quantity: 2 }] },
    by,
  );
  expect(some.body.status).toBe('new');
  expect((await show()).merchantOrders[0]?.lines[0]).toMatchObject({ quantity: 3, cancelled: 2, open: 1 });
  expect((await stockOf(shop, variant())).allocated).toBe(before.allocated + 1);

  const rest = await shop.call(calls.cancelOrder, { orderId: (await show()).id }, by);
  expect(rest.body.merchantOrders.map(({ status }) => status)).toEqual(['cancelled']);
  expect(await stockOf(shop, variant())).toEqual(before);
  expect((await shop.call(calls.cancelMerchantOrder, { merchantOrderId: first.id }, by)).error.code).toBe(
    'not_possible_now',
  );
});

test('cancelling packed units empties their parcel and lessens what is due for it', async () => {
  const { buyer, first, show } = await market.placeOrder([3]);
  const lineId = first.lines[0]?.id as number;
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  await shop.call(
    calls.packMerchantOrder,
    {
      merchantOrderId: first.id,
      parcels: [
        { carrier: 'merchant', lines: [{ lineId, quantity: 2 }] },
        { carrier: 'merchant', lines: [{ lineId, quantity: 1 }] },
      ],
    },
    seller(),
  );
  const due = async () => (await show()).merchantOrders[0]?.parcels.map(parcel => parcel.amountDue);
  // 300 of goods and 85 of fees, two thirds of them on the first, in whole pounds.
  expect(await due()).toEqual([257, 128]);

  await shop.call(
    calls.cancelMerchantOrder,
    { merchantOrderId: first.id, lines: [{ lineId, quantity: 1 }] },
    { token: buyer.token },
  );

  expect(await due()).toEqual([285]);
  expect((await show()).merchantOrders[0]).toMatchObject({ status: 'ready', amountDue: 285 });
});

test('after the first hand-over a buyer cancels no more', async () => {
  const { buyer, first } = await market.placeOrder([2]);
  const parcelId = await market.ship(first.id);

  const reply = await shop.call(
    calls.cancelMerchantOrder,
    { merchantOrderId: first.id },
    { token: buyer.token },
  );

  expect([reply.status, reply.error.code]).toEqual([409, 'already_handed_over']);
  expect(parcelId).toBeGreaterThan(0);
});

test('a refused parcel comes back: what is sellable is sold again, once', async () => {
  const before = await stockOf(shop, variant());
  const { first, show } = await market.placeOrder([3]);
  const parcelId = await market.ship(first.id);
  const lineId = first.lines[0]?.id as number;

  await shop.call(calls.refuseParcel, { parcelId, reason: 'refused_after_inspection' }, seller());
  expect(await show()).toMatchObject({ status: 'not_delivered', paymentBadge: 'unpaid' });
  const back = await shop.call(
    calls.receiveParcelBack,
    { parcelId, condition: 'damaged', sellable: [{ lineId, quantity: 2 }] },
    seller(),
  );

  expect(back.body.status).toBe('returned_to_merchant');
  expect((await stockOf(shop, variant())).on_hand).toBe(before.on_hand - 1);
  const again = await shop.call(calls.receiveParcelBack, { parcelId, condition: 'sellable' }, seller());
  expect(again.error.code).toBe('not_possible_now');
  // The merchant carried it and has nobody to claim from.
  expect(await claimsOf(shop, first.id, 'kind')).toEqual([]);
});

test('one parcel delivered and one refused: the status follows what was delivered', async () => {
  const { first, show } = await market.placeOrder([2]);
  const lineId = first.lines[0]?.id as number;
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  const each = { carrier: 'merchant' as const, lines: [{ lineId, quantity: 1 }] };
  const packed = await shop.call(
    calls.packMerchantOrder,
    { merchantOrderId: first.id, parcels: [each, each] },
    seller(),
  );
  const [one, two] = packed.body.parcels.map(({ id }) => id) as [number, number];
  await shop.call(calls.handOverParcel, { parcelId: one }, seller());
  expect((await show()).merchantOrders[0]?.status).toBe('ready');
  await shop.call(calls.handOverParcel, { parcelId: two }, seller());
  await market.deliverParcel(one);
  expect((await show()).merchantOrders[0]?.status).toBe('shipped');

  await shop.call(calls.refuseParcel, { parcelId: two, reason: 'refused_at_door' }, seller());

  const order = await show();
  expect(order.merchantOrders[0]).toMatchObject({ status: 'delivered' });
  expect(order.merchantOrders[0]?.lines[0]).toMatchObject({ delivered: 1, failed: 1 });
  expect(order.merchantOrders[0]?.parcels.map(({ state }) => state)).toEqual(['delivered', 'undelivered']);
});

test('news of a courier may come twice, late and in any order, and end the same', async () => {
  const { first, show } = await market.placeOrder([1]);
  const lineId = first.lines[0]?.id as number;
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  const { body } = await shop.call(
    calls.packMerchantOrder,
    { merchantOrderId: first.id, parcels: [{ carrier: 'bosta', lines: [{ lineId, quantity: 1 }] }] },
    seller(),
  );
  const parcelId = body.parcels[0]?.id as number;
  const by = { kind: 'courier', name: 'bosta', requestId: 'test' } as const;
  const report = (event: 'delivered' | 'handed_over' | 'attempt_failed', reportId: string) =>
    applyParcelReport(shop.ctx, { parcelId, event, by, reportId, details: { reason: 'not_answering' } });

  expect(await report('delivered', 'n3')).toBe('done');
  expect(await report('delivered', 'n3')).toBe('known');
  expect(await report('handed_over', 'n1')).toBe('late');
  expect(await report('attempt_failed', 'n2')).toBe('late');

  expect((await show()).merchantOrders[0]?.status).toBe('delivered');
  await expect(
    applyParcelReport(shop.ctx, {
      parcelId,
      event: 'refused',
      by,
      reportId: 'n4',
      details: { reason: 'other' },
    }),
  ).rejects.toMatchObject({ code: 'not_possible_now' });
  await expect(report('delivered', 'x').then(() => 'late')).resolves.toBe('late');
});

test('a merchant may not report of a parcel that a courier carries', async () => {
  const { first } = await market.placeOrder([1]);
  const lineId = first.lines[0]?.id as number;
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  const { body } = await shop.call(
    calls.packMerchantOrder,
    { merchantOrderId: first.id, parcels: [{ carrier: 'bosta', lines: [{ lineId, quantity: 1 }] }] },
    seller(),
  );
  const parcelId = body.parcels[0]?.id as number;
  await shop.call(calls.handOverParcel, { parcelId }, seller());

  const proof = await doorPhoto(shop, parcelId);
  const reply = await shop.call(calls.deliverParcel, { parcelId, proof }, seller());

  expect([reply.status, reply.error.code]).toEqual([409, 'not_carried_by_you']);
});

test('an attempt that is made again has no reason of those for which a parcel goes back', async () => {
  const { first } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);

  for (const reason of REFUSAL_REASONS.filter(each => each !== 'other')) {
    const reply = await shop.call(calls.reportAttempt, { parcelId, reason: reason as never }, seller());
    expect([reason, reply.status, reply.error.code]).toEqual([reason, 400, 'invalid_input']);
  }
});

test('a merchant that delivers a parcel itself tries as often as the shop says, then the parcel goes back', async () => {
  const { first, show } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);
  const fail = async () =>
    (await shop.call(calls.reportAttempt, { parcelId, reason: 'not_answering' }, seller())).body.status;
  const { deliveryAttempts } = DEFAULT_SETTINGS.timers;
  expect(await Promise.all(Array.from({ length: deliveryAttempts - 1 }, fail))).toEqual([
    'shipped',
    'shipped',
  ]);

  expect(await fail()).toBe('undelivered');

  const [merchantOrder] = (await show()).merchantOrders;
  expect(merchantOrder?.parcels).toMatchObject([{ state: 'undelivered', attempts: 3 }]);
  expect(merchantOrder?.changes.slice(-2)).toMatchObject([
    { event: 'attempt_failed', reason: 'not_answering' },
    { event: 'refused', reason: 'attempts_exhausted' },
  ]);
  expect(
    (await shop.call(calls.reportAttempt, { parcelId, reason: 'not_answering' }, seller())).error.code,
  ).toBe('not_possible_now');
});

test('staff reopen what was recorded by mistake, and say why', async () => {
  const { first, show } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);
  await market.deliverParcel(parcelId);

  const reopened = await shop.call(reopenParcel, { parcelId, reason: 'سُجّل بالخطأ' }, admin());

  expect(reopened.body.status).toBe('shipped');
  expect((await show()).merchantOrders[0]?.parcels[0]?.collection).toBe('due');
});

test('a report that nothing arrived opens one claim', async () => {
  const { buyer, first } = await market.placeOrder([1]);
  const parcelId = await market.ship(first.id);
  const say = () =>
    shop.call(calls.reportNotReceived, { merchantOrderId: first.id, note: 'لم يصل' }, { token: buyer.token });
  expect((await say()).error.code).toBe('not_possible_now');
  await market.deliverParcel(parcelId);

  expect((await say()).body.status).toBe('delivered');
  expect((await say()).error.code).toBe('not_possible_now');

  expect(await claimsOf(shop, first.id, 'kind', 'note')).toEqual([{ kind: 'not_received', note: 'لم يصل' }]);
});

test('a parcel holds every open unit once, or nothing is packed', async () => {
  const { first } = await market.placeOrder([2]);
  const lineId = first.lines[0]?.id as number;
  await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  const pack = (lines: { lineId: number; quantity: number }[]) =>
    shop.call(
      calls.packMerchantOrder,
      { merchantOrderId: first.id, parcels: [{ carrier: 'merchant', lines }] },
      seller(),
    );

  for (const quantity of [1, 3, 10_000])
    expect((await pack([{ lineId, quantity }])).error.code).toBe('wrong_units');
  expect((await pack([{ lineId: 999_999, quantity: 2 }])).error.code).toBe('wrong_units');
  for (const quantity of [0, -1, 1.5, 1e9])
    expect((await pack([{ lineId, quantity }])).error.code).toBe('invalid_input');
  expect((await pack([{ lineId, quantity: 2 }])).body.status).toBe('ready');
});

test('only staff continue the open orders of a suspended merchant', async () => {
  const { first, show } = await market.placeOrder([1]);
  await shop.setMerchantStatus(market.luxor.id, 'suspended');

  const refused = await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  const ours = await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, admin());
  await shop.setMerchantStatus(market.luxor.id, 'active');

  expect([refused.status, refused.error.code]).toEqual([403, 'merchant_suspended']);
  expect(ours.body.status).toBe('accepted');
  expect((await show(market.luxor.owner)).merchantOrders).toHaveLength(1);
});

test.each(['on_holiday', 'restricted'])('a merchant who is %s must finish what is open', async status => {
  const { first } = await market.placeOrder([1]);
  await shop.setMerchantStatus(market.luxor.id, status);

  const reply = await shop.call(calls.acceptMerchantOrder, { merchantOrderId: first.id }, seller());
  await shop.setMerchantStatus(market.luxor.id, 'active');

  expect(reply.body.status).toBe('accepted');
});

test('an order again gives what is still sold', async () => {
  const { buyer, orderId } = await market.placeOrder([2, 1]);
  await shop.setMerchantStatus(market.nubia.id, 'suspended');

  const { body } = await shop.call(calls.orderAgain, { orderId }, { token: buyer.token });
  await shop.setMerchantStatus(market.nubia.id, 'active');

  expect(body.lines).toMatchObject([{ productId: market.luxor.product.id, quantity: 2, price: 100 }]);
  expect(body.gone).toHaveLength(1);
  const other = await addPerson(shop);
  expect((await shop.call(calls.orderAgain, { orderId }, { token: other.token })).status).toBe(404);
});
