import { Pill, type Tone } from '#kit/display/pill.tsx';
import type { ListedMerchantOrder, ListedOrder } from '../back-office/list-view.ts';
import type { MerchantOrderStatus, OrderStatus } from '../order.ts';
import type { ShownMerchantOrder } from '../order-view.ts';
import { MANAGED_STATUS_LABELS, MERCHANT_ORDER_LABELS, ORDER_LABELS, type ReasonReader } from '../text.ts';
import { currentStep } from '../timeline.ts';
import { STEP_LABELS } from './status.text.ts';

const ORDER_TONES: Readonly<Record<OrderStatus, Tone>> = {
  awaiting_payment: 'warn',
  awaiting_confirmation: 'warn',
  cancelled: 'danger',
  not_delivered: 'danger',
  completed: 'ok',
  delivered: 'ok',
  partly_delivered: 'info',
  on_the_way: 'info',
  in_preparation: 'warn',
};

const MERCHANT_ORDER_TONES: Readonly<Record<MerchantOrderStatus, Tone>> = {
  pending_payment: 'warn',
  pending_confirmation: 'warn',
  new: 'info',
  accepted: 'warn',
  ready: 'warn',
  shipped: 'info',
  delivered: 'ok',
  completed: 'ok',
  cancelled: 'danger',
  undelivered: 'danger',
  returned_to_merchant: 'neutral',
};

export function OrderPill({ status }: { status: OrderStatus }) {
  return <Pill tone={ORDER_TONES[status]}>{ORDER_LABELS[status]}</Pill>;
}

/** The timeline's text, which is more precise than the status: «خرج للتوصيل». */
export function MerchantOrderPill({
  merchantOrder: { status, changes },
  reader,
}: {
  merchantOrder: ShownMerchantOrder;
  reader: ReasonReader;
}) {
  const isOut = currentStep(status, changes) === 'out_for_delivery';
  const labels = reader === 'buyer' ? MERCHANT_ORDER_LABELS : MANAGED_STATUS_LABELS;
  const label = isOut ? STEP_LABELS.out_for_delivery : labels[status];
  return <Pill tone={MERCHANT_ORDER_TONES[status]}>{label}</Pill>;
}

/** Where nothing but the status of a merchant order is known; for people who work on orders. */
export function StatusPill({ status }: { status: MerchantOrderStatus }) {
  return <Pill tone={MERCHANT_ORDER_TONES[status]}>{MANAGED_STATUS_LABELS[status]}</Pill>;
}

/** For the list of people who work on orders: the status of its merchant orders, if they all have the same. */
export function ListedPill({ order: { status, merchantOrders } }: { order: ListedOrder }) {
  const [first, ...others] = merchantOrders;
  if (!first || others.some(other => listedLabel(other) !== listedLabel(first)))
    return <OrderPill status={status} />;
  return <Pill tone={MERCHANT_ORDER_TONES[first.status]}>{listedLabel(first)}</Pill>;
}

function listedLabel({ status, isOutForDelivery }: ListedMerchantOrder): string {
  return isOutForDelivery ? STEP_LABELS.out_for_delivery : MANAGED_STATUS_LABELS[status];
}
