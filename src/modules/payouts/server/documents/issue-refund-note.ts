import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { type Note, notesOf } from '../../credit-notes.ts';
import { documentText } from '../../document.text.ts';
import { type DocumentContent, type DocumentLine, documentLine, type FeeCode, SHOP } from '../../document.ts';
import { issue } from './issue.ts';
import { type NoteCause, type Refunded, selectRefunded, selectRefundOf } from './issue-refund-note.sql.ts';
import { buyerParty, ownPercent, sellerParty, shopParty } from './parties.ts';
import { selectDocument } from './queries.ts';

/**
 * After `refund.approved`: a credit note on each receipt that had the refunded units or fees, by whoever issued it and
 * none above it; none if no receipt was issued, because then nothing was delivered. What is kept for fetching the goods is
 * a sale of whoever came for them.
 */
export async function issueRefundNote(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const refundId = await selectRefundOf(tx, id);
  if (refundId !== undefined) await issueNotes(ctx, tx, { type: 'refund', id: refundId });
}

/** After `fees.owed`: the same for the fees that go back since an exchange came to nothing. */
export function issueFeesNote(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  return issueNotes(ctx, tx, { type: 'refund_fees', id });
}

interface Cause {
  type: NoteCause;
  /** Of the refund. */
  id: number;
}

async function issueNotes(ctx: Ctx, tx: Tx, cause: Cause): Promise<void> {
  const refunded = await selectRefunded(tx, cause.id, cause.type);
  if (!refunded) return;
  for (const note of notesOf(refunded, refunded.receipts)) await issueNote(ctx, tx, { note, cause });
  if (refunded.deducted > 0) await issuePickup(ctx, tx, refunded);
}

async function issueNote(
  { clock }: Ctx,
  tx: Tx,
  { note, cause }: { note: Note; cause: Cause },
): Promise<void> {
  const original = await selectDocument(tx, note.receiptId);
  if (!original) return;
  const { issuerId, merchantId, userId, orderId, content } = original;
  const { seller, buyer, paymentMethod } = content;
  await issue(tx, {
    kind: 'credit_note',
    issuerId,
    merchantId,
    userId,
    orderId,
    originalId: original.id,
    cause,
    now: clock.now(),
    says: {
      seller,
      buyer,
      paymentMethod,
      lines: [
        ...note.lines.map(documentLine),
        ...feeBack(content, 'delivery', note.delivery),
        ...feeBack(content, 'fees', note.fees),
      ],
      original: original.number,
    },
  });
}

/** A part of the receipt's own fee, taxed as there. */
function feeBack({ lines }: DocumentContent, code: FeeCode, gross: number): DocumentLine[] {
  const line = lines.find(each => each.code === code);
  return line && gross > 0 ? [documentLine({ ...line, gross })] : [];
}

async function issuePickup(ctx: Ctx, tx: Tx, refunded: Refunded): Promise<void> {
  const { merchantId, userId, orderId, paymentMethod, address, deducted, isOwnPickup, seller } = refunded;
  await issue(tx, {
    kind: 'receipt',
    issuerId: isOwnPickup ? merchantId : SHOP,
    merchantId,
    userId,
    orderId,
    originalId: null,
    cause: { type: 'refund', id: refunded.refundId },
    now: ctx.clock.now(),
    says: {
      seller: isOwnPickup ? sellerParty(seller) : await shopParty(ctx),
      buyer: buyerParty(address),
      paymentMethod,
      lines: [
        documentLine({
          title: documentText.returnPickup,
          code: 'delivery',
          quantity: 1,
          gross: deducted,
          taxClass: 'standard',
          vatPercent: isOwnPickup ? ownPercent(refunded) : refunded.feeVatPercent,
        }),
      ],
      original: null,
    },
  });
}
