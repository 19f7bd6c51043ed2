import { lockMerchantOrder } from '#modules/orders/server/lock-merchant-order.ts';
import { type CaseActor, isPartyTo } from '#modules/refunds/case-actor.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { ClaimKind } from '../claim.ts';
import { type ReturnReason, reasonRule } from '../reason.ts';
import { checkWindow } from '../return-window.ts';
import type { requestReturn as requestCall } from '../returns.calls.ts';
import { refuseCase } from '../text.ts';
import { actorFor } from './actor-for.ts';
import { openClaim } from './open-claim.ts';
import { namePhotos } from './photos.ts';
import { type ReturnableLine, selectReturnable } from './queries.ts';
import { openReturn } from './record-return-step.ts';

type ReturnInput = CallInput<typeof requestCall>;

/**
 * Requests a return. A lawful withdrawal is approved at once, a defect waits for the merchant, and wrong goods become a
 * claim. Refuses units that are unavailable or in another case (`wrong_units`), late requests (`window_over`), excluded
 * goods (`not_returnable`) and a missing photo.
 */
export const requestReturn: UseCase<typeof requestCall> = async (ctx, input, caller) => {
  const by = actorFor(caller);
  if (reasonRule(input.reason).photos === 'needed' && input.photos.length === 0)
    throw refuseCase('photos_needed');
  const photos = await namePhotos(ctx, input.photos);
  return transaction(ctx, tx => openCase(ctx, tx, { input: { ...input, photos }, by }));
};

/** The same in the caller's transaction, for the buyer or for staff who speak for one. */
export async function openCase(
  ctx: Ctx,
  tx: Tx,
  { input, by }: { input: ReturnInput; by: CaseActor },
): Promise<CallBody<typeof requestCall>> {
  const merchantOrder = await lockMerchantOrder(tx, input.merchantOrderId);
  if (!merchantOrder || !isPartyTo(by, merchantOrder)) throw refuseCase('return_not_found');
  if (merchantOrder.status !== 'delivered' && merchantOrder.status !== 'completed')
    throw refuseCase('not_possible_now');
  await refuseUnlessReturnable(ctx, tx, input);
  const { window, payer } = reasonRule(input.reason);
  if (window === 'always') {
    const claimId = await openClaim(ctx, tx, { ...input, kind: input.reason as ClaimKind, by });
    return { kind: 'claim', id: claimId };
  }
  const state = window === 'no_reason' ? 'approved' : 'requested';
  const id = await openReturn(ctx, tx, { ...input, state, payer, claimId: null, by });
  return { kind: 'return', id };
}

interface Units {
  merchantOrderId: number;
  reason: ReturnReason;
  lines: readonly { lineId: number; quantity: number; exchangeFor?: number | undefined }[];
}

/**
 * Refuses unless all these units can be returned for this reason; the part is locked or only asked about. Gives what can
 * be returned of it.
 */
export async function refuseUnlessReturnable(ctx: Ctx, tx: Tx, input: Units): Promise<ReturnableLine[]> {
  const { returns: rules } = await readSettings(ctx);
  const there = await selectReturnable(tx, input.merchantOrderId);
  for (const { lineId, quantity, exchangeFor } of input.lines) {
    const line = there.find(each => each.lineId === lineId);
    if (!line || quantity > line.most) throw refuseCase('wrong_units');
    if (exchangeFor && !line.exchanges.some(each => each.variantId === exchangeFor))
      throw refuseCase('exchange_gone');
    const decision = checkWindow(input.reason, line, { now: ctx.clock.now(), rules });
    if (decision !== 'yes') throw refuseCase(decision);
  }
  return there;
}
