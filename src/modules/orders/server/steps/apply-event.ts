import { DAY } from '#platform/clock.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Actor } from '../../actor.ts';
import { canDo } from '../../can-do.ts';
import type { MerchantOrder } from '../../merchant-order.ts';
import { coversGroup, type MerchantOrderEvent } from '../../order-event.ts';
import { stepPart } from '../../step.ts';
import type { StepDetails } from '../../step-details.ts';
import { orderRefusal } from '../../text.ts';
import { transitionOf } from '../../transitions.ts';
import { lockGroup, selectMerchantOrders } from '../queries.ts';
import { lockStock } from './stock.sql.ts';
import { writeStep } from './write-step.ts';

/** How long late money can revive an order (docs/orders-rules.md, Merchant orders). */
const REVIVABLE = 7 * DAY;

export interface OrderEventInput {
  merchantOrderId: number;
  event: MerchantOrderEvent;
  by: Actor;
  details?: StepDetails;
}

/** An event of the whole group, such as its confirmation. */
export type GroupEventInput = Omit<OrderEventInput, 'merchantOrderId'> & {
  orderId: number;
  /** Only these parts of it, if the event does not cover all. */
  merchantOrders?: ReadonlySet<number>;
};

/**
 * Applies an event to one merchant's part of an order. State, stock, cash due, history, timers and the event
 * `order.<event>` change in one transaction. Refuses with `order_not_found` or the reason from the table, with nothing
 * changed. Returns the part as it is now. For events of the whole group use `applyToOrder`.
 */
export async function applyEvent(ctx: Ctx, input: OrderEventInput): Promise<MerchantOrder> {
  return transaction(ctx, tx => applyEventIn(ctx, tx, input));
}

/** The same inside an open transaction, which must not hold locks on stock yet. */
export async function applyEventIn(ctx: Ctx, tx: Tx, input: OrderEventInput): Promise<MerchantOrder> {
  const orderId = await lockGroup(tx, { merchantOrderId: input.merchantOrderId });
  const merchantOrders = orderId === undefined ? [] : await selectMerchantOrders(tx, orderId);
  const merchantOrder = merchantOrders.find(each => each.id === input.merchantOrderId);
  if (!merchantOrder) throw orderRefusal('order_not_found');
  if (coversGroup(input.event)) throw orderRefusal('not_possible_now');
  return applyOne(ctx, tx, { merchantOrder, ...input });
}

/** Applies an event to every part of a group that allows it; refuses if there is none. */
export async function applyToOrder(ctx: Ctx, input: GroupEventInput): Promise<MerchantOrder[]> {
  return transaction(ctx, tx => applyToOrderIn(ctx, tx, input));
}

export async function applyToOrderIn(ctx: Ctx, tx: Tx, input: GroupEventInput): Promise<MerchantOrder[]> {
  const orderId = await lockGroup(tx, { orderId: input.orderId });
  const all = orderId === undefined ? [] : await selectMerchantOrders(tx, orderId);
  const merchantOrders = all.filter(({ id }) => input.merchantOrders?.has(id) ?? true);
  if (merchantOrders.length === 0) throw orderRefusal('order_not_found');
  const decisions = merchantOrders.map(merchantOrder => canDo(input.by, merchantOrder, input.event));
  const able = merchantOrders.filter((_, at) => decisions[at] === 'yes');
  const [first] = decisions;
  if (able.length === 0 && first && first !== 'yes') throw orderRefusal(first);
  if (able.length > 1)
    await lockStock(
      tx,
      able.flatMap(merchantOrder => merchantOrder.lines.map(line => line.variantId)),
    );
  const changed: MerchantOrder[] = [];
  for (const merchantOrder of able) changed.push(await applyOne(ctx, tx, { merchantOrder, ...input }));
  return changed;
}

async function applyOne(
  ctx: Ctx,
  tx: Tx,
  {
    merchantOrder,
    event,
    by,
    details = {},
  }: Omit<OrderEventInput, 'merchantOrderId'> & { merchantOrder: MerchantOrder },
): Promise<MerchantOrder> {
  const decision = canDo(by, merchantOrder, event);
  if (decision !== 'yes') throw orderRefusal(decision);
  if (event === 'paid_late' && isTooLate(merchantOrder, ctx.clock.now()))
    throw orderRefusal('not_possible_now');
  if (transitionOf(event, merchantOrder.status)?.reasonOf?.includes(by.kind) && !details.reason)
    throw orderRefusal('reason_needed', { fields: { reason: orderRefusal('reason_needed').message } });
  const next = stepPart(merchantOrder, event, { ...details, takesFees: by.kind !== 'buyer' });
  return writeStep(ctx, tx, { before: merchantOrder, next, event, parcelId: null, by, details });
}

function isTooLate({ cancelledAt }: MerchantOrder, now: Date): boolean {
  return cancelledAt === null || now.getTime() - new Date(cancelledAt).getTime() > REVIVABLE;
}
