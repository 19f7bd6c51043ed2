import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#modules/orders/back-office.calls.ts';
import {
  acceptMerchantOrder,
  cancelMerchantOrder,
  packMerchantOrder,
  rejectMerchantOrder,
} from '#modules/orders/calls.ts';
import type { CallRequest } from '#platform/call.ts';
import { readSheetFile } from '#platform/server/spreadsheet/read-sheet.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let support: TestPerson;

beforeAll(async () => {
  market = await openMarket(shop, 1_000);
  support = await addPerson(shop, { role: 'support' });
});

type ListInput = CallRequest<typeof calls.listManagedOrders>;

async function list(who: TestPerson, input: ListInput = {}) {
  return (await shop.call(calls.listManagedOrders, input, { token: who.token })).body;
}

const idsOf = ({ orders }: Awaited<ReturnType<typeof list>>) => orders.map(({ id }) => id);

async function rename(orderId: number, recipient: string): Promise<void> {
  await sql`update orders set address = jsonb_set(address, '{recipient}', to_jsonb(${recipient}::text)) where id = ${orderId}`.execute(
    shop.ctx.db,
  );
}

describe('the list of orders', () => {
  test('a merchant sees its merchant order with its own total, staff the whole order [ROLE-3]', async () => {
    const { orderId } = await market.placeOrder([1, 2]);
    const [mine] = (await list(market.luxor.owner)).orders;
    expect(mine).toMatchObject({
      id: orderId,
      units: 1,
      merchantOrders: [{ merchantName: 'متجر الأقصر', status: 'new' }],
    });
    for (const who of [market.admin, support]) {
      const [whole] = (await list(who)).orders;
      expect(whole).toMatchObject({ id: orderId, units: 3 });
      expect(whole?.merchantOrders).toHaveLength(2);
      expect(whole?.total).toBeGreaterThan(mine?.total as number);
    }
    const [other] = (await list(market.nubia.owner)).orders;
    expect(other?.merchantOrders.map(each => each.merchantName)).toEqual(['متجر النوبة']);
    expect((mine?.total as number) + (other?.total as number)).toBeCloseTo(
      (await list(market.admin)).orders[0]?.total as number,
    );
  });

  test('a merchant cannot look at another by asking for it [ROLE-3]', async () => {
    await market.placeOrder([1]);
    const mine = market.luxor.owner;
    expect((await list(mine, { merchantId: market.nubia.id })).orders).toEqual([]);
  });

  test('counts each tab, and narrows by it', async () => {
    const before = (await list(market.luxor.owner)).counts;
    const { first } = await market.placeOrder([1]);
    const { counts } = await list(market.luxor.owner);
    expect(counts).toEqual({ ...before, all: before.all + 1, new: before.new + 1 });
    await market.ship(first.id);
    const after = await list(market.luxor.owner, { tab: 'shipped' });
    expect(after.counts).toEqual({ ...before, all: before.all + 1, shipped: before.shipped + 1 });
    expect(after.orders[0]?.merchantOrders[0]).toMatchObject({ id: first.id, status: 'shipped', next: null });
    expect((await list(market.luxor.owner, { tab: 'new' })).orders.map(({ id }) => id)).not.toContain(
      first.id,
    );
  });

  test('turns pages that hold each order once, in either order', async () => {
    for (let at = 0; at < 3; at += 1) await market.placeOrder([1, 1]);
    const all = idsOf(await list(market.admin, { limit: 50 }));
    const pages = [
      ...idsOf(await list(market.admin, { limit: 2, page: 1 })),
      ...idsOf(await list(market.admin, { limit: 2, page: 2 })),
    ];
    expect(pages).toEqual(all.slice(0, 4));
    expect(idsOf(await list(market.admin, { limit: 50, sort: 'oldest' }))).toEqual(all.toReversed());
  });

  test('narrows by day, way of payment and governorate', async () => {
    const { orderId } = await market.placeOrder([1]);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Cairo' }).format(shop.clock.now());
    expect(idsOf(await list(market.admin, { from: today, to: today }))).toContain(orderId);
    expect(idsOf(await list(market.admin, { to: '2020-01-01' }))).toEqual([]);
    expect(idsOf(await list(market.admin, { paymentMethod: 'cash_on_delivery' }))).toContain(orderId);
    expect(idsOf(await list(market.admin, { paymentMethod: 'card' }))).toEqual([]);
    expect(idsOf(await list(market.admin, { governorateId: 27 }))).not.toContain(orderId);
    const choices = (await shop.call(calls.showOrderChoices, {}, { token: market.admin.token })).body;
    expect(choices.merchants.map(each => each.name)).toContain('متجر الأقصر');
    expect(choices.couriers).toContain('merchant');
    const merchants = (await shop.call(calls.showOrderChoices, {}, { token: market.luxor.owner.token })).body;
    expect(merchants.merchants).toEqual([]);
  });

  test('says which day is none', async () => {
    const { error } = await shop.call(
      calls.listManagedOrders,
      { from: '2026-02-30' },
      { token: market.admin.token },
    );
    expect(error.details.fields).toHaveProperty('from');
  });
});

test('an open page is notified of a new order of its own merchant, and of no other [ROLE-3]', async () => {
  const newsOf = async (who: TestPerson) =>
    (await shop.call(calls.countNewOrders, {}, { token: who.token })).body;
  const [mine, other] = [market.luxor.owner, market.nubia.owner];
  const before = [await newsOf(mine), await newsOf(other)];
  const { orderId, first } = await market.placeOrder([1]);
  expect(await newsOf(mine)).toEqual({ waiting: (before[0]?.waiting ?? 0) + 1, newest: orderId });
  expect(await newsOf(support)).toMatchObject({ newest: orderId });
  expect(await newsOf(other)).toEqual(before[1]);
  await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, { token: mine.token });
  expect(await newsOf(mine)).toEqual(before[0]);
});

describe('searching', () => {
  test('finds a number in any spelling', async () => {
    const { orderId } = await market.placeOrder([1]);
    const arabic = String(orderId).replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
    for (const search of [
      `WK-${orderId}`,
      `wk ${orderId}`,
      `${orderId}`,
      arabic,
      `WK-${arabic}`,
      `#${orderId}`,
    ])
      expect(idsOf(await list(market.luxor.owner, { search }))).toEqual([orderId]);
  });

  test('finds a mobile in any spelling', async () => {
    const { orderId, buyer } = await market.placeOrder([1]);
    const local = buyer.mobile.replace('+20', '0');
    const arabic = local.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
    const spaced = `${local.slice(0, 3)} ${local.slice(3, 7)}-${local.slice(7)}`;
    for (const search of [local, buyer.mobile, arabic, spaced, `0020${local.slice(1)}`])
      expect(idsOf(await list(market.luxor.owner, { search }))).toEqual([orderId]);
  });

  test('finds what callers and couriers read out: a label, a courier’s number, how a mobile ends', async () => {
    const { orderId, buyer, first } = await market.placeOrder([1]);
    const parcelId = await market.ship(first.id);
    const [mine, other] = [market.luxor.owner, market.nubia.owner];
    await shop.rows(
      sql`update parcels set tracking_number = ${`BST-000${parcelId}`} where id = ${parcelId} returning id`,
    );
    const found = async (who: TestPerson, search: string) => idsOf(await list(who, { search }));
    const ending = buyer.mobile.slice(-6);
    for (const search of [`WK-${orderId}-${parcelId}`, `bst-000${parcelId}`, ending]) {
      expect(await found(mine, search)).toEqual([orderId]);
      expect(await found(support, search)).toContain(orderId);
      expect(await found(other, search)).toEqual([]);
    }
    await shop.rows(
      sql`update parcels set tracking_number = '7100022900' where id = ${parcelId} returning id`,
    );
    expect(await found(support, '٧١٠٠٠٢٢٩٠٠')).toEqual([orderId]);
    expect(await found(support, ending.slice(-3))).not.toContain(orderId);
  });

  test('finds a name by its beginning, however hamza, taa and marks are written', async () => {
    const { orderId } = await market.placeOrder([1]);
    await rename(orderId, 'أسامة عبدُ الرّؤوف');
    for (const search of ['اسامه', 'أُسامة', 'عبد الرووف', 'اسام', 'الرؤوف أسامة', 'أســامة'])
      expect(idsOf(await list(market.admin, { search }))).toEqual([orderId]);
    expect(idsOf(await list(market.admin, { search: 'سامة' }))).toEqual([]);
    expect(idsOf(await list(market.admin, { search: `x' | 'y:*` }))).toEqual([]);
  });

  test('takes a name that somebody has as it is, and any other as the beginning of one', async () => {
    const [short, long] = [await market.placeOrder([1]), await market.placeOrder([1])];
    await rename(short.orderId, 'بدر الدين حسن');
    await rename(long.orderId, 'بدر الدين حسنين');
    for (const who of [market.admin, market.luxor.owner]) {
      expect(idsOf(await list(who, { search: 'بدر حسن' }))).toEqual([short.orderId]);
      expect(idsOf(await list(who, { search: 'بدر حسني' }))).toEqual([long.orderId]);
      expect(idsOf(await list(who, { search: 'بدر حس' }))).toEqual([long.orderId, short.orderId]);
    }
  });

  test('a merchant finds no buyer whom it may not know [ROLE-3]', async () => {
    const { orderId, buyer, first } = await market.placeOrder([1]);
    const [mine, other] = [market.luxor.owner, market.nubia.owner];
    expect(idsOf(await list(other, { search: buyer.mobile }))).toEqual([]);
    await shop.call(
      rejectMerchantOrder,
      { merchantOrderId: first.id, reason: 'نفد المخزون' },
      { token: mine.token },
    );
    expect(idsOf(await list(mine, { search: buyer.mobile }))).toEqual([]);
    const [masked] = (await list(mine, { search: String(orderId) })).orders;
    expect(masked).toMatchObject({ id: orderId, customer: null, governorate: null });
    expect((await list(support, { search: buyer.mobile })).orders[0]?.customer).not.toBeNull();
  });
});

describe('many at once', () => {
  const take = async (who: TestPerson, event: CallRequest<typeof calls.takeStep>['event'], ids: number[]) =>
    (await shop.call(calls.takeStep, { event, merchantOrderIds: ids }, { token: who.token })).body.outcomes;

  test('each order goes on its own, and the answer says which did not and why', async () => {
    const mine = market.luxor.owner;
    const fresh = await market.placeOrder([1]);
    const taken = await market.placeOrder([1]);
    const foreign = await market.placeOrder([1, 1]);
    const foreignId = foreign.merchantOrders[1]?.id as number;
    await shop.call(acceptMerchantOrder, { merchantOrderId: taken.first.id }, { token: mine.token });
    const outcomes = await take(mine, 'accepted', [
      taken.first.id,
      fresh.first.id,
      foreignId,
      fresh.first.id,
    ]);
    expect(
      outcomes.map(({ merchantOrderId, orderId, outcome, code }) => [
        merchantOrderId,
        orderId,
        outcome,
        code,
      ]),
    ).toEqual([
      [taken.first.id, taken.orderId, 'refused', 'not_possible_now'],
      [fresh.first.id, fresh.orderId, 'done', ''],
      [foreignId, null, 'refused', 'order_not_found'],
    ]);
    expect(outcomes[0]?.why).toContain('لم تعد هذه الخطوة ممكنة');
    expect((await foreign.show()).merchantOrders[1]?.status).toBe('new');
  });

  test('accepts, packs and hands over', async () => {
    const mine = market.luxor.owner;
    const orders = [await market.placeOrder([2]), await market.placeOrder([1])];
    const ids = orders.map(({ first }) => first.id);
    for (const [event, status] of [
      ['accepted', 'accepted'],
      ['packed', 'ready'],
      ['handed_over', 'shipped'],
    ] as const) {
      expect((await take(mine, event, ids)).map(each => each.outcome)).toEqual(['done', 'done']);
      for (const order of orders) expect((await order.show()).merchantOrders[0]?.status).toBe(status);
    }
    expect((await take(mine, 'handed_over', ids)).map(each => each.code)).toEqual([
      'not_possible_now',
      'not_possible_now',
    ]);
  });
});

describe('one order', () => {
  const show = (who: TestPerson, orderId: number) =>
    shop.call(calls.showManagedOrder, { orderId }, { token: who.token });

  test('has its history and its notes; a merchant reads those of its own members [ROLE-3, ROLE-4, ROLE-5]', async () => {
    const { orderId, first } = await market.placeOrder([1, 1]);
    const [mine, other] = [market.luxor.owner, market.nubia.owner];
    await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, { token: mine.token });
    await shop.call(calls.writeNote, { orderId, body: 'العميل يفضّل المساء' }, { token: mine.token });
    await shop.call(calls.writeNote, { orderId, body: 'اتصلنا به' }, { token: support.token });
    const seen = (await show(mine, orderId)).body;
    expect(seen.order.merchantOrders).toHaveLength(1);
    expect(seen.notes.map(({ body }) => body)).toEqual(['العميل يفضّل المساء']);
    expect(seen.history.map(({ event }) => event)).toEqual(['accepted', 'submitted']);
    expect(seen.history.map(({ who }) => who === '')).toEqual([false, true]);
    expect((await show(other, orderId)).body.notes).toEqual([]);
    const whole = (await show(support, orderId)).body;
    expect(whole.notes.map(({ body, merchantName }) => [body, merchantName])).toEqual([
      ['اتصلنا به', ''],
      ['العميل يفضّل المساء', 'متجر الأقصر'],
    ]);
    expect(whole.history.every(({ who }) => who !== '')).toBe(true);
    expect((await show(market.admin, orderId)).body.order.merchantOrders).toHaveLength(2);
  });

  test('says until when its merchant has time, and no more once it is done', async () => {
    const { orderId, first } = await market.placeOrder([1, 1]);
    const day = '2027-01-04';
    await sql`update merchant_orders set promised_out = ${day} where id = ${first.id}`.execute(shop.ctx.db);
    const by = { token: market.luxor.owner.token };
    const deadlines = async () => (await shop.call(calls.showManagedOrder, { orderId }, by)).body.deadlines;
    const listed = async () => (await list(market.luxor.owner)).orders[0];

    const [deadline, ...others] = await deadlines();
    expect(others).toEqual([]);
    expect(deadline).toMatchObject({ merchantOrderId: first.id, handOverOn: day });
    const { due_at } = (
      await shop.rows(
        sql<{
          due_at: Date;
        }>`select due_at from timers where kind = 'merchant_timeout' and subject_id = ${first.id}`,
      )
    )[0] as { due_at: Date };
    expect(deadline?.acceptUntil).toBe(due_at.toISOString());
    expect(await listed()).toMatchObject({ id: orderId, handOverOn: day });

    await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, by);
    expect(await deadlines()).toEqual([{ merchantOrderId: first.id, acceptUntil: null, handOverOn: day }]);
    await market.ship(first.id);
    expect(await deadlines()).toEqual([]);
    expect((await listed())?.handOverOn).toBeNull();
  });

  test('is not there for another merchant, nor to write about', async () => {
    const { orderId } = await market.placeOrder([1]);
    const token = market.nubia.owner.token;
    expect((await shop.call(calls.showManagedOrder, { orderId }, { token })).error.code).toBe(
      'order_not_found',
    );
    expect((await shop.call(calls.writeNote, { orderId, body: 'x' }, { token })).error.code).toBe(
      'order_not_found',
    );
  });

  test('its notes are never changed', async () => {
    await expect(sql`update order_notes set body = 'x'`.execute(shop.ctx.db)).rejects.toThrow('append-only');
  });

  test('its own parcel takes a number, no other takes the same', async () => {
    const [mine, other] = [market.luxor.owner, market.nubia.owner];
    const by = { token: mine.token };
    const parcels: number[] = [];
    for (let at = 0; at < 2; at += 1) {
      const { first } = await market.placeOrder([1]);
      await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, by);
      const packed = await shop.call(packMerchantOrder, { merchantOrderId: first.id }, by);
      parcels.push(packed.body.parcels[0]?.id as number);
    }
    const [parcelId = 0, second = 0] = parcels;
    const number = (id: number, trackingNumber: string, token = mine.token) =>
      shop.call(calls.setTracking, { parcelId: id, trackingNumber }, { token });
    expect((await number(parcelId, 'AR-551')).body.status).toBe('ready');
    expect((await number(parcelId, 'AR-551')).status).toBe(200);
    expect((await number(second, 'AR-551')).error.code).toBe('tracking_taken');
    expect((await number(second, 'رقم')).error.details.fields).toHaveProperty('trackingNumber');
    expect((await number(second, 'AR-552', other.token)).error.code).toBe('order_not_found');
  });
});

describe('labels', () => {
  const read = async (who: TestPerson, merchantOrderIds: number[]) =>
    (await shop.call(calls.readLabels, { merchantOrderIds }, { token: who.token })).body.sheets;

  test('say where to, what is inside and what to collect, of own orders only', async () => {
    const mine = market.luxor.owner;
    const { orderId, first, merchantOrders, show } = await market.placeOrder([3, 1]);
    const by = { token: mine.token };
    await shop.rows(
      sql`update variants set sku = 'SH-7', shelf = 'B-12' where id = ${market.luxor.product.variantId} returning id`,
    );
    expect((await show()).merchantOrders[0]?.lines[0]).toMatchObject({ sku: '', shelf: '' });
    expect((await show(mine)).merchantOrders[0]?.lines[0]).toMatchObject({ sku: 'SH-7', shelf: 'B-12' });
    const [unpacked] = await read(mine, [first.id]);
    expect(unpacked?.lines).toMatchObject([{ sku: 'SH-7', shelf: 'B-12', open: 3 }]);
    await shop.call(acceptMerchantOrder, { merchantOrderId: first.id }, by);
    const lineId = first.lines[0]?.id as number;
    const parcels = [1, 2].map(quantity => ({ lines: [{ lineId, quantity }] }));
    await shop.call(packMerchantOrder, { merchantOrderId: first.id, parcels }, by);
    const sheets = await read(mine, [merchantOrders[1]?.id as number, first.id]);
    expect(sheets).toHaveLength(1);
    const [sheet] = sheets;
    expect(sheet).toMatchObject({
      orderId,
      merchantName: 'متجر الأقصر',
      lines: [{ quantity: 3, open: 0, sku: 'SH-7' }],
    });
    expect(sheet?.address?.governorateName).toBe('القاهرة');
    expect(sheet?.parcels.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 2]);
    expect(sheet?.parcels.every(({ barcode }) => /^WK-\d+-\d+$/.test(barcode))).toBe(true);
    const cash = (sheet?.parcels ?? []).reduce((sum, parcel) => sum + parcel.cash, 0);
    expect(cash).toBeCloseTo(first.total);
  });

  test('name nobody once the order is over', async () => {
    const { first } = await market.placeOrder([1]);
    await shop.call(
      cancelMerchantOrder,
      { merchantOrderId: first.id, reason: 'نفد المخزون' },
      { token: market.luxor.owner.token },
    );
    expect(await read(market.luxor.owner, [first.id])).toMatchObject([{ address: null, parcels: [] }]);
  });
});

describe('the spreadsheet', () => {
  const read = async (who: TestPerson, input: Omit<CallRequest<typeof calls.exportOrders>, 'format'>) => {
    const reply = await shop.call(calls.exportOrders, { ...input, format: 'csv' }, { token: who.token });
    return (await readSheetFile(reply.bytes)).map(({ cells }) => cells);
  };

  test('holds what the list shows, and no formula runs in it', async () => {
    const { orderId, first } = await market.placeOrder([1, 1]);
    await rename(orderId, '=HYPERLINK("http://x")');
    const search = String(orderId);
    const rows = await read(market.admin, { search });
    expect(rows).toHaveLength(3);
    expect(rows[1]?.slice(0, 5)).toEqual([
      `WK-${orderId}`,
      expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
      'متجر الأقصر',
      'جديد',
      '=HYPERLINK("http://x")',
    ]);
    const reply = await shop.call(
      calls.exportOrders,
      { search, format: 'csv' },
      { token: market.admin.token },
    );
    expect(reply.text).toContain(`"'=HYPERLINK`);
    const mine = market.luxor.owner;
    expect(await read(mine, { search })).toHaveLength(2);
    await shop.call(
      rejectMerchantOrder,
      { merchantOrderId: first.id, reason: 'نفد المخزون' },
      { token: mine.token },
    );
    expect((await read(mine, { search }))[1]?.slice(3, 7)).toEqual(['ملغي', '', '', '']);
  });
});
