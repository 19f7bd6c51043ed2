import { describe, expect, test } from 'vitest';
import { amountDue, cashDue, withMoneyAllotted } from '#modules/orders/collection.ts';
import { unearnedPiastres } from '#modules/orders/earned.ts';
import type { MerchantOrder, Parcel } from '#modules/orders/merchant-order.ts';
import type { MerchantOrderStatus } from '#modules/orders/order.ts';
import type { ParcelState } from '#modules/orders/parcel.ts';
import { type LineUnits, type MerchantOrderUnits, statusOf } from '#modules/orders/quantities.ts';
import { stepPart } from '#modules/orders/step.ts';
import { stockChanges, stockUse } from '#modules/orders/stock.ts';
import { openingTimers, timersOf } from '#modules/orders/timers.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';

const NONE = { expired: 0, open: 0, cancelled: 0, inParcel: 0, delivered: 0, failed: 0, returned: 0 };
type Units = Partial<typeof NONE>;

const factsOf = (
  units: Units,
  states: ParcelState[] = [],
  more: Partial<MerchantOrderUnits> = {},
): MerchantOrderUnits => ({
  stage: 'accepted',
  isCompleted: false,
  lines: [{ ordered: 9, ...NONE, ...units }],
  parcels: states.map(state => ({ state, units: 1 })),
  ...more,
});

const CASES: [string, MerchantOrderUnits, MerchantOrderStatus][] = [
  ['open units', factsOf({ open: 1, delivered: 2 }, ['delivered'], { stage: 'new' }), 'new'],
  [
    'open units that wait for payment',
    factsOf({ open: 1 }, [], { stage: 'pending_payment' }),
    'pending_payment',
  ],
  ['a packed and a shipped parcel', factsOf({ inParcel: 2 }, ['packed', 'shipped']), 'ready'],
  [
    'a shipped and a delivered one',
    factsOf({ inParcel: 1, delivered: 1 }, ['shipped', 'delivered']),
    'shipped',
  ],
  ['a shipped and a lost one', factsOf({ inParcel: 1, failed: 1 }, ['shipped', 'lost']), 'shipped'],
  [
    'a delivered and a refused one',
    factsOf({ delivered: 1, failed: 1 }, ['delivered', 'undelivered']),
    'delivered',
  ],
  [
    'the same when its window is over',
    factsOf({ delivered: 1 }, ['delivered'], { isCompleted: true }),
    'completed',
  ],
  ['one on its way back', factsOf({ failed: 2 }, ['undelivered', 'returned']), 'undelivered'],
  [
    'all of them back',
    factsOf({ failed: 2, cancelled: 7 }, ['returned', 'returned']),
    'returned_to_merchant',
  ],
  ['nothing but cancelled units', factsOf({ cancelled: 9 }, ['cancelled']), 'cancelled'],
];

test.each(CASES)('the status of %s', (_, facts, status) => expect(statusOf(facts)).toBe(status));

const line = (id: number, open: number, unitPrice = 1_000) => ({
  id,
  variantId: 100 + id,
  unitPrice,
  ordered: open,
  discount: 0,
  platformDiscount: 0,
  commission: 0,
  commissionVat: 0,
  ...NONE,
  open,
});

const partOf = (given: Partial<MerchantOrder> = {}): MerchantOrder => ({
  id: 1,
  orderId: 10,
  buyerId: 1,
  merchantId: 7,
  merchantStatus: 'active',
  status: 'new',
  stage: 'new',
  isCompleted: false,
  paymentMethod: 'cash_on_delivery',
  cancelReason: '',
  cancelledAt: null,
  fees: 100,
  deliveryFee: 60,
  borneDelivery: 0,
  waived: { delivery: 0, others: 0 },
  credit: 0,
  openClaims: 0,
  isOverdue: false,
  hasReturnOrClaim: false,
  openReturns: 0,
  lines: [line(1, 5), line(2, 3, 333)],
  parcels: [],
  ...given,
});

const packed = (part = partOf({ stage: 'accepted', status: 'accepted' })) =>
  stepPart(part, 'packed', {
    parcels: [
      { carrier: 'merchant', lines: [{ lineId: 1, quantity: 3 }] },
      {
        carrier: 'bosta',
        lines: [
          { lineId: 1, quantity: 2 },
          { lineId: 2, quantity: 3 },
        ],
      },
    ],
  });

const isBalanced = ({ ordered, open, cancelled, inParcel, delivered, failed, returned }: LineUnits) =>
  ordered === open + cancelled + inParcel + delivered + failed && returned <= delivered;

const withState = (part: MerchantOrder, states: ParcelState[]): MerchantOrder => ({
  ...part,
  parcels: part.parcels.map((parcel, at): Parcel => ({ ...parcel, state: states[at] ?? parcel.state })),
});

describe('packing and cancelling', () => {
  test('packing leaves nothing open and keeps every line balanced', () => {
    const part = packed();
    expect([part.status, part.lines.map(each => each.inParcel)]).toEqual(['ready', [5, 3]]);
    expect(part.lines.every(isBalanced)).toBe(true);
  });

  test('units are cancelled out of the newest parcel first, and an emptied one is cancelled', () => {
    const part = stepPart(packed(), 'cancelled', {
      lines: [
        { lineId: 1, quantity: 2 },
        { lineId: 2, quantity: 3 },
      ],
    });
    expect(part.parcels.map(({ state }) => state)).toEqual(['packed', 'cancelled']);
    expect(part.lines.map(({ cancelled, inParcel }) => [cancelled, inParcel])).toEqual([
      [2, 3],
      [3, 0],
    ]);
    expect(part.lines.every(isBalanced)).toBe(true);
  });

  test.each([
    ['more than there are', [{ lineId: 1, quantity: 6 }]],
    ['of a line that is not its own', [{ lineId: 3, quantity: 1 }]],
  ])('%s cannot be cancelled', (_, lines) =>
    expect(() => stepPart(packed(), 'cancelled', { lines })).toThrow(
      expect.objectContaining({ code: 'wrong_units' }),
    ),
  );

  test('a parcel holds every open unit exactly once', () => {
    const pack = (quantity: number) => () =>
      stepPart(partOf({ lines: [line(1, 5)] }), 'packed', {
        parcels: [{ carrier: 'merchant', lines: [{ lineId: 1, quantity }] }],
      });
    expect(pack(4)).toThrow(expect.objectContaining({ code: 'wrong_units' }));
    expect(pack(6)).toThrow(expect.objectContaining({ code: 'wrong_units' }));
    expect(pack(5)().status).toBe('ready');
  });
});

describe('cash due', () => {
  test('the parcels collect the goods and the fees to the piastre', () => {
    const part = packed();
    expect(part.parcels.map(({ fees }) => fees)).toEqual([50, 50]);
    expect(amountDue(part)).toBe(5 * 1_000 + 3 * 333 + 100);
  });

  test('a label that has left stays as it was printed; a later change falls on those still here', () => {
    const part = stepPart(withState(packed(), ['shipped']), 'cancelled', {
      lines: [{ lineId: 2, quantity: 3 }],
    });
    expect(part.parcels.map(({ fees }) => fees)).toEqual([50, 50]);
    expect(amountDue(part)).toBe(5 * 1_000 + 100);
  });

  test('a refused parcel owes nothing', () => {
    expect(amountDue(withState(packed(), ['undelivered', 'delivered']))).toBe(2 * 1_000 + 3 * 333 + 50);
  });

  test('credit goes before cash: each parcel collects what its share of it leaves, to the piastre', () => {
    const part = packed(partOf({ stage: 'accepted', status: 'accepted', credit: 1_001 }));
    const due = part.parcels.map(parcel => cashDue(part, parcel));
    expect(part.parcels.map(({ credit }) => credit)).toEqual([501, 500]);
    expect(due).toEqual([3 * 1_000 + 50 - 501, 2 * 1_000 + 3 * 333 + 50 - 500]);
    expect(amountDue(part)).toBe(5 * 1_000 + 3 * 333 + 100 - 1_001);
  });

  test('credit of a parcel that has left stays on its label, and the rest pays for those still here', () => {
    const gone = withState(packed(partOf({ stage: 'accepted', status: 'accepted', credit: 1_001 })), [
      'shipped',
    ]);
    const part = stepPart(gone, 'cancelled', { lines: [{ lineId: 1, quantity: 2 }] });
    expect(part.parcels.map(({ credit }) => credit)).toEqual([501, 500]);
    const none = stepPart(gone, 'cancelled', {
      lines: [
        { lineId: 1, quantity: 2 },
        { lineId: 2, quantity: 3 },
      ],
    });
    expect(none.parcels.map(({ credit }) => credit)).toEqual([501, 0]);
  });

  test('credit beyond what a merchant order costs leaves nothing to collect', () => {
    const part = packed(partOf({ stage: 'accepted', status: 'accepted', credit: 9_999_999 }));
    expect(part.parcels.map(parcel => cashDue(part, parcel))).toEqual([0, 0]);
    expect(amountDue(part)).toBe(0);
  });

  // A discount of 2,666 on eight: two of the units carry 334 of it and six 333, the first unit being one of the two.
  test('a parcel emptied beside one that has left costs nothing, though that one carries less of the discount', () => {
    const lines = [{ ...line(1, 8, 3_333), discount: 2_666 }];
    const pack = (quantity: number) => ({ carrier: 'merchant' as const, lines: [{ lineId: 1, quantity }] });
    const two = stepPart(partOf({ stage: 'accepted', status: 'accepted', lines }), 'packed', {
      parcels: [pack(1), pack(7)],
    });
    const part = stepPart(withState(two, ['packed', 'undelivered']), 'cancelled', {
      lines: [{ lineId: 1, quantity: 1 }],
    });
    expect(part.parcels.map(parcel => cashDue(part, parcel) - parcel.fees)).toEqual([0, 20_999]);

    // Seven units alone would cost 20,998, a piastre less than their parcel earned.
    const ended = {
      ...withState(two, ['returned', 'delivered']),
      lines: [{ ...lines[0], open: 0, delivered: 7 }],
    };
    expect(unearnedPiastres(ended as MerchantOrder)).toBe(-1);
  });

  test('parcels that go to one door are paid in whole pounds, if the whole of it is', () => {
    const part = partOf({
      stage: 'accepted',
      status: 'accepted',
      fees: 101,
      lines: [line(1, 5), line(2, 3, 333)],
    });
    expect(packed(part).parcels.map(parcel => cashDue(part, parcel))).toEqual([3_100, 3_000]);
    const withCredit = packed({ ...part, credit: 1_100 });
    expect(withCredit.parcels.map(parcel => cashDue(withCredit, parcel) % 100)).toEqual([0, 0]);
  });

  test('units that the merchant cancels take their fees with them, as far as no parcel has left', () => {
    const two = partOf({ stage: 'accepted', status: 'accepted', lines: [line(1, 5), line(2, 5)] });
    const less = stepPart(two, 'cancelled', { lines: [{ lineId: 1, quantity: 5 }], takesFees: true });
    expect([less.fees, less.waived]).toEqual([50, { delivery: 30, others: 20 }]);
    expect(stepPart(two, 'cancelled', { lines: [{ lineId: 1, quantity: 5 }] }).fees).toBe(100);
    const gone = withState(packed(), ['shipped']);
    const one = stepPart(gone, 'cancelled', { lines: [{ lineId: 2, quantity: 3 }], takesFees: true });
    expect(one.parcels.map(({ fees }) => fees)).toEqual([50, 33]);
  });

  test('fees are not allotted where there is no parcel', () =>
    expect(withMoneyAllotted(partOf()).parcels).toEqual([]));
});

describe('stock', () => {
  test('open units are held until confirmed, then allocated', () => {
    const waiting = partOf({ stage: 'pending_confirmation', status: 'pending_confirmation' });
    expect(stockUse(waiting).get(101)).toEqual({ held: 5, allocated: 0, out: 0 });
    const confirmed = stepPart(waiting, 'confirmed', {});
    expect(stockChanges(waiting, confirmed)).toEqual([
      { variantId: 101, onHand: 0, held: -5, allocated: 5 },
      { variantId: 102, onHand: 0, held: -3, allocated: 3 },
    ]);
  });

  test('units that are handed over leave the stock, sellable ones that come back return to it', () => {
    const part = packed();
    const shipped = withState(part, ['shipped']);
    expect(stockChanges(part, shipped)).toEqual([{ variantId: 101, onHand: -3, held: 0, allocated: -3 }]);
    expect(stockChanges(shipped, withState(shipped, ['delivered']))).toEqual([]);
  });
});

describe('timers', () => {
  test('a new order has its merchant reminded, timed out and its delivery watched', () => {
    expect(timersOf(partOf()).map(({ kind }) => kind)).toEqual([
      'merchant_reminder',
      'merchant_timeout',
      'hand_over',
      'delivery',
    ]);
  });

  test('a parcel on its way back has its own', () => {
    const part = withState({ ...packed(), status: 'undelivered' }, ['undelivered', 'returned']);
    expect(timersOf(part)).toEqual([{ kind: 'parcel_back', subjectId: -1 }]);
  });

  test.each([
    ['new', ['merchant_reminder', 'merchant_timeout', 'hand_over', 'delivery']],
    ['pending_confirmation', ['cash_confirmation']],
    ['pending_payment', ['payment']],
  ] as const)('an order that begins as %s has %j', (stage, kinds) =>
    expect(openingTimers(stage, new Date(), DEFAULT_SETTINGS.timers).map(({ kind }) => kind)).toEqual(kinds),
  );

  const dueAfter = (kind: string, now: string) =>
    openingTimers('new', new Date(now), DEFAULT_SETTINGS.timers)
      .find(timer => timer.kind === kind)
      ?.dueAt.toISOString();

  test('hours are hours, also over the night in which summer time begins or ends', () => {
    expect(dueAfter('merchant_reminder', '2027-04-29T12:00:00Z')).toBe('2027-04-30T12:00:00.000Z');
    expect(dueAfter('merchant_reminder', '2026-10-29T12:00:00Z')).toBe('2026-10-30T12:00:00.000Z');
  });

  test('days end at midnight in Cairo: in winter 22:00, in summer 21:00 UTC', () => {
    expect(dueAfter('delivery', '2026-11-01T10:00:00Z')).toBe('2026-12-01T22:00:00.000Z');
    expect(dueAfter('delivery', '2027-04-15T10:00:00Z')).toBe('2027-05-15T21:00:00.000Z');
    // Begun in summer, over in winter.
    expect(dueAfter('delivery', '2026-10-10T10:00:00Z')).toBe('2026-11-09T22:00:00.000Z');
  });
});
