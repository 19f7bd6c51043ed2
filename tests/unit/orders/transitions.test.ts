import { describe, expect, test } from 'vitest';
import type { Actor, ActorKind } from '#modules/orders/actor.ts';
import { canDo, canDoToParcel, type MerchantOrderView } from '#modules/orders/can-do.ts';
import { MERCHANT_ORDER_STATUSES, type MerchantOrderStatus } from '#modules/orders/order.ts';
import { ORDER_EVENTS } from '#modules/orders/order-event.ts';
import {
  PARCEL_EVENTS,
  PARCEL_RULES,
  PARCEL_STATES,
  type ParcelEvent,
  type ParcelState,
  stepsReported,
} from '#modules/orders/parcel.ts';
import { TRANSITIONS, transitionOf } from '#modules/orders/transitions.ts';

const ACTORS: Readonly<Record<ActorKind, Actor>> = {
  buyer: { kind: 'buyer', userId: 1, requestId: 'r' },
  merchant: { kind: 'merchant', userId: 2, merchantId: 7, requestId: 'r' },
  staff: { kind: 'staff', userId: 3, role: 'super_admin', requestId: 'r' },
  courier: { kind: 'courier', name: 'bosta', requestId: 'r' },
  gateway: { kind: 'gateway', name: 'paymob', requestId: 'r' },
  timer: { kind: 'timer', requestId: 'r' },
};
const KINDS = Object.keys(ACTORS) as ActorKind[];

const partAt = (
  status: MerchantOrderStatus,
  parcels: MerchantOrderView['parcels'] = [],
): MerchantOrderView => ({
  buyerId: 1,
  merchantId: 7,
  merchantStatus: 'active',
  status,
  stage: status === 'pending_payment' || status === 'pending_confirmation' ? status : 'new',
  cancelReason: status === 'cancelled' ? 'payment_expired' : '',
  openClaims: 0,
  isOverdue: true,
  hasReturnOrClaim: false,
  parcels,
});

/** The steps, written down a second time: from, event, to, who may. */
const LISTED: readonly [MerchantOrderStatus, string, MerchantOrderStatus, string][] = [
  ['pending_payment', 'paid', 'new', 'GS'],
  ['pending_payment', 'switched_to_cash', 'new', 'B'],
  ['pending_payment', 'payment_expired', 'cancelled', 'S'],
  ['pending_payment', 'cancelled', 'cancelled', 'BA'],
  ['cancelled', 'paid_late', 'new', 'G'],
  ['pending_confirmation', 'confirmed', 'new', 'BA'],
  ['pending_confirmation', 'not_confirmed', 'cancelled', 'SB'],
  ['pending_confirmation', 'cancelled', 'cancelled', 'BA'],
  ['new', 'accepted', 'accepted', 'MA'],
  ['new', 'rejected', 'cancelled', 'MA'],
  ['new', 'merchant_reminded', 'new', 'S'],
  ['new', 'merchant_timed_out', 'cancelled', 'S'],
  ['new', 'cancelled', 'cancelled', 'BMA'],
  ['accepted', 'cancelled', 'cancelled', 'BMA'],
  ['ready', 'cancelled', 'cancelled', 'BMA'],
  ['accepted', 'packed', 'ready', 'MA'],
  ['ready', 'handed_over', 'shipped', 'CMA'],
  ['shipped', 'delivered', 'delivered', 'CMA'],
  ['shipped', 'refused', 'undelivered', 'CMA'],
  ['undelivered', 'back_at_merchant', 'returned_to_merchant', 'CMA'],
  ['undelivered', 'not_back_in_time', 'returned_to_merchant', 'S'],
  ['delivered', 'completed', 'completed', 'S'],
  ['delivered', 'not_received', 'delivered', 'B'],
  ['completed', 'not_received', 'completed', 'B'],
  ['delivered', 'reopened', 'shipped', 'A'],
];
const LETTER: Readonly<Record<ActorKind, string>> = {
  buyer: 'B',
  merchant: 'M',
  staff: 'A',
  courier: 'C',
  gateway: 'G',
  timer: 'S',
};

test.each(LISTED)('%s: %s leads to %s, done by %s', (...[from, event, to, who]) => {
  const row = transitionOf(event as (typeof ORDER_EVENTS)[number], from);
  expect(row?.to[0]).toBe(to);
  expect(new Set(row?.actors.map(kind => LETTER[kind]))).toEqual(new Set(who));
});

describe('every event, from every status, by every actor', () => {
  const all = ORDER_EVENTS.flatMap(event =>
    MERCHANT_ORDER_STATUSES.flatMap(status => KINDS.map(kind => ({ event, status, kind }))),
  );

  test(`${all.length} of them: yes exactly where a row says so, and the reason where not`, () => {
    const wrong = all.filter(({ event, status, kind }) => {
      const row = TRANSITIONS.find(each => each.event === event && each.from === status);
      // Until it is paid, a merchant does not know of it.
      const hidden = kind === 'merchant' && status === 'pending_payment';
      const listed = row?.actors.includes(kind) === true && !hidden;
      return (canDo(ACTORS[kind], partAt(status), event) === 'yes') !== listed;
    });
    expect(wrong).toEqual([]);
  });

  test('a table without double rows: an event from a status has one meaning', () => {
    const keys = TRANSITIONS.filter(row => row.from !== null).map(row => `${row.from} ${row.event}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('nothing is cancelled after hand-over, and only staff lead backwards from delivered', () => {
    for (const from of ['shipped', 'delivered', 'completed', 'undelivered', 'returned_to_merchant'] as const)
      expect(TRANSITIONS.filter(row => row.from === from && row.to.includes('cancelled'))).toEqual([]);
    const backwards = TRANSITIONS.filter(
      row =>
        (row.from === 'delivered' || row.from === 'completed') &&
        row.to[0] !== row.from &&
        row.to[0] !== 'completed',
    );
    expect(backwards.map(row => [row.event, row.actors])).toEqual([
      ['reopened', ['staff']],
      ['reopened', ['staff']],
    ]);
  });

  test('a finished merchant order stays finished, but for late money and a claim', () => {
    const from = (status: MerchantOrderStatus) =>
      TRANSITIONS.filter(row => row.from === status && row.to[0] !== status).map(row => row.event);
    expect([from('cancelled'), from('returned_to_merchant'), from('completed')]).toEqual([
      ['paid_late'],
      [],
      ['reopened'],
    ]);
  });
});

test("somebody else's order does not exist", () => {
  const merchantOrder = partAt('new');
  const stranger: Actor = { kind: 'buyer', userId: 9, requestId: 'r' };
  const rival: Actor = { kind: 'merchant', userId: 9, merchantId: 8, requestId: 'r' };
  expect([canDo(stranger, merchantOrder, 'cancelled'), canDo(rival, merchantOrder, 'accepted')]).toEqual([
    'order_not_found',
    'order_not_found',
  ]);
});

test('late money revives what expired, not what its buyer cancelled', () => {
  const merchantOrder = { ...partAt('cancelled'), cancelReason: 'cancelled' };
  expect([
    canDo(ACTORS.gateway, partAt('cancelled'), 'paid_late'),
    canDo(ACTORS.gateway, merchantOrder, 'paid_late'),
  ]).toEqual(['yes', 'not_possible_now']);
});

test('of a suspended merchant staff continue', () => {
  const merchantOrder = { ...partAt('new'), merchantStatus: 'suspended' };
  expect([
    canDo(ACTORS.merchant, merchantOrder, 'accepted'),
    canDo(ACTORS.staff, merchantOrder, 'accepted'),
  ]).toEqual(['merchant_suspended', 'yes']);
});

test('a buyer cannot cancel a merchant order of which one parcel has left; its merchant still can', () => {
  const merchantOrder = partAt('ready', [
    { id: 1, state: 'shipped', carrier: 'merchant' },
    { id: 2, state: 'packed', carrier: 'merchant' },
  ]);
  expect([
    canDo(ACTORS.buyer, merchantOrder, 'cancelled'),
    canDo(ACTORS.merchant, merchantOrder, 'cancelled'),
  ]).toEqual(['already_handed_over', 'yes']);
});

describe('parcels', () => {
  const withParcel = (state: ParcelState, carrier: string) => ({
    merchantOrder: partAt('shipped', [{ id: 1, state, carrier }]),
    parcelId: 1,
  });

  test('every event, from every state, by every actor: yes exactly where a rule says so', () => {
    const wrong = PARCEL_EVENTS.flatMap(event =>
      PARCEL_STATES.flatMap(state =>
        KINDS.filter(kind => {
          const rule = PARCEL_RULES.find(each => each.event === event);
          const carrier = kind === 'courier' ? 'bosta' : 'merchant';
          const listed = rule?.actors.includes(kind) && rule.from.includes(state);
          return (canDoToParcel(ACTORS[kind], withParcel(state, carrier), event) === 'yes') !== listed;
        }).map(kind => `${event} ${state} ${kind}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a merchant reports on the parcels it carries, a courier on its own', () => {
    expect(canDoToParcel(ACTORS.merchant, withParcel('shipped', 'bosta'), 'delivered')).toBe(
      'not_carried_by_you',
    );
    expect(canDoToParcel(ACTORS.courier, withParcel('shipped', 'merchant'), 'delivered')).toBe(
      'not_your_step',
    );
    expect(canDoToParcel(ACTORS.merchant, withParcel('undelivered', 'bosta'), 'back_at_merchant')).toBe(
      'yes',
    );
  });

  const STORIES: ParcelEvent[][] = [
    ['handed_over', 'attempt_failed', 'delivered'],
    ['handed_over', 'attempt_failed', 'refused', 'back_at_merchant'],
    ['handed_over', 'lost'],
    ['handed_over', 'out_for_delivery', 'damaged', 'back_at_merchant'],
  ];

  test.each(STORIES.map(story => ({ story })))(
    'the news $story ends the same in whatever order it comes',
    ({ story }) => {
      const ends = permutations(story).map(order => {
        let state: ParcelState = 'packed';
        for (const event of order) {
          const steps = stepsReported(state, event);
          if (!Array.isArray(steps)) continue;
          for (const step of steps) state = PARCEL_RULES.find(rule => rule.event === step)?.to ?? state;
        }
        return state;
      });
      expect(new Set(ends).size).toBe(1);
    },
  );
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map(rest => [item, ...rest]),
  );
}
