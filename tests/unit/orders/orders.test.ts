import { expect, test } from 'vitest';
import { cartSize } from '#modules/cart/text.ts';
import { type MerchantOrderStatus, type OrderStatus, orderStatus } from '#modules/orders/order.ts';
import { addressLine, MERCHANT_ORDER_LABELS } from '#modules/orders/text.ts';
import { buyerTimeline, type StatusChange, timeline } from '#modules/orders/timeline.ts';
import { STEP_LABELS } from '#modules/orders/ui/status.text.ts';

const CASES: [MerchantOrderStatus[], OrderStatus][] = [
  [['delivered', 'pending_payment'], 'awaiting_payment'],
  [['new', 'pending_confirmation'], 'awaiting_confirmation'],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['cancelled', 'returned_to_merchant'], 'not_delivered'],
  [['completed', 'cancelled'], 'completed'],
  [['completed', 'delivered', 'returned_to_merchant'], 'delivered'],
  [['delivered', 'shipped'], 'partly_delivered'],
  [['completed', 'new'], 'partly_delivered'],
  [['shipped', 'new'], 'on_the_way'],
  [['new', 'accepted', 'ready'], 'in_preparation'],
];

test.each(CASES)('merchant orders %j make an order that is %s', (parts, status) => {
  expect(orderStatus(parts)).toBe(status);
});

const change = (status: MerchantOrderStatus, hour: number, reason = ''): StatusChange => ({
  status,
  event: status === 'cancelled' ? 'rejected' : 'accepted',
  at: `2026-11-20T0${hour}:00:00.000Z`,
  reason,
});

test('a new order stands at the first of five steps', () => {
  const steps = timeline('new', [change('new', 1)]);

  expect(steps.map(({ state }) => state)).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
  expect(steps[0]?.at).toBe('2026-11-20T01:00:00.000Z');
});

test('to its buyer a new order is being prepared, as its status says; that the shop has it is done', () => {
  const steps = buyerTimeline('new', [change('new', 1)]);

  expect(steps.map(({ state }) => state)).toEqual(['done', 'now', 'todo', 'todo', 'todo']);
  expect(steps.find(({ state }) => state === 'now')).toMatchObject({ step: 'preparing', at: null });
  expect(MERCHANT_ORDER_LABELS.new).toBe(STEP_LABELS.preparing);
  for (const status of ['pending_confirmation', 'accepted', 'shipped', 'cancelled'] as const)
    expect(buyerTimeline(status, [change(status, 1)])).toEqual(timeline(status, [change(status, 1)]));
});

test('packed is still preparing, since when it was accepted', () => {
  const steps = timeline('ready', [change('new', 1), change('accepted', 2), change('ready', 3)]);

  expect(steps[1]).toMatchObject({ step: 'preparing', state: 'now', at: '2026-11-20T02:00:00.000Z' });
});

test('a delivered order has done every step, also one without a time', () => {
  const steps = timeline('delivered', [
    change('new', 1),
    change('accepted', 2),
    change('shipped', 3),
    change('delivered', 4),
  ]);

  expect(steps.map(({ state, at }) => [state, at?.slice(11, 13)])).toEqual([
    ['done', '01'],
    ['done', '02'],
    ['done', '03'],
    ['done', undefined],
    ['done', '04'],
  ]);
});

test('a cancelled order ends with its reason after what was reached', () => {
  const steps = timeline('cancelled', [
    change('new', 1),
    change('accepted', 2),
    change('cancelled', 3, 'نفد المخزون'),
  ]);

  expect(steps.map(({ step, state }) => [step, state])).toEqual([
    ['placed', 'done'],
    ['preparing', 'done'],
    ['cancelled', 'cancelled'],
  ]);
  expect(steps[2]?.reason).toBe('نفد المخزون');
});

test('a parcel at the courier is out for delivery, until an attempt fails', () => {
  const out = { ...change('shipped', 4), event: 'out_for_delivery' } as const;
  const failed = { ...change('shipped', 5, 'not_answering'), event: 'attempt_failed' } as const;
  const shipped = [change('new', 1), change('accepted', 2), change('shipped', 3)];

  expect(timeline('shipped', [...shipped, out]).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'now',
    'todo',
  ]);
  expect(timeline('shipped', [...shipped, out])[3]?.at).toBe(out.at);
  expect(timeline('shipped', [...shipped, out, failed])[2]).toMatchObject({ step: 'shipped', state: 'now' });
});

test('a parcel that came back to its merchant keeps the reason', () => {
  const steps = timeline('returned_to_merchant', [
    change('new', 1),
    change('shipped', 2),
    { ...change('undelivered', 3), event: 'lost' },
    { ...change('returned_to_merchant', 4), event: 'back_at_merchant' },
  ]);

  expect(steps.map(({ step, state, reason }) => [step, state, reason])).toEqual([
    ['placed', 'done', ''],
    ['shipped', 'done', ''],
    ['undelivered', 'cancelled', 'lost'],
    ['returned_to_merchant', 'ended', ''],
  ]);
});

test('an address leaves out what is not there', () => {
  expect(addressLine({ street: 'شارع النيل', building: '12', floor: '', flat: '7' })).toBe(
    'شارع النيل، عقار ١٢، شقة ٧',
  );
});

test('a size agrees with its numbers', () => {
  expect(cartSize(4, 2)).toBe('٤ قطع من متجرين');
  expect(cartSize(1, 1)).toBe('قطعة واحدة من متجر واحد');
  expect(cartSize(11, 3)).toBe('١١ قطعة من ٣ متاجر');
});
