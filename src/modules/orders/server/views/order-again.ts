import type { CallBody, CallInput } from '#platform/call.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { orderAgain as againCall } from '../../calls.ts';
import { orderRefusal } from '../../text.ts';
import { selectLinesAgain } from './queries.ts';

/** The lines of an own order that can be bought again, at today's prices. */
export async function orderAgain(
  { db }: Ctx,
  { orderId }: CallInput<typeof againCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof againCall>> {
  const lines = await selectLinesAgain(db, { orderId, userId: viewer.userId });
  if (lines.length === 0) throw orderRefusal('order_not_found');
  return {
    lines: lines
      .filter(line => line.isSold)
      .map(({ price, ...line }) => ({ ...line, price: toPounds(price) })),
    gone: lines.filter(line => !line.isSold).map(line => line.title),
  };
}
