import { countAttempt } from '#modules/accounts/server/limits.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { generalRefusal, REQUIRED_FIELD } from '#platform/text.ts';
import type { Caller } from '#platform/viewer.ts';
import type { sendComplaint as sendCall } from '../calls.ts';
import { answerDueAt } from '../complaint.ts';
import { refuseComplaint } from '../text.ts';
import { notifyReceived } from './notify-complainant.ts';
import { type Complainant, insertComplaint, isOrderOf } from './queries.ts';

type Input = CallInput<typeof sendCall>;

/**
 * Takes a complaint and says until when it is answered. An account is told so in its inbox too; a guest is not, because
 * nobody may send a stranger messages through the shop. Refuses an order of somebody else, and a guest without a name or
 * mobile.
 */
export async function sendComplaint(
  ctx: Ctx,
  asked: Input,
  caller: Caller,
): Promise<CallBody<typeof sendCall>> {
  const by = complainantOf(asked, caller);
  if (by.userId !== null) await countAttempt(ctx, 'complaint_by_account', by.userId);
  else await countAttempt(ctx, 'complaint_by_address', caller.address);
  const { complaintBusinessDays } = await readSettings(ctx);
  const sentAt = ctx.clock.now();
  const dueAt = answerDueAt(sentAt, complaintBusinessDays);
  const number = await transaction(ctx, async tx => {
    const orderId = await orderOf(tx, asked, by);
    const { subject, body } = asked;
    const id = await insertComplaint(tx, { ...by, subject, body, orderId, sentAt, dueAt });
    if (by.userId !== null) await notifyReceived(ctx, tx, { userId: by.userId, number: id, dueAt });
    return id;
  });
  return { number, dueAt: dueAt.toISOString() };
}

function complainantOf({ name, mobile }: Input, { viewer }: Caller): Complainant {
  if (viewer.kind === 'account') return { userId: viewer.userId, name: '', mobile: null };
  if (name && mobile) return { userId: null, name, mobile };
  const fields = { ...(!name && { name: REQUIRED_FIELD }), ...(!mobile && { mobile: REQUIRED_FIELD }) };
  throw generalRefusal('invalid_input', { fields });
}

async function orderOf(tx: Tx, { orderNumber }: Input, by: Complainant): Promise<number | null> {
  if (orderNumber === undefined) return null;
  const orderId = Number(orderNumber);
  if (!(await isOrderOf(tx, orderId, by))) throw refuseComplaint('complaint_order_not_found');
  return orderId;
}
