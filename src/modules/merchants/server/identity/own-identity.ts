import type { Ctx } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import type { OwnIdentity } from '../../identity.ts';
import { merchantRefusal } from '../../text.ts';
import { ownMerchant } from '../members.ts';
import { selectChanges, selectCurrentPapers, selectIdentity } from './queries.ts';

const isOpen = ({ state }: { state: string }) => ['draft', 'waiting', 'approved'].includes(state);

/** The viewer's shop as law knows it, and its changes. Refuses with `no_shop`. */
export async function readOwnIdentity(ctx: Ctx, viewer: Account): Promise<OwnIdentity> {
  const merchantId = ownMerchant(viewer);
  const found = await selectIdentity(ctx.db, merchantId);
  if (!found) throw merchantRefusal('no_shop');
  const { entityKind, merchantId: _, ...identity } = found;
  const changes = await selectChanges(ctx.db, merchantId);
  return {
    entityKind,
    identity,
    open: changes.find(isOpen) ?? null,
    decided: changes.filter(change => !isOpen(change)),
    papers: await selectCurrentPapers(ctx.db, merchantId),
  };
}
