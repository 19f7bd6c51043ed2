import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { type Note, notesOf } from '../../credit-notes.ts';
import { documentText } from '../../document.text.ts';
import { documentLine } from '../../document.ts';
import { issue } from './issue.ts';
import { selectRefunded } from './issue-refund-note.sql.ts';
import { selectDocument } from './queries.ts';

/**
 * After `refund.approved`: the merchant's credit notes for the refunded units, one on each receipt that had them and none
 * above it. None if no receipt was issued, because then nothing was delivered. The cost of fetching them is not part of
 * that sale.
 */
export async function issueRefundNote(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const refunded = await selectRefunded(tx, id);
  if (!refunded) return;
  for (const note of notesOf(refunded, refunded.receipts))
    await issueNote(ctx, tx, { note, refundId: refunded.refundId });
}

async function issueNote(
  { clock }: Ctx,
  tx: Tx,
  { note, refundId }: { note: Note; refundId: number },
): Promise<void> {
  const original = await selectDocument(tx, note.receiptId);
  if (!original) return;
  const { merchantId, userId, orderId, content } = original;
  const { seller, buyer, vatPercent, paymentMethod } = content;
  const by = { isRegistered: content.vat > 0 ? 'yes' : 'no', vatPercent } as const;
  const fees = { title: documentText.fees, code: 'fees', quantity: 1, gross: note.fees };
  await issue(tx, {
    kind: 'credit_note',
    issuerId: merchantId,
    merchantId,
    userId,
    orderId,
    originalId: original.id,
    cause: { type: 'refund', id: refundId },
    now: clock.now(),
    says: {
      seller,
      buyer,
      vatPercent,
      paymentMethod,
      lines: [...note.lines, ...(note.fees > 0 ? [fees] : [])].map(line => documentLine(line, by)),
      original: original.number,
    },
  });
}
