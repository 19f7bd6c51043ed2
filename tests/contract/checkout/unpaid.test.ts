import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { placeOrder, startPayment } from '#modules/checkout/calls.ts';
import { listHeldStock } from '#modules/checkout/held-stock.calls.ts';
import { cancelOrder, deliverParcel, refuseParcel } from '#modules/orders/calls.ts';
import { listMethods } from '#modules/payments/calls.ts';
import { paymentRefusals } from '#modules/payments/text.ts';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import { HOUR } from '#platform/clock.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, CAIRO_ADDRESS, homeOf } from '../../support/people.ts';
import { stockOf } from '../../support/readers.ts';
import { doorPhoto, testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop, 2_000);
});

type Buyer = Awaited<ReturnType<typeof addPerson>>;

async function place(
  buyer: Buyer,
  quantity = 1,
  paymentMethod: 'bank_transfer' | 'cash_on_delivery' = 'bank_transfer',
) {
  const order = await orderFor(shop, buyer.token, [{ productId: market.luxor.product.id, quantity }]);
  return shop.call(placeOrder, { ...order, address: homeOf(buyer), paymentMethod }, { token: buyer.token });
}

async function set(values: Record<string, unknown>) {
  const { token } = market.admin;
  const { body } = await shop.call(showSettings, { group: 'payment' }, { token });
  const saved = await shop.call(saveSettings, { group: 'payment', version: body.version, values }, { token });
  expect(saved.status).toBe(200);
}

const held = async () => (await stockOf(shop, market.luxor.product.variantId)).held;

test('a buyer has five orders at most that wait for money, even if all are placed at once', async () => {
  const buyer = await addPerson(shop);
  const replies = await Promise.all(Array.from({ length: 8 }, () => place(buyer)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused.map(({ error }) => error.code)).toEqual(Array(3).fill('too_many_unpaid'));
  expect(await held()).toBe(5);
  expect((await place(buyer, 1, 'cash_on_delivery')).status).toBe(200);
  expect((await place(await addPerson(shop))).status).toBe(200);
  const orderId = replies.find(({ status }) => status === 200)?.body.orderId as number;
  const cancelled = await shop.call(cancelOrder, { orderId }, { token: buyer.token });
  expect(cancelled.status).toBe(200);
  expect((await place(buyer)).status).toBe(200);
});

test('a buyer holds no more units than the setting says, in one order or in many', async () => {
  await set({ unpaidUnitsMax: 12 });
  const buyer = await addPerson(shop);
  expect((await place(buyer, 13)).error.code).toBe('too_many_unpaid_units');
  expect((await place(buyer, 8)).status).toBe(200);
  expect((await place(buyer, 5)).error.code).toBe('too_many_unpaid_units');
  expect((await place(buyer, 4)).status).toBe(200);
});

/** An order to this mobile and door, whoever places it. */
async function placeTo(buyer: Buyer, to: { mobile: string; street: string; building?: string }) {
  const order = await orderFor(shop, buyer.token, [{ productId: market.luxor.product.id, quantity: 1 }]);
  const address = { ...CAIRO_ADDRESS, ...to };
  return shop.call(placeOrder, { ...order, address, paymentMethod: 'bank_transfer' }, { token: buyer.token });
}

const refusalsOf = (replies: readonly { status: number; error?: { code: string } }[]) =>
  replies.filter(({ status }) => status !== 200).map(({ error }) => error?.code);

test('several accounts with one mobile have five unpaid orders together, even if all are placed at once', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, () => addPerson(shop)));
  const mobile = '01055500001';
  const replies = await Promise.all(
    buyers.map((buyer, at) => placeTo(buyer, { mobile, street: `شارع رقم ${at} وحده` })),
  );
  expect(refusalsOf(replies)).toEqual(Array(3).fill('too_many_unpaid'));
});

test('several accounts with one door have five unpaid orders together, however its address is spelled', async () => {
  const streets = [
    'شارع الأهرام',
    'شارع  الاهرام',
    'شارع الاهرام.',
    'شارع الأهرامـ',
    ' شارع الأهرام',
    'شارع الأهرام',
    'شارع-الأهرام',
  ];
  const replies = [];
  for (const [at, street] of streets.entries()) {
    const building = at % 2 ? '٧' : '7';
    replies.push(await placeTo(await addPerson(shop), { mobile: `0105550010${at}`, street, building }));
  }
  expect(refusalsOf(replies)).toEqual(Array(2).fill('too_many_unpaid'));
  expect((await placeTo(await addPerson(shop), { mobile: '01055500199', street: 'شارع الهرم' })).status).toBe(
    200,
  );
});

test('strangers who order to somebody’s mobile or door do not stop that person from ordering', async () => {
  const victim = await addPerson(shop);
  const home = homeOf(victim);
  // Something has come to this door before.
  const before = await place(victim, 1, 'cash_on_delivery');
  const [part] = await shop.rows(sql<{ id: number }>`
    select id from merchant_orders where order_id = ${before.body.orderId}`);
  const parcelId = await market.ship(part?.id as number);
  const delivered = { parcelId, proof: await doorPhoto(shop, parcelId) };
  expect((await shop.call(deliverParcel, delivered, { token: market.admin.token })).status).toBe(200);

  const toVictim = async (stranger: Buyer, address: typeof home) => {
    const order = await orderFor(shop, stranger.token, [{ productId: market.luxor.product.id, quantity: 1 }]);
    const input = { ...order, address, paymentMethod: 'bank_transfer' as const };
    return shop.call(placeOrder, input, { token: stranger.token });
  };
  const [one, other] = [await addPerson(shop), await addPerson(shop)];
  const sixTimes = (stranger: Buyer, address: typeof home) =>
    Promise.all(Array.from({ length: 6 }, () => toVictim(stranger, address)));
  const replies = [
    ...(await sixTimes(one, { ...home, street: 'شارع لا يعرفه أحد' })),
    ...(await sixTimes(other, { ...home, mobile: other.mobile })),
  ];
  expect(refusalsOf(replies)).toEqual(Array(2).fill('too_many_unpaid'));
  // A third one shares the mobile with the first, and has not proved it.
  const third = await addPerson(shop);
  expect((await toVictim(third, { ...home, street: 'شارع آخر تمامًا' })).error.code).toBe('too_many_unpaid');
  expect((await place(victim)).status).toBe(200);
});

test('refusals by strangers take cash from others with this mobile, and not from its owner', async () => {
  const victim = await addPerson(shop);
  const byCash = async (buyer: Buyer, street: string) => {
    const order = await orderFor(shop, buyer.token, [{ productId: market.luxor.product.id, quantity: 1 }]);
    const address = { ...CAIRO_ADDRESS, mobile: victim.mobile, street };
    const input = { ...order, address, paymentMethod: 'cash_on_delivery' as const };
    return shop.call(placeOrder, input, { token: buyer.token });
  };
  const stranger = await addPerson(shop);
  const parcels: number[] = [];
  for (const street of ['شارع النخيل الأول', 'شارع النخيل الثاني']) {
    const { body } = await byCash(stranger, street);
    const [part] = await shop.rows(sql<{ id: number }>`
      select id from merchant_orders where order_id = ${body.orderId}`);
    parcels.push(await market.ship(part?.id as number));
  }
  for (const parcelId of parcels) {
    const refused = { parcelId, reason: 'refused_at_door' } as const;
    const by = { token: market.luxor.owner.token };
    expect((await shop.call(refuseParcel, refused, by)).status).toBe(200);
  }
  expect((await byCash(await addPerson(shop), 'شارع الورد')).error.code).toBe('cash_refused_before');
  expect((await byCash(victim, 'شارع الياسمين')).status).toBe(200);
  // A buyer who may not use it reads so before choosing it, wherever cash is offered.
  const deniedTo = async ({ token }: Buyer) => (await shop.call(listMethods, {}, { token })).body.cashDenied;
  expect(await deniedTo(stranger)).toBe(paymentRefusals.cash_refused_before[1]);
  expect(await deniedTo(victim)).toBeNull();
});

test('codes hold goods for 48 hours from the order, and for 6 where three orders went unpaid before', async () => {
  const buyer = await addPerson(shop);
  const hoursHeld = async () => {
    const { body } = await place(buyer);
    const from = shop.ctx.clock.now().getTime();
    const code = await shop.call(
      startPayment,
      { orderId: body.orderId, method: 'bank_transfer' },
      { token: buyer.token },
    );
    expect(code.status).toBe(200);
    const [timer] = await shop.rows(sql<{ dueAt: Date }>`
      select due_at as "dueAt" from timers where kind = 'payment' and subject_id = ${body.orderId}`);
    await shop.call(cancelOrder, { orderId: body.orderId }, { token: buyer.token });
    return Math.round((Number(timer?.dueAt.getTime()) - from) / HOUR);
  };
  const hours = [];
  for (let each = 0; each < 4; each++) hours.push(await hoursHeld());
  expect(hours).toEqual([48, 48, 48, 6]);
});

test('support sees who has goods held without having paid, and who shares a mobile or door', async () => {
  const [one, other] = [await addPerson(shop), await addPerson(shop)];
  for (const buyer of [one, one, other]) {
    expect((await placeTo(buyer, { mobile: '01055500777', street: 'شارع الجلاء' })).status).toBe(200);
  }
  const { token } = await addPerson(shop, { role: 'support' });
  const { body } = await shop.call(listHeldStock, { limit: 50 }, { token });
  const row = body.people.find(({ userId }) => userId === one.id);
  expect(row).toMatchObject({ orders: 2, units: 2, sharedWith: 1, lapsed: 0 });
  expect(body.people.map(({ units }) => units)).toEqual(
    body.people.map(({ units }) => units).toSorted((a, b) => b - a),
  );
  expect((await shop.call(listHeldStock, {}, { token: one.token })).status).toBe(403);
});
