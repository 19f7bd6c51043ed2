import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reopenParcel } from '#modules/checkout/refunded-parcels.calls.ts';
import { cancelMerchantOrder, handOverParcel } from '#modules/orders/calls.ts';
import { askCourier } from '#modules/orders/server/couriers/ask-courier.ts';
import { bostaReports } from '#modules/shipping/calls.ts';
import { MINUTE } from '#platform/clock.ts';
import { seededRandom } from '#platform/random.ts';
import { type Message, startBosta } from '../../support/bosta-emulator.ts';
import { couriersDone, parcelMaker, parcelNow, trackingOf } from '../../support/parcels.ts';
import { stockOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const bosta = await startBosta();
const shop = await testShop({ env: bosta.env });
const { merchant, admin, variantId, pack } = await parcelMaker(shop, 'bosta');
const by = { token: merchant.token };
type Packed = Awaited<ReturnType<typeof pack>>;

beforeEach(() => {
  bosta.messages.splice(0);
  bosta.calls.splice(0);
});

/** Posts a webhook to the address that Bosta was given, with the headers that it was asked to send. */
async function post({ url, headers, body }: Message): Promise<number> {
  const path = new URL(url).pathname;
  const payload = JSON.stringify(body);
  const json = { 'content-type': 'application/json', ...headers };
  return (await shop.http.inject({ method: 'POST', url: path, headers: json, payload })).statusCode;
}

async function postAll(messages: readonly Message[]): Promise<void> {
  for (const message of messages) expect(await post(message)).toBe(200);
  await couriersDone(shop);
}

const creates = (reference?: string) =>
  bosta.deliveries.filter(each => reference === undefined || each.businessReference.startsWith(reference));
const onHand = async () => (await stockOf(shop, variantId)).on_hand;
const restocked = ({ id }: Packed) =>
  shop.rows(sql`
    select m.id from stock_movements m join parcel_lines l on l.id = m.parcel_line_id
     where l.parcel_id = ${id} and m.cause = 'restocked'`);

describe('a packed parcel', () => {
  test('is booked once, with what is to be taken at the door', async () => {
    const parcel = await pack();
    const { amount } = await parcelNow(shop, parcel.id);

    const [delivery, ...more] = creates(`WK-${parcel.orderId}-`);
    expect(more).toEqual([]);
    expect(delivery).toMatchObject({ trackingNumber: parcel.trackingNumber, cod: (amount ?? 0) / 100 });
    expect(delivery?.booking).toMatchObject({
      dropOffAddress: { cityId: 'city-EG-01', districtName: 'مدينة نصر', firstLine: 'شارع النيل' },
      receiver: { phone: parcel.buyer.mobile.replace('+20', '0') },
    });
  });

  test.each(['lost_after', 'error'] as const)(
    'whose booking was not answered (%s) is looked up, not booked twice',
    async trouble => {
      bosta.spoil('POST /deliveries?', trouble);
      const before = creates().length;

      const parcel = await pack();

      expect(creates()).toHaveLength(before + 1);
      expect(creates().at(-1)?.trackingNumber).toBe(parcel.trackingNumber);
      expect(bosta.calls.some(call => call === 'POST /deliveries/search')).toBe(true);
    },
  );

  test('whose booking never arrived is booked again when Bosta has not known of it for ten minutes', async () => {
    bosta.spoil('POST /deliveries?', 'lost_before');
    const before = creates().length;
    const parcel = await pack({ booked: false });
    await vi.waitFor(() => expect(bosta.calls.at(-1)).toBe('POST /deliveries/search'), { timeout: 15_000 });
    expect(creates()).toHaveLength(before);

    shop.clock.advance(11 * MINUTE);

    const trackingNumber = await trackingOf(shop, parcel.id);
    expect(
      creates()
        .slice(before)
        .map(each => each.trackingNumber),
    ).toEqual([trackingNumber]);
  });

  test('that Bosta will not take now is booked when it does', async () => {
    bosta.spoil('POST /deliveries?', 'down');

    const parcel = await pack();

    expect(creates(`WK-${parcel.orderId}-`)).toHaveLength(1);
  });

  test('that is cancelled is called off', async () => {
    const parcel = await pack();

    await shop.call(
      cancelMerchantOrder,
      { merchantOrderId: parcel.merchantOrderId },
      { token: parcel.buyer.token },
    );
    await couriersDone(shop);

    expect(bosta.find(parcel.trackingNumber).state.code).toBe(48);
    expect(await parcelNow(shop, parcel.id)).toMatchObject({ state: 'cancelled', trackingNumber: null });
  });

  test('of which some units are cancelled is booked again, so that Bosta collects what is due', async () => {
    const parcel = await pack({ units: 3 });
    const lines = [{ lineId: parcel.lineId, quantity: 1 }];

    await shop.call(
      cancelMerchantOrder,
      { merchantOrderId: parcel.merchantOrderId, lines },
      { token: parcel.buyer.token },
    );
    await couriersDone(shop);

    const { trackingNumber, amount } = await parcelNow(shop, parcel.id);
    expect(bosta.find(parcel.trackingNumber).state.code).toBe(48);
    expect(bosta.find(trackingNumber as string)).toMatchObject({
      state: { code: 10 },
      cod: (amount ?? 0) / 100,
    });
  });
});

describe('a message of Bosta', () => {
  test('without our secret is refused and forgotten', async () => {
    const parcel = await pack();
    bosta.happen(parcel.trackingNumber, 21);
    const [message] = bosta.messages as [Message];
    const stored = () =>
      shop.rows(sql`select id from courier_webhooks where tracking_number = ${parcel.trackingNumber}`);

    const strangers: Record<string, string>[] = [
      {},
      { 'X-Webhook-Secret': 'guess' },
      { Authorization: bosta.env.BOSTA_WEBHOOK_SECRET },
    ];
    for (const headers of strangers) expect(await post({ ...message, headers })).toBe(401);
    expect(await stored()).toEqual([]);

    await postAll([message, message, message]);
    expect(await stored()).toHaveLength(1);
    expect((await parcelNow(shop, parcel.id)).state).toBe('shipped');
  });

  test('that makes no sense is refused', async () => {
    const headers = { 'x-webhook-secret': bosta.env.BOSTA_WEBHOOK_SECRET };

    const reply = await shop.call(
      bostaReports,
      { _id: '', trackingNumber: '1', state: 4.5, timeStamp: 1 },
      { headers },
    );

    expect([reply.status, reply.error.code]).toEqual([400, 'invalid_input']);
  });

  test('that lies changes nothing but what Bosta says when it is asked', async () => {
    const parcel = await pack();
    bosta.happen(parcel.trackingNumber, 21);
    bosta.happen(parcel.trackingNumber, 41);
    const [, out] = bosta.messages as [Message, Message];

    const lies = [45, 46, 100, 101].map(state => ({
      ...out,
      body: { ...out.body, state, cod: 1, timeStamp: state },
    }));
    await postAll(lies);

    expect(await parcelNow(shop, parcel.id)).toMatchObject({ state: 'shipped', collection: 'due' });
  });

  test('about a parcel that is not ours is taken and leads nowhere', async () => {
    const parcel = await pack();
    bosta.happen(parcel.trackingNumber, 45);
    const [message] = bosta.messages as [Message];

    await postAll([{ ...message, body: { ...message.body, trackingNumber: '1234567', _id: 'other' } }]);

    expect((await parcelNow(shop, parcel.id)).state).toBe('packed');
  });

  test('is asked about again while Bosta cannot be reached', async () => {
    const parcel = await pack();
    bosta.happen(parcel.trackingNumber, 45);
    bosta.spoil('GET /deliveries/business/', 'error');
    bosta.spoil('GET /deliveries/business/', 'lost_before');

    await postAll(bosta.messages);
    await vi.waitFor(async () => expect((await parcelNow(shop, parcel.id)).state).toBe('delivered'), {
      timeout: 20_000,
    });
  });

  test('that contradicts what staff recorded is left to a person', async () => {
    const parcel = await pack();
    bosta.happen(parcel.trackingNumber, 45);
    await postAll(bosta.messages);
    bosta.turnBack(parcel.trackingNumber);
    bosta.happen(parcel.trackingNumber, 30);

    await postAll(bosta.messages);

    expect((await parcelNow(shop, parcel.id)).state).toBe('delivered');
    expect(shop.logged.filter(line => line.includes('contradicts'))).not.toEqual([]);
    const reason = 'سُجل التسليم بالخطأ';
    await shop.call(reopenParcel, { parcelId: parcel.id, reason }, { token: admin.token });
    await askCourier(shop.ctx, parcel.id);
    expect((await parcelNow(shop, parcel.id)).state).toBe('undelivered');
  });
});

test('a delivery that staff reopened is recorded when Bosta reports it after all', async () => {
  const parcel = await pack();
  const state = async () => (await parcelNow(shop, parcel.id)).state;
  const report = async (code: number) => {
    shop.clock.advance(MINUTE);
    bosta.happen(parcel.trackingNumber, code);
    await postAll(bosta.messages.slice(-1));
  };
  for (const code of [21, 41, 45]) await report(code);
  expect(await state()).toBe('delivered');
  shop.clock.advance(MINUTE);
  const reopened = { parcelId: parcel.id, reason: 'سُجل التسليم بالخطأ' };
  await shop.call(reopenParcel, reopened, { token: admin.token });
  // Bosta still says what staff corrected.
  await askCourier(shop.ctx, parcel.id);
  expect(await state()).toBe('shipped');
  for (const code of [41, 45]) await report(code);
  expect(await parcelNow(shop, parcel.id)).toMatchObject({ state: 'delivered', collection: 'collected' });
});

test('a shop without Bosta refuses its webhooks', async () => {
  const plain = await testShop();
  const message = { _id: 'a', trackingNumber: '1', state: 45, timeStamp: 1 };

  const reply = await plain.call(bostaReports, message, { headers: { 'x-webhook-secret': '' } });

  expect([reply.status, reply.error.code]).toEqual([404, 'courier_not_offered']);
});

/** What happens at Bosta: states with their exceptions, `back` for the turn to a return. */
type Course = readonly (readonly [number, number?] | 'back')[];
const COURSES: Readonly<Record<string, { course: Course; ends: object; comesBack: number }>> = {
  'delivered at the second attempt': {
    course: [[21], [24], [30], [41], [47, 7], [41], [45]],
    ends: { state: 'delivered', collection: 'collected', condition: null },
    comesBack: 0,
  },
  'refused after inspection and returned': {
    course: [[21], [41], [47, 30], 'back', [30], [41], [46]],
    ends: { state: 'returned', collection: 'void', condition: 'sellable' },
    comesBack: 2,
  },
  'given up after three attempts and returned': {
    course: [[21], [41], [47, 1], [41], [47, 7], [41], [47, 3], 'back', [41], [46]],
    ends: { state: 'returned', collection: 'void', condition: 'sellable' },
    comesBack: 2,
  },
  'lost on the way': {
    course: [[21], [30], [102], [100]],
    ends: { state: 'lost', collection: 'void', condition: null },
    comesBack: 0,
  },
  'damaged and returned so': {
    course: [[21], [30], [101, 26], [46]],
    ends: { state: 'returned', collection: 'void', condition: 'damaged' },
    comesBack: 0,
  },
};

const seed = Math.floor(Math.random() * 2 ** 31);
const chance = seededRandom(seed);

/** What the network does to messages. */
const NETWORKS: Readonly<Record<string, (messages: Message[]) => Message[]>> = {
  'in order': messages => messages,
  'the other way round': messages => messages.toReversed(),
  [`each three times, shuffled by seed ${seed}`]: messages =>
    chance.shuffle([...messages, ...messages, ...messages]),
  'all but one lost': messages => [chance.pick(messages)],
  'all lost': () => [],
};

describe.each(Object.entries(COURSES))('a parcel that is %s', (_, { course, ends, comesBack }) => {
  const runOne = ({ trackingNumber }: Packed, step: Course[number]) =>
    step === 'back' ? bosta.turnBack(trackingNumber) : bosta.happen(trackingNumber, ...step);

  test.each(Object.entries(NETWORKS))('ends the same with messages %s [P3]', async (__, network) => {
    const before = await onHand();
    const parcel = await pack();
    for (const step of course) runOne(parcel, step);

    const arriving = network([...bosta.messages]);
    await postAll(arriving);
    if (arriving.length === 0) await askCourier(shop.ctx, parcel.id);

    expect(await parcelNow(shop, parcel.id)).toMatchObject(ends);
    expect(await onHand()).toBe(before - 2 + comesBack);
    expect(await restocked(parcel)).toHaveLength(comesBack > 0 ? 1 : 0);
  });

  test('ends the same, and with every attempt counted, when each message comes at once [P3]', async () => {
    const before = await onHand();
    const parcel = await pack();
    await shop.call(handOverParcel, { parcelId: parcel.id }, by);
    for (const step of course) {
      runOne(parcel, step);
      await postAll(bosta.messages.slice(-1));
    }
    const attempts = course.filter(step => step[0] === 47).length;
    expect(await parcelNow(shop, parcel.id)).toMatchObject({ ...ends, attempts });

    await postAll(chance.shuffle([...bosta.messages]));
    await Promise.all([1, 2, 3].map(() => askCourier(shop.ctx, parcel.id)));

    expect(await parcelNow(shop, parcel.id)).toMatchObject({ ...ends, attempts });
    expect(await onHand()).toBe(before - 2 + comesBack);
    expect(await restocked(parcel)).toHaveLength(comesBack > 0 ? 1 : 0);
  });

  test(`ends the same when old and new messages trickle in between the steps, by seed ${seed} [P3]`, async () => {
    const before = await onHand();
    const parcel = await pack();
    for (const step of course) {
      runOne(parcel, step);
      if (bosta.messages.length > 0 && chance.int(0, 1) === 1)
        await postAll(Array.from({ length: chance.int(1, 3) }, () => chance.pick(bosta.messages)));
    }

    await postAll(chance.shuffle([...bosta.messages]));

    expect(await parcelNow(shop, parcel.id)).toMatchObject(ends);
    expect(await onHand()).toBe(before - 2 + comesBack);
    expect(await restocked(parcel)).toHaveLength(comesBack > 0 ? 1 : 0);
  });
});

test('two bookings are never made for one parcel, however often the jobs run', async () => {
  const parcel = await pack();
  const before = creates().length;

  await sql`select graphile_worker.add_job('orders.book-parcel', json_build_object('parcelId', ${parcel.id}::bigint),
                                           queue_name := 'booking of parcel ' || ${parcel.id}::bigint)
              from generate_series(1, 5)`.execute(shop.ctx.db);
  await couriersDone(shop);

  expect(creates()).toHaveLength(before);
});
