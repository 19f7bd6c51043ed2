import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Event } from '#platform/server/events.ts';
import { documentText } from '../../document.text.ts';
import { documentLine } from '../../document.ts';
import { issue } from './issue.ts';
import { type Sold, selectCurrentReceipt, selectDocument, selectSold } from './queries.ts';

/** After `order.delivered`: the merchant's receipt for the parcel's contents and its delivery. */
export async function issueReceipt({ clock }: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const sold = await selectSold(tx, id);
  if (!sold) return;
  const { merchantId, orderId, userId, paymentMethod, vatPercent } = sold;
  await issue(tx, {
    kind: 'receipt',
    issuerId: merchantId,
    merchantId,
    userId,
    orderId,
    originalId: null,
    cause: { type: 'order_event', id },
    now: clock.now(),
    says: { ...partiesOf(sold), vatPercent, paymentMethod, lines: linesOf(sold), original: null },
  });
}

/** After `order.reopened`: cancels the whole receipt of a delivery that did not happen. */
export async function takeReceiptBack({ clock }: Ctx, tx: Tx, { id }: Event): Promise<void> {
  const sold = await selectSold(tx, id);
  const standing = sold && (await selectCurrentReceipt(tx, sold.parcelId));
  const original = standing && (await selectDocument(tx, standing.id));
  if (!original) return;
  const { merchantId, userId, orderId, content } = original;
  const { seller, buyer, lines, vatPercent, paymentMethod } = content;
  await issue(tx, {
    kind: 'credit_note',
    issuerId: merchantId,
    merchantId,
    userId,
    orderId,
    originalId: original.id,
    cause: { type: 'order_event', id },
    now: clock.now(),
    says: { seller, buyer, lines, vatPercent, paymentMethod, original: original.number },
  });
}

function partiesOf({ seller, address }: Sold) {
  return {
    seller: { ...seller, name: seller.legalName },
    buyer: {
      name: address.recipient,
      phone: address.mobile,
      address: [address.governorateName, address.cityName, address.street].join('، '),
      taxNumber: '',
      commercialRegister: '',
    },
  };
}

function linesOf({ lines, fees, seller, vatPercent }: Sold) {
  const by = { isRegistered: seller.vatRegistered ? 'yes' : 'no', vatPercent } as const;
  const goods = lines.map(({ variantId, title, options, units, net }) =>
    documentLine(
      {
        title: options ? `${title} (${options})` : title,
        code: String(variantId),
        quantity: units,
        gross: net,
      },
      by,
    ),
  );
  if (fees === 0) return goods;
  return [...goods, documentLine({ title: documentText.fees, code: 'fees', quantity: 1, gross: fees }, by)];
}
