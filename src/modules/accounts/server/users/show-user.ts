import type { Ctx } from '#platform/server/context.ts';
import type { Account } from '#platform/viewer.ts';
import { accountRefusal } from '../../text.ts';
import type { UserDetails } from '../../user.ts';
import { findOpenMatter } from '../privacy/erase-person.ts';
import { findConsents } from '../privacy/queries.ts';
import type { AboutPeople } from './about-people.ts';
import { findUser } from './queries.ts';

/** One account, for staff; an erased one is not found. */
export async function showUser(
  ctx: Ctx,
  { countOrders, holders }: AboutPeople,
  { userId, viewer }: { userId: number; viewer: Account },
): Promise<UserDetails> {
  const found = await findUser(ctx.db, userId, ctx.clock.now());
  if (!found) throw accountRefusal('user_not_found');
  const { signedInAt, createdAt, ...facts } = found;
  const open = found.role === 'user' ? await findOpenMatter(ctx.db, holders, userId) : null;
  return {
    ...facts,
    signedInAt: signedInAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    ordersCount: (await countOrders(ctx.db, [userId])).get(userId) ?? 0,
    consents: await findConsents(ctx.db, userId),
    erasureBlock: open ? accountRefusal(open).message : '',
    isOwn: userId === viewer.userId,
  };
}
