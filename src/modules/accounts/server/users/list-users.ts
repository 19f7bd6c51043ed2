import type { CallBody, CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import { normaliseMobile } from '#platform/phone.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../users.calls.ts';
import type { AboutPeople } from './about-people.ts';
import { findUsers } from './queries.ts';

/** Accounts, as staff search them. */
export async function listUsers(
  ctx: Ctx,
  { countOrders }: AboutPeople,
  { page, limit, ...given }: CallInput<typeof calls.listUsers>,
): Promise<CallBody<typeof calls.listUsers>> {
  const criteria = { ...given, mobile: normaliseMobile(given.q) };
  const { users: found, total } = await findUsers(ctx.db, criteria, { limit, offset: (page - 1) * limit });
  const orders = await countOrders(
    ctx.db,
    found.map(({ id }) => id),
  );
  const users = found.map(({ signedInAt, ...user }) => ({
    ...user,
    signedInAt: signedInAt?.toISOString() ?? null,
    ordersCount: orders.get(user.id) ?? 0,
  }));
  return { users, total, totalPages: pageCount(total, limit) };
}
