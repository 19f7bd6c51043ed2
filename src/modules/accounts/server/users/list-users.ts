import type { CallBody, CallInput } from '#platform/call.ts';
import { pageCount } from '#platform/page.ts';
import { normaliseMobile } from '#platform/phone.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/users.ts';
import type { AboutPeople } from './about-people.ts';
import { countUsers, findUsers, wordsOf } from './queries.ts';

/** Accounts as staff look for them. */
export async function listUsers(
  ctx: Ctx,
  { countOrders }: AboutPeople,
  { page, limit, ...given }: CallInput<typeof calls.listUsers>,
): Promise<CallBody<typeof calls.listUsers>> {
  const asked = { q: given.q, mobile: normaliseMobile(given.q) };
  const words = given.q === '' ? null : await wordsOf(ctx.db, asked);
  const criteria = { ...asked, words, role: given.role, status: given.status };
  const total = await countUsers(ctx.db, criteria);
  const found = await findUsers(ctx.db, criteria, { limit, offset: (page - 1) * limit, count: total });
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
