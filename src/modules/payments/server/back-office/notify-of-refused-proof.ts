import { sayOf } from '#modules/notifications/said-text.ts';
import { notifyPerson } from '#modules/notifications/server/notify-person.ts';
import { orderNumber } from '#platform/id.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import { selectRefusedProof } from './queries.ts';
import { proofRefused } from './text.ts';

/**
 * Tells a buyer why the picture of a transfer was refused, in the transaction of the refusal: one payment may have several,
 * and an event of it would be told once.
 */
export async function notifyOfRefusedProof(ctx: Ctx, tx: Tx, paymentId: number): Promise<void> {
  const refused = await selectRefusedProof(tx, paymentId);
  if (!refused) return;
  const { orderId, reason, isLate, heldUntil, userId } = refused;
  const facts = { order: orderNumber(orderId), reason, isLate, heldUntil };
  await notifyPerson(ctx, tx, {
    to: userId,
    said: {
      channels: ['inbox', 'email', 'sms'],
      ...sayOf(proofRefused, facts),
      linkWords: proofRefused.link,
      act: isLate ? undefined : 'pay',
      link: isLate ? `/order-details/${orderId}` : `/payment/${orderId}`,
    },
  });
}
