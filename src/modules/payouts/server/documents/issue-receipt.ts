import { feesOf } from '#modules/orders/collection.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { documentText } from '../../document.text.ts';
import { type DocumentLine, documentLine, type FeeCode, SHOP } from '../../document.ts';
import { issue } from './issue.ts';
import { buyerParty, ownPercent, sellerParty, shopParty } from './parties.ts';
import { type Sold, type StoredDocument, selectCurrentReceipts, selectSold } from './queries.ts';

/**
 * After `order.delivered`: two sellers, two documents. The merchant's receipt has the parcel's goods, and the delivery if
 * the merchant carried it; the shop's has the fees that are the shop's.
 */
export async function issueReceipt(ctx: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const sold = await selectSold(tx, id);
  if (!sold) return;
  const { parcelFees, partFees, deliveryFee } = sold;
  const { delivery, others } = feesOf({ fees: partFees, deliveryFee }, { fees: parcelFees });
  const isOwn = sold.carrier === 'merchant';
  const own = [...goodsOf(sold), ...(isOwn ? feeLine('delivery', delivery, ownPercent(sold)) : [])];
  await issueFor(ctx, tx, { sold, eventId: id, issuerId: sold.merchantId, lines: own });
  const shops = [
    ...(isOwn ? [] : feeLine('delivery', delivery, sold.feeVatPercent)),
    ...feeLine('fees', others, sold.feeVatPercent),
  ];
  if (shops.length > 0) await issueFor(ctx, tx, { sold, eventId: id, issuerId: SHOP, lines: shops });
}

interface Issued {
  sold: Sold;
  eventId: number;
  issuerId: number;
  lines: DocumentLine[];
}

async function issueFor(ctx: Ctx, tx: Tx, { sold, eventId, issuerId, lines }: Issued): Promise<void> {
  const { merchantId, orderId, userId, paymentMethod, seller, address } = sold;
  await issue(tx, {
    kind: 'receipt',
    issuerId,
    merchantId,
    userId,
    orderId,
    originalId: null,
    cause: { type: 'order_event', id: eventId },
    now: ctx.clock.now(),
    says: {
      seller: issuerId === SHOP ? await shopParty(ctx) : sellerParty(seller),
      buyer: buyerParty(address),
      lines,
      paymentMethod,
      original: null,
    },
  });
}

/** After `order.reopened`: cancels the receipts of a delivery that did not happen. */
export async function creditReceipts({ clock }: Ctx, tx: Tx, { id }: Event): Promise<void> {
  for (const original of await selectCurrentReceipts(tx, id)) await creditWhole(tx, { original, id, clock });
}

/** A credit note on the whole of a receipt. */
export async function creditWhole(
  tx: Tx,
  { original, id, clock }: { original: StoredDocument; id: number; clock: Ctx['clock'] },
): Promise<void> {
  const { issuerId, merchantId, userId, orderId, content } = original;
  const { seller, buyer, lines, paymentMethod } = content;
  await issue(tx, {
    kind: 'credit_note',
    issuerId,
    merchantId,
    userId,
    orderId,
    originalId: original.id,
    cause: { type: 'order_event', id },
    now: clock.now(),
    says: { seller, buyer, lines, paymentMethod, original: original.number },
  });
}

const goodsOf = ({ lines }: Sold): DocumentLine[] =>
  lines.map(({ variantId, title, options, units, net, taxClass, vatPercent }) =>
    documentLine({
      title: options ? `${title} (${options})` : title,
      code: String(variantId),
      quantity: units,
      gross: net,
      taxClass,
      vatPercent,
    }),
  );

const feeLine = (code: FeeCode, gross: number, vatPercent: number): DocumentLine[] =>
  gross === 0
    ? []
    : [
        documentLine({
          title: documentText[code],
          code,
          quantity: 1,
          gross,
          taxClass: 'standard',
          vatPercent,
        }),
      ];
