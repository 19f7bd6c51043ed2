import { signPicture } from '#modules/media/server/private-pictures.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pageOf } from '#platform/server/limit-to-page.ts';
import type { UseCase } from '#platform/server/route.ts';
import { CASES_A_PAGE, type listManagedCases as listManagedCall } from '../back-office.calls.ts';
import type { RefundSums } from '../case-view.ts';
import type {
  listCases as listCall,
  showClaim as showClaimCall,
  showReturn as showReturnCall,
} from '../returns.calls.ts';
import { refuseCase } from '../text.ts';
import { actorFor } from './actor-for.ts';
import { describeClaim, describeReturn } from './describe-case.ts';
import { previewClaim, previewReturn } from './refunds/preview-refund.ts';
import {
  countTabs,
  type StoredClaim,
  type StoredReturn,
  selectClaims,
  selectManagedCases,
  selectReturns,
} from './show-cases.sql.ts';

/** More than anybody has open at once. */
const MOST_CASES = 50;

async function decisionContext(ctx: Ctx) {
  const { returns: rules } = await readSettings(ctx);
  return { now: ctx.clock.now(), rules };
}

export const listCases: UseCase<typeof listCall> = async (ctx, { orderId }, caller) => {
  const actor = actorFor(caller);
  const which = { orderId, most: MOST_CASES };
  const context = await decisionContext(ctx);
  const [returns, claims] = [
    await selectReturns(ctx.db, actor, which),
    await selectClaims(ctx.db, actor, which),
  ];
  return {
    returns: returns.map(it => describeReturn(withPhotos(ctx, it), actor, context)),
    claims: claims.map(it => describeClaim(withPhotos(ctx, it), actor)),
  };
};

/** Refuses with `return_not_found`, also if it belongs to somebody else. */
export const showReturn: UseCase<typeof showReturnCall> = async (ctx, { returnId }, caller) => {
  const actor = actorFor(caller);
  const [it] = await selectReturns(ctx.db, actor, { id: returnId, most: 1 });
  if (!it) throw refuseCase('return_not_found');
  const shown = describeReturn(withPhotos(ctx, it), actor, await decisionContext(ctx));
  if (actor.kind === 'buyer') return shown;
  return { ...shown, facts: factsOf(it, await previewReturn(ctx, it)) };
};

export const showClaim: UseCase<typeof showClaimCall> = async (ctx, { claimId }, caller) => {
  const actor = actorFor(caller);
  const [it] = await selectClaims(ctx.db, actor, { id: claimId, most: 1 });
  if (!it) throw refuseCase('claim_not_found');
  const shown = describeClaim(withPhotos(ctx, it), actor);
  if (actor.kind === 'buyer') return shown;
  return { ...shown, facts: factsOf(it, await previewClaim(ctx, it)) };
};

/** With addresses of its photos, which are for whoever works on the case. */
const withPhotos = <Case extends { photos: string[] }>(ctx: Ctx, it: Case): Case => ({
  ...it,
  photos: it.photos.map(photo => signPicture(ctx, photo)),
});

const factsOf = (
  { customer, paymentMethod }: StoredReturn | StoredClaim,
  wouldRefund: RefundSums | null,
) => ({ customer, paymentMethod, wouldRefund });

export const listManagedCases: UseCase<typeof listManagedCall> = async (ctx, { tab, page }, caller) => {
  const actor = actorFor(caller);
  const counts = await countTabs(ctx.db, actor);
  const { rows, totalPages } = await pageOf({ page, limit: CASES_A_PAGE, count: counts[tab] }, place =>
    selectManagedCases(ctx.db, actor, { tab, ...place }),
  );
  return {
    cases: rows.map(row => ({
      ...row,
      openedAt: row.openedAt.toISOString(),
      dueAt: row.dueAt?.toISOString() ?? null,
    })),
    counts,
    totalPages,
  };
};
