import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { documentText } from '../../document.text.ts';
import { documentLine } from '../../document.ts';
import { issue } from './issue.ts';
import { selectRefunded } from './issue-refund-note.sql.ts';
import { selectDocument } from './queries.ts';

/**
 * After `refund.approved`: the merchant's credit note for the refunded units, on their receipt. None if no receipt was
 * issued, because then nothing was delivered. The cost of fetching them is not part of that sale.
 */
export async function issueRefundNote({ clock }: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const refunded = await selectRefunded(tx, id);
  const original = refunded && (await selectDocument(tx, refunded.receiptId));
  if (!refunded || !original) return;
  const { merchantId, userId, orderId, content } = original;
  const { seller, buyer, vatPercent, paymentMethod } = content;
  const by = { isRegistered: content.vat > 0 ? 'yes' : 'no', vatPercent } as const;
  const fees = { title: documentText.fees, code: 'fees', quantity: 1, gross: refunded.fees };
  await issue(tx, {
    kind: 'credit_note',
    issuerId: merchantId,
    merchantId,
    userId,
    orderId,
    originalId: original.id,
    cause: { type: 'refund', id: refunded.refundId },
    now: clock.now(),
    says: {
      seller,
      buyer,
      vatPercent,
      paymentMethod,
      lines: [...refunded.lines, ...(refunded.fees > 0 ? [fees] : [])].map(line => documentLine(line, by)),
      original: original.number,
    },
  });
}
