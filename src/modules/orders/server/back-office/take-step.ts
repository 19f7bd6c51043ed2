import type { CallBody, CallInput } from '#platform/call.ts';
import { refusalOf } from '#platform/refusal.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { BulkStep } from '../../back-office/next-step.ts';
import type { takeStep as takeCall } from '../../back-office.calls.ts';
import { orderRefusal } from '../../text.ts';
import { actorFor } from '../actor-for.ts';
import { lockGroup, selectMerchantOrders } from '../queries.ts';
import { applyEvent } from '../steps/apply-event.ts';
import { applyParcelEventIn } from '../steps/apply-parcel-event.ts';
import { packMerchantOrder } from '../steps/merchant-order-steps.ts';
import { selectOrdersOf } from './queries.ts';
import { scopeOf } from './scope.ts';

type Take = (ctx: Ctx, merchantOrderId: number, caller: Caller<Account>) => Promise<unknown>;

const STEPS: Readonly<Record<BulkStep, Take>> = {
  accepted: (ctx, merchantOrderId, caller) =>
    applyEvent(ctx, { merchantOrderId, event: 'accepted', by: actorFor(caller) }),
  packed: (ctx, merchantOrderId, caller) => packMerchantOrder(ctx, { merchantOrderId }, caller),
  handed_over: handOver,
};

type Outcome = CallBody<typeof takeCall>['outcomes'][number];

/** Takes a step with each order in its own transaction, so a refused one does not stop the others. */
export async function takeStep(
  ctx: Ctx,
  { event, merchantOrderIds }: CallInput<typeof takeCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof takeCall>> {
  const asked = [...new Set(merchantOrderIds)];
  const known = await selectOrdersOf(ctx.db, asked, scopeOf(caller.viewer));
  const outcomes: Outcome[] = [];
  for (const merchantOrderId of asked) {
    const orderId = known.find(each => each.id === merchantOrderId)?.orderId ?? null;
    const refusal = await refusalOf(() => STEPS[event](ctx, merchantOrderId, caller));
    const outcome = refusal ? 'refused' : 'done';
    outcomes.push({
      merchantOrderId,
      orderId,
      outcome,
      code: refusal?.code ?? '',
      why: refusal?.message ?? '',
    });
  }
  return { outcomes };
}

/** Every packed parcel of it, all or none. */
async function handOver(ctx: Ctx, merchantOrderId: number, caller: Caller<Account>): Promise<void> {
  const by = actorFor(caller);
  await transaction(ctx, async tx => {
    const orderId = await lockGroup(tx, { merchantOrderId });
    const merchantOrders = orderId === undefined ? [] : await selectMerchantOrders(tx, orderId);
    const merchantOrder = merchantOrders.find(each => each.id === merchantOrderId);
    if (!merchantOrder || (by.kind === 'merchant' && merchantOrder.merchantId !== by.merchantId))
      throw orderRefusal('order_not_found');
    const packed = merchantOrder.parcels.filter(({ state }) => state === 'packed');
    if (packed.length === 0) throw orderRefusal('not_possible_now');
    for (const { id } of packed)
      await applyParcelEventIn(ctx, tx, { parcelId: id, event: 'handed_over', by });
  });
}
